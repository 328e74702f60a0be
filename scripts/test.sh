#!/usr/bin/env bash
# Runs every test target after the other. One process for all of them would let tests that wait for a terminal, a child
# process or a disk take every thread of a small machine from the tests that compute.
#   SWIFT names another swift; LAB_PYTHON a Python with what scripts/requirements.txt lists.
set -uo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=()
for folder in Tests/*Tests; do
  target=$(basename "$folder")
  printf '\n== %s\n' "$target"
  # LLDB was recorded with fixed hashes and in UTC; everything else must hold without.
  settings=()
  [ "$target" = LLDBParityTests ] && settings=(SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC)
  env ${settings[@]+"${settings[@]}"} "${SWIFT:-swift}" test --skip-build --filter "^$target\\." > "$log" 2>&1
  code=$?
  grep -vE '^(◇|✔ Test case|↳|✔ Test "|Building for|Build complete|\[)' "$log"
  if [ $code != 0 ]; then
    failed+=("$target")
    printf 'FAILED %s (%d)\n' "$target" "$code"
  elif ! grep -qE 'Test run with [1-9][0-9]* tests?' "$log"; then
    failed+=("$target")
    printf 'FAILED %s: it ran no test\n' "$target"
  fi
done
printf '\n== Gates\n'
"${LAB_PYTHON:-python3}" -m unittest discover -s Tests/Gates || failed+=(Gates)
if [ ${#failed[@]} != 0 ]; then
  printf '\nFAILED: %s\n' "${failed[*]}"
  exit 1
fi
printf '\nEvery test passed.\n'
