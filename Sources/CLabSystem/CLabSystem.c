#define _GNU_SOURCE
#include "CLabSystem.h"

#include <fcntl.h>
#include <unistd.h>

int lab_private_pipe(int ends[2]) {
#if defined(__APPLE__)
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC);
#endif
}

// Swift's runtime: swift/stdlib/public/SwiftShims/swift/shims/GlobalObjects.h.
struct hashing_parameters {
  unsigned long long seed0, seed1;
  _Bool deterministic;
};
extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

int lab_fix_hash_seeds(void) {
  if (&_swift_stdlib_Hashing_parameters == 0) return 0;
  _swift_stdlib_Hashing_parameters = (struct hashing_parameters){0, 0, 1};
  return 1;
}

int lab_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
