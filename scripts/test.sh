#!/usr/bin/env bash
# Runs every test target after the other. One process for all of them would let tests that wait for a terminal, a child
# process or a disk take every thread of a small machine from the tests that compute.
set -uo pipefail
cd "$(dirname "$0")/.."
status=0
for folder in Tests/*Tests; do
  target=$(basename "$folder")
  printf '\n== %s\n' "$target"
  # LLDB was recorded with fixed hashes and in UTC; everything else must hold without.
  settings=()
  [ "$target" = LLDBParityTests ] && settings=(SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC)
  # Driving a browser through every page takes many minutes: 'make test-ui' does it, or LAB_BROWSER_TESTS=1 here.
  skipped=()
  if [ "$target" = SiteTests ] && [ -z "${LAB_BROWSER_TESTS:-}" ]; then
    skipped=(--skip 'SiteTests\.(BrowserTests|CatalogOnPageTests)')
    printf 'SKIPPED: the tests in a real browser (make test-ui runs them)\n'
  fi
  env "${settings[@]}" swift test --skip-build --filter "^$target\\." "${skipped[@]}" 2>&1 | grep -vE '^(◇|✔ Test case|↳)' | grep -vE '^✔ Test "' || true
  [ "${PIPESTATUS[0]}" = 0 ] || { status=1; printf 'FAILED %s\n' "$target"; }
done
printf '\n== Gates\n'
"${LAB_PYTHON:-python3}" -m unittest discover -s Tests/Gates || { status=1; printf 'FAILED Gates\n'; }
exit $status
