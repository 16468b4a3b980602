#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/cli/program.h"
#include "tests/here.h"

namespace troika::test {
namespace {

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

const std::vector<std::string> round_robin = {"tournament", "talat",     "random", "greedy",
                                              "mcts:20n",   "--players", "2",      "--deals",
                                              "2",          "--seed",    "5"};

TEST(BotTournament, prints_a_ranking_and_a_cross_table) {
  const Ended got = run(round_robin);
  EXPECT_EQ(got.code, 0) << got.err;
  const auto printed = split_lines(got.out);
  ASSERT_GE(printed.size(), 9U) << got.out;
  EXPECT_TRUE(printed[0].starts_with("1. ")) << got.out;
  EXPECT_NE(printed[0].find(": wins "), std::string::npos) << got.out;
  EXPECT_NE(got.out.find("±"), std::string::npos) << got.out;
  EXPECT_EQ(printed.back(), "12 games, seed 5");  // three pairs, two deals, two orders of seats
  EXPECT_EQ(run(with(round_robin, {"--jobs", "2"})).out, got.out);
  for (const char* language : {"ru", "de"})
    EXPECT_EQ(run(with({"--lang", language}, round_robin)).code, 0);
}

TEST(BotTournament, goes_on_where_it_was_stopped) {
  const TemporaryFile file, json;
  std::filesystem::remove(file.name());
  const Ended whole = run(with(round_robin, {"--file", file.name(), "--json", json.name()}));
  ASSERT_EQ(whole.code, 0) << whole.err;
  EXPECT_NE(json.text().find("\"cross\":[{\"bot\":0,\"against\":1,\"games\":4,"),
            std::string::npos);
  const auto log = split_lines(file.text());
  // Cut off anywhere, even within a line: the end is the same.
  for (const std::size_t kept : {std::size_t{2}, log.size() / 2, log.size() - 1}) {
    std::string text;
    for (std::size_t i = 0; i < kept; ++i) text += log[i] + '\n';
    file.write(text + log[kept].substr(0, log[kept].size() / 2));
    // The seed is in the file.
    auto arguments = with(round_robin, {"--file", file.name()});
    arguments.erase(std::ranges::find(arguments, "--seed"), std::ranges::find(arguments, "5") + 1);
    const Ended again = run(arguments);
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(again.out, whole.out);
    EXPECT_EQ(split_lines(file.text()), log);
  }
  auto others = with(round_robin, {"--file", file.name()});
  others[2] = "1";
  const Ended refused = run(others);
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.err.find("another tournament"), std::string::npos) << refused.err;
}

TEST(BotTournament, plays_every_format_and_kind_of_table) {
  const std::vector<std::string> few = {"--deals", "1", "--seed", "3"};
  const std::vector<std::vector<std::string>> all = {
      {"tournament", "talat", "random", "greedy", "mcts:10n", "mcts:11n", "--rounds", "2"},
      {"tournament", "talat", "random", "greedy", "mcts:10n", "--players", "2", "--format",
       "swiss"},
      {"tournament", "der-isses", "random", "greedy"},
      {"tournament", "touche", "random", "greedy", "--seating", "ytyt", "--figure", "line"},
      {"tournament", "talat", "random", "exec:python3 " + in_source("examples/engine.py"),
       "--players", "2"},
  };
  for (const auto& arguments : all) {
    const Ended got = run(with(arguments, few));
    EXPECT_EQ(got.code, 0) << arguments[1] << ' ' << got.err;
    EXPECT_TRUE(got.out.starts_with("1. ")) << got.out;
  }
}

TEST(BotTournament, keeps_records_that_replay) {
  const TemporaryFile place;
  const std::string folder = place.name() + ".records";
  const Ended got = run({"tournament", "der-isses", "random", "greedy", "--deals", "1", "--records",
                         folder, "--seed", "1"});
  ASSERT_EQ(got.code, 0) << got.err;
  for (const char* name : {"/1-1-1.txt", "/1-1-2.txt"})
    EXPECT_EQ(run({"replay", folder + name}).code, 0) << name;
  std::filesystem::remove_all(folder);
}

TEST(BotTournament, refuses_what_cannot_be) {
  const auto refused = [](const std::vector<std::string>& arguments) {
    const Ended got = run(arguments);
    EXPECT_EQ(got.code, 2) << got.out;
    return got.err;
  };
  EXPECT_NE(refused({"tournament", "talat", "random", "nobody"}).find("nobody"), std::string::npos);
  EXPECT_NE(refused({"tournament", "talat", "1", "2", "3", "--format", "cup"}).find("--format"),
            std::string::npos);
  EXPECT_NE(refused({"tournament", "der-isses", "1"}).find("too few"), std::string::npos);
  EXPECT_NE(refused({"tournament", "der-isses", "1", "1"}).find("this name"), std::string::npos);
  EXPECT_NE(refused({"tournament", "touche", "1", "2", "--seating", "ytyl"}).find("equally large"),
            std::string::npos);
}

}  // namespace
}  // namespace troika::test
