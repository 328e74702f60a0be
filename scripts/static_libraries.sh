#!/usr/bin/env bash
# Prepares FOLDER so that the release binary carries libedit, cmark-gfm and the C++ library inside: it starts faster and runs
# where they are not installed. FOLDER gets links to the static libraries and package descriptions that name them; with
# PKG_CONFIG_PATH=FOLDER, SwiftPM finds those first. Where a static library is missing, FOLDER stays empty and the system's
# shared ones are used.
#   scripts/static_libraries.sh FOLDER
set -euo pipefail
folder=$1
rm -rf "$folder"
mkdir -p "$folder"
[ "$(uname)" = Linux ] || exit 0
folder=$(cd "$folder" && pwd)
compiler=$(command -v clang || command -v cc || command -v gcc) || exit 0

# group NAME LIBRARIES: lib<NAME>.a is a linker script that names these static libraries.
group() {
  local name=$1 paths=() path
  shift
  for library in "$@"; do
    path=$("$compiler" -print-file-name="lib$library.a")
    if [ ! -f "$path" ]; then
      printf 'static_libraries: lib%s.a is not here, the shared libraries are used\n' "$library" >&2
      rm -f "$folder"/*
      exit 0
    fi
    paths+=("$path")
  done
  printf 'GROUP ( %s )\n' "${paths[*]}" > "$folder/lib$name.a"
}
group edit edit tinfo bsd md
group cmark-gfm cmark-gfm
group cmark-gfm-extensions cmark-gfm-extensions cmark-gfm
group stdc++ stdc++
group gcc_s gcc_eh gcc

# describe MODULE LIBRARIES: what pkg-config says of a module.
describe() {
  cat > "$folder/$1.pc" <<END
Name: $1
Description: $1 with its static library
Version: $(pkg-config --modversion "$1")
Libs: -L$folder $2
Cflags: $(pkg-config --cflags "$1")
END
}
describe libedit "-ledit"
describe libcmark-gfm "-lcmark-gfm-extensions -lcmark-gfm"
