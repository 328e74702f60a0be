#!/usr/bin/env bash
# Runs every test with coverage and reports lines by target, then the files that are covered least.
set -uo pipefail
cd "$(dirname "$0")/.."
scratch=.build/coverage
swift build --build-tests --enable-code-coverage --scratch-path "$scratch" || exit 1
bin=$(swift build --build-tests --enable-code-coverage --scratch-path "$scratch" --show-bin-path)
rm -rf "$scratch/raw" && mkdir -p "$scratch/raw"
for folder in Tests/*Tests; do
  target=$(basename "$folder")
  settings=(LLVM_PROFILE_FILE="$scratch/raw/$target-%p.profraw")
  [ "$target" = LLDBParityTests ] && settings+=(SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC)
  env "${settings[@]}" swift test --skip-build --enable-code-coverage --scratch-path "$scratch" --filter "^$target\\." \
    > "$scratch/$target.log" 2>&1 || printf 'FAILED %s (%s)\n' "$target" "$scratch/$target.log"
  # SwiftPM sets the variable itself and keeps the profiles of the last run only.
  cp "$bin"/codecov/*.profraw "$scratch/raw/" 2>/dev/null
done
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$tools/llvm-profdata" merge -sparse "$scratch"/raw/*.profraw -o "$scratch/all.profdata" || exit 1
"$tools/llvm-cov" export -summary-only -instr-profile "$scratch/all.profdata" "$bin"/*.xctest \
  -ignore-filename-regex '\.build|Tests/' > "$scratch/coverage.json" || exit 1
python3 scripts/coverage_report.py "$scratch/coverage.json"
