#include "tests/room/site.h"

namespace troika::room {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view talat_for_three =
    R"({"game":"talat","options":{"first":"1"},"clock":{"kind":"total","base":60000}})";

void seat_three(Site& site) {
  for (const char* guest : {"ann", "bob", "eve"})
    ASSERT_EQ(site.code(guest, Sit{{}, guest, guest}), "done");
}
std::size_t events(Site& site) { return site.state("").at("events").as_array().size(); }

TEST(Takeback, needs_everybody) {
  Site site(talat_for_three);
  seat_three(site);
  EXPECT_EQ(site.code("ann", AskTakeback{}), "nothing-to-take-back");
  site.pass(10s);
  const std::string move = site.legal("ann").front();
  ASSERT_EQ(site.play("ann", move), "done");
  EXPECT_EQ(site.code("eve", AskTakeback{}), "nothing-to-take-back");
  EXPECT_EQ(site.code("host", AskTakeback{}), "not-at-table");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "nothing-asked");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "asked-already");
  EXPECT_EQ(site.code("ann", AnswerTakeback{true}), "answered-already");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "done");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "answered-already");
  EXPECT_EQ(events(site), 1U);
  site.pass(5s);
  EXPECT_EQ(site.code("eve", AnswerTakeback{true}), "done");
  EXPECT_EQ(events(site), 0U);
  const auto state = site.state("ann");
  EXPECT_EQ(state.at("to_act").at(0).as_int64(), 0);
  EXPECT_EQ(state.at("left").at(0).as_int64(), 50'000);
  EXPECT_EQ(state.at("left").at(1).as_int64(), 55'000) << "thinking about it has cost time";
  EXPECT_EQ(site.code("ann", AskTakeback{}), "nothing-to-take-back");
  EXPECT_EQ(site.play("ann", move), "done");
}

TEST(Takeback, one_no_ends_it_and_so_does_a_move) {
  Site site(talat_for_three);
  seat_three(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.code("eve", AnswerTakeback{false}), "done");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "nothing-asked");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.code("ann", AnswerTakeback{false}), "done") << "she has changed her mind";
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.play_first("bob"), "done");
  EXPECT_EQ(site.code("eve", AnswerTakeback{true}), "nothing-asked");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "nothing-to-take-back") << "bob has moved since";
}

TEST(Takeback, bots_agree_at_once_and_their_moves_go_too) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},"seats":["open",{"bot":1}]})");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  const std::string move = site.legal("ann").front();
  ASSERT_EQ(site.play("ann", move), "done");
  const BotTurn turn = site.room().bots_to_act().at(0);
  Rng rng(1);
  const auto mind = make_mind("talat", "random");
  const std::string answer =
      (*mind)->choose(*site.room().situation(Player{1}), (*mind)->usual_limits(), rng);
  ASSERT_EQ(site.bot_code(turn, answer), "done");
  EXPECT_EQ(events(site), 2U);
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(events(site), 0U);
  ASSERT_EQ(site.play("ann", move), "done");
  EXPECT_EQ(site.bot_code(turn, answer), "stale") << "thought about before the takeback";
}

TEST(Takeback, never_across_what_was_drawn) {
  Site site(R"({"game":"touche","options":{"dealer":"2"}})");
  seat_two(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "cannot-take-back");
}

TEST(Takeback, never_across_a_choice_a_landing_or_an_accusation) {
  Site site(R"({"game":"der-isses","options":{"first":"1"}})");
  seat_two(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done") << "the coin may be placed elsewhere";
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "done");
  ASSERT_EQ(site.play_first("ann"), "done");
  ASSERT_EQ(site.play("ann", "A=R"), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "cannot-take-back");
  ASSERT_EQ(site.play("bob", "B=G"), "done");
  const auto moves = site.legal("bob");
  const auto step = std::ranges::find_if(moves, [](const std::string& move) {
    return move.find_first_of("!$*=") == std::string::npos;
  });
  ASSERT_NE(step, moves.end());
  ASSERT_EQ(site.play("bob", *step), "done");
  EXPECT_EQ(site.code("bob", AskTakeback{}), "done") << "an ordinary step";
  EXPECT_EQ(site.code("ann", AnswerTakeback{true}), "done");
  ASSERT_EQ(site.play("bob", "R!"), "done");
  EXPECT_EQ(site.code("bob", AskTakeback{}), "cannot-take-back") << "an accusation";
}

TEST(Takeback, lapses_when_a_bot_is_called) {
  Site site(talat_for_three);
  seat_three(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.code("eve", Leave{}), "done");
  EXPECT_EQ(site.code("eve", AnswerTakeback{true}), "bot-plays");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "nothing-asked");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "done");
  EXPECT_EQ(site.code("bob", AnswerTakeback{true}), "done");
  EXPECT_EQ(events(site), 0U) << "eve's bot agreed";
}

// Somebody at the table runs out of time and the others claim: the shortest way to an end.
void finish(Site& site) {
  site.pass(24h);
  ASSERT_EQ(site.code("bob", Claim{Player{0}}), "done");
}
constexpr std::string_view claimable =
    R"({"game":"talat","options":{"first":"1"},"absent":"claim",
        "clock":{"kind":"per-move","base":60000},"seats":["open","open","open"]})";

TEST(Rematch, needs_everybody_and_keeps_the_seats) {
  Site site(claimable);
  seat_three(site);
  EXPECT_EQ(site.code("eve", Leave{}), "done");  // a bot plays on
  finish(site);
  EXPECT_EQ(site.code("host", Rematch{true, "", "next"}), "not-at-table");
  EXPECT_EQ(site.code("eve", Rematch{true, "", "next"}), "bot-plays");
  EXPECT_EQ(site.code("ann", Rematch{false, "", ""}), "nothing-asked");
  EXPECT_EQ(site.code("ann", Rematch{true, "a b", "next"}), "bad-entropy");
  EXPECT_EQ(site.code("ann", Rematch{true, "", ""}), "bad-match-id");
  EXPECT_EQ(site.code("ann", Rematch{true, "new", "next"}), "done");
  EXPECT_EQ(site.code("ann", Rematch{true, "new", "next"}), "answered-already");
  EXPECT_FALSE(site.room().rematch().has_value());
  EXPECT_EQ(site.code("bob", Rematch{false, "", ""}), "done");
  EXPECT_EQ(site.code("bob", Rematch{true, "newer", "next"}), "done");
  EXPECT_EQ(site.code("ann", Rematch{true, "newest", "other"}), "done");
  EXPECT_EQ(site.code("ann", Rematch{true, "", "third"}), "rematch-made");
  site.reload();
  auto next = site.room().rematch();
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(next->match, "other") << "the id that came with the last consent";
  EXPECT_EQ(std::string(site.state("").at("next_match").as_string()), "other");
  next->match = "match";
  next->seed = seed_from(9);
  Site again(*next);
  EXPECT_EQ(again.room().stage(), Stage::playing);
  EXPECT_EQ(again.room().place("ann"), Player{0});
  EXPECT_EQ(again.room().place("bob"), Player{1});
  EXPECT_FALSE(again.room().place("eve").has_value());
  EXPECT_EQ(std::string(again.state("").at("fair").at("entropy").at(0).as_string()), "newest");
}

}  // namespace
}  // namespace troika::room
