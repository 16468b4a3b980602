#pragma once

#include <memory>

#include "games/touche/rules.h"
#include "search/bot.h"

namespace troika {

// A plain greedy player: the move after which its figures in progress look best against those of
// the others. Counts pyramids only; it does not think of cards, neither its own nor those of
// others.
std::unique_ptr<Bot<Touche>> make_touche_greedy();

}  // namespace troika
