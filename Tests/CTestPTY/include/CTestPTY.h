#ifndef CTESTPTY_H
#define CTESTPTY_H

#include <sys/types.h>

/// Starts argv[0] on a new pseudo terminal. Returns its process id (or -1) and the master end.
pid_t pty_spawn(char *const argv[], char *const envp[], int rows, int columns, int *master);
/// Gives the terminal another size; the program gets SIGWINCH.
int pty_resize(int master, int rows, int columns);
/// Waits for the program: its exit status, or 128 + the signal that ended it; -1 while it still runs.
int pty_exit_status(pid_t pid);

#endif
