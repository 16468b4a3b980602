#include <algorithm>
#include <array>

#include "search/touche/bot.h"

namespace troika {
namespace {

using touche::Style;

// Levels 1 to 5 play at first sight, and what they look for grows: a beginner sees its pyramids
// only and spends jokers like other cards; then come cards in the hand, blocking, and the patience
// to keep a joker. From 6 on moves are tried out.
const std::array<Style, 8> styles = {{
    {.taste = {.draw = 0.8, .single = 1, .gone = 1, .twin = 0, .block = 0, .joker = 0},
     .tries = false,
     .infers = false,
     .spread = 3,
     .overlooks = 0.35},
    {.taste = {.draw = 0.6, .single = 1, .gone = 1, .twin = 0, .block = 0, .joker = 2},
     .tries = false,
     .infers = false,
     .spread = 1.5,
     .overlooks = 0.15},
    {.taste = {.draw = 0.4, .single = 1, .gone = 1, .twin = 0, .block = 0.1, .joker = 5},
     .tries = false,
     .infers = false,
     .spread = 1},
    {.taste = {.draw = 0.3, .block = 0.2, .joker = 10},
     .tries = false,
     .infers = false,
     .spread = 0.5},
    {.tries = false, .infers = false, .spread = 0.5},
    {.infers = false},
    {},
    {},
}};

constexpr std::array<std::uint64_t, 8> nodes = {1, 1, 1, 1, 1, 500, 4000, UINT64_MAX};

std::size_t index_of(int level) { return static_cast<std::size_t>(std::clamp(level, 1, 8) - 1); }

}  // namespace

std::unique_ptr<Bot<Touche>> make_touche_bot(int level) {
  return touche::make_bot(styles[index_of(level)]);
}

Limits touche_limits(int level) {
  using namespace std::chrono_literals;
  if (level >= 8) return {.time = 2000ms};
  return {.nodes = nodes[index_of(level)]};
}

}  // namespace troika
