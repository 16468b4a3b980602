#include "tests/room/site.h"

namespace troika::room {
namespace {

using namespace std::chrono_literals;

constexpr Player ann{0}, bob{1};

std::string talat(std::string_view absent, std::string_view clock) {
  return R"({"game":"talat","options":{"players":"2","first":"1"},"bot_level":5,"absent":")" +
         std::string(absent) + R"(","clock":)" + std::string(clock) + "}";
}
constexpr std::string_view half_a_minute = R"({"kind":"per-move","base":30000})";
constexpr std::string_view no_clock = R"({"kind":"none"})";

TEST(Absence, a_time_out_is_in_the_log_once) {
  Site site(talat("bot", half_a_minute));
  seat_two(site);
  EXPECT_EQ(site.room().next_deadline(), site.now + 30s);
  EXPECT_EQ(site.tick(), 0U);
  site.pass(30s);
  EXPECT_EQ(site.tick(), 1U);
  EXPECT_EQ(site.tick(), 0U);
  EXPECT_FALSE(site.room().next_deadline().has_value());
  EXPECT_EQ(site.play_first("ann"), "done") << "late, but nobody has minded";
  EXPECT_EQ(site.room().next_deadline(), site.now + 30s);
}

TEST(Absence, waiting_is_all_there_is_if_the_table_says_so) {
  Site site(talat("wait", half_a_minute));
  seat_two(site);
  site.pass(1h);
  site.tick();
  EXPECT_EQ(site.code("bob", CallBot{ann}), "only-wait");
  EXPECT_EQ(site.code("bob", Claim{ann}), "no-claims");
}

TEST(Absence, a_bot_is_called_and_the_person_comes_back) {
  Site site(talat("bot", half_a_minute));
  seat_two(site);
  site.pass(29s);
  EXPECT_EQ(site.code("bob", CallBot{ann}), "not-absent");
  site.pass(1s);  // judged by the clock, whether or not the time-out is in the log
  EXPECT_EQ(site.code("eve", CallBot{ann}), "not-at-table");
  EXPECT_EQ(site.code("ann", CallBot{ann}), "yourself");
  EXPECT_EQ(site.code("bob", CallBot{Player{2}}), "no-such-place");
  EXPECT_EQ(site.code("bob", CallBot{bob}), "yourself");
  EXPECT_EQ(site.code("bob", Claim{ann}), "no-claims");
  EXPECT_EQ(site.code("bob", CallBot{ann}), "done");
  EXPECT_EQ(site.code("bob", CallBot{ann}), "not-absent") << "a bot is never absent";
  ASSERT_EQ(site.room().bots_to_act().size(), 1U);
  EXPECT_EQ(site.room().bots_to_act()[0].level, 5);
  EXPECT_FALSE(site.room().next_deadline().has_value()) << "bots have no clock";
  EXPECT_EQ(site.play("ann", "AB:1T@a1"), "bot-plays");
  EXPECT_EQ(site.room().place("ann"), ann) << "it is still her seat";
  EXPECT_EQ(site.code("bob", Return{}), "no-bot-there");
  const BotTurn turn = site.room().bots_to_act()[0];
  EXPECT_EQ(site.code("ann", Return{}), "done");
  EXPECT_EQ(site.bot_code(turn, "AB:1T@a1"), "no-bot-there");
  EXPECT_EQ(site.play_first("ann"), "done");
}

TEST(Absence, leaving_and_coming_back_gives_no_time) {
  Site site(talat("bot", half_a_minute));
  seat_two(site);
  site.pass(20s);
  EXPECT_EQ(site.code("ann", Leave{}), "done");
  EXPECT_EQ(site.code("ann", Leave{}), "bot-plays");
  site.pass(1h);
  EXPECT_EQ(site.code("ann", Return{}), "done");
  EXPECT_EQ(site.room().next_deadline(), site.now + 10s);
}

TEST(Absence, without_a_clock_it_is_who_is_away) {
  Site site(talat("bot", no_clock));
  seat_two(site);
  site.pass(1h);
  EXPECT_EQ(site.code("bob", CallBot{ann}), "not-absent") << "nothing is known about her";
  site.room().set_away(ann, site.now);
  site.pass(119s);
  EXPECT_EQ(site.code("bob", CallBot{ann}), "not-absent");
  site.pass(1s);
  EXPECT_EQ(site.state("bob").at("may_call_bot").as_array().size(), 1U);
  site.room().set_here(ann);
  EXPECT_EQ(site.code("bob", CallBot{ann}), "not-absent");
  site.room().set_away(bob, site.now + -1h);
  EXPECT_EQ(site.code("ann", CallBot{bob}), "not-absent") << "it is not his turn";
  site.room().set_away(ann, site.now + -1h);
  EXPECT_EQ(site.code("bob", CallBot{ann}), "done");
}

TEST(Absence, a_match_is_claimed) {
  Site site(talat("claim", R"({"kind":"days","base":86400000})"));
  seat_two(site);
  EXPECT_EQ(site.code("bob", Claim{ann}), "not-absent");
  site.pass(24h);
  EXPECT_EQ(site.state("bob").at("may_claim").as_array().size(), 1U);
  EXPECT_EQ(site.code("ann", Claim{bob}), "not-absent");
  const auto done = site.act("bob", Claim{ann});
  ASSERT_TRUE(done.has_value());
  EXPECT_TRUE(done->listing);
  EXPECT_EQ(site.room().stage(), Stage::over);
  const auto state = site.state("ann");
  ASSERT_EQ(state.at("winners").as_array().size(), 1U);
  EXPECT_EQ(state.at("winners").at(0).as_int64(), 1);
  EXPECT_EQ(state.at("claimed").at("against").as_int64(), 0);
  EXPECT_TRUE(state.at("to_act").as_array().empty());
  EXPECT_FALSE(site.room().next_deadline().has_value());
  EXPECT_EQ(site.play("ann", "AB:1T@a1"), "match-over");
  EXPECT_EQ(site.code("bob", Claim{ann}), "match-over");
  ASSERT_TRUE(site.room().record().has_value());
  EXPECT_EQ(site.room().record()->find("=="), std::string::npos) << "an unfinished match";
  EXPECT_TRUE(read_table(*site.room().record()).has_value());
}

TEST(Absence, team_mates_do_not_claim_and_win_or_lose_together) {
  Site site(R"({"game":"touche","options":{"seats":"ytyt","dealer":"4"},"absent":"claim",
                "clock":{"kind":"total","base":60000}})");
  for (const char* guest : {"p0", "p1", "p2", "p3"})
    ASSERT_EQ(site.code(guest, Sit{{}, guest, guest}), "done");
  ASSERT_EQ(site.state("").at("to_act").at(0).as_int64(), 0);
  site.pass(60s);
  site.tick();
  EXPECT_EQ(site.code("p2", Claim{Player{0}}), "own-side");
  EXPECT_EQ(site.code("p3", Claim{Player{0}}), "done");
  const auto winners = site.state("").at("winners").as_array();
  ASSERT_EQ(winners.size(), 2U);
  EXPECT_EQ(winners[0].as_int64(), 1);
  EXPECT_EQ(winners[1].as_int64(), 3);
}

}  // namespace
}  // namespace troika::room
