#!/bin/sh
# Kills real processes in the middle of sends and checks what is found afterwards.
#   Tests/Crash/storm.sh [KILLS] [PROGRAM]
# KILLS (500) is the number for each program; PROGRAM is a lab or messenger-probe binary, by default those of the debug
# build.
set -eu
cd "$(dirname "$0")/../.."
LAB_CRASH_KILLS="${1:-500}"
export LAB_CRASH_KILLS
if [ $# -gt 1 ]; then
  LAB_CRASH_PROGRAM="$(cd "$(dirname "$2")" && pwd)/$(basename "$2")"
  export LAB_CRASH_PROGRAM
fi
exec "${SWIFT:-swift}" test --filter CrashTests
