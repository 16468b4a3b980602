#!/usr/bin/env bash
# Trains the network of Talat's evaluation anew, from nothing: several rounds of games against itself,
# each with the network of the one before. Takes some ten minutes on two cores and writes
# search/talat/net_weights.cpp, or the file OUT. The same seed gives the same weights.
#   scripts/train_talat.sh [GAMES [NODES [SEED [OUT]]]]
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-24000} nodes=${2:-500} seed=${3:-1} out=${4:-search/talat/net_weights.cpp}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compile() { # FILE OBJECT
  "${CXX:-c++}" -std=c++23 -O3 -DNDEBUG -ffp-contract=off -march=x86-64-v2 -I. -c "$1" -o "$work/$2.o"
}
for file in tools/train_talat.cpp search/talat/evaluation.cpp games/talat/*.cpp core/record.cpp; do
  compile "$file" "${file//\//_}"
done
printf '#include "search/talat/net_weights.h"\nconst troika::net::Weights<std::int16_t> %s{};\n' \
  troika::talat::net_weights | sed 's/troika::net/troika::talat::net/' >"$work/weights.cpp"
for round in 1 2 3; do
  compile "$work/weights.cpp" weights
  "${CXX:-c++}" -pthread "$work"/*.o -o "$work/train_talat"
  echo "round $round" >&2
  "$work/train_talat" $((round == 3 ? games : games / 4)) "$nodes" $((seed + round)) >"$work/new.cpp"
  cp "$work/new.cpp" "$work/weights.cpp"
done
cp "$work/weights.cpp" "$out"
