// A game of which no shared file knows, in the whole program: only the list that is linked differs.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/program.h"
#include "tests/here.h"

namespace troika::test {
namespace {

Ended run_four(const std::string& arguments) {
  return run_in_shell("\"$FOUR\" " + arguments, {"FOUR=" + program_of_tests(), "LANG=en"});
}

TEST(FourthGame, is_played_by_bots_recorded_and_replayed) {
  const TemporaryFile beside;
  const std::string folder = beside.name() + ".records";
  const Ended duel =
      run_four("duel kuhn 3:200n random --games 9 --deals 2 --seed 5 --records " + folder);
  ASSERT_EQ(duel.code, 0) << duel.err;
  EXPECT_NE(duel.out.find("4 matches, seed 5\n"), std::string::npos) << duel.out;
  std::size_t records = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const Ended replayed = run_four("replay " + entry.path().string());
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    EXPECT_NE(replayed.out, "");
    EXPECT_EQ(run({"replay", entry.path().string()}).code, 2) << "our program has no such game";
    ++records;
  }
  EXPECT_EQ(records, 4U);
  std::filesystem::remove_all(folder);
}

TEST(FourthGame, answers_questions_about_positions) {
  EXPECT_EQ(run_four("legal kuhn 'KJ p'").out, "bet\npass\n");
  EXPECT_EQ(run_four("apply kuhn 'KJ p' bet").out, "KJ pb\n");
  EXPECT_EQ(run_four("legal kuhn 'KK p'").code, 2);
  EXPECT_EQ(run({"legal", "kuhn", "KJ p"}).code, 2);
}

}  // namespace
}  // namespace troika::test
