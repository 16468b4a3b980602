#include <algorithm>
#include <array>

#include "search/der_isses/beginner.h"
#include "search/der_isses/bot.h"

namespace troika {
namespace {

struct Level {
  der_isses::Skill skill;
  Limits limits;
};

Level level_of(int level) {
  using namespace std::chrono_literals;
  // A node of the tree takes 112 bytes: 7 MB, and 59 MB for the strongest.
  constexpr std::size_t small = 1U << 16, large = 1U << 19;
  switch (std::clamp(level, 4, 8)) {
    case 4:
      return {{small, 200, true, 0.9F, true, 0.268F, 0.5F}, {.nodes = 20'000}};
    case 5:
      return {{small, 500, true, 0.9F, true, 0.178F, 0.5F}, {.nodes = 40'000}};
    case 6:
      return {{small, 1000, true, 0.9F, true, 0.11F, 0.5F}, {.nodes = 100'000}};
    case 7:
      return {{large, 2000, true, 0.9F, true, 0.055F, 0.5F}, {.nodes = 500'000}};
    default:
      return {{large, 4000, true, 0.9F, true, 0, 0.5F}, {.time = 2000ms}};
  }
}

// Levels 1 to 3 do not calculate: they play as people begin.
constexpr std::array<der_isses::Novice, 3> novices{{
    {.remembers = 1,
     .mixes_up = 0.6,
     .runs = 0.6,
     .sees_jumps = 0.1,
     .careful = 0.2,
     .shy = 0.5,
     .sure = 0.3,
     .dares = 0.2,
     .near = 0},
    {.remembers = 2,
     .mixes_up = 0.3,
     .runs = 0.75,
     .sees_jumps = 0.5,
     .careful = 0.7,
     .shy = 0.3,
     .sure = 0.3,
     .dares = 0.35,
     .near = 0.2},
    {.remembers = 4,
     .mixes_up = 0.1,
     .runs = 0.75,
     .sees_jumps = 0.8,
     .careful = 0.9,
     .shy = 0.45,
     .sure = 0.4,
     .dares = 0.5,
     .near = 0.2},
}};

}  // namespace

der_isses::Skill der_isses_skill(int level) { return level_of(level).skill; }
Limits der_isses_limits(int level) {
  return level < 4 ? Limits{.nodes = 1} : level_of(level).limits;
}

std::unique_ptr<Bot<DerIsses>> make_der_isses_bot(int level) {
  if (level < 4)
    return der_isses::make_beginner(novices[static_cast<std::size_t>(std::max(level, 1) - 1)]);
  return std::make_unique<DerIssesBot<7, 7, 4>>(der_isses_skill(level));
}

}  // namespace troika
