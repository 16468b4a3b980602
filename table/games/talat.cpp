#include "games/talat/ranking.h"
#include "games/talat/reasons.h"
#include "games/talat/rules.h"
#include "search/talat/bot.h"
#include "search/talat/greedy.h"
#include "table/entry_of.h"

namespace troika {
namespace {

struct Bots {
  static NamedBot<Talat> level(int level) { return {make_talat_bot(level), talat_limits(level)}; }
  static std::unique_ptr<Bot<Talat>> greedy() { return make_talat_greedy(); }
};

}  // namespace

extern const GameEntry talat_entry;
const GameEntry talat_entry = entry_of<Talat, Bots, talat::Words, talat::Ranking>({
    {"Talat, 3 players", {}, {{"players", "3"}}},
    {"Talat, 2 players", {}, {{"players", "2"}}},
});

}  // namespace troika
