#ifndef CLABSYSTEM_H
#define CLABSYSTEM_H

#include <spawn.h>

/// Makes a pipe whose ends no child inherits. Glibc declares `pipe2` only for C with `_GNU_SOURCE`, so Swift can't see
/// it. Returns 0, or -1 with `errno`.
int lab_private_pipe(int ends[2]);

/// Adds "start in this folder" to the actions of a spawn, for the same reason. Returns 0 or an error number.
int lab_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);

/// Makes this process hash like every other: sets and dictionaries then keep the same order in each run. What
/// `SWIFT_DETERMINISTIC_HASHING=1` does, which must be set before the process starts. To be called before the first hash.
/// Returns whether the runtime has the switch.
int lab_fix_hash_seeds(void);

#endif
