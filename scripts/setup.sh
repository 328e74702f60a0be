#!/usr/bin/env bash
# Installs what the lab needs to be built and tested, where it may; says what is missing where it may not.
# Quick when nothing is missing. `setup.sh build` is enough to build; `test` adds the tools of the tests, `bench` those of
# the benchmarks.
set -euo pipefail
cd "$(dirname "$0")/.."
want="${1:-test}"

say() { printf 'setup: %s\n' "$*" >&2; }

if ! command -v swift >/dev/null 2>&1; then
  say "no 'swift' on PATH. Install Swift 6.2 or newer from https://www.swift.org/install and run this again."
  exit 1
fi

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo "$@"; else return 1; fi
}

# Installs the Debian packages that are not there yet. Returns 1 when one is still missing afterwards.
apt_install() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return 0
  say "installing ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q "${missing[@]}" >/dev/null 2>&1 && return 0
  as_root apt-get update -q >/dev/null 2>&1 || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q "${missing[@]}" >/dev/null
}

needed=(libedit-dev libcmark-gfm-dev libcmark-gfm-extensions-dev pkg-config)
if command -v apt-get >/dev/null 2>&1; then
  apt_install "${needed[@]}" || { say "could not install: ${needed[*]}"; exit 1; }
elif command -v brew >/dev/null 2>&1; then
  for formula in cmark-gfm pkg-config; do
    brew list --versions "$formula" >/dev/null 2>&1 || brew install "$formula"
  done
else
  pkg-config --exists libedit libcmark-gfm 2>/dev/null || {
    say "install the development files of libedit and cmark-gfm (with its extensions), and pkg-config;"
    say "on Debian they are called: ${needed[*]}"
    exit 1
  }
fi
[ "$want" = build ] && exit 0

# Tools that only tests use. Without them their tests are skipped and say so.
if command -v apt-get >/dev/null 2>&1; then
  apt_install python3 python3-venv || say "python3-venv is missing: terminal and oracle tests will be skipped"
fi
if [ "$want" = test ] && command -v apt-get >/dev/null 2>&1 && ! command -v chromium >/dev/null 2>&1 && ! command -v google-chrome >/dev/null 2>&1; then
  apt_install chromium chromium-driver || say "chromium is missing: site tests will be skipped"
fi
requirements=scripts/requirements.txt
[ "$want" = bench ] && requirements=scripts/requirements-bench.txt
stamp=".venv/.installed-$(cksum < "$requirements" | cut -d' ' -f1)"
if [ ! -e "$stamp" ] && command -v python3 >/dev/null 2>&1; then
  say "installing the Python packages of the tests into .venv"
  if python3 -m venv .venv && .venv/bin/pip install --quiet --disable-pip-version-check -r "$requirements"; then
    touch "$stamp"
  else
    say "the Python packages could not be installed: their tests will be skipped"
  fi
fi
exit 0
