#pragma once

#include <memory>
#include <string_view>

#include "search/der_isses/bot.h"
#include "search/der_isses/greedy.h"
#include "search/levels.h"
#include "search/mcts.h"
#include "search/random_bot.h"
#include "search/talat/bot.h"
#include "search/talat/greedy.h"
#include "search/touche/bot.h"
#include "search/touche/greedy.h"

namespace troika {

// A bot and how long it usually thinks.
template <Game G>
struct NamedBot {
  std::unique_ptr<Bot<G>> bot;
  Limits limits;
};

// What each game brings: its levels from 1 to 8, and a greedy player who looks one move ahead.
inline NamedBot<DerIsses> level_of(DerIsses, int level) {
  return {make_der_isses_bot(level), der_isses_limits(level)};
}
inline NamedBot<Talat> level_of(Talat, int level) {
  return {make_talat_bot(level), talat_limits(level)};
}
inline NamedBot<Touche> level_of(Touche, int level) {
  return {make_touche_bot(level), touche_limits(level)};
}
inline std::unique_ptr<Bot<DerIsses>> greedy_of(DerIsses) { return make_der_isses_greedy(); }
inline std::unique_ptr<Bot<Talat>> greedy_of(Talat) { return make_talat_greedy(); }
inline std::unique_ptr<Bot<Touche>> greedy_of(Touche) { return make_touche_greedy(); }

// By name: a level from 1 to 8, or one of the yardsticks, which every game has. Null if there is
// none of this name.
template <Game G>
NamedBot<G> bot_named(std::string_view name) {
  using namespace std::chrono_literals;
  if (name.size() == 1 && name[0] >= '1' && name[0] < '1' + strongest_level)
    return level_of(G{}, name[0] - '0');
  if (name == "random") return {std::make_unique<RandomBot<G>>(), {}};
  if (name == "greedy") return {greedy_of(G{}), {}};
  if (name == "mcts") return {std::make_unique<PlainMcts<G>>(), {.time = 2000ms}};
  return {};
}

}  // namespace troika
