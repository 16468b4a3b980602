#pragma once

#include <memory>
#include <string_view>

#include "search/mcts.h"
#include "search/random_bot.h"

namespace troika {

// A bot and how long it usually thinks.
template <Game G>
struct NamedBot {
  std::unique_ptr<Bot<G>> bot;
  Limits limits;
};

// The bots that every game has. Null if there is none of this name.
template <Game G>
NamedBot<G> bot_named(std::string_view name) {
  using namespace std::chrono_literals;
  if (name == "random") return {std::make_unique<RandomBot<G>>(), {}};
  if (name == "mcts") return {std::make_unique<PlainMcts<G>>(), {.time = 2000ms}};
  return {};
}

}  // namespace troika
