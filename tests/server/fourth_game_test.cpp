// A game of which no shared file knows is served like the others: only the list that is linked
// differs.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/server/client.h"
#include "tests/server/process.h"

namespace troika::test {
namespace {

class FourthGame : public ::testing::Test {
 protected:
  static std::filesystem::path new_folder() {
    std::string name = std::filesystem::temp_directory_path() / "troika-XXXXXX";
    return mkdtemp(name.data());
  }
  ~FourthGame() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ = new_folder();
  ServerProcess server_{folder_ / "site.db", {}, program_of_tests()};
};

TEST_F(FourthGame, IsPlayedByTwoPeopleAndItsRecordIsRight) {
  Person ann(server_.port(), "Ann"), bob(server_.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"kuhn","options":{"games":"5"}})");
  Seat left(ann, match), right(bob, match);
  EXPECT_EQ(left.sit("apple"), "saved");
  EXPECT_EQ(right.sit("pear"), "saved");
  for (Seat* seat : {&left, &right})
    while (seat->stage() == "open") seat->hear_any();
  play_to_the_end({&left, &right});

  const HttpAnswer record = ann.get("/api/tables/" + match + "/record");
  ASSERT_EQ(record.status, 200U) << record.body;
  EXPECT_TRUE(record.body.starts_with("game kuhn 1\n")) << record.body;
  const std::string file = folder_ / "record.txt";
  std::ofstream(file) << record.body;
  for (const char* command : {" replay ", " verify "})
    EXPECT_EQ(std::system((program_of_tests() + command + file + " >/dev/null").c_str()), 0);
}

TEST_F(FourthGame, IsPlayedByABot) {
  Person ann(server_.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"kuhn","seats":["open",{"bot":1}]})");
  Seat seat(ann, match);
  ASSERT_EQ(seat.sit(), "saved");
  play_to_the_end({&seat});
  EXPECT_EQ(ann.get("/api/tables/" + match + "/record").status, 200U);
}

}  // namespace
}  // namespace troika::test
