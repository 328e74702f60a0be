#!/usr/bin/env bash
# Installs into an empty folder and uses the program from there: the manual page, the completions and a session.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
make install PREFIX="$prefix" >/dev/null
cd "$prefix"
env -i HOME="$prefix/home" PATH="$prefix/bin:/usr/bin:/bin" LC_ALL=C.UTF-8 sh -euc '
  mkdir "$HOME"
  lab --version
  lab send hello | grep -q "sending → sent"
  lab messages | grep -q hello
  lab --ephemeral card UIView | grep -q alpha
  lab --ephemeral --lang zh-Hans -c "lesson 1" | grep -q let'
if command -v man >/dev/null; then
  warnings=$(MANROFFSEQ='' MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l share/man/man1/lab.1 2>&1 >/dev/null)
  [ -z "$warnings" ] || { printf 'lab.1: %s\n' "$warnings"; exit 1; }
fi
bash -euc '
  . "$1/share/bash-completion/completions/lab"
  COMP_WORDS=(lab ins); COMP_CWORD=1; _lab
  [ "${COMPREPLY[*]}" = inspect ]' - "$prefix"
cd - >/dev/null
make uninstall PREFIX="$prefix" >/dev/null
[ -z "$(find "$prefix" -type f -not -path '*/home/*')" ] || { echo "uninstall left files"; exit 1; }
echo "install: as it should be"
