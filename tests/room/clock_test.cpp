#include "room/clock.h"

#include "tests/room/site.h"

namespace troika::room {
namespace {

using namespace std::chrono_literals;
using Kind = TimeControl::Kind;

constexpr Player a{0}, b{1};

TEST(Clock, none_never_ends) {
  Clocks clocks;
  clocks.run(a, beginning);
  EXPECT_FALSE(clocks.left(a, beginning + 1h).has_value());
  EXPECT_FALSE(clocks.deadline(a).has_value());
}

TEST(Clock, per_move_begins_anew_with_every_turn) {
  Clocks clocks({Kind::per_move, 30s, 0s});
  EXPECT_EQ(clocks.left(a, beginning), 30s);
  clocks.run(a, beginning);
  EXPECT_EQ(clocks.left(a, beginning + 12s), 18s);
  EXPECT_EQ(clocks.left(b, beginning + 12s), 30s) << "not running";
  EXPECT_EQ(clocks.deadline(a), beginning + 30s);
  EXPECT_EQ(clocks.left(a, beginning + 31s), 0s);
  EXPECT_FALSE(clocks.left_after_move(a, beginning + 12s).has_value());
  clocks.stop(a, 18s);
  clocks.renew(a);
  EXPECT_EQ(clocks.left(a, beginning + 1h), 30s);
}

TEST(Clock, a_total_time_is_used_up) {
  Clocks clocks({Kind::total, 60s, 5s});
  clocks.run(a, beginning);
  EXPECT_EQ(clocks.left_after_move(a, beginning + 20s), 45s);
  clocks.stop(a, clocks.left_after_move(a, beginning + 20s));
  clocks.renew(a);
  clocks.run(a, beginning + 100s);
  EXPECT_EQ(clocks.left(a, beginning + 110s), 35s);
  EXPECT_EQ(clocks.deadline(a), beginning + 145s);
}

TEST(Clock, time_stands_still_in_outages) {
  Clocks clocks({Kind::total, 60s, 0s});
  clocks.run(a, beginning);
  clocks.set_outages({{beginning + 50s, beginning + 70s},
                      {beginning + 10s, beginning + 20s},
                      {beginning + 15s, beginning + 25s},    // overlaps the one before
                      {beginning + 30s, beginning + 30s},    // empty
                      {beginning + 200s, beginning + 300s},  // after the end
                      {beginning + -100s, beginning + 5s}});
  EXPECT_EQ(clocks.left(a, beginning + 5s), 60s);
  EXPECT_EQ(clocks.left(a, beginning + 10s), 55s);
  EXPECT_EQ(clocks.left(a, beginning + 22s), 55s) << "in the middle of an outage";
  EXPECT_EQ(clocks.left(a, beginning + 60s), 30s);
  EXPECT_EQ(clocks.deadline(a), beginning + 100s);
}

TEST(Clock, a_clock_that_is_behind_does_not_give_time_back) {
  Clocks clocks({Kind::per_move, 30s, 0s});
  clocks.run(a, beginning);
  EXPECT_EQ(clocks.left(a, beginning + -5s), 30s);
}

// What is shown is what is judged.
TEST(Clock, the_deadline_is_when_nothing_is_left) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int round = 0; round < 2000; ++round) {
    Clocks clocks({Kind::total, Millis(1 + rng.below(1000)), 0s});
    std::vector<Outage> outages;
    for (std::uint32_t i = rng.below(6); i > 0; --i) {
      const Time from = beginning + Millis(static_cast<int>(rng.below(2000)) - 500);
      outages.push_back({from, from + Millis(rng.below(300))});
    }
    clocks.run(a, beginning);
    clocks.set_outages(outages);
    const Time end = *clocks.deadline(a);
    EXPECT_EQ(clocks.left(a, end), 0ms);
    EXPECT_GT(clocks.left(a, end + -1ms), 0ms);
  }
}

TEST(Clock, of_both_who_choose_at_the_same_time) {
  Site site(
      R"({"game":"der-isses","options":{"first":"1"},"clock":{"kind":"total","base":60000}})");
  seat_two(site);
  const auto left = [&](std::size_t player) {
    return site.state("ann").at("left").at(player).as_int64();
  };
  site.pass(10s);
  EXPECT_EQ(left(0), 50'000);
  EXPECT_EQ(left(1), 60'000);
  EXPECT_EQ(site.play_first("ann"), "done");  // the coin; now both choose
  site.pass(5s);
  EXPECT_EQ(left(0), 45'000);
  EXPECT_EQ(left(1), 55'000);
  EXPECT_EQ(site.play_first("bob"), "done");
  site.pass(5s);
  EXPECT_EQ(left(0), 40'000);
  EXPECT_EQ(left(1), 55'000);
  EXPECT_EQ(site.room().next_deadline(), site.now + 40s);
  site.room().set_outages({{site.now + -2s, site.now}});
  EXPECT_EQ(left(0), 42'000);
  EXPECT_EQ(site.room().next_deadline(), site.now + 42s);
  // An outage that is known when a move is made counts in the log, too.
  EXPECT_EQ(site.play_first("ann"), "done");
  site.reload();
  EXPECT_EQ(left(0), 42'000);
}

// A node whose clock was a day ahead has written something, and its clock is right again.
TEST(Clock, an_entry_from_the_future_does_not_stop_the_time) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},"absent":"claim",
                "clock":{"kind":"per-move","base":60000}})");
  seat_two(site);
  site.pass(24h);
  ASSERT_EQ(site.play_first("ann"), "done");
  site.pass(-24h);
  EXPECT_EQ(site.room().next_deadline(), site.now + 24h + 60s) << "as the log has it";
  for (int again = 0; again < 2; ++again) {
    site.distrust();
    EXPECT_EQ(site.room().next_deadline(), site.now + 60s);
    EXPECT_EQ(site.state("ann").at("left").at(1).as_int64(), 60'000);
    site.reload();
  }
  site.distrust();
  site.pass(61s);
  EXPECT_EQ(site.state("ann").at("left").at(1).as_int64(), 0);
  EXPECT_EQ(site.tick(), 1U);
  EXPECT_EQ(site.log().back().at, site.now) << "the log goes on now, not tomorrow";
  EXPECT_EQ(site.code("ann", Claim{b}), "done");
}

TEST(Clock, goes_on_when_the_clock_of_the_server_is_set_back) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},
                "clock":{"kind":"total","base":60000}})");
  seat_two(site);
  site.pass(-1h);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.room().next_deadline(), site.now + 60s);
  site.pass(10s);
  ASSERT_EQ(site.play_first("bob"), "done");
  EXPECT_EQ(site.state("ann").at("left").at(1).as_int64(), 50'000);
  // A little is how clocks of nodes differ: then the log does not go back.
  site.pass(-2s);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.log().back().at, site.now + 2s);
}

}  // namespace
}  // namespace troika::room
