// The list of games that the tests link: ours, and Kuhn poker, of which no shared file knows.
#include "search/mcts.h"
#include "table/entry_of.h"
#include "tests/games/kuhn.h"

namespace troika {

extern const GameEntry der_isses_entry, talat_entry, touche_entry;

namespace {

struct Bots {
  static NamedBot<Kuhn> level(int level) {
    return {std::make_unique<PlainMcts<Kuhn>>(), {.nodes = std::uint64_t{25} << level}};
  }
  static std::unique_ptr<Bot<Kuhn>> greedy() { return std::make_unique<RandomBot<Kuhn>>(); }
};

const GameEntry kuhn_entry = entry_of<Kuhn, Bots, void>({{"Kuhn poker", {}, {{"games", "99"}}}});

}  // namespace

std::span<const GameEntry* const> all_games() {
  static constexpr std::array list{&der_isses_entry, &talat_entry, &touche_entry, &kuhn_entry};
  return list;
}

}  // namespace troika
