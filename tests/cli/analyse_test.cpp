#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace troika::test {
namespace {

constexpr const char* coin_position = "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --";

TEST(Analyse, ranks_the_moves_of_a_position) {
  const Ended got = run({"analyse", "der-isses", "--position", coin_position, "--bot", "3:2000n"});
  EXPECT_EQ(got.code, 0) << got.err;
  EXPECT_NE(got.out.find("Der Isses!, seat A to move."), std::string::npos) << got.out;
  EXPECT_NE(got.out.find("\n1.  $"), std::string::npos) << got.out;
  const Ended json =
      run({"analyse", "der-isses", "--position", coin_position, "--bot", "3:2000n", "--json"});
  EXPECT_TRUE(json.out.starts_with("{\"nodes\":")) << json.out;
  EXPECT_EQ(lines(json.out), 1U);
}

TEST(Analyse, sees_a_piece_that_lands_next) {
  // A's green stands beside the coin, and B cannot know it: landing wins at once, unless B has
  // chosen green too.
  const Ended got = run({"analyse", "der-isses", "--position",
                         "R5O/7/2Y4/7/3G3/1B1$1V1/6W A play 0-0 G?", "--bot", "5"});
  EXPECT_EQ(got.code, 0) << got.err;
  EXPECT_NE(got.out.find("The opponent's piece may be:"), std::string::npos) << got.out;
}

TEST(Analyse, goes_through_a_record) {
  for (const char* game : {"der-isses", "talat", "touche"}) {
    const Ended record = run({"random", game, "--seed", "11"});
    const TemporaryFile file(record.out);
    const Ended all = run({"analyse", game, "--record", file.name(), "--bot", "1:20n"});
    EXPECT_EQ(all.code, 0) << all.err;
    EXPECT_GT(lines(all.out), 5U);
    const Ended one =
        run({"analyse", game, "--record", file.name(), "--bot", "1:20n", "--move", "3"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_TRUE(one.out.starts_with("Move 3: ")) << one.out;
    const Ended json = run({"analyse", game, "--record", file.name(), "--bot", "1:20n", "--json"});
    EXPECT_EQ(json.code, 0) << json.err;
    EXPECT_TRUE(json.out.starts_with("[{\"nodes\":")) << json.out.substr(0, 80);
  }
}

TEST(Analyse, refuses_with_a_reason) {
  const std::vector<std::vector<std::string>> wrong{
      {"talat"},
      {"der-isses", "--position", "x"},
      {"der-isses", "--position", coin_position, "--seat", "B"},
      {"der-isses", "--position", coin_position, "--bot", "9"},
      {"der-isses", "--position", "R5O/7/2Y1G2/7/7/1B3V1/6W - over 4-0 --"},
      {"der-isses", "--record", "/no/such/file"},
  };
  for (const auto& arguments : wrong) {
    std::vector<std::string> all{"analyse"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Ended got = run(all);
    EXPECT_EQ(got.code, 2) << arguments.back();
    EXPECT_EQ(lines(got.err), 1U) << got.err;
  }
}

}  // namespace
}  // namespace troika::test
