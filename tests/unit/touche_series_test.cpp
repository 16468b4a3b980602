#include "tests/unit/touche_lines.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_lines;

void play(Series& series, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    ASSERT_EQ(series.stage(), SeriesStage::before_game) << text;
    const auto m = series.parse(text);
    ASSERT_TRUE(m.has_value()) << text << ": " << m.error().reason->en;
    EXPECT_EQ(series.format(*m), text);
    series.play(*m);
  }
}

std::vector<std::string> moves_of(const Series& series) {
  MoveList<Touche> list;
  series.moves(list);
  std::vector<std::string> texts;
  for (const auto m : list) texts.push_back(series.format(m));
  return texts;
}

// A game of two sides that one of them (or, for both, nobody) won.
Outcome<6> result(const std::vector<std::size_t>& winners, const std::vector<int>& points) {
  Outcome<6> outcome;
  for (const std::size_t seat : winners) outcome.winners.add(seat_at(seat));
  for (std::size_t i = 0; i < points.size(); ++i) outcome.points[seat_at(i)] = points[i];
  return outcome;
}

TEST(ToucheSeries, R5_seatings) {
  EXPECT_EQ(seatings(2), std::vector<std::string>{"yt"});
  EXPECT_EQ(seatings(3), std::vector<std::string>{"ytl"});
  EXPECT_EQ(seatings(4), (std::vector<std::string>{"ytyt", "ytyl"}));
  EXPECT_EQ(seatings(5), std::vector<std::string>{"ytytl"});
  EXPECT_EQ(seatings(6), (std::vector<std::string>{"ytytyt", "ytytyl", "ytyltl", "ytlytl"}));
  for (std::size_t players = 2; players <= 6; ++players) {
    EXPECT_EQ(default_seats(players).size(), players);
    EXPECT_TRUE(read_seating(default_seats(players)).has_value());
  }
}

TEST(ToucheSeries, R5_uneven_sides_are_known) {
  for (const char* seats : {"yt", "ytl", "ytyt", "ytytyt", "ytlytl"})
    EXPECT_FALSE(read_seating(seats)->uneven()) << seats;
  for (const char* seats : {"ytyl", "ytytl", "ytytyl"})
    EXPECT_TRUE(read_seating(seats)->uneven()) << seats;
}

TEST(ToucheSeries, R6_the_highest_card_deals) {
  Series series(options({{"seats", "ytl"}}));
  EXPECT_TRUE(series.turn().is_chance());
  EXPECT_EQ(moves_of(series).size(), 53U);
  play(series, {"lot=KD", "lot=2S", "lot=QD"});
  EXPECT_EQ(series.stage(), SeriesStage::in_game);
  EXPECT_EQ(series.dealer(), seat_at(0));
  EXPECT_EQ(series.setup().dealer, seat_at(0));
}

TEST(ToucheSeries, R6_the_ace_is_high_and_the_joker_above_it) {
  Series ace(options({}));
  play(ace, {"lot=KD", "lot=AS"});
  EXPECT_EQ(ace.dealer(), seat_at(1));
  Series wild(options({}));
  play(wild, {"lot=X", "lot=AS"});
  EXPECT_EQ(wild.dealer(), seat_at(0));
}

TEST(ToucheSeries, R6_those_who_tie_draw_again) {
  Series series(options({{"seats", "ytl"}}));
  play(series, {"lot=KD", "lot=2S", "lot=KH"});
  EXPECT_EQ(series.stage(), SeriesStage::before_game);
  play(series, {"lot=KD", "lot=KD"});  // seats 1 and 3, from a whole pack
  play(series, {"lot=3S", "lot=5S"});
  EXPECT_EQ(series.dealer(), seat_at(2));
}

TEST(ToucheSeries, R6_lots_are_drawn_without_putting_back) {
  Series series(options({{"seats", "ytl"}}));
  play(series, {"lot=KD", "lot=KD"});
  EXPECT_EQ(moves_of(series).size(), 52U);
  EXPECT_EQ(series.parse("lot=KD").error().reason, &bad_lot);
  for (const char* text : {"", "KD", "lot=", "lot=ZZ", "lot=KDX", "figure=line"})
    EXPECT_FALSE(series.parse(text).has_value()) << text;
}

TEST(ToucheSeries, R6_the_settings_list_the_figures) {
  Series series(options({{"dealer", "1"}, {"games", "5"}, {"figures", "square,tee"}}));
  EXPECT_EQ(series.setup().layout->goal().text, "square*4");
  series.count(result({0}, {40, 0}));
  EXPECT_EQ(series.setup().layout->goal().text, "tee*3");
  series.count(result({1}, {40, 0}));
  EXPECT_EQ(series.setup().layout->goal().text, "square*4");
}

TEST(ToucheSeries, R6_the_dealer_and_then_the_loser_names_the_figure) {
  Series series(options({{"dealer", "2"}, {"games", "3"}, {"figures", "named"}}));
  EXPECT_EQ(series.turn(), Turn::of(seat_at(1)));
  EXPECT_EQ(moves_of(series),
            (std::vector<std::string>{"figure=square", "figure=line", "figure=tee", "figure=cross",
                                      "figure=combination"}));
  EXPECT_EQ(series.parse("figure=own").error().reason, &own_not_defined);
  EXPECT_EQ(series.parse("line").error().reason, &bad_naming);
  EXPECT_EQ(series.parse("figure=circle").error().reason, &unknown_figure);
  play(series, {"figure=line"});
  EXPECT_EQ(series.setup().layout->goal().text, "line*3");
  series.count(result({1}, {10, 30}));
  EXPECT_EQ(series.turn(), Turn::of(seat_at(0)));
  play(series, {"figure=cross"});
  EXPECT_EQ(series.setup().layout->goal().text, "cross*3");
}

TEST(ToucheSeries, R6_of_several_losers_the_one_with_fewest_points_names) {
  const auto namer = [](const std::string& seats, const Outcome<6>& outcome) {
    Series series(
        options({{"dealer", "1"}, {"games", "3"}, {"figures", "named"}, {"seats", seats}}));
    play(series, {"figure=line"});
    series.count(outcome);  // seat 2 deals next
    return index(series.turn().seat()) + 1;
  };
  EXPECT_EQ(namer("ytl", result({0}, {20, 10, 0})), 3U);
  EXPECT_EQ(namer("ytl", result({0}, {20, 10, 10})), 3U);  // the first behind the dealer
  EXPECT_EQ(namer("ytl", result({2}, {10, 10, 20})), 1U);
  EXPECT_EQ(namer("ytyt", result({0, 2}, {20, 0, 20, 0})), 4U);
  EXPECT_EQ(namer("ytyt", result({1, 3}, {0, 20, 0, 20})), 3U);
  EXPECT_EQ(namer("yt", result({0, 1}, {10, 10})), 2U);  // nobody lost: the dealer
}

TEST(ToucheSeries, R7_dealing_passes_to_the_left) {
  Series series(options({{"dealer", "3"}, {"seats", "ytl"}, {"games", "7"}}));
  EXPECT_EQ(series.dealer(), seat_at(2));
  series.count(result({0}, {30, 0, 0}));
  EXPECT_EQ(series.dealer(), seat_at(0));
  series.count(result({1}, {30, 0, 0}));
  EXPECT_EQ(series.dealer(), seat_at(1));
}

TEST(ToucheSeries, R8_different_holds_for_combinations_only) {
  Series series(options(
      {{"dealer", "1"}, {"games", "3"}, {"figures", "combination,line"}, {"different", "1"}}));
  EXPECT_TRUE(series.setup().different);
  series.count(result({0}, {40, 0}));
  EXPECT_FALSE(series.setup().different);
}

TEST(ToucheSeries, R21_the_majority_wins_the_match) {
  for (const int games : {1, 3, 5, 7}) {
    Series series(options({{"dealer", "1"}, {"games", std::to_string(games)}}));
    for (int won = 1; won <= games / 2 + 1; ++won) {
      EXPECT_EQ(series.stage(), SeriesStage::in_game);
      series.count(result({0}, {40, 10}));
    }
    EXPECT_EQ(series.stage(), SeriesStage::over);
    EXPECT_EQ(series.outcome().points[seat_at(0)], games / 2 + 1);
    EXPECT_EQ(series.outcome().winners, SeatSet::of(seat_at(0)));
  }
}

TEST(ToucheSeries, R21_a_draw_is_won_by_nobody) {
  Series series(options({{"dealer", "1"}, {"games", "3"}}));
  series.count(result({0, 1}, {20, 20}));
  EXPECT_EQ(series.outcome().points[seat_at(0)], 0);
  series.count(result({1}, {20, 40}));
  EXPECT_EQ(series.stage(), SeriesStage::in_game);
  series.count(result({0, 1}, {20, 20}));
  EXPECT_EQ(series.stage(), SeriesStage::over);
  EXPECT_EQ(series.outcome().winners, SeatSet::of(seat_at(1)));
}

TEST(ToucheSeries, R21_equal_numbers_of_games_share_the_match) {
  Series series(options({{"dealer", "1"}, {"games", "3"}, {"seats", "ytl"}}));
  series.count(result({0}, {30, 0, 0}));
  series.count(result({1}, {30, 0, 0}));
  series.count(result({2}, {30, 0, 0}));
  EXPECT_EQ(series.stage(), SeriesStage::over);
  EXPECT_EQ(series.outcome().winners, SeatSet::first(3));
}

TEST(ToucheSeries, R21_a_team_wins_together) {
  Series series(options({{"dealer", "1"}, {"seats", "ytyt"}}));
  series.count(result({1, 3}, {0, 65, 0, 65}));
  EXPECT_EQ(series.outcome().winners, result({1, 3}, {}).winners);
  EXPECT_EQ(series.outcome().points[seat_at(3)], 1);
}

TEST(ToucheSeries, R23_points_add_up_over_a_match) {
  Series series(options({{"dealer", "1"}, {"games", "3"}}));
  series.count(result({0}, {65, 0}));
  series.count(result({1}, {30, 40}));
  EXPECT_EQ(series.tournament_points()[seat_at(0)], 95);
  EXPECT_EQ(series.tournament_points()[seat_at(1)], 40);
  EXPECT_EQ(series.games_played(), 2);
}

TEST(ToucheOptions, wrong_values_are_refused) {
  const auto refused = [](const std::string& key, const std::string& value) {
    Options settings;
    return settings.set(key, value);
  };
  EXPECT_EQ(refused("colour", "red"), &unknown_option);
  EXPECT_EQ(refused("seats", "yy"), &bad_sides);
  EXPECT_EQ(refused("seats", "ytt"), &mates_adjacent);
  EXPECT_EQ(refused("figures", ""), &bad_figure_list);
  EXPECT_EQ(refused("figures", "square,"), &bad_figure_list);
  EXPECT_EQ(refused("figures", "square,named"), &bad_figure_list);
  EXPECT_EQ(refused("own", "xx:-@5*3"), &pattern_cells);
  EXPECT_EQ(refused("games", "2"), &bad_games);
  EXPECT_EQ(refused("games", "9"), &bad_games);
  EXPECT_EQ(refused("different", "yes"), &bad_option);
  EXPECT_EQ(refused("freeswap", "2"), &bad_option);
  EXPECT_EQ(refused("dealer", "7"), &bad_dealer);
  EXPECT_EQ(refused("dealer", "me"), &bad_dealer);
  EXPECT_EQ(refused("board", "{}"), &board_name);
}

TEST(ToucheOptions, settings_must_fit_together) {
  const auto unfit = [](const std::vector<Option>& all) {
    Options settings;
    for (const auto& [key, value] : all) EXPECT_EQ(settings.set(key, value), nullptr);
    return settings.finish();
  };
  EXPECT_EQ(unfit({{"dealer", "3"}}), &bad_dealer);
  EXPECT_EQ(unfit({{"dealer", "3"}, {"seats", "ytl"}}), nullptr);
  EXPECT_EQ(unfit({{"figures", "own"}}), &own_not_defined);
  EXPECT_EQ(unfit({{"own", "xxx:-@5*3"}}), &own_not_used);
  EXPECT_EQ(unfit({{"own", "xxx:-@5*3"}, {"figures", "named"}}), nullptr);
  EXPECT_EQ(unfit({{"different", "1"}}), &different_needs_combination);
  EXPECT_EQ(unfit({{"different", "1"}, {"figures", "line,combination"}}), nullptr);
  // From corner to corner of the grid, where there is no cell.
  std::string far = "x...........";
  for (int row = 0; row < 10; ++row) far += row == 5 ? "/x..........." : "/............";
  EXPECT_EQ(unfit({{"own", far + "/...........x:-@5*3"}, {"figures", "own"}}), &nothing_fits);
  EXPECT_EQ(unfit({{"own", "xxx:-@5+" + far + "/...........x:-@5*3"}, {"figures", "own"}}),
            nullptr);
}

TEST(ToucheOptions, the_list_makes_the_same_again) {
  const auto listed = options({{"seats", "ytyl"},
                               {"figures", "own,line"},
                               {"own", "xxx:r@5*3"},
                               {"games", "5"},
                               {"freeswap", "1"},
                               {"dealer", "4"},
                               {"board", standard_board()->json()}})
                          .list();
  EXPECT_EQ(options(listed).list(), listed);
  EXPECT_EQ(listed.size(), 8U);
  EXPECT_EQ(Options{}.list().size(), 6U);
}

TEST(ToucheOptions, own_figures_can_be_named) {
  Series series(options({{"dealer", "1"}, {"figures", "named"}, {"own", "xxx:r@5*3"}}));
  play(series, {"figure=own"});
  EXPECT_EQ(series.setup().layout->goal().text, "own:xxx:r@5*3");
}

}  // namespace
}  // namespace troika
