#include "cli/games/terminal_game.h"
#include "room/reasons.h"
#include "server/reasons.h"
#include "table/words.h"
#include "tournament/reasons.h"

namespace troika::cli {

const Languages& languages() {
  static const Languages all =
      languages_with<room::Words, tournament::Words, server::Words, Words, GameWords>();
  return all;
}

}  // namespace troika::cli
