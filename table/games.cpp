// The list of games: a new one is added here, and its folders say all the rest.
#include "table/entry.h"

namespace troika {

extern const GameEntry der_isses_entry, talat_entry, touche_entry;

std::span<const GameEntry* const> all_games() {
  static constexpr std::array list{&der_isses_entry, &talat_entry, &touche_entry};
  return list;
}

}  // namespace troika
