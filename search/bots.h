#pragma once

#include <concepts>
#include <memory>
#include <string_view>

#include "search/levels.h"
#include "search/mcts.h"
#include "search/random_bot.h"

namespace troika {

// A bot and how long it usually thinks.
template <Game G>
struct NamedBot {
  std::unique_ptr<Bot<G>> bot;
  Limits limits;
};

// What each game brings: its levels from 1 to 8, and a greedy player who looks one move ahead.
template <class B, class G>
concept BotsOf = requires(int level) {
  { B::level(level) } -> std::same_as<NamedBot<G>>;
  { B::greedy() } -> std::same_as<std::unique_ptr<Bot<G>>>;
};

// By name: a level from 1 to 8, or one of the yardsticks, which every game has. Null if there is
// none of this name.
template <Game G, BotsOf<G> Bots>
NamedBot<G> bot_named(std::string_view name) {
  using namespace std::chrono_literals;
  if (name.size() == 1 && name[0] >= '1' && name[0] < '1' + strongest_level)
    return Bots::level(name[0] - '0');
  if (name == "random") return {std::make_unique<RandomBot<G>>(), {}};
  if (name == "greedy") return {Bots::greedy(), {}};
  if (name == "mcts") return {std::make_unique<PlainMcts<G>>(), {.time = 2000ms}};
  return {};
}

}  // namespace troika
