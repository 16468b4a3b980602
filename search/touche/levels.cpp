#include <algorithm>
#include <array>

#include "search/touche/bot.h"

namespace troika {
namespace {

using touche::Style;

// Levels 1 to 7 play at first sight. What they look for grows: beginners look at some of their
// cards only, see their own pyramids, spend jokers like other cards, and overlook figures that they
// could complete; then come the cards in the hand, blocking, the cards that are gone, and the
// patience to keep a joker. Level 8 tries its moves out. The luck of the cards is so strong in this
// game that steps of skill have to be wide (docs/STRENGTH.md).
constexpr touche::Taste dreamy{
    .hold = 0.8, .draw = 1, .single = 1, .gone = 1, .twin = 0, .ready = 0, .block = 0, .joker = -3};
constexpr touche::Taste naive{
    .draw = 0.8, .single = 1, .gone = 1, .twin = 0, .block = 0, .joker = 0};
constexpr touche::Taste hasty{
    .draw = 0.5, .single = 1, .gone = 1, .twin = 0, .block = 0.1, .joker = 3};
constexpr touche::Taste sober{.draw = 0.3, .block = 0.15, .joker = 5};

const std::array<Style, 8> styles = {{
    {.taste = dreamy, .tries = false, .spread = 1000, .looks_at = 2, .overlooks = 0.3},
    {.taste = dreamy, .tries = false, .spread = 230, .looks_at = 3, .overlooks = 0.15},
    {.taste = naive, .tries = false, .spread = 70, .looks_at = 4, .overlooks = 0.1},
    {.taste = hasty, .tries = false, .spread = 29, .overlooks = 0.18},
    {.taste = sober, .tries = false, .spread = 13, .overlooks = 0.09},
    {.taste = sober, .tries = false, .spread = 5},
    {.taste = {.joker = 19}, .tries = false, .spread = 2.5},
    {},
}};

std::size_t index_of(int level) { return static_cast<std::size_t>(std::clamp(level, 1, 8) - 1); }

}  // namespace

std::unique_ptr<Bot<Touche>> make_touche_bot(int level) {
  return touche::make_bot(styles[index_of(level)]);
}

Limits touche_limits(int level) {
  using namespace std::chrono_literals;
  if (level >= 8) return {.time = 2000ms};
  return {.nodes = 1};
}

}  // namespace troika
