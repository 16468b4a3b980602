#!/bin/sh
# Writes what is kept in tests/corpus anew: what the program answers to the cases in its files, whole
# matches over sockets, and what the core answers to the page. A new case is a line «$ COMMAND» in a
# file of behaviour/ or language/en/, or «? NAME FIELDS» in page/; a new language is a new folder in
# language/. Read the difference before you commit it.
# Usage: scripts/regen_corpus.sh [build folder, default build/dev]
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/dev}
[ -f "$build/build.ninja" ] || cmake --preset dev -B "$build"
ninja -C "$build" cli_tests server_tests
for tests in cli/cli_tests server_tests; do
  TROIKA_REGEN_CORPUS=1 "$build/tests/$tests" --gtest_brief=1 --gtest_filter='Corpus.*'
done
scripts/build.sh wasm page
scripts/page_corpus.mjs --write
git diff --stat -- tests/corpus
