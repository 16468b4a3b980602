#include "room/reactions.h"
#include "tests/room/site.h"

namespace troika::room {
namespace {

constexpr std::string_view talat_for_two =
    R"({"game":"talat","options":{"players":"2","first":"1"}})";

TEST(Moves, sent_twice_count_once) {
  Site site(talat_for_two);
  seat_two(site);
  const std::string move = site.legal("ann").front();
  const Command play(Play{site.room().seq(), move}, "first");
  const auto once = site.act("ann", play);
  ASSERT_TRUE(once.has_value());
  ASSERT_EQ(once->bodies.size(), 1U);
  for (int again = 0; again < 2; ++again) {
    const auto twice = site.act("ann", play);
    ASSERT_TRUE(twice.has_value());
    EXPECT_TRUE(twice->bodies.empty());
    EXPECT_EQ(twice->seq, once->seq);
    site.reload();  // ids are in the log
  }
  EXPECT_EQ(site.play_first("bob"), "done");
  EXPECT_EQ(site.act("ann", play)->seq, once->seq) << "also when others have moved since";
  EXPECT_EQ(site.code("bob", play), "not-your-turn") << "an id is its owner's";
}

TEST(Moves, refusals) {
  Site site(talat_for_two);
  seat_two(site);
  const std::string move = site.legal("ann").front();
  const std::uint32_t seq = site.room().seq();
  EXPECT_EQ(site.code("eve", Command(Play{seq, move}, "x")), "not-at-table");
  EXPECT_EQ(site.code("", Command(Play{seq, move}, "x")), "not-at-table");
  EXPECT_EQ(site.code("host", Command(Play{seq, move}, "x")), "not-at-table");
  EXPECT_EQ(site.code("bob", Command(Play{seq, move}, "x")), "not-your-turn");
  EXPECT_EQ(site.code("ann", Command(Play{seq, move}, "")), "bad-id");
  EXPECT_EQ(site.code("ann", Command(Play{seq, move}, "a\"b")), "bad-id");
  EXPECT_EQ(site.code("ann", Command(Play{seq, move}, std::string(33, 'x'))), "bad-id");
  EXPECT_EQ(site.code("ann", Command(Play{seq + 1, move}, "x")), "ahead");
  EXPECT_EQ(site.code("ann", Command(Play{seq - 1, move}, "x")), "stale");
  EXPECT_NE(site.code("ann", Command(Play{seq, ""}, "x")), "done");
  EXPECT_NE(site.code("ann", Command(Play{seq, std::string("\0\"\xff", 3)}, "x")), "done");
  EXPECT_EQ(site.code("ann", Command(Play{seq, move}, "x")), "done");
}

// What others do at the same time does not make a choice stale.
TEST(Moves, two_who_choose_at_once_do_not_disturb_each_other) {
  Site site(R"({"game":"der-isses","options":{"first":"1"}})");
  seat_two(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  const std::uint32_t seq = site.room().seq();
  EXPECT_EQ(site.code("bob", Command(Play{seq, "B=R"}, "b")), "done");
  EXPECT_EQ(site.code("ann", Command(Play{seq - 1, "A=G"}, "a")), "stale")
      << "before the coin lay there";
  EXPECT_EQ(site.code("ann", Command(Play{seq, "A=G"}, "a")), "done");
}

TEST(Moves, of_bots) {
  Site site(
      R"({"game":"talat","options":{"players":"2","first":"2"},"seats":["person",{"bot":2}]})");
  ASSERT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  const auto turns = site.room().bots_to_act();
  ASSERT_EQ(turns.size(), 1U);
  EXPECT_EQ(turns[0].player, Player{1});
  EXPECT_EQ(turns[0].level, 2);
  EXPECT_EQ(site.room().situation(Player{0}), nullptr) << "a person's view is not for bots";
  EXPECT_EQ(site.room().situation(Player{7}), nullptr);
  const auto situation = site.room().situation(Player{1});
  ASSERT_NE(situation, nullptr);
  Rng rng(3);
  const auto mind = make_mind("talat", "random");
  const std::string move = (*mind)->choose(*situation, (*mind)->usual_limits(), rng);
  EXPECT_EQ(site.bot_code({Player{0}, 1, site.room().seq()}, move), "no-bot-there");
  EXPECT_EQ(site.bot_code({Player{7}, 1, site.room().seq()}, move), "no-such-place");
  EXPECT_EQ(site.bot_code(turns[0], "nonsense"), "no-such-board");
  EXPECT_EQ(site.bot_code(turns[0], move), "done");
  EXPECT_EQ(site.bot_code(turns[0], move), "not-your-turn") << "a bot moves once";
  EXPECT_TRUE(site.room().bots_to_act().empty());
  EXPECT_EQ(site.play_first("ann"), "done");
  EXPECT_EQ(site.bot_code(turns[0], move), "stale");
}

TEST(Moves, reactions_are_a_fixed_set) {
  EXPECT_EQ(Room::reaction(Player{1}, "thanks"), R"({"reaction":"thanks","player":1})");
  EXPECT_TRUE(is_reaction("thanks"));
  EXPECT_FALSE(is_reaction("I have the joker"));
}

TEST(Moves, a_log_that_is_none_is_refused) {
  Site site(talat_for_two);
  seat_two(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  const auto broken = [&](std::vector<Entry> log) {
    const auto loaded = Room::load("match", log, {sha256});
    return !loaded.has_value() && loaded.error().reason == &reasons::broken_log;
  };
  EXPECT_TRUE(broken({}));
  EXPECT_TRUE(broken({site.log().begin() + 1, site.log().end()}));
  for (std::size_t i = 0; i < site.log().size(); ++i) {
    auto log = site.log();
    log[i].body.pop_back();
    EXPECT_TRUE(broken(log)) << i;
    log[i].body = R"({"k":"m","p":5,"m":"AB:1T@a1","id":"x"})";
    EXPECT_TRUE(broken(log)) << i;
    log[i].body = site.log()[0].body;
    EXPECT_EQ(broken(log), i != 0) << i;
    log[i] = site.log()[i];
    log[i].seq += 1;
    EXPECT_TRUE(broken(log)) << i;
  }
}

}  // namespace
}  // namespace troika::room
