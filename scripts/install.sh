#!/usr/bin/env bash
# Installs the release binary with its manual page and completions below a prefix, or removes them again.
#   scripts/install.sh [--remove] PREFIX
set -euo pipefail
cd "$(dirname "$0")/.."
remove=
[ "$1" = --remove ] && remove=1 && shift
prefix=$1

# What is installed: source, place below the prefix, mode.
while read -r source place mode; do
  if [ -n "$remove" ]; then
    rm -f "$prefix/$place"
  else
    install -d "$(dirname "$prefix/$place")"
    install -m "$mode" "$source" "$prefix/$place"
    printf 'installed %s\n' "$prefix/$place"
  fi
done <<'END'
.build/release/lab bin/lab 755
docs/man/lab.1 share/man/man1/lab.1 644
docs/completions/lab.bash share/bash-completion/completions/lab 644
docs/completions/_lab share/zsh/site-functions/_lab 644
docs/completions/lab.fish share/fish/vendor_completions.d/lab.fish 644
LICENSE share/doc/lab/LICENSE 644
docs/third-party.md share/doc/lab/third-party.md 644
END
