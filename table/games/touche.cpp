#include "games/touche/ranking.h"
#include "games/touche/reasons.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "search/touche/bot.h"
#include "search/touche/greedy.h"
#include "table/entry_of.h"

namespace troika {
namespace {

struct Bots {
  static NamedBot<Touche> level(int level) {
    return {make_touche_bot(level), touche_limits(level)};
  }
  static std::unique_ptr<Bot<Touche>> greedy() { return make_touche_greedy(); }
};

}  // namespace

extern const GameEntry touche_entry;
const GameEntry touche_entry = entry_of<Touche, Bots, touche::Words, touche::Ranking>({
    {"Touché, square, 2 players", {}, {{"figures", "square"}}},
    {"Touché, line, 2 players", {}, {{"figures", "line"}}},
    {"Touché, tee, 2 players", {}, {{"figures", "tee"}}},
    {"Touché, cross, 2 players", {}, {{"figures", "cross"}}},
    {"Touché, combination, 2 players", {}, {{"figures", "combination"}}},
    {"Touché, square, 3 players", {}, {{"seats", "ytl"}, {"figures", "square"}}},
    {"Touché, combination, 2+2+2", {}, {{"seats", "ytlytl"}, {"figures", "combination"}}},
});

}  // namespace troika
