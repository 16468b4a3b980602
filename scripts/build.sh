#!/usr/bin/env bash
# scripts/build.sh PRESET [TARGET...]: configures once and builds what changed. Quiet unless a
# build takes longer than a moment (then a line of progress, on a terminal) or fails.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
folder=build/$preset
mkdir -p "$folder"
log=$folder/build.log

if [[ ! -f $folder/build.ninja ]]; then
  cmake --preset "$preset" >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
fi
if [[ -t 2 ]]; then
  NINJA_STATUS="[$preset %f/%t] " ninja -C "$folder" "$@" >&2
elif ! ninja -C "$folder" "$@" >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
