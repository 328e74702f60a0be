#define _GNU_SOURCE
#include "CLineEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Signal handling is the process's own, so its state is too. Handlers use only what POSIX allows in them. */

enum { signal_limit = 65 };
/* Atomic: a signal may be delivered on another thread than the one that catches it. */
static _Atomic int descriptors[signal_limit];
static struct sigaction previous[signal_limit];
static bool is_caught[signal_limit];

static void write_number(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  ssize_t ignored = write(descriptors[signal], &byte, 1);
  (void)ignored;
  errno = saved;
}

int le_catch(int signal, int descriptor) {
  if (signal <= 0 || signal >= signal_limit) return -1;
  int before = is_caught[signal] ? descriptors[signal] : -1;
  descriptors[signal] = descriptor;
  if (is_caught[signal]) return before;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = write_number;
  sigemptyset(&action.sa_mask);
  is_caught[signal] = sigaction(signal, &action, &previous[signal]) == 0;
  // A program that is started by a thread with blocked signals begins with all of them blocked.
  sigset_t caught;
  sigemptyset(&caught);
  sigaddset(&caught, signal);
  pthread_sigmask(SIG_UNBLOCK, &caught, NULL);
  return -1;
}

void le_release(int signal) {
  if (signal <= 0 || signal >= signal_limit || !is_caught[signal]) return;
  sigaction(signal, &previous[signal], NULL);
  is_caught[signal] = false;
}

static const int fatal[] = {SIGHUP, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { fatal_count = sizeof fatal / sizeof *fatal };
static struct sigaction before_guard[fatal_count];
static struct termios saved_mode;
static _Atomic int guard_input = -1, guard_output = -1, guard_paste = 0;
static bool is_armed = false;

static void restore_and_raise(int signal) {
  int saved = errno;
  if (guard_paste) {
    ssize_t ignored = write(guard_output, "\033[?2004l", 8);
    (void)ignored;
  }
  if (guard_input >= 0) tcsetattr(guard_input, TCSANOW, &saved_mode);
  for (int i = 0; i < fatal_count; i++)
    if (fatal[i] == signal) sigaction(signal, &before_guard[i], NULL);
  errno = saved;
  raise(signal);
}

void le_guard_arm(int input, int output, bool bracketedPaste) {
  if (is_armed) return;
  guard_output = output;
  guard_paste = bracketedPaste;
  guard_input = tcgetattr(input, &saved_mode) == 0 ? input : -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_and_raise;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], NULL, &before_guard[i]);
    /* What the parent chose to ignore (nohup) stays ignored. */
    if (before_guard[i].sa_handler != SIG_IGN) sigaction(fatal[i], &action, NULL);
  }
  is_armed = true;
}

void le_guard_disarm(void) {
  if (!is_armed) return;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &before_guard[i], NULL);
  is_armed = false;
}

/* Shared with the watcher, so that telling it costs no system call and can't fail. */
static volatile char *watched_state = NULL;

static void watch(int input, int output) {
  char byte;
  ssize_t count;
  do count = read(input, &byte, 1);
  while (count > 0 || (count < 0 && errno == EINTR));
  if (*watched_state) {
    ssize_t ignored = write(output, "\033[?2004l", 8);
    (void)ignored;
  }
}

bool le_watcher_start(int output) {
  int ends[2];
  if (watched_state) return true;
  void *shared = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (shared == MAP_FAILED) return false;
  if (pipe(ends) != 0) {
    munmap(shared, 1);
    return false;
  }
  watched_state = shared;
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  pid_t child = fork();
  if (child == 0) {
    /* A grandchild, so that nobody has to wait for it; it holds nothing open but the pipe and the terminal. */
    if (fork() != 0) _exit(0);
    struct sigaction ignore;
    memset(&ignore, 0, sizeof ignore);
    ignore.sa_handler = SIG_IGN;
    for (int signal = 1; signal < 32; signal++)
      if (signal != SIGKILL && signal != SIGSTOP) sigaction(signal, &ignore, NULL);
    int limit = (int)sysconf(_SC_OPEN_MAX);
    if (limit < 0 || limit > 4096) limit = 4096;
    for (int descriptor = 0; descriptor < limit; descriptor++)
      if (descriptor != ends[0] && descriptor != output) close(descriptor);
    watch(ends[0], output);
    _exit(0);
  }
  /* The write end stays open for as long as this process lives: its end is the message. */
  close(ends[0]);
  int status;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return child > 0;
}

void le_watcher_set(bool isOn) {
  if (watched_state) *watched_state = isOn;
}
