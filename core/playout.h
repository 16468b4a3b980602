#pragma once

#include <cstdint>

#include "core/game.h"

namespace troika {

struct PlayoutCount {
  std::uint64_t moves = 0;    // of seats; those of chance are not counted
  std::uint64_t choices = 0;  // legal moves they chose from, added up
};

// Plays uniformly random legal moves until the game is over.
template <Game G>
PlayoutCount playout(Truth<G>& truth, Rng& rng) {
  PlayoutCount count;
  MoveList<G> list;
  for (Turn turn = G::turn(truth.open()); !turn.is_over(); turn = G::turn(truth.open())) {
    if (turn.is_chance()) {
      G::play(truth, G::sample(truth, rng));
      continue;
    }
    list.clear();
    truth.moves(list);
    G::play(truth, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    ++count.moves;
    count.choices += list.size();
  }
  return count;
}

}  // namespace troika
