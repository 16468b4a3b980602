#!/bin/sh
# Writes every golden playthrough (tests/golden/*.txt) anew from the recipe in its first lines. For
# a new one, make a file with only those lines. Read the difference before you commit it.
# Usage: scripts/regen_golden.sh [build folder, default build/dev]
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/dev}
[ -f "$build/build.ninja" ] || cmake --preset dev -B "$build"
ninja -C "$build" golden_tests
TROIKA_REGEN_GOLDEN=1 "$build/tests/golden_tests"
git diff --stat -- tests/golden
