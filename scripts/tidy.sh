#!/usr/bin/env bash
# Runs clang-tidy over our own sources (compile commands: the asan build's, which is clang's).
set -euo pipefail
cd "$(dirname "$0")/.."
find core games search table room store server cli -name '*.cpp' ! -path core/json.cpp -print0 |
  xargs -0 -P "$(nproc)" -n 4 clang-tidy-19 --quiet -p build/asan 2>/dev/null
