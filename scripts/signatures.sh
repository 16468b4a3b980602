#!/usr/bin/env bash
# The bench signature must be the same with g++, with clang and in WebAssembly.
set -euo pipefail
cd "$(dirname "$0")/.."
gcc=$(build/release/troika bench --signature)
clang=$(build/asan/troika bench --signature)
wasm=$(node --no-warnings scripts/wasi.mjs build/wasm/wasm/signature.wasm)
printf 'g++    %s\nclang  %s\nwasm   %s\n' "$gcc" "$clang" "$wasm"
[[ $gcc =~ ^Bench:\ [0-9]+$ && $gcc == "$clang" && $gcc == "$wasm" ]]
