#!/usr/bin/env bash
# scripts/build.sh PRESET [-DNAME=VALUE...] [TARGET...]: configures once and builds what
# changed. Quiet unless a build takes longer than a moment (then a line of progress, on a terminal) or
# fails.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
folder=build/$preset
mkdir -p "$folder"
log=$folder/build.log

settings=()
while [[ ${1:-} == -D* ]]; do
  settings+=("$1")
  shift
done
# Again when the presets or the wishes are others: Ninja does not look at those.
presets=$(sha256sum CMakePresets.json)
wishes="${settings[*]-}"
if [[ ! -f $folder/build.ninja || $(cat "$folder/presets.txt" 2>/dev/null) != "$presets" ||
      (-n $wishes && $(cat "$folder/wishes.txt" 2>/dev/null) != "$wishes") ]]; then
  cmake --preset "$preset" ${settings[@]+"${settings[@]}"} >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
  printf '%s\n' "$presets" >"$folder/presets.txt"
  printf '%s\n' "$wishes" >"$folder/wishes.txt"
fi
if [[ -t 2 ]]; then
  NINJA_STATUS="[$preset %f/%t] " ninja -C "$folder" "$@" >&2
elif ! ninja -C "$folder" "$@" >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
