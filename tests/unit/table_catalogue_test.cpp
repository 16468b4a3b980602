// What is written about the settings of games elsewhere is what the games say themselves.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "table/entry.h"
#include "tests/here.h"

namespace troika {
namespace {

std::string quoted(std::span<const std::string_view> values) {
  std::string text;
  for (const std::string_view value : values) {
    if (!text.empty()) text += ", ";
    text += '`' + std::string(value) + '`';
  }
  return text;
}

std::string values_of(const OptionSpec& option) {
  switch (option.kind) {
    case OptionSpec::Kind::number:
      return '`' + std::to_string(option.low) + "` to `" + std::to_string(option.high) + '`';
    case OptionSpec::Kind::choice:
      return quoted(option.values);
    case OptionSpec::Kind::toggle:
      return "`0`, `1`";
    case OptionSpec::Kind::text:
      return option.values.empty() ? "text" : "text, such as " + quoted(option.values);
    case OptionSpec::Kind::file:
      return "the text of a file";
  }
  return {};
}

std::string row_of(const GameEntry& game, const OptionSpec& option) {
  const auto code = [](std::string_view text) {
    return text.empty() ? std::string() : '`' + std::string(text) + '`';
  };
  std::string row = "| ";
  for (const std::string& cell :
       {std::string(game.title.en), code(option.key), std::string(option.title.en),
        values_of(option), code(option.usual), code(option.only_with)})
    row += cell + (cell.empty() ? "| " : " | ");
  return row.substr(0, row.size() - 1);
}

// Of the games that have rules to read, not of those that only tests play.
std::string table_of_options() {
  std::string table =
      "| game | option | what it is | values | usual | only with |\n"
      "| --- | --- | --- | --- | --- | --- |\n";
  for (const GameEntry* game : all_games()) {
    std::string folder(game->name);
    std::ranges::replace(folder, '-', '_');
    if (!std::filesystem::exists(in_source("games/" + folder + "/rules.en.md"))) continue;
    for (const OptionSpec& option : game->options) table += row_of(*game, option) + '\n';
  }
  return table;
}

TEST(Catalogue, the_table_in_the_documents_is_that_of_the_games) {
  std::ifstream file(in_source("docs/RECORDS.md"));
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_NE(text.str().find(table_of_options()), std::string::npos)
      << "docs/RECORDS.md should have:\n"
      << table_of_options();
}

TEST(Catalogue, has_every_game_once) {
  std::vector<std::string_view> names(game_names.begin(), game_names.end());
  EXPECT_EQ(names.size(), all_games().size());
  for (const GameEntry* game : all_games()) {
    EXPECT_EQ(find_game(game->name), game);
    EXPECT_EQ(std::ranges::count(names, game->name), 1);
    EXPECT_GE(game->seats.size(), 2U);
    EXPECT_FALSE(game->benches.empty());
    EXPECT_EQ((*game->table({}))->game(), game->name);
  }
  EXPECT_EQ(find_game("chess"), nullptr);
  EXPECT_FALSE(make_table("chess", {}).has_value());
  EXPECT_EQ(make_mind("chess", "1").error().reason->code, "no-such-game");
  EXPECT_EQ(make_mind(names[0], "9").error().reason->code, "no-such-bot");
}

}  // namespace
}  // namespace troika
