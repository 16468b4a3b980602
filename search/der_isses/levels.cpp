#include <algorithm>
#include <array>

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
  switch (std::clamp(level, 1, 8)) {
    case 1:
      return {{small, 100, false, 0.5F, true, 1.0F}, {.nodes = 500}};
    case 2:
      return {{small, 100, false, 0.5F, true, 0.6F}, {.nodes = 1'000}};
    case 3:
      return {{small, 100, false, 0.5F, true, 0.44F}, {.nodes = 2'000}};
    case 4:
      return {{small, 200, true, 0.5F, true, 0.268F}, {.nodes = 20'000}};
    case 5:
      return {{small, 500, true, 0.5F, true, 0.178F}, {.nodes = 40'000}};
    case 6:
      return {{small, 1000, true, 0.5F, true, 0.11F}, {.nodes = 100'000}};
    case 7:
      return {{large, 2000, true, 0.5F, true, 0.055F}, {.nodes = 500'000}};
    default:
      return {{large, 4000, true, 0.5F, true, 0}, {.time = 2000ms}};
  }
}

}  // namespace

der_isses::Skill der_isses_skill(int level) { return level_of(level).skill; }
Limits der_isses_limits(int level) { return level_of(level).limits; }

std::unique_ptr<Bot<DerIsses>> make_der_isses_bot(int level) {
  return std::make_unique<DerIssesBot<7, 7, 4>>(der_isses_skill(level));
}

}  // namespace troika
