#!/usr/bin/env bash
# Runs every test target after the other. One process for all of them would let tests that wait for a terminal, a child
# process or a disk take every thread of a small machine from the tests that compute.
set -uo pipefail
cd "$(dirname "$0")/.."
# The recorded answers of LLDB and of the lessons were made with fixed hashes and in UTC.
export SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC
status=0
for folder in Tests/*Tests; do
  target=$(basename "$folder")
  printf '\n== %s\n' "$target"
  swift test --skip-build --filter "^$target\\." 2>&1 | grep -vE '^(◇|✔ Test case|↳)' | grep -vE '^✔ Test "' || true
  [ "${PIPESTATUS[0]}" = 0 ] || { status=1; printf 'FAILED %s\n' "$target"; }
done
exit $status
