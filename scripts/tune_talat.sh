#!/usr/bin/env bash
# Finds the weights of Talat's features anew, by which towers are placed: several rounds of games
# against itself. Takes some minutes and writes search/talat/weights.h, or
# the file OUT. The same seed gives the same weights.
#   scripts/tune_talat.sh [GAMES [NODES [SEED [OUT]]]]
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-3000} nodes=${2:-1000} seed=${3:-1} out=${4:-search/talat/weights.h}

# Built apart from everything else, with the weights of the round in front of those in search/.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
weights=$work/search/talat/weights.h
mkdir -p "$(dirname "$weights")"
cat >"$weights" <<'HEADER'
#pragma once
#include <array>
#include <cstdint>
#include "search/talat/features.h"
namespace troika::talat {
inline constexpr std::array<std::array<std::array<std::int16_t, feature_count>, 2>, 2> weights{};
}  // namespace troika::talat
HEADER
compile() { # FILE...
  local file
  for file; do
    "${CXX:-c++}" -std=c++23 -O3 -DNDEBUG -ffp-contract=off "-I$work" -I. \
      -c "$file" -o "$work/${file//\//_}.o"
  done
}
compile tools/tune_talat.cpp search/talat/net_weights.cpp games/talat/*.cpp core/record.cpp
for round in 1 2 3; do
  compile search/talat/evaluation.cpp
  "${CXX:-c++}" "$work"/*.o -o "$work/tune_talat"
  echo "round $round" >&2
  "$work/tune_talat" $((round == 3 ? games : games / 4)) "$nodes" $((seed + round)) >"$work/new.h"
  cp "$work/new.h" "$weights"
done
cp "$weights" "$out"
