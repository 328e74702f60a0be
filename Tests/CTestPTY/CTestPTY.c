#define _GNU_SOURCE
#include "CTestPTY.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t pty_spawn(char *const argv[], char *const envp[], int rows, int columns, int *master) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t pid = forkpty(master, 0, 0, &size);
  if (pid == 0) {
    execve(argv[0], argv, envp);
    _exit(127);
  }
  if (pid > 0) fcntl(*master, F_SETFD, FD_CLOEXEC);
  return pid;
}

int pty_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int pty_exit_status(pid_t pid) {
  int status = 0;
  pid_t done;
  do done = waitpid(pid, &status, WNOHANG);
  while (done < 0 && errno == EINTR);
  if (done != pid) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
