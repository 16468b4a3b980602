#!/usr/bin/env bash
# Formats all C++ files; with --check only says which are not formatted.
set -euo pipefail
cd "$(dirname "$0")/.."
mode=(-i)
[[ ${1:-} == --check ]] && mode=(--dry-run --Werror)
find core games search table store server wasm cli tools bench tests \
  \( -name '*.h' -o -name '*.cpp' \) -print0 2>/dev/null |
  xargs -0 clang-format-19 "${mode[@]}"
