#!/usr/bin/env bash
# The signatures of rules and bots must be the same with g++, with clang and in WebAssembly, and
# those that are recorded in tests/signatures.txt: a change of behaviour shows in the difference.
#   scripts/signatures.sh            compares
#   scripts/signatures.sh --write    records what g++ says, if clang and WebAssembly say the same
set -euo pipefail
cd "$(dirname "$0")/.."
kept=tests/signatures.txt
signature_of() { "$1" bench --seconds 0 | grep -E '^(Bots|Bench): ' | paste -sd' '; }
gcc=$(signature_of build/release/troika)
clang=$(signature_of build/asan/troika)
wasm=$(node --no-warnings scripts/wasi.mjs build/wasm/wasm/signature.wasm | paste -sd' ')
printf 'g++    %s\nclang  %s\nwasm   %s\n' "$gcc" "$clang" "$wasm"
[[ $gcc =~ ^Bots:\ [0-9]+\ Bench:\ [0-9]+$ && $gcc == "$clang" && $gcc == "$wasm" ]]
[[ ${1:-} != --write ]] || tr ' ' '\n' <<<"$gcc" | paste -d' ' - - >"$kept"
recorded=$(paste -sd' ' "$kept")
printf 'kept   %s\n' "$recorded"
[[ $gcc == "$recorded" ]] || { echo "other rules or bots? scripts/signatures.sh --write" >&2; exit 1; }
