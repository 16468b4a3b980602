#pragma once

#include "core/rng.h"
#include "games/touche/state.h"
#include "search/touche/eye.h"

namespace troika::touche {

inline constexpr std::size_t most_seats = 6;

// How a bot imagines the whole table. A Truth belongs to the rules, which can only make one that
// fits a view; a bot that reasons about hands has to choose them itself. Shuffling is not a series
// of moves here but done at once.
struct World {
  Open open;
  BySeat<Hand, most_seats> hands;
  Pile deck;  // top first
  Spent spent;
};

// Plays a legal move of the seat to move, as the rules do (a test compares them), and draws.
void play(World& world, Move m, Rng& rng);

// Cards in a random order.
Pile shuffled(Pile cards, Rng& rng);

// Whose uncrowned pyramid stands on the cell; nothing if none.
std::optional<Side> owner_of(const Open& open, Cell cell);

}  // namespace troika::touche
