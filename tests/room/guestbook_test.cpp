// The log of a match is bounded, whatever people do besides moving.

#include "room/guestbook.h"

#include "tests/room/site.h"

namespace troika::room {
namespace {

using namespace std::chrono_literals;

constexpr Measure usual;

TEST(Guestbook, so_much_a_minute) {
  Site site(R"({"game":"talat"})");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  ASSERT_EQ(site.code("bob", Sit{{}, "Bob", ""}), "done");
  for (int i = 1; i < usual.per_minute; ++i)
    ASSERT_EQ(site.code("ann", Rename{"Ann " + std::to_string(i)}), "done");
  EXPECT_EQ(site.code("ann", Rename{"Ann"}), "too-often");
  EXPECT_EQ(site.code("ann", Leave{}), "too-often");
  EXPECT_EQ(site.code("bob", Rename{"Robert"}), "done") << "others are not to blame";
  site.reload();
  EXPECT_EQ(site.code("ann", Rename{"Ann"}), "too-often");
  site.pass(1min);
  EXPECT_EQ(site.code("ann", Rename{"Ann"}), "done");
}

TEST(Guestbook, so_much_a_match_and_moves_do_not_count) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},"seats":["open",{"bot":1}]})");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  std::size_t others = 0;
  for (int i = 0; i < 2 * usual.per_guest; ++i) {
    site.pass(3s);
    ASSERT_EQ(site.play_first("ann"), "done");
    if (site.code("ann", AskTakeback{}) == "done")
      ++others;
    else
      break;
  }
  EXPECT_EQ(others, static_cast<std::size_t>(usual.per_guest) - 1) << "she sat down, too";
  site.pass(1h);
  EXPECT_EQ(site.code("ann", AskTakeback{}), "enough");
  EXPECT_EQ(site.code("ann", Rename{"Anna"}), "enough");
  EXPECT_EQ(site.room().stage(), Stage::playing);
}

TEST(Guestbook, so_many_come_and_go_before_the_start) {
  Site site(R"({"game":"talat","seats":["person","person","person"]})");
  int sat = 0;
  for (int i = 0; i < 2 * usual.before_start; ++i) {
    const std::string guest = "guest " + std::to_string(i);
    if (site.code(guest, Sit{{}, "Guest", ""}) != "done") break;
    ++sat;
    ASSERT_EQ(site.code(guest, Leave{}), "done");
  }
  EXPECT_LE(2 * sat, usual.before_start + 1);
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "enough");
  EXPECT_EQ(site.room().listing().guests.size(), static_cast<std::size_t>(sat)) << "each once";
}

TEST(Guestbook, nobody_is_in_it_twice) {
  Site site(R"({"game":"talat"})");
  for (int i = 0; i < 10; ++i) {
    ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
    ASSERT_EQ(site.code("ann", Leave{}), "done");
  }
  EXPECT_EQ(site.room().listing().guests, std::vector<std::string>{"ann"});
}

TEST(Guestbook, nothing_is_written_after_the_end_but_about_a_rematch) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},"absent":"claim",
                "clock":{"kind":"per-move","base":60000}})");
  seat_two(site);
  site.pass(1min);
  ASSERT_EQ(site.code("bob", Claim{Player{0}}), "done");
  EXPECT_EQ(site.code("ann", Rename{"Anna"}), "match-over");
  EXPECT_EQ(site.code("ann", Leave{}), "match-over");
  EXPECT_EQ(site.code("ann", Return{}), "match-over");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "match-over");
  std::string_view code;
  for (int i = 0; i < 100 && code != "too-often"; ++i)
    code = site.code("ann", Rematch{i % 2 == 0, "", "next"});
  EXPECT_EQ(code, "too-often");
}

}  // namespace
}  // namespace troika::room
