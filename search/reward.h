#pragma once

#include "core/game.h"

namespace troika {

// What the end of a game is worth to each seat: 1 shared among the winners, 0 for the others.
template <Game G>
BySeat<double, G::seats> reward(const Truth<G>& truth) {
  const auto outcome = G::outcome(truth);
  BySeat<double, G::seats> values;
  for (std::size_t i = 0; i < G::seats; ++i)
    values[seat_at(i)] = outcome.winners.has(seat_at(i)) ? 1.0 / outcome.winners.size() : 0.0;
  return values;
}

}  // namespace troika
