#pragma once

#include "core/match.h"

namespace troika {

// The settings of some first game of a match: what reading a position line needs besides the line.
template <Game G>
typename G::Setup first_setup(const typename G::Options& options) {
  Match<G> match(options);
  Rng rng(0);
  while (!match.in_game()) {
    MoveList<G> list;
    match.moves(list);
    if (match.turn().is_chance())
      match.play(std::nullopt, match.sample(rng));
    else
      match.play(match.turn().seat(), list[0]);
  }
  return match.series().setup();
}

}  // namespace troika
