#include "games/der_isses/ranking.h"
#include "games/der_isses/reasons.h"
#include "games/der_isses/rules.h"
#include "search/der_isses/bot.h"
#include "search/der_isses/greedy.h"
#include "table/entry_of.h"

namespace troika {
namespace {

struct Bots {
  static NamedBot<DerIsses> level(int level) {
    return {make_der_isses_bot(level), der_isses_limits(level)};
  }
  static std::unique_ptr<Bot<DerIsses>> greedy() { return make_der_isses_greedy(); }
};

}  // namespace

extern const GameEntry der_isses_entry;
const GameEntry der_isses_entry =
    entry_of<DerIsses, Bots, der_isses::Words, der_isses::Ranking>({{"Der Isses!", {}, {}}});

}  // namespace troika
