#!/usr/bin/env bash
# Builds the release binary twice from nothing, in two folders, and compares the bytes. usage: reproducible.sh "FLAGS"
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/static_libraries.sh .build/static
for turn in 1 2; do
  rm -rf ".build/reproducible-$turn"
  # shellcheck disable=SC2086
  PKG_CONFIG_PATH="$PWD/.build/static:${PKG_CONFIG_PATH:-}" swift build $1 --scratch-path ".build/reproducible-$turn" --product lab
done
cmp .build/reproducible-1/release/lab .build/reproducible-2/release/lab
sha256sum .build/reproducible-*/release/lab
