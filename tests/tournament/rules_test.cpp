// The stated rules of tournaments (docs/TOURNAMENTS.md), one by one.

#include <algorithm>

#include "tests/tournament/club.h"

namespace troika::tournament {
namespace {

std::vector<Sheet> coins(int first, int second) { return {{"", {{first}, {second}}}}; }

const Standing& line_of(const std::vector<Standing>& list, EntrantNumber who) {
  return *std::ranges::find(list, who, &Standing::entrant);
}

TEST(Rules, settings_are_checked) {
  const auto refused = [](const std::string& json) {
    const auto settings = read_settings(boost::json::parse(json).as_object());
    return settings ? std::string("fine") : std::string(settings.error().reason->code);
  };
  EXPECT_EQ(refused(iss_swiss), "fine");
  EXPECT_EQ(refused(R"({"format":"swiss","table":{"game":"talat"}})"), "tournament-bad-name");
  EXPECT_EQ(refused(R"({"name":"x","format":"cup","table":{"game":"talat"}})"),
            "tournament-bad-format");
  EXPECT_EQ(refused(R"({"name":"x","best_of":2,"table":{"game":"talat"}})"),
            "tournament-bad-best-of");
  EXPECT_EQ(refused(R"({"name":"x","table":{"game":"chess"}})"), "no-such-game");
  EXPECT_EQ(refused(R"({"name":"x","table":{"game":"touche","options":{"seats":"ytyl"}}})"),
            "tournament-uneven-sides");
  EXPECT_EQ(refused(R"({"name":"x","format":"open","duplicate":true,"table":{"game":"talat"}})"),
            "tournament-no-duplicates");
  EXPECT_EQ(refused(R"({"name":"x","prize":1,"table":{"game":"talat"}})"),
            "tournament-unknown-setting");
  // Best of N is an option of the game where it has one.
  const Settings touche = settings_of(touche_teams);
  EXPECT_EQ(touche.matches, 1);
  EXPECT_TRUE(std::ranges::find(touche.table.options, Option{"games", "3"}) !=
              touche.table.options.end());
  EXPECT_EQ(settings_of(R"({"name":"x","best_of":3,"table":{"game":"der-isses"}})").matches, 3);
  const Settings again = settings_of(json_of(touche));
  EXPECT_EQ(json_of(again), json_of(touche));
}

TEST(Rules, who_may_do_what) {
  Club club(iss_swiss);
  EXPECT_EQ(club.act(Join{"Ann"}, ""), "tournament-guests-only");
  EXPECT_EQ(club.act(Join{"Ann"}, "a"), "");
  EXPECT_EQ(club.act(Join{"Anna"}, "a"), "tournament-joined-already");
  EXPECT_EQ(club.act(Join{"Ann"}, "b"), "tournament-name-taken");
  EXPECT_EQ(club.act(Join{" "}, "b"), "tournament-bad-name");
  EXPECT_EQ(club.act(Join{"Ben", {"x", "y"}}, "b"), "tournament-bad-members");
  EXPECT_EQ(club.act(Join{.name = "Ben", .other = true}, "b"), "tournament-not-you");
  EXPECT_EQ(club.act(Join{.name = "Ben", .other = true}), "");
  EXPECT_EQ(club.act(Join{.name = "Bot", .bot = 9}), "tournament-bad-level");
  EXPECT_EQ(club.act(Join{.name = "Bot", .bot = 3}), "");
  EXPECT_EQ(club.act(Start{}, "a"), "tournament-not-host");
  EXPECT_EQ(club.act(MakeRound{1}), "tournament-not-started");
  EXPECT_EQ(club.act(Start{}), "");
  EXPECT_EQ(club.act(Start{}), "tournament-has-started");
  EXPECT_EQ(club.act(MakeRound{2}), "tournament-wrong-round");
  EXPECT_EQ(club.act(MakeRound{1}), "");
  EXPECT_EQ(club.act(MakeRound{1}), "tournament-wrong-round");  // counts once
  EXPECT_EQ(club.act(MakeRound{2}), "tournament-round-running");
  EXPECT_EQ(club.act(Report{0, coins(4, 0)}, "a"), "tournament-not-host");
  EXPECT_EQ(club.act(Report{0, coins(4, 4)}), "bad-sheet");
  EXPECT_EQ(club.act(Report{0, {}}), "tournament-no-sheets");
  EXPECT_EQ(club.act(Report{1, coins(4, 0)}), "tournament-no-such-table");
  EXPECT_EQ(club.act(Correct{0, coins(4, 0)}), "tournament-no-result");
  EXPECT_EQ(club.act(Report{0, coins(4, 0)}), "");
  EXPECT_EQ(club.act(Report{0, coins(4, 0)}), "tournament-has-result");  // counts once
  EXPECT_EQ(club.act(Leave{2}, "a"), "tournament-not-you");
  EXPECT_EQ(club.act(Leave{7}), "tournament-no-such-entrant");
  EXPECT_EQ(club.act(Pause{}), "");
  EXPECT_EQ(club.act(MakeRound{2}), "tournament-is-paused");
  EXPECT_EQ(club.act(Resume{}), "");
  EXPECT_EQ(club.act(Resume{}), "tournament-not-paused");
  EXPECT_EQ(club.act(End{}), "");
  EXPECT_EQ(club.act(End{}), "tournament-is-over");
  EXPECT_EQ(club.act(Join{"Cleo"}, "c"), "tournament-is-over");
  club.check_log();
}

TEST(Rules, teams_name_their_members) {
  Club club(touche_teams);
  EXPECT_EQ(club.state().members(), 2U);
  EXPECT_EQ(club.act(Join{"Reds"}, "a"), "tournament-bad-members");
  EXPECT_EQ(club.act(Join{"Reds", {"Ann", "Abe"}}, "a"), "");
  EXPECT_EQ(club.act(Join{.name = "Bots", .bot = 4}), "");
  EXPECT_EQ(club.act(Start{}), "");
  EXPECT_EQ(club.act(MakeRound{1}), "");
  const std::string commitment = club.state().commitments.at(0);
  EXPECT_FALSE(club.state().opened.at(0));
  EXPECT_EQ(club.told().find(room::hex(club.tournament().deals_of(1)->bytes)), std::string::npos);
  const std::vector<Sheet> games = {{"square", {{4}, {1}}}, {"square", {{4}, {0}}}};
  EXPECT_EQ(club.act(Report{0, games}), "");
  // The deals were committed before the round and are open after it.
  ASSERT_TRUE(club.state().opened.at(0));
  EXPECT_EQ(room::commitment(room::sha256, *club.state().opened[0]), commitment);
  const auto list = standings(club.state());
  EXPECT_EQ(list[0].total, (Tally{40 + 65, 8, 2}));
  EXPECT_EQ(list[1].total, (Tally{10, 1, 0}));
  club.check_log();
}

TEST(Rules, a_bye_and_a_forfeit_count_as_the_least_win) {
  Club club(iss_swiss);
  club.join(3);
  ASSERT_EQ(club.act(Start{}), "");
  ASSERT_EQ(club.act(MakeRound{1}), "");
  const EntrantNumber resting = club.state().made[0].resting.at(0);
  const auto table = club.state().tables[0].entrants;
  EXPECT_EQ(line_of(standings(club.state()), resting).total, (Tally{1, 4}));
  EXPECT_EQ(club.act(Forfeit{0, {resting}}), "tournament-not-there");
  EXPECT_EQ(club.act(Forfeit{0, {table[0]}}), "");
  const auto list = standings(club.state());
  EXPECT_EQ(line_of(list, table[0]).total, (Tally{}));
  EXPECT_EQ(line_of(list, table[0]).forfeits, 1);
  EXPECT_EQ(line_of(list, table[1]).total, (Tally{1, 4}));
  EXPECT_EQ(line_of(list, table[1]).place, 1U);
  EXPECT_TRUE(line_of(list, table[1]).shared && line_of(list, resting).shared);
  EXPECT_EQ(line_of(list, resting).place, 1U);
  EXPECT_EQ(line_of(list, table[0]).place, 3U);
  // It turns out that they did play.
  EXPECT_EQ(club.act(Correct{0, coins(4, 2)}), "");
  EXPECT_TRUE(club.state().tables[0].corrected);
  EXPECT_EQ(line_of(standings(club.state()), table[0]).total, (Tally{1, 4}));
  EXPECT_EQ(line_of(standings(club.state()), table[1]).total, (Tally{0, 2}));
  club.check_log();
}

TEST(Rules, ties_go_by_the_next_merit_and_then_places_are_shared) {
  // Four people, each with each: A wins all; B, C and D one each in a circle, with coins apart.
  Club club(iss_all);
  club.join(4);
  ASSERT_EQ(club.act(Start{}), "");
  // By lot, so that the examples do not depend on it.
  std::vector<EntrantNumber> by_lot(4);
  for (EntrantNumber i = 0; i < 4; ++i) by_lot[club.state().entrants[i].lot] = i;
  const auto lot = [&](EntrantNumber who) { return club.state().entrants[who].lot; };
  // Coins of the loser, by lots of winner and loser.
  const auto loser_coins = [](std::size_t winner, std::size_t loser) {
    return winner == 0 ? (loser == 1 ? 3 : 0) : 2;
  };
  for (std::size_t round = 1; round <= 3; ++round) {
    ASSERT_EQ(club.act(MakeRound{round}), "");
    for (TableNumber t = 2 * (round - 1); t < 2 * round; ++t) {
      const std::size_t a = lot(club.state().tables[t].entrants[0]);
      const std::size_t b = lot(club.state().tables[t].entrants[1]);
      // 0 beats all, 1 beats 2, 2 beats 3, 3 beats 1.
      const bool a_wins = a == 0 || (b != 0 && (b == a + 1 || (a == 3 && b == 1)));
      const int less = a_wins ? loser_coins(a, b) : loser_coins(b, a);
      ASSERT_EQ(club.act(Report{t, a_wins ? coins(4, less) : coins(less, 4)}), "");
    }
  }
  EXPECT_EQ(club.act(MakeRound{4}), "tournament-no-more-rounds");
  const auto list = standings(club.state());
  EXPECT_EQ(list[0].entrant, by_lot[0]);
  EXPECT_EQ(list[0].total, (Tally{3, 12}));
  EXPECT_EQ(list[1].entrant, by_lot[1]);  // by coins: 4 + 2 + 3
  EXPECT_EQ(list[1].total, (Tally{1, 9}));
  EXPECT_FALSE(list[1].shared);
  EXPECT_EQ(list[2].total, (Tally{1, 6}));
  EXPECT_EQ(list[3].total, (Tally{1, 6}));
  EXPECT_EQ(list[2].place, 3U);
  EXPECT_EQ(list[3].place, 3U);
  EXPECT_TRUE(list[2].shared && list[3].shared);
  EXPECT_TRUE(club.tournament().csv({}).starts_with(
      "\"place\",\"name\",\"matches\",\"coins\",\"tables played\",\"byes\",\"forfeits\"\r\n1,"));
  club.check_log();
}

TEST(Rules, who_leaves_a_round_robin_early_is_annulled_and_later_forfeits) {
  for (const std::size_t rounds : {1U, 3U}) {
    Club club(iss_all);
    club.join(6);
    ASSERT_EQ(club.act(Start{}), "");
    for (std::size_t round = 1; round <= rounds; ++round) {
      ASSERT_EQ(club.act(MakeRound{round}), "");
      for (TableNumber t = 3 * (round - 1); t < 3 * round; ++t)
        ASSERT_EQ(club.act(Report{t, coins(4, 1)}), "");
    }
    ASSERT_EQ(club.act(Leave{2}, "p2"), "");
    ASSERT_EQ(club.act(MakeRound{rounds + 1}), "");
    const auto list = standings(club.state());
    const auto table = std::ranges::find_if(club.state().tables,
                                            [](const Seated& one) { return one.has_forfeited(2); });
    ASSERT_NE(table, club.state().tables.end());
    EXPECT_TRUE(table->is_done());  // the other need not wait
    const EntrantNumber other = table->entrants[0] == 2 ? table->entrants[1] : table->entrants[0];
    EXPECT_EQ(is_annulled(club.state(), *table), rounds == 1);
    EXPECT_EQ(line_of(list, 2).place == 0, rounds == 1);
    EXPECT_EQ(tally_of(club.state(), *table, table->entrants[0] == 2 ? 1 : 0), (Tally{1, 4}));
    int results = 0;
    for (const Seated& one : club.state().tables)
      results += one.has_result() && !is_annulled(club.state(), one) &&
                 std::ranges::find(one.entrants, other) != one.entrants.end();
    EXPECT_EQ(line_of(list, other).played, results);
    club.check_log();
  }
}

TEST(Rules, latecomers) {
  Club swiss(iss_swiss);
  swiss.join(6);
  ASSERT_EQ(swiss.act(Start{}), "");
  ASSERT_EQ(swiss.act(MakeRound{1}), "");
  swiss.join(1);
  for (TableNumber t = 0; t < 3; ++t) ASSERT_EQ(swiss.act(Report{t, coins(4, 1)}), "");
  ASSERT_EQ(swiss.act(MakeRound{2}), "");
  EXPECT_EQ(swiss.state().made[1].resting.size(), 1U);

  Club all(iss_all);
  all.join(5);
  ASSERT_EQ(all.act(Start{}), "");
  ASSERT_EQ(all.act(MakeRound{1}), "");
  EXPECT_EQ(all.act(Join{"late"}, "late"), "");  // for the missing sixth
  EXPECT_EQ(all.act(Join{"later"}, "later"), "tournament-no-place");
  for (TableNumber t = 0; t < 2; ++t) ASSERT_EQ(all.act(Report{t, coins(4, 1)}), "");
  ASSERT_EQ(all.act(MakeRound{2}), "");
  EXPECT_TRUE(all.state().made[1].resting.empty());
  EXPECT_EQ(all.state().tables.size(), 5U);
  all.check_log();

  Club threes(talat_all);
  threes.join(6);
  ASSERT_EQ(threes.act(Start{}), "");
  ASSERT_EQ(threes.act(MakeRound{1}), "");
  threes.join(3);
  ASSERT_EQ(threes.act(Leave{0}, "p0"), "");
  for (TableNumber t = 0; t < 2; ++t)
    ASSERT_EQ(threes.act(Report{t, {{"", {{1, 0}, {0, 0}, {0, 1}}}}}), "");
  ASSERT_EQ(threes.act(MakeRound{2}), "");
  EXPECT_EQ(threes.state().made[1].tables.size(), 2U);  // eight are there: two rest
  EXPECT_EQ(threes.state().made[1].resting.size(), 2U);
  threes.check_log();
}

TEST(Rules, at_a_table_of_three_the_others_play_on) {
  Club club(talat_swiss);
  club.join(3);
  ASSERT_EQ(club.act(Start{}), "");
  ASSERT_EQ(club.act(MakeRound{1}), "");
  const EntrantNumber gone = club.state().tables[0].entrants[1];
  ASSERT_EQ(club.act(Leave{gone}), "");
  EXPECT_FALSE(club.state().tables[0].is_done());
  ASSERT_EQ(club.act(Report{0, {{"", {{1, 0}, {5, 0}, {0, 1}}}}}), "");
  EXPECT_EQ(line_of(standings(club.state()), gone).total, Tally{});
  EXPECT_EQ(line_of(standings(club.state()), gone).forfeits, 1);
  EXPECT_EQ(club.act(MakeRound{2}), "tournament-no-pairing");
}

TEST(Rules, swiss_promises_no_more_rounds_than_it_can_keep) {
  Club club(R"({"name":"x","format":"swiss","rounds":4,"table":{"game":"der-isses"}})");
  club.join(6);
  EXPECT_EQ(club.act(Start{}), "tournament-too-many-rounds");
  club.join(1);
  EXPECT_EQ(club.act(Start{}), "");
  Club alone(iss_swiss);
  alone.join(1);
  EXPECT_EQ(alone.act(Start{}), "tournament-too-few");
}

}  // namespace
}  // namespace troika::tournament
