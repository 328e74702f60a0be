#!/usr/bin/env bash
# Runs the tests under sanitizers, each in a build folder of its own. usage: sanitize.sh address|thread… [-- FILTER]
set -uo pipefail
cd "$(dirname "$0")/.."
kinds=() filter=
while [ $# -gt 0 ]; do
  case $1 in --) filter=${2:-}; break ;; *) kinds+=("$1") ;; esac
  shift
done
status=0
for kind in "${kinds[@]}"; do
  scratch=.build/sanitize-$kind
  swift build --build-tests --sanitize "$kind" --scratch-path "$scratch" || exit 1
  for folder in Tests/*Tests; do
    target=$(basename "$folder")
    [[ -z $filter || $target =~ $filter ]] || continue
    printf '\n== %s under the %s sanitizer\n' "$target" "$kind"
    settings=("ASAN_OPTIONS=detect_leaks=0:suppressions=$PWD/scripts/asan-suppressions.txt" "TSAN_OPTIONS=halt_on_error=0:suppressions=$PWD/scripts/tsan-suppressions.txt")
    [ "$target" = LLDBParityTests ] && settings+=(SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC)
    # Under a limit of the file size the thread sanitizer cannot start.
    skipped=(); [ "$kind/$target" = thread/CrashTests ] && skipped=(--skip fileSizeLimit)
    env "${settings[@]}" swift test --skip-build --sanitize "$kind" --scratch-path "$scratch" --filter "^$target\\." ${skipped[@]+"${skipped[@]}"} \
      > "$scratch/$target.log" 2>&1
    code=$?
    if [ $code != 0 ] || grep -qE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$scratch/$target.log"; then
      status=1
      printf 'FAILED %s (%s)\n' "$target" "$scratch/$target.log"
      grep -nE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer|✘' "$scratch/$target.log" | head -20
    else
      tail -1 "$scratch/$target.log"
    fi
  done
done
exit $status
