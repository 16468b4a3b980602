#!/usr/bin/env bash
# Finds the weights of Talat's evaluation anew, from nothing: several rounds of games against itself.
# Takes a few minutes and writes search/talat/weights.h. The same seed gives the same weights.
#   scripts/tune_talat.sh [GAMES [NODES [SEED]]]
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-6000} nodes=${2:-1500} seed=${3:-1}
build=${TROIKA_BUILD:-build/release}
weights=search/talat/weights.h

new=$(mktemp)
trap 'rm -f "$new"' EXIT
[[ -d $build ]] || cmake --preset release -B "$build" >/dev/null
cat >"$weights" <<'HEADER'
#pragma once

#include <array>
#include <cstdint>

#include "search/talat/features.h"

namespace troika::talat {
inline constexpr std::array<std::array<std::array<std::int16_t, feature_count>, 2>, 2> weights{};
}  // namespace troika::talat
HEADER
for round in 1 2 3; do
  cmake --build "$build" --target tune_talat >/dev/null
  "$build/tune_talat" $((round == 3 ? games : games / 4)) "$nodes" $((seed + round)) >"$new"
  cp "$new" "$weights"
done
