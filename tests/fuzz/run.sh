#!/bin/sh
# Runs one fuzz target: first over its seed corpus, then on inputs it makes up, which it keeps in a
# copy of the corpus. An input that fails is left beside that copy.
# Usage: run.sh PROGRAM CORPUS COPY SECONDS   (the variable TROIKA_FUZZ_SECONDS overrides SECONDS)
set -eu
program=$1 corpus=$2 copy=$3 seconds=${TROIKA_FUZZ_SECONDS:-$4}
[ -d "$corpus" ] || { echo "no seed corpus: $corpus" >&2; exit 1; }
rm -rf "$copy"
mkdir -p "$copy/inputs"
cp -R "$corpus/." "$copy/inputs"
limits="-timeout=10 -rss_limit_mb=2048 -artifact_prefix=$copy/"
"$program" $limits -runs=0 "$copy/inputs"
[ "$seconds" -eq 0 ] || "$program" $limits -max_total_time="$seconds" "$copy/inputs"
