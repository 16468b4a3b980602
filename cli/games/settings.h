#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/context.h"
#include "core/options.h"
#include "table/rulebook.h"
#include "table/table.h"

namespace troika::cli {

// A setting of a match as a flag of the command line.
struct Flag {
  enum class Kind { value, toggle, file };
  std::string_view key;    // of the option
  std::string_view names;  // "--figure,--figures"
  Kind kind = Kind::value;
  std::string_view value;  // what help writes in its place
  Text help;
};
// Keys that the terminal itself knows; a game need not have them.
inline constexpr std::string_view players_key = "players";
inline constexpr std::string_view seats_key = "seats";
inline constexpr std::string_view board_key = "board";  // a file
// Behind flags, by key; what was not given is empty.
using FlagValues = std::map<std::string_view, std::string>;

// A flag and what it says for every game that has it.
struct FlagHelp {
  Flag flag;
  std::string help;
};
std::vector<FlagHelp> all_flags(Language language);

// The settings of a match as flags.
struct MatchFlags {
  std::string game;
  FlagValues values;
  std::size_t named = 0;            // so many seats were named one by one
  std::vector<std::string> others;  // KEY=VALUE
  std::string seed;
};
std::vector<Option> options_of(const Context& context, const MatchFlags& flags);

void check_game(const Context& context, std::string_view game);
// "der-isses, talat or touche".
std::string choice_of_games(Language language);

// An own board for a game that has such, checked.
std::string read_board_file(const Context& context, std::string_view game, const std::string& name);
// As options: none without a file.
std::vector<Option> board_option(const Context& context, std::string_view game,
                                 const std::string& file);

std::unique_ptr<Rulebook> open_rulebook(const Context& context, std::string_view game,
                                        const std::string& board_file);
std::unique_ptr<Table> open_table(const Context& context, std::string_view game,
                                  const std::vector<Option>& options);

}  // namespace troika::cli
