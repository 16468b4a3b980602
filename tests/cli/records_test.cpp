#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/cli/program.h"
#include "tests/here.h"
#include "tests/laws/seed.h"

namespace troika::test {
namespace {

const std::string board_file = in_source("tests/cli/corridor.json");

TEST(Records, random_matches_replay) {
  SCOPED_TRACE(seed_trace());
  const std::vector<std::vector<std::string>> kinds{
      {"der-isses"},
      {"der-isses", "--first", "2"},
      {"talat"},
      {"talat", "--players", "2", "--games", "3"},
      {"talat", "--games", "2", "--first", "3"},
      {"touche"},
      {"touche", "--players", "3", "--figure", "line"},
      {"touche", "--players", "6", "--figure", "combination", "--different", "--freeswap"},
      {"touche", "--seating", "ytyl", "--games", "3", "--figure", "cross,tee,square"},
      {"touche", "--own-figures", "own:x.x/.x./x.x:-@15+xxxx:r@10*2", "--dealer", "2"},
      {"touche", "--own-figures", "xxx:rm@5*3"},
      {"touche", "--figure", "named", "--games", "5"},
      {"touche", "--board", board_file},
      {"touche", "--option", "games=3", "--option", "freeswap=1"}};
  for (const auto& kind : kinds)
    for (std::uint64_t i = 0; i < 3; ++i) {
      std::vector<std::string> arguments{"random"};
      arguments.insert(arguments.end(), kind.begin(), kind.end());
      arguments.insert(arguments.end(), {"--seed", std::to_string(test_seed() + i)});
      const Ended record = run(arguments);
      ASSERT_EQ(record.code, 0) << record.err;
      EXPECT_EQ(record.err, "");
      EXPECT_EQ(run(arguments).out, record.out) << "the same seed, the same match";
      const TemporaryFile file(record.out);
      const Ended replayed = run({"replay", file.name(), "--show"});
      EXPECT_EQ(replayed.code, 0) << replayed.err << record.out;
      EXPECT_EQ(replayed.out.find("in progress"), std::string::npos) << replayed.out;
    }
}

TEST(Records, a_random_match_tells_its_seed) {
  const Ended got = run({"random", "der-isses"});
  ASSERT_TRUE(got.err.starts_with("seed ")) << got.err;
  const std::string seed = split_lines(got.err).front().substr(5);
  EXPECT_EQ(run({"random", "der-isses", "--seed", seed}).out, got.out);
}

TEST(Records, the_result_is_told_in_words) {
  const std::string record = run({"random", "talat", "--games", "3", "--seed", "4"}).out;
  const Ended english = run({"replay", "-"}, record);
  for (const std::string part : {"Talat: every line is right.", "Game 1: ", "Game 3: ", "Match: "})
    EXPECT_NE(english.out.find(part), std::string::npos) << english.out;
  const Ended russian = run({"replay", "-", "--lang", "ru"}, record);
  for (const std::string part : {"все строки верны", "Партия 1: ", "Матч: "})
    EXPECT_NE(russian.out.find(part), std::string::npos) << russian.out;
}

// Cut off anywhere, a record is either a match in progress or refused; nothing else.
TEST(Records, cut_at_every_byte) {
  const std::string record = run({"random", "der-isses", "--seed", "5"}).out;
  const std::size_t end = record.find("\n= ");
  ASSERT_NE(end, std::string::npos);
  for (std::size_t size = 0; size < record.size(); ++size) {
    const Ended got = run({"replay", "-"}, std::string_view(record).substr(0, size));
    const bool whole_lines = size > 0 && record[size - 1] == '\n';
    EXPECT_EQ(got.code, whole_lines && size <= end ? 0 : 2) << size << got.out << got.err;
    if (got.code == 0) {
      EXPECT_NE(got.out.find("in progress"), std::string::npos);
    } else {
      EXPECT_EQ(lines(got.err), 1U) << got.err;
      EXPECT_TRUE(got.err.starts_with("troika: -:")) << got.err;
    }
  }
}

TEST(Records, any_byte_changed) {
  SCOPED_TRACE(seed_trace());
  const std::string record = run({"random", "touche", "--seed", "5"}).out;
  std::uint64_t state = test_seed() | 1U;
  for (int i = 0; i < 150; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    std::string damaged = record;
    damaged[(state >> 33U) % damaged.size()] = static_cast<char>(state >> 25U);
    const Ended got = run({"replay", "-"}, damaged);
    EXPECT_TRUE(got.code == 0 || got.code == 2) << damaged;
    EXPECT_EQ(lines(got.err), got.code == 0 ? 0U : 1U) << got.err;
  }
}

TEST(Records, a_fault_has_line_and_column) {
  const auto refusal = [](std::string_view record) { return run({"replay", "-"}, record).err; };
  EXPECT_TRUE(refusal("").starts_with("troika: -:1:1: ")) << refusal("");
  EXPECT_TRUE(refusal("chess\n").starts_with("troika: -:1:1: "));
  EXPECT_TRUE(refusal("game chess 1\n").starts_with("troika: -:1:6: "));
  EXPECT_TRUE(refusal("game talat 1\noption players=9\n").starts_with("troika: -:2:8: "));
  EXPECT_TRUE(refusal("game talat 1\noption first=1\nA AB:1T@z1\n").starts_with("troika: -:3:"));
  EXPECT_TRUE(refusal("game talat 1\noption first=1\nB AB:1T@a5\n").starts_with("troika: -:3:1: "));
  EXPECT_TRUE(refusal("game talat 1\noption first=1\nA AB:1T@a5\n").starts_with("troika: -:3:3: "));
  const std::string russian = run({"replay", "-", "--lang", "ru"}, "game chess 1\n").err;
  EXPECT_EQ(russian, "troika: -:1:6: такой игры нет\n");
}

TEST(Records, files_that_are_no_records) {
  const auto refused = [](const std::string& name) {
    const Ended got = run({"replay", name});
    EXPECT_EQ(got.code, 2);
    EXPECT_EQ(lines(got.err), 1U) << got.err;
    return got.err;
  };
  EXPECT_NE(refused("/nonexistent").find("cannot read"), std::string::npos);
  EXPECT_NE(refused("/tmp").find("is a folder"), std::string::npos);
  refused(program());
  const TemporaryFile large(std::string((64U << 20U) + 1, 'x'));
  EXPECT_NE(refused(large.name()).find("64 MB"), std::string::npos);
}

TEST(Records, positions_after_every_event) {
  const Ended got =
      run({"replay", "-", "--positions"}, "game talat 1\noption first=2\nB AB:1T@a5\nC BC:3H@c5\n");
  ASSERT_EQ(got.code, 0) << got.err;
  const auto out = split_lines(got.out);
  ASSERT_EQ(out.size(), 4U) << got.out;
  EXPECT_TRUE(out[0].starts_with("b1T4/5/5/5/5 5/5/5/5/5 5/5/5/5/5 C ")) << out[0];
  EXPECT_TRUE(out[1].starts_with("b1T4/5/5/5/5 2c3H2/5/5/5/5 5/5/5/5/5 A ")) << out[1];
  EXPECT_NE(out[3].find("in progress, 2 events"), std::string::npos) << out[3];
}

// A record as a server gives it out: tests/cli/fair_record.txt.
const std::string fair_file = in_source("tests/cli/fair_record.txt");

std::string fair_record() {
  std::ifstream file(fair_file);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Verify, a_fair_record) {
  const Ended replayed = run({"replay", fair_file});
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  const Ended english = run({"verify", fair_file});
  EXPECT_EQ(english.code, 0) << english.err;
  EXPECT_EQ(english.err, "");
  EXPECT_NE(english.out.find("All is as it should be"), std::string::npos) << english.out;
  EXPECT_EQ(english.out.find("WRONG"), std::string::npos) << english.out;
  const Ended russian = run({"verify", "-", "--lang", "ru"}, fair_record());
  EXPECT_EQ(russian.code, 0) << russian.err;
  EXPECT_NE(russian.out.find("Всё верно"), std::string::npos) << russian.out;
}

TEST(Verify, a_changed_record) {
  std::string record = fair_record();
  const std::size_t seed = record.find("fair seed ") + 10;
  record[seed] = record[seed] == '0' ? '1' : '0';
  const Ended english = run({"verify", "-"}, record);
  EXPECT_EQ(english.code, 1);
  EXPECT_NE(english.out.find("WRONG"), std::string::npos) << english.out;
  EXPECT_EQ(lines(english.err), 1U) << english.err;
  const Ended russian = run({"verify", "-", "--lang", "ru"}, record);
  EXPECT_EQ(russian.code, 1);
  EXPECT_NE(russian.out.find("НЕВЕРНО"), std::string::npos) << russian.out;
}

TEST(Verify, what_cannot_be_verified) {
  const Ended got = run({"verify", "-"}, run({"random", "der-isses", "--seed", "5"}).out);
  EXPECT_EQ(got.code, 2);
  EXPECT_NE(got.err.find("nothing to check its deals with"), std::string::npos) << got.err;
  EXPECT_EQ(run({"verify", "/nonexistent"}).code, 2);
  EXPECT_EQ(run({"verify"}).code, 2);
}

}  // namespace
}  // namespace troika::test
