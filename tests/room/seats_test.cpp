#include "tests/room/site.h"

namespace troika::room {
namespace {

TEST(Seats, the_match_begins_when_all_have_come) {
  Site site(
      R"({"game":"touche","options":{"seats":"ytyt"},"seats":["person",{"bot":5},"open","open"]})");
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", "a"}), "done");
  EXPECT_EQ(site.code("bob", Sit{Player{3}, "Боб", "b"}), "done");
  EXPECT_EQ(site.room().stage(), Stage::open);
  EXPECT_EQ(site.code("eve", Sit{{}, "Eve", ""}), "done");
  EXPECT_EQ(site.room().stage(), Stage::playing);
  EXPECT_EQ(site.room().place("ann"), Player{0});
  EXPECT_EQ(site.room().place("eve"), Player{2});
  EXPECT_EQ(site.room().place("bob"), Player{3});
  EXPECT_FALSE(site.room().place("host").has_value());
  const auto state = site.state("bob");
  EXPECT_EQ(state.at("you").as_int64(), 3);
  EXPECT_EQ(state.at("seats").at(1).at("bot").as_int64(), 5);
  EXPECT_EQ(std::string(state.at("seats").at(3).at("name").as_string()), "Боб");
  EXPECT_EQ(std::string(state.at("seats").at(2).at("side").as_string()), "y");
}

TEST(Seats, the_host_can_begin_with_bots_in_open_seats) {
  Site site(R"({"game":"talat","seats":["person","open","open"],"bot_level":4})");
  EXPECT_EQ(site.code("host", Start{}), "people-missing");
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "done");
  EXPECT_EQ(site.code("ann", Start{}), "not-host");
  EXPECT_EQ(site.code("host", Start{}), "done");
  EXPECT_EQ(site.code("host", Start{}), "has-started");
  EXPECT_EQ(site.state("").at("seats").at(2).at("bot").as_int64(), 4);
}

TEST(Seats, a_table_of_bots_begins_when_the_host_says_so) {
  Site site(
      R"({"game":"talat","options":{"players":"2","first":"1"},"seats":[{"bot":1},{"bot":2}]})");
  EXPECT_EQ(site.room().stage(), Stage::open);
  EXPECT_TRUE(site.room().bots_to_act().empty());
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", ""}), "table-full");
  EXPECT_EQ(site.code("host", Start{}), "done");
  ASSERT_EQ(site.room().bots_to_act().size(), 1U);
  EXPECT_EQ(site.room().bots_to_act()[0].level, 1);
}

TEST(Seats, refusals) {
  Site site(R"({"game":"talat","seats":["person","open",{"bot":3}]})");
  EXPECT_EQ(site.code("", Sit{{}, "Nobody", ""}), "guests-only");
  EXPECT_EQ(site.code("ann", Sit{Player{2}, "Ann", ""}), "place-taken");
  EXPECT_EQ(site.code("ann", Sit{Player{3}, "Ann", ""}), "no-such-place");
  EXPECT_EQ(site.code("ann", Sit{{}, "", ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, " Ann", ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, "A\nnn", ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, "A\xffnn", ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, "A\xc3", ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, "\xed\xa0\x80", ""}), "bad-name") << "a surrogate";
  EXPECT_EQ(site.code("ann", Sit{{}, std::string(41, 'a'), ""}), "bad-name");
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", "a b"}), "bad-entropy");
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann", std::string(65, 'a')}), "bad-entropy");
  EXPECT_EQ(site.code("ann", Leave{}), "not-at-table");
  EXPECT_EQ(site.code("ann", Sit{{}, "Ann \"<b>\\", std::string(64, 'a')}), "done");
  EXPECT_EQ(site.code("ann", Sit{Player{1}, "Ann", ""}), "already-seated") << "one seat per guest";
  EXPECT_EQ(site.code("bob", Sit{Player{0}, "Bob", ""}), "place-taken");
  EXPECT_EQ(site.code("ann", Command(Play{1, "AB:1T@a1"}, "x")), "not-started");
  EXPECT_EQ(site.code("ann", AskTakeback{}), "not-started");
  EXPECT_EQ(site.code("ann", Return{}), "not-started");
  EXPECT_EQ(site.code("ann", CallBot{Player{1}}), "not-started");
  EXPECT_EQ(site.code("ann", Claim{Player{1}}), "not-started");
  EXPECT_EQ(site.code("ann", Rematch{true, "", "m2"}), "not-over");
  EXPECT_EQ(site.code("bob", Sit{{}, "Bob", ""}), "done");
  EXPECT_EQ(site.code("eve", Sit{{}, "Eve", ""}), "has-started");
}

TEST(Seats, who_leaves_before_the_start_makes_room) {
  Site site(R"({"game":"der-isses"})");
  EXPECT_EQ(site.code("ann", Sit{Player{1}, "Ann", ""}), "done");
  EXPECT_EQ(site.code("ann", Rename{"Anna"}), "done");
  EXPECT_EQ(site.code("ann", Rename{""}), "bad-name");
  EXPECT_EQ(std::string(site.state("").at("seats").at(1).at("name").as_string()), "Anna");
  EXPECT_EQ(site.code("ann", Leave{}), "done");
  EXPECT_EQ(site.code("ann", Leave{}), "not-at-table");
  EXPECT_EQ(site.code("bob", Sit{Player{1}, "Bob", ""}), "done");
  EXPECT_EQ(site.room().listing().guests, (std::vector<std::string>{"ann", "bob"}));
}

TEST(Seats, lists_change_when_they_should) {
  Site site(R"({"game":"der-isses","options":{"first":"1"}})");
  EXPECT_TRUE(site.act("ann", Sit{Player{0}, "Ann", ""})->listing);
  EXPECT_TRUE(site.act("bob", Sit{Player{1}, "Bob", ""})->listing);
  const auto done = site.act("ann", Command(Play{site.room().seq(), site.legal("ann")[0]}, "x"));
  EXPECT_FALSE(done->listing);
}

TEST(Seats, settings_are_checked) {
  const auto code = [](std::string_view text) -> std::string {
    const auto settings = read_settings(boost::json::parse(text).as_object());
    return settings ? "fine"
                    : std::string(settings.error().reason->code) + ' ' +
                          std::string(settings.error().field);
  };
  EXPECT_EQ(code("{}"), "no-such-game game");
  EXPECT_EQ(code(R"({"game":7})"), "bad-setting game");
  EXPECT_EQ(code(R"({"game":"chess"})"), "no-such-game options");
  EXPECT_EQ(code(R"({"game":"talat","options":[]})"), "bad-setting options");
  EXPECT_EQ(code(R"({"game":"talat","options":{"players":3}})"), "bad-setting options");
  EXPECT_EQ(code(R"({"game":"talat","options":{"players":"4"}})"), "bad-option options");
  EXPECT_EQ(code(R"({"game":"talat","seats":["open"]})"), "bad-seats seats");
  EXPECT_EQ(code(R"({"game":"talat","seats":["open","open","cat"]})"), "bad-setting seats");
  EXPECT_EQ(code(R"({"game":"talat","seats":["open","open",{"bot":9}]})"), "bad-level seats");
  EXPECT_EQ(code(R"({"game":"talat","bot_level":0})"), "bad-level bot_level");
  EXPECT_EQ(code(R"({"game":"talat","absent":"shout"})"), "bad-setting absent");
  EXPECT_EQ(code(R"({"game":"talat","listed":1})"), "bad-setting listed");
  EXPECT_EQ(code(R"({"game":"talat","colour":"red"})"), "unknown-setting ");
  for (const std::string clock :
       {R"("none")", R"({"kind":"none","base":5000})", R"({"kind":"total"})",
        R"({"kind":"total","base":10})", R"({"kind":"total","base":1e4})",
        R"({"kind":"per-move","base":10000,"increment":5})", R"({"kind":"days","base":10000})",
        R"({"kind":"total","base":10000,"increment":-1})",
        R"({"kind":"total","base":10000,"bonus":1})"})
    EXPECT_EQ(code(R"({"game":"talat","clock":)" + clock + "}"), "bad-clock clock") << clock;
  for (const std::string clock :
       {R"({"kind":"none"})", R"({"kind":"total","base":600000,"increment":5000})",
        R"({"kind":"per-move","base":30000})", R"({"kind":"days","base":259200000})"}) {
    const std::string text = R"({"game":"talat","clock":)" + clock + "}";
    ASSERT_EQ(code(text), "fine");
    const Settings settings = settings_from(text);
    EXPECT_EQ(settings_from(json_of(settings)).clock, settings.clock);
  }
}

TEST(Seats, a_room_needs_an_id_and_fitting_sitters) {
  const auto code = [](const std::string& match, std::vector<Sitter> sitters) {
    const auto created =
        Room::create({match, settings_from(R"({"game":"der-isses"})"), "host", {}, sitters},
                     beginning, {sha256});
    return created ? "done" : std::string(created.error().reason->code);
  };
  EXPECT_EQ(code("", {}), "bad-match-id");
  EXPECT_EQ(code("a b", {}), "bad-match-id");
  EXPECT_EQ(code("m", {{Player{0}, "ann", "Ann", ""}, {Player{0}, "bob", "Bob", ""}}),
            "place-taken");
  EXPECT_EQ(code("m", {{Player{0}, "ann", "Ann", ""}, {Player{1}, "ann", "Ann", ""}}),
            "already-seated");
  EXPECT_EQ(code("m", {{Player{0}, "ann", "Ann", ""}, {Player{1}, "bob", "Bob", ""}}), "done");
}

}  // namespace
}  // namespace troika::room
