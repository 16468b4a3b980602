#include <gtest/gtest.h>

#include "core/match.h"
#include "games/talat/reasons.h"
#include "games/talat/rules.h"

namespace troika {
namespace {

using talat::Options;
using talat::Series;

constexpr Seat a = seat_at(0), b = seat_at(1), c = seat_at(2);

Options options(int players, int games, std::optional<int> first = {}) {
  Options result;
  EXPECT_EQ(result.set("players", std::to_string(players)), nullptr);
  EXPECT_EQ(result.set("games", std::to_string(games)), nullptr);
  if (first) {
    EXPECT_EQ(result.set("first", std::to_string(*first)), nullptr);
  }
  EXPECT_EQ(result.finish(), nullptr);
  return result;
}

// A game that these seats won.
Outcome<3> won_by(std::initializer_list<Seat> winners) {
  Outcome<3> outcome;
  for (const Seat s : winners) outcome.winners.add(s);
  return outcome;
}

TEST(TalatOptions, have_defaults) {
  EXPECT_EQ(Options{}.list(),
            (std::vector<Option>{{"players", "3"}, {"games", "1"}, {"first", "lot"}}));
}

TEST(TalatOptions, are_listed_as_they_were_set) {
  EXPECT_EQ(options(2, 7, 2).list(),
            (std::vector<Option>{{"players", "2"}, {"games", "7"}, {"first", "2"}}));
}

TEST(TalatOptions, are_checked) {
  Options o;
  EXPECT_EQ(o.set("player", "3"), &unknown_option);
  for (const char* value : {"1", "4", "", "x", "02", "-2", "2 "})
    EXPECT_EQ(o.set("players", value), &bad_option) << value;
  EXPECT_EQ(o.set("games", "0"), &bad_option);
  EXPECT_EQ(o.set("games", "100"), &bad_option);
  EXPECT_EQ(o.set("games", "99"), nullptr);
  EXPECT_EQ(o.set("first", "0"), &bad_option);
  EXPECT_EQ(o.set("first", "4"), &bad_option);
  EXPECT_EQ(o.set("first", "Lot"), &bad_option);
  EXPECT_EQ(o.set("first", "3"), nullptr);
  EXPECT_EQ(o.finish(), nullptr);
  EXPECT_EQ(o.set("players", "2"), nullptr);
  EXPECT_EQ(o.finish(), &talat::first_not_at_table);
  EXPECT_EQ(o.set("first", "lot"), nullptr);
  EXPECT_EQ(o.finish(), nullptr);
}

TEST(TalatSeries, R3_the_first_to_begin_is_drawn_by_lot) {
  Series series(options(3, 1));
  EXPECT_EQ(series.stage(), SeriesStage::before_game);
  EXPECT_TRUE(series.turn().is_chance());
  MoveList<Talat> list;
  series.moves(list);
  ASSERT_EQ(list.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(series.format(list[i]), "first=" + std::to_string(i + 1));
    EXPECT_EQ(*series.parse(series.format(list[i])), list[i]);
  }
  series.play(list[2]);
  EXPECT_EQ(series.stage(), SeriesStage::in_game);
  EXPECT_EQ(series.setup(), (talat::Setup{3, c}));
}

TEST(TalatSeries, R3_the_lot_is_fair) {
  const Series series(options(3, 1));
  Rng rng(1);
  BySeat<int, 3> drawn{};
  for (int i = 0; i < 3000; ++i) ++drawn[series.sample(rng).first()];
  for (const Seat s : {a, b, c}) EXPECT_NEAR(drawn[s], 1000, 150);
}

TEST(TalatSeries, R3_the_text_of_a_lot_is_checked) {
  const Series series(options(2, 1));
  EXPECT_EQ(series.parse("first=3").error().reason, &talat::nobody_with_this_number);
  EXPECT_EQ(series.parse("first=3").error().column, 6U);
  for (const char* text : {"first=0", "first=", "first=01", "first=x"})
    EXPECT_EQ(series.parse(text).error().reason, &talat::not_a_lot) << text;
  EXPECT_EQ(series.parse("AB:1T@a1").error().reason, &talat::not_a_lot);
}

TEST(TalatSeries, R3_who_begins_can_be_agreed) {
  EXPECT_EQ(Series(options(3, 1, 2)).stage(), SeriesStage::in_game);
  EXPECT_EQ(Series(options(3, 1, 2)).setup(), (talat::Setup{3, b}));
}

TEST(TalatSeries, R3_the_winner_begins_the_next_game) {
  Series series(options(3, 3, 1));
  series.count(won_by({c}));
  EXPECT_EQ(series.setup().first, c);
  series.count(won_by({b}));
  EXPECT_EQ(series.setup().first, b);
  for (const Seat s : {a, b, c}) EXPECT_EQ(series.player_at(s), static_cast<Player>(s));
}

TEST(TalatSeries, R3_after_a_shared_win_the_first_winner_after_who_began) {
  const auto next = [](int first, std::initializer_list<Seat> winners) {
    Series series(options(3, 2, first));
    series.count(won_by(winners));
    return series.setup().first;
  };
  EXPECT_EQ(next(1, {a, b}), b);
  EXPECT_EQ(next(1, {a, c}), c);
  EXPECT_EQ(next(2, {a, b}), a);
  EXPECT_EQ(next(3, {b, c}), b);
  EXPECT_EQ(next(2, {a, b, c}), c);
}

TEST(TalatSeries, ends_after_its_games_and_counts_wins) {
  Series series(options(3, 3, 1));
  EXPECT_EQ(series.outcome().winners, SeatSet::first(3));
  series.count(won_by({a}));
  series.count(won_by({b, c}));
  EXPECT_EQ(series.stage(), SeriesStage::in_game);
  series.count(won_by({c}));
  EXPECT_EQ(series.stage(), SeriesStage::over);
  EXPECT_EQ(series.outcome().points[a], 1);
  EXPECT_EQ(series.outcome().points[b], 1);
  EXPECT_EQ(series.outcome().points[c], 2);
  EXPECT_EQ(series.outcome().winners, SeatSet::of(c));
}

TEST(TalatSeries, R17_the_winner_sits_at_a_in_the_next_game) {
  Series series(options(2, 4, 2));
  EXPECT_EQ(series.setup(), (talat::Setup{2, a}));
  EXPECT_EQ(series.player_at(a), Player{1});
  EXPECT_EQ(series.player_at(b), Player{0});
  series.count(won_by({a}));
  EXPECT_EQ(series.player_at(a), Player{1});
  series.count(won_by({b}));
  EXPECT_EQ(series.player_at(a), Player{0});
  EXPECT_EQ(series.player_at(b), Player{1});
  EXPECT_EQ(series.outcome().points[a], 1) << "of player 1, who sat at B";
  EXPECT_EQ(series.outcome().points[b], 1);
  EXPECT_EQ(series.outcome().winners, SeatSet::first(2));
}

TEST(TalatSeries, R17_after_a_shared_win_the_other_sits_at_a) {
  Series series(options(2, 2, 1));
  series.count(won_by({a, b}));
  EXPECT_EQ(series.player_at(a), Player{1});
  EXPECT_EQ(series.outcome().points[a], 1);
  EXPECT_EQ(series.outcome().points[b], 1);
}

TEST(TalatSeries, R16_the_lot_draws_who_sits_at_a) {
  Match<Talat> match(options(2, 1));
  EXPECT_EQ(match.game(), nullptr);
  match.play({}, *match.parse("first=2"));
  EXPECT_EQ(match.series().player_at(a), Player{1});
  EXPECT_EQ(match.turn(), Turn::of(a));
  const Truth<Talat>& game = *match.game();
  EXPECT_EQ(game.why_not(a, Talat::Move::lot(a)), &talat::no_lots_in_a_game);
}

}  // namespace
}  // namespace troika
