#!/usr/bin/env bash
# The signatures of rules and bots must be the same with g++, with clang and in WebAssembly.
set -euo pipefail
cd "$(dirname "$0")/.."
signature_of() { "$1" bench --seconds 0 | grep -E '^(Bots|Bench): ' | paste -sd' '; }
gcc=$(signature_of build/release/troika)
clang=$(signature_of build/asan/troika)
wasm=$(node --no-warnings scripts/wasi.mjs build/wasm/wasm/signature.wasm | paste -sd' ')
printf 'g++    %s\nclang  %s\nwasm   %s\n' "$gcc" "$clang" "$wasm"
[[ $gcc =~ ^Bots:\ [0-9]+\ Bench:\ [0-9]+$ && $gcc == "$clang" && $gcc == "$wasm" ]]
