// The engine protocol: docs/ENGINE.md, word by word, and duels with programs that speak it.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/cli/program.h"
#include "tests/here.h"

namespace troika::test {
namespace {

std::vector<std::string> session_in_the_docs() {
  std::ifstream file(in_source("docs/ENGINE.md"));
  std::vector<std::string> session;
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("> ") || line.starts_with("< ")) session.push_back(line);
  return session;
}

TEST(Engine, speaks_as_the_docs_say) {
  const auto session = session_in_the_docs();
  ASSERT_GT(session.size(), 40U);
  Talk talk({"engine", "--bot", "random"}, Talk::Place::pipe);
  for (const std::string& line : session) {
    if (line[0] == '>') {
      talk.say(line.substr(2) + "\n");
      continue;
    }
    const std::string heard = talk.hear_until(line.substr(2) + "\n");
    EXPECT_TRUE(heard.ends_with(line.substr(2) + "\n")) << line << "\ngot: " << heard;
    EXPECT_EQ(heard.find("error"), std::string::npos) << heard;
    if (HasFailure()) return;
  }
  talk.hear_all();
  EXPECT_EQ(talk.code(), 0);
}

TEST(Engine, says_what_is_wrong_and_goes_on) {
  const Ended got = run({"engine", "--bot", "1"},
                        "go\n"
                        "match chess 1\n"
                        "match talat 1\n"
                        "option players=9\n"
                        "game A\n"
                        "match talat 1\n"
                        "game X\n"
                        "position 5\n"
                        "nonsense\n"
                        "ping a b\n");
  EXPECT_EQ(got.code, 0) << got.err;
  const auto heard = split_lines(got.out);
  ASSERT_EQ(heard.size(), 7U) << got.out;
  for (std::size_t i = 0; i + 1 < heard.size(); ++i)
    EXPECT_TRUE(heard[i].starts_with("error ")) << heard[i];
  EXPECT_EQ(heard.back(), "pong a b");
}

TEST(Engine, can_be_stopped_while_it_thinks) {
  Talk talk({"engine", "--bot", "8"}, Talk::Place::pipe);
  talk.say(
      "match der-isses 1\ngame A\n"
      "position R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --\ngo time 3600000\nping 1\n");
  EXPECT_TRUE(talk.hear_until("pong 1\n").ends_with("pong 1\n"));
  talk.say("stop\n");
  EXPECT_NE(talk.hear_until("\nmove ").find("move "), std::string::npos);
  talk.say("quit\n");
  talk.hear_all();
  EXPECT_EQ(talk.code(), 0);
}

// The address sanitizer sees whether it still refers to the figures of the first position.
TEST(Engine, thinks_about_a_position_with_another_goal) {
  const std::string before = "112 1 yt ", after =
                                              " y=-,t=- QDKSJHJHJD/7H3D4D6C4H "
                                              "5S7H3H3H4HTH5CTDJDTD5SASKCXACAD3DX7STHAH2C2CTS7D8H9S"
                                              "QH4CQD9DJC8HKH7DAD2S5C2HKS6S4SQC8CQS3CQS"
                                              "6DJC7CKDJS9D8D4D8CTS8SJS9CQC6DKD5H6S7C7S4SKC9CASAH6C"
                                              "2D2H4C2SX9HX2DQHAC5D8DTC5H6H5D3C6H9HTCKHX"
                                              "8SX3S3S9S - 0 -\n";
  const Ended got =
      run({"engine", "--bot", "8"}, "match touche 1\ngame 1\nposition " + before + "square*4" +
                                        after + "event 2 ?\nposition " + before + "square*4" +
                                        after + "event 1 QD~\nposition " + before + "line*3" +
                                        after + "go nodes 200\n");
  EXPECT_EQ(got.code, 0) << got.err;
  EXPECT_EQ(got.out.find("error"), std::string::npos) << got.out;
  EXPECT_NE(got.out.find("\nmove "), std::string::npos) << got.out;
}

std::string own_engine(const std::string& bot) {
  return "exec:" + program() + " engine --bot " + bot;
}

TEST(Engine, plays_every_game_in_a_duel) {
  for (const auto& game : std::vector<std::vector<std::string>>{
           {"der-isses"},
           {"talat"},
           {"talat", "--players", "2", "--games", "3"},
           {"touche", "--seating", "ytyt", "--figure", "named", "--games", "3"}}) {
    std::vector<std::string> arguments{"duel"};
    arguments.insert(arguments.end(), game.begin(), game.end());
    arguments.insert(arguments.end(),
                     {own_engine("1:50n"), own_engine("random"), "--deals", "1", "--jobs", "2"});
    const Ended got = run(arguments);
    EXPECT_EQ(got.code, 0) << got.err;
    EXPECT_NE(got.out.find(" matches, seed "), std::string::npos) << got.out;
  }
}

TEST(Engine, the_example_in_python_beats_chance_at_talat) {
  const Ended got = run({"duel", "talat", "exec:python3 " + in_source("examples/engine.py"),
                         "random", "--players", "2", "--deals", "12", "--seed", "1"});
  EXPECT_EQ(got.code, 0) << got.err;
  const std::string_view wins = "against random: ";
  const std::size_t at = got.out.find(wins);
  ASSERT_NE(at, std::string::npos) << got.out;
  // Of 24 matches; one that plays no better than chance wins 18 of them once in a hundred times.
  EXPECT_GE(std::stod(got.out.substr(at + wins.size())), 75.0) << got.out;
}

TEST(Engine, a_bad_engine_is_named_and_ends_the_duel) {
  const TemporaryFile cheat(
      "echo ready\nwhile read line; do case $line in go*) echo move checkmate;; esac; done\n");
  for (const auto& [command, words] : std::vector<std::pair<std::string, std::string>>{
           {"false", "has ended"},
           {"no-such-program", "has ended"},
           {"sh " + cheat.name(), "not possible: checkmate"}}) {
    const Ended got = run({"duel", "talat", "exec:" + command, "random", "--deals", "2"});
    EXPECT_EQ(got.code, 2) << command;
    EXPECT_NE(got.err.find(command), std::string::npos) << got.err;
    EXPECT_NE(got.err.find(words), std::string::npos) << got.err;
  }
}

}  // namespace
}  // namespace troika::test
