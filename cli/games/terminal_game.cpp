#include "cli/games/terminal_game.h"

#include <algorithm>

#include "cli/games/common.h"
#include "table/entry.h"

namespace troika::cli {

const TerminalGame* find_terminal_game(std::string_view game) {
  const auto games = terminal_games();
  const auto found = std::ranges::find(games, game, [](const TerminalGame* g) { return g->name; });
  return found == games.end() ? nullptr : *found;
}

std::string title_of(Language language, std::string_view game) {
  const TerminalGame* own = find_terminal_game(game);
  return std::string(own == nullptr ? game : own->title.in(language));
}

const Noun& points_of(std::string_view game) {
  const TerminalGame* own = find_terminal_game(game);
  return own == nullptr ? points_noun : own->points;
}

std::unique_ptr<Narrator> narrator_of(std::string_view game, const std::vector<Option>& options) {
  const TerminalGame* own = find_terminal_game(game);
  if (own == nullptr || own->narrator == nullptr) return std::make_unique<Narrator>();
  return own->narrator(options);
}

std::vector<std::string> seats_of(std::string_view game) {
  const GameEntry* entry = find_game(game);
  return entry == nullptr ? std::vector<std::string>{} : entry->seats;
}

bool has_secrets(std::string_view game) {
  const GameEntry* entry = find_game(game);
  return entry != nullptr && entry->has_secrets;
}

}  // namespace troika::cli
