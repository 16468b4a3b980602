#pragma once

#include <memory>

#include "games/touche/rules.h"
#include "search/bot.h"
#include "search/touche/eye.h"

namespace troika {

namespace touche {

// How a bot plays.
struct Style {
  Taste taste{};
  bool tries = true;          // moves out in imagined worlds; otherwise it plays at first sight
  std::size_t entrants = 20;  // moves worth trying
  double spread = 0;          // at first sight: moves this much worse are played half as often
  std::size_t looks_at = full_hand;  // so many cards of the hand, as beginners do
  double overlooks = 0;              // how often it does not see that a move completes a figure
};

std::unique_ptr<Bot<Touche>> make_bot(const Style& style);

}  // namespace touche

// Levels 1 to 8.
std::unique_ptr<Bot<Touche>> make_touche_bot(int level);
Limits touche_limits(int level);

}  // namespace troika
