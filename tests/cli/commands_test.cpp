#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tests/cli/program.h"
#include "tests/corpus/kept.h"
#include "tests/here.h"

namespace troika::test {
namespace {

const std::string coin = "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --";
const std::string talat_start =
    "5/5/5/5/5 5/5/5/5/5 5/5/5/5/5 A 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H 1T1S1H2T2S2H3T3S3H "
    "0,0,0 3";
const std::string board_file = in_source("tests/cli/corridor.json");

// A position from the middle of a random match.
std::string some_position(const std::string& game) {
  const Ended record = run({"random", game, "--seed", "7"});
  const Ended played = run({"replay", "-", "--positions"}, record.out);
  const auto positions = split_lines(played.out);
  return positions.at(positions.size() / 2);
}

void expect_refused(const std::vector<std::string>& arguments, std::string_view part,
                    std::string_view input = {}) {
  const Ended got = run(arguments, input);
  EXPECT_EQ(got.code, 2) << got.out << got.err;
  EXPECT_EQ(lines(got.err), 1U) << got.err;
  EXPECT_TRUE(got.err.starts_with("troika: ")) << got.err;
  EXPECT_NE(got.err.find(part), std::string::npos) << got.err;
  EXPECT_EQ(got.out, "");
}

TEST(CommandLine, lists_legal_moves_in_byte_order) {
  const Ended got = run({"legal", "der-isses", coin});
  EXPECT_EQ(got.code, 0);
  EXPECT_EQ(got.err, "");
  EXPECT_EQ(got.out, "$a4\n$a5\n$c7\n$d1\n$d2\n$d3\n$d7\n$e7\n$g4\n$g5\n");
  for (const std::string game : {"der-isses", "talat", "touche"}) {
    const auto moves = split_lines(run({"legal", game, some_position(game)}).out);
    EXPECT_GT(moves.size(), 0U) << game;
    EXPECT_TRUE(std::ranges::is_sorted(moves)) << game;
  }
}

TEST(CommandLine, a_finished_game_has_no_legal_moves) {
  const Ended got = run({"legal", "der-isses", "R5O/7/2Y1G2/7/7/1B3V1/6W - over 4-0 --"});
  EXPECT_EQ(got.code, 0);
  EXPECT_EQ(got.out, "");
}

TEST(CommandLine, applies_moves) {
  const Ended got = run({"apply", "der-isses", coin, "$a4", "A=R", "B=R"});
  EXPECT_EQ(got.code, 0);
  EXPECT_EQ(got.out, "R5O/7/2Y1G2/$6/7/1B3V1/6W B play 0-0 RR\n");
  EXPECT_EQ(run({"apply", "talat", talat_start, "AB:3H@c1"}).out,
            "5/5/5/5/2a3H2 5/5/5/5/5 5/5/5/5/5 B 1T1S1H2T2S2H3T3S 1T1S1H2T2S2H3T3S3H "
            "1T1S1H2T2S2H3T3S3H 0,0,0 3\n");
}

TEST(CommandLine, counts_sequences) {
  EXPECT_EQ(run({"perft", "der-isses", coin, "0"}).out, "1\n");
  EXPECT_EQ(run({"perft", "der-isses", coin, "1"}).out, "10\n");
  EXPECT_EQ(run({"perft", "der-isses", coin, "3"}).out, "980\n");
  EXPECT_EQ(run({"perft", "talat", talat_start, "2"}).out, "8100\n");
  const auto divided = split_lines(run({"perft", "talat", talat_start, "2", "--divide"}).out);
  ASSERT_EQ(divided.size(), 91U);
  EXPECT_EQ(divided.front(), "AB:1H@a1 90");
  EXPECT_EQ(divided.back(), "8100");
}

TEST(CommandLine, draws_positions_in_both_languages) {
  const std::string plain = run({"show", "der-isses", coin}).out;
  EXPECT_NE(plain.find(" 7 │ R │"), std::string::npos) << plain;
  EXPECT_NE(plain.find("To place the coin: A"), std::string::npos);
  EXPECT_EQ(plain.find('\x1b'), std::string::npos) << "no colours where there is no terminal";
  EXPECT_NE(run({"show", "der-isses", coin, "--lang", "ru"}).out.find("Ставит монетку: A"),
            std::string::npos);
  const std::string talat = run({"show", "talat", some_position("talat")}).out;
  for (const std::string part : {"AB · open", "To move: ", "captured", "points"})
    EXPECT_NE(talat.find(part), std::string::npos) << talat;
  const std::string touche = some_position("touche");
  EXPECT_NE(run({"show", "touche", touche}).out.find("Goal: square × 4"), std::string::npos);
  const std::string russian = run({"--lang", "ru", "show", "touche", touche}).out;
  for (const std::string part : {"Цель: квадрат × 4", "К♠", "Д♥", "В♣", "Т♦", "10♠"})
    EXPECT_NE(russian.find(part), std::string::npos) << russian;
}

TEST(CommandLine, draws_what_is_hidden_as_hidden) {
  const std::string drawn =
      run({"show", "der-isses", "R5O/7/2Y1G2/$6/7/1B3V1/6W B play 0-0 R?"}).out;
  EXPECT_NE(drawn.find("A R red  B chosen, hidden"), std::string::npos) << drawn;
}

TEST(CommandLine, colours_only_on_a_terminal_that_wants_them) {
  Talk terminal({"show", "der-isses", coin}, Talk::Place::terminal);
  EXPECT_NE(terminal.hear_all().find("\x1b[1;31m"), std::string::npos);
}

TEST(CommandLine, helps) {
  for (const std::vector<std::string>& arguments :
       std::initializer_list<std::vector<std::string>>{{"--help"},
                                                       {"legal", "--help"},
                                                       {"apply", "--help"},
                                                       {"batch", "--help"},
                                                       {"perft", "--help"},
                                                       {"random", "--help"},
                                                       {"replay", "--help"},
                                                       {"verify", "--help"},
                                                       {"show", "--help"},
                                                       {"play", "--help"},
                                                       {"bench", "--help"}}) {
    const Ended english = run(arguments);
    EXPECT_EQ(english.code, 0);
    EXPECT_EQ(english.err, "");
    EXPECT_NE(english.out.find("Usage: troika"), std::string::npos) << english.out;
    const Ended russian = run(arguments, {}, {"LANG=ru_RU.UTF-8"});
    EXPECT_EQ(russian.code, 0);
    EXPECT_NE(russian.out.find("Использование: troika"), std::string::npos) << russian.out;
  }
  std::ifstream file(in_source("version.txt"));  // the page shows the same
  std::string version;
  std::getline(file, version);
  EXPECT_EQ(run({"--version"}).out, "troika " + version + "\n");
}

TEST(CommandLine, chooses_the_language) {
  const auto error_in = [](const std::vector<std::string>& more,
                           const std::vector<std::string>& environment) {
    std::vector<std::string> arguments{"legal", "chess", "x"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, {}, environment).err;
  };
  EXPECT_NE(error_in({}, {}).find("no such game"), std::string::npos);
  EXPECT_NE(error_in({"--lang", "ru"}, {}).find("нет такой игры"), std::string::npos);
  EXPECT_NE(error_in({"--lang=ru"}, {}).find("нет такой игры"), std::string::npos);
  EXPECT_NE(error_in({}, {"LANG=ru_RU.UTF-8"}).find("нет такой игры"), std::string::npos);
  EXPECT_NE(error_in({"--lang", "de"}, {}).find("dieses Spiel gibt es nicht"), std::string::npos);
  EXPECT_NE(error_in({}, {"LANG=de_AT.UTF-8"}).find("dieses Spiel gibt es nicht"),
            std::string::npos);
  EXPECT_NE(error_in({}, {"LANG=fr_FR.UTF-8"}).find("no such game"), std::string::npos);
  EXPECT_NE(error_in({}, {"LC_ALL=C", "LANG=ru_RU.UTF-8"}).find("no such game"), std::string::npos);
  EXPECT_NE(error_in({"--lang", "en"}, {"LANG=ru_RU.UTF-8"}).find("no such game"),
            std::string::npos);
  EXPECT_NE(run({"--lang", "ru", "legal", "chess", "x"}).err.find("нет такой игры"),
            std::string::npos);
}

TEST(CommandLine, refuses_wrong_input_with_one_line) {
  expect_refused({}, "a command is missing");
  expect_refused({"fly"}, "no such command: «fly»");
  expect_refused({"legal"}, "GAME is missing");
  expect_refused({"legal", "talat"}, "POSITION is missing");
  expect_refused({"legal", "chess", coin}, "«chess»: no such game");
  expect_refused({"legal", "der-isses", coin, "more"}, "«more»");
  expect_refused({"legal", "der-isses", coin, "--fast"}, "«--fast»");
  expect_refused({"legal", "der-isses", "R5O/7/2Y1X2/7/7/1B3V1/6W A coin 0-0 --"},
                 "BOARD, column 10: ");
  expect_refused({"legal", "der-isses", "яR5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --"},
                 "BOARD, column 1: ");
  expect_refused({"legal", "der-isses", "R5O/7/2Y1G2/$6/7/1B3V1/6W B play 0-0 R?"}, ": ");
  expect_refused({"legal", "der-isses", ""}, "BOARD");
  expect_refused({"legal", "two\nlines", ""}, "two?lines");
  expect_refused({"apply", "der-isses", coin}, "MOVE is missing");
  expect_refused({"apply", "der-isses", coin, "$a4", "A=R", "Ge9"}, "move 3 «Ge9»");
  expect_refused({"apply", "der-isses", coin, "$a7"}, "move 1 «$a7»: ");
  expect_refused({"perft", "der-isses", coin, "x"}, "DEPTH: «x»");
  expect_refused({"perft", "der-isses", coin, "-1"}, "-1");
  expect_refused({"perft", "der-isses", coin, "100"}, "DEPTH");
  expect_refused({"show", "touche", coin}, "ten fields");
  expect_refused({"random", "chess"}, "no such game");
  expect_refused({"random", "talat", "--players", "4"}, "players=4");
  expect_refused({"random", "der-isses", "--players", "3"}, "two players");
  expect_refused({"random", "der-isses", "--dealer", "1"}, "dealer=1: this game has no such");
  expect_refused({"random", "talat", "--figure", "line"}, "figures=line");
  expect_refused({"random", "touche", "--players", "7"}, "--players");
  expect_refused({"random", "touche", "--seating", "yytt"}, "seats=yytt");
  expect_refused({"random", "touche", "--players", "2", "--seating", "yt"}, "--seating");
  expect_refused({"random", "touche", "--figure", "blob"}, "figures=blob");
  expect_refused({"random", "touche", "--option", "games"}, "KEY=VALUE");
  expect_refused({"random", "touche", "--option", "colour=red"}, "colour=red");
  expect_refused({"random", "touche", "--board", "/nonexistent"}, "cannot read /nonexistent");
  expect_refused({"random", "talat", "--board", board_file}, "--board");
  expect_refused({"random", "talat", "--seed", "-5"}, "-5");
  expect_refused({"random", "talat", "--seed"}, "--seed needs a value");
  expect_refused({"--lang", "xx", "random", "talat"}, "--lang");
  expect_refused({"bench", "chess"}, "no such game");
  expect_refused({"bench", "--seconds", "soon"}, "--seconds");
  expect_refused({"play"}, "GAME is missing");
  expect_refused({"play", "talat", "--seats", "human,cat,bot"}, "--seats");
  expect_refused({"play", "der-isses", "--seats", "human,bot,bot"}, "--seats");
  expect_refused({"play", "talat", "--save", "/nonexistent/file"}, "/nonexistent/file");
  expect_refused({"play", "--resume", "/nonexistent"}, "/nonexistent");
}

TEST(CommandLine, takes_own_boards) {
  const Ended record = run({"random", "touche", "--seed", "3", "--board", board_file});
  ASSERT_EQ(record.code, 0) << record.err;
  const auto positions = split_lines(run({"replay", "-", "--positions"}, record.out).out);
  const std::string& position = positions.at(positions.size() / 2);
  EXPECT_EQ(run({"show", "touche", position, "--board", board_file}).code, 0);
  EXPECT_EQ(run({"legal", "touche", position, "--board", board_file}).code, 0);
  const Ended batch = run({"batch", "--board", board_file}, "legal\ttouche\t" + position + "\n");
  EXPECT_EQ(batch.out.find("error"), std::string::npos) << batch.out;
  EXPECT_EQ(run({"legal", "touche", position}).code, 2) << "another number of cells";
  TemporaryFile broken("{\"name\": \"x\"}");
  const Ended refused = run({"random", "touche", "--board", broken.name()});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(lines(refused.err), 1U) << refused.err;
}

TEST(CommandLine, measures) {
  const Ended got = run({"bench", "der-isses", "--seconds", "0"});
  EXPECT_EQ(got.code, 0);
  const auto table = split_lines(got.out);
  ASSERT_EQ(table.size(), 8U) << got.out;
  EXPECT_TRUE(table[3].starts_with("strongest bot")) << got.out;
  EXPECT_TRUE(table[6].starts_with("Bots: ")) << got.out;
  EXPECT_TRUE(table[7].starts_with("Bench: ")) << got.out;
  EXPECT_EQ(table[6] + "\n" + table[7] + "\n", read_kept(in_source("tests/signatures.txt")))
      << "other rules or bots? scripts/signatures.sh --write";
  const Ended again = run({"bench", "talat", "--seconds", "0", "--lang", "ru"});
  EXPECT_EQ(split_lines(again.out).back(), table[7]) << "one number for one behaviour";
}

TEST(CommandLine, lets_bots_play_in_every_order_of_seats) {
  const TemporaryFile json;
  const Ended got = run({"duel", "talat", "mcts:40n", "random", "--players", "2", "--deals", "2",
                         "--seed", "5", "--json", json.name()});
  EXPECT_EQ(got.code, 0) << got.err;
  EXPECT_NE(got.out.find("4 matches, seed 5\n"), std::string::npos) << got.out;
  EXPECT_NE(json.text().find("\"matches\":4"), std::string::npos) << json.text();
  const Ended again = run({"duel", "talat", "mcts:40n", "random", "--players", "2", "--deals", "2",
                           "--seed", "5", "--jobs", "2"});
  EXPECT_EQ(again.out, got.out) << "the same seed and nodes give the same matches";
}

TEST(CommandLine, refuses_duels_that_cannot_be) {
  for (const auto& bots : std::vector<std::vector<std::string>>{
           {"random"}, {"random", "chess"}, {"random", "mcts:5"}, {"mcts:0n", "random"}}) {
    std::vector<std::string> arguments{"duel", "talat"};
    arguments.insert(arguments.end(), bots.begin(), bots.end());
    const Ended got = run(arguments);
    EXPECT_EQ(got.code, 2) << bots.back();
    EXPECT_EQ(lines(got.err), 1U) << got.err;
  }
  EXPECT_EQ(run({"duel", "talat", "random", "random", "--sprt", "9"}).code, 2);
  EXPECT_EQ(run({"duel", "talat", "random", "random", "--records", "/dev/null/x"}).code, 2);
}

}  // namespace
}  // namespace troika::test
