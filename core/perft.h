#pragma once

#include <cstdint>

#include "core/game.h"

namespace troika {

// The number of ways to make `depth` moves from here; those of chance count as moves. A finished
// game has none, and at depth 0 there is one way: to do nothing.
template <Game G>
std::uint64_t perft(const Truth<G>& truth, int depth) {
  if (depth == 0) return 1;
  MoveList<G> list;
  truth.moves(list);
  if (depth == 1) return list.size();
  std::uint64_t ways = 0;
  for (const auto& m : list) {
    Truth<G> next = truth;
    G::play(next, m);
    ways += perft<G>(next, depth - 1);
  }
  return ways;
}

}  // namespace troika
