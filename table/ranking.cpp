#include "table/ranking.h"

#include "table/entry.h"

namespace troika {

std::expected<std::unique_ptr<Ranking>, Fault> make_ranking(std::string_view game,
                                                            const std::vector<Option>& options) {
  const GameEntry* entry = find_game(game);
  if (entry == nullptr) return fault(rulebook_reasons::no_such_game);
  if (entry->ranking == nullptr) return fault(no_ranking);
  return entry->ranking(options);
}

}  // namespace troika
