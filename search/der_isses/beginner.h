#pragma once

#include <memory>

#include "games/der_isses/rules.h"
#include "search/bot.h"

namespace troika {

namespace der_isses {

// How somebody plays who is new to the game. All but the first are shares of the turns.
struct Novice {
  std::size_t remembers;  // so many of the opponent's moves in this round
  double mixes_up;        // forgets who moved what, and takes the own moves for the opponent's
  double runs;            // moves the own piece, if there is another one to hide behind
  double sees_jumps;      // sees what jumps can do; else steps only
  double careful;         // does not bring another piece so near that its owner could land
  double shy;             // keeps the own piece back one move before it would give itself away
  double sure;   // how likely it must seem that it is this piece, to dare an accusation ...
  double dares;  // ... and how often it dares then
  double near;   // chooses one of the nearest pieces
};

std::unique_ptr<Bot<DerIsses>> make_beginner(const Novice& novice);

}  // namespace der_isses

}  // namespace troika
