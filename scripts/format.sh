#!/usr/bin/env bash
# Formats all C++ files; with --check only says which are not formatted.
set -euo pipefail
cd "$(dirname "$0")/.."
mode=(-i)
[[ ${1:-} == --check ]] && mode=(--dry-run --Werror)
folders=()
for folder in core games search table room store server wasm cli tools bench tests; do
  [[ -d $folder ]] && folders+=("$folder")
done
find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' \) -print0 |
  xargs -0 clang-format-19 "${mode[@]}"
