// Whatever is asked for is done once, however often it is sent.

#include "room/receipts.h"

#include "tests/room/script.h"

namespace troika::room {
namespace {

using namespace std::chrono_literals;

std::size_t events_of(Site& site) { return site.state("").at("events").as_array().size(); }

// Sends it again and again, also to a room that was read from the log.
void expect_done_once(Site& site, const std::string& guest, const Command& command) {
  SCOPED_TRACE(command.id);
  const std::size_t before = site.log().size();
  const auto once = site.act(guest, command);
  ASSERT_TRUE(once.has_value()) << once.error().reason->code;
  ASSERT_FALSE(once->bodies.empty());
  const std::string after = site.room().fingerprint();
  for (int again = 0; again < 3; ++again) {
    const auto twice = site.act(guest, command);
    ASSERT_TRUE(twice.has_value()) << twice.error().reason->code;
    EXPECT_TRUE(twice->bodies.empty());
    EXPECT_EQ(twice->seq, before + 1);
    EXPECT_EQ(site.room().fingerprint(), after);
    site.reload();
  }
}

TEST(Receipts, a_takeback_sent_again_takes_no_other_move_back) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"},"seats":["open",{"bot":1}]})");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  Rng rng(1);
  Script script(site, rng);
  const auto mind = make_mind("talat", "random");
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(site.play_first("ann"), "done");
    const BotTurn turn = site.room().bots_to_act().at(0);
    ASSERT_EQ(site.bot_code(turn, (*mind)->choose(*site.room().situation(turn.player),
                                                  (*mind)->usual_limits(), rng)),
              "done");
  }
  ASSERT_EQ(events_of(site), 4U);
  expect_done_once(site, "ann", {AskTakeback{}, "takeback-1"});
  EXPECT_EQ(events_of(site), 2U);
  EXPECT_EQ(site.code("ann", {AskTakeback{}, "takeback-2"}), "done");
  EXPECT_EQ(events_of(site), 0U);
}

TEST(Receipts, of_every_kind_of_command) {
  Site site(R"({"game":"talat","options":{"first":"1"},"absent":"claim","bot_level":1,
                "clock":{"kind":"per-move","base":60000}})");
  expect_done_once(site, "ann", {Sit{{}, "Ann", ""}, "ann-sits-down"});
  expect_done_once(site, "eve", {Sit{{}, "Eve", ""}, "eve-sits-down"});
  expect_done_once(site, "eve", {Leave{}, "eve-leaves"});
  EXPECT_EQ(site.act("eve", {Sit{{}, "Eve", ""}, "eve-sits-down"})->bodies.size(), 0U)
      << "late, and done long ago";
  EXPECT_FALSE(site.room().place("eve").has_value());
  expect_done_once(site, "bob", {Sit{{}, "Bob", ""}, "bob-sits-down"});
  expect_done_once(site, "bob", {Rename{"Robert"}, "another-name"});
  expect_done_once(site, "host", {Start{}, "host-starts"});
  expect_done_once(site, "ann", {Play{site.room().seq(), site.legal("ann")[0]}, "ann-moves"});
  expect_done_once(site, "ann", {AskTakeback{}, "ann-asks-1"});
  expect_done_once(site, "bob", {AnswerTakeback{false}, "bob-refuses"});
  expect_done_once(site, "ann", {AskTakeback{}, "ann-asks-2"});
  expect_done_once(site, "bob", {AnswerTakeback{true}, "bob-agrees"});
  EXPECT_EQ(events_of(site), 0U);
  expect_done_once(site, "bob", {Leave{}, "bob-leaves"});
  expect_done_once(site, "bob", {Return{}, "bob-returns"});
  site.pass(60s);
  expect_done_once(site, "bob", {CallBot{Player{0}}, "bob-calls-a-bot"});
  expect_done_once(site, "ann", {Return{}, "ann-returns"});
  site.pass(60s);
  expect_done_once(site, "bob", {Claim{Player{0}}, "bob-claims"});
  expect_done_once(site, "bob", {Rematch{true, "", "next"}, "bob-wants-more"});
  expect_done_once(site, "ann", {Rematch{true, "", "next"}, "ann-does-too"});
}

TEST(Receipts, belong_to_their_guest_and_need_a_proper_name) {
  Site site(R"({"game":"der-isses"})");
  ASSERT_EQ(site.code("ann", {Sit{{}, "Ann", ""}, "the-same-id"}), "done");
  ASSERT_EQ(site.code("bob", {Sit{{}, "Bob", ""}, "the-same-id"}), "done");
  EXPECT_TRUE(site.room().place("bob").has_value()) << "a name is its owner's";
  for (const std::string id :
       {"", "short", "with blanks in it", "0123456789012345678901234567890123"})
    for (int i = 0; i < 2; ++i) {
      const auto done = site.act("ann", {Rename{"Anna"}, id});
      ASSERT_TRUE(done.has_value());
      EXPECT_EQ(done->bodies.size(), 1U) << "is carried out as often as it comes";
      EXPECT_EQ(done->bodies[0].find("id"), std::string::npos);
    }
}

TEST(Receipts, a_refusal_is_not_remembered) {
  Site site(R"({"game":"der-isses"})");
  const Command early(Rename{"Anna"}, "rename-early");
  EXPECT_EQ(site.code("ann", early), "not-at-table");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  EXPECT_EQ(site.act("ann", early)->bodies.size(), 1U);
}

TEST(Receipts, the_oldest_are_forgotten) {
  constexpr auto most = static_cast<std::uint32_t>(Receipts::most);
  Receipts receipts;
  const auto id = [](std::uint32_t i) { return "command-" + std::to_string(i); };
  for (std::uint32_t i = 0; i < 3 * most; ++i) {
    receipts.add("ann", id(i), i);
    EXPECT_EQ(receipts.find("ann", id(i)), i);
    EXPECT_FALSE(receipts.find("bob", id(i)).has_value());
    if (i >= most) {
      EXPECT_FALSE(receipts.find("ann", id(i - most)).has_value());
      EXPECT_EQ(receipts.find("ann", id(i - most + 1)), i - most + 1);
    }
  }
}

// A log from before commands had names.
TEST(Receipts, old_logs_are_read) {
  Site site(R"({"game":"talat","options":{"players":"2","first":"1"}})");
  seat_two(site);
  ASSERT_EQ(site.code("ann", Command(Play{site.room().seq(), site.legal("ann")[0]}, "m1")), "done");
  for (const Entry& entry : site.log()) EXPECT_EQ(entry.body.find("\"by\""), std::string::npos);
  site.reload();
  EXPECT_TRUE(site.act("ann", Command(Play{0, "anything"}, "m1"))->bodies.empty());
}

}  // namespace
}  // namespace troika::room
