#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/games/narrator.h"
#include "cli/games/settings.h"
#include "cli/terminal/context.h"
#include "core/options.h"

namespace troika::cli {

struct Setting {
  std::string_view key, value;
};

// What a game brings for the terminal besides its rules, one constant in each folder of cli/games.
struct TerminalGame {
  std::string_view name;  // as its rules have it
  Text title;
  Noun points;  // what a result counts
  // A match for two that is long enough to measure a server with.
  std::span<const Setting> long_match{};
  std::span<const Flag> flags{};
  // Settings that follow from others, or cannot stand together; may refuse them.
  void (*adapt)(const Context& context, FlagValues& values) = nullptr;
  // What is wrong with the file of this name behind a flag, as one line; empty if nothing.
  std::string (*check_file)(Language language, const std::string& name,
                            std::string_view text) = nullptr;
  std::unique_ptr<Narrator> (*narrator)(const std::vector<Option>& options) = nullptr;
  Catalogue (*words)(std::size_t language) = nullptr;  // of the game's folder in cli/games
};

// The games that have words for the terminal (cli/games/list.cpp). A program is linked with one
// list; the tests have another.
std::span<const TerminalGame* const> terminal_games();

bool has_flag(const TerminalGame& game, std::string_view key);

// The words of all of them together, which stand in the folders of the games.
struct GameWords {};
template <std::size_t Index>
Catalogue words_of_games() {
  static const std::vector<Phrase> all = [] {
    std::vector<Phrase> words;
    for (const TerminalGame* game : terminal_games())
      if (game->words != nullptr)
        for (const Phrase& phrase : game->words(Index)) words.push_back(phrase);
    return words;
  }();
  return all;
}

// Of any game that there is: one that is not in the list is shown as its rules write it.
std::string title_of(Language language, std::string_view game);
const Noun& points_of(std::string_view game);
std::unique_ptr<Narrator> narrator_of(std::string_view game, const std::vector<Option>& options);
// The seats in their order, as many as there can be; empty if there is no such game.
std::vector<std::string> seats_of(std::string_view game);
bool has_secrets(std::string_view game);
const TerminalGame* find_terminal_game(std::string_view game);

}  // namespace troika::cli
