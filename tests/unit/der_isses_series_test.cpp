#include <gtest/gtest.h>

#include "core/match.h"
#include "tests/unit/der_isses_table.h"

namespace troika::der_isses_tests {
namespace {

using namespace der_isses;

TEST(DerIssesSeries, options_are_checked) {
  Options options;
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "lot"}}));
  EXPECT_EQ(options.set("first", "2"), nullptr);
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "2"}}));
  EXPECT_EQ(options.set("first", "1"), nullptr);
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "1"}}));
  EXPECT_EQ(options.set("first", "lot"), nullptr);
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "lot"}}));
  for (const std::string_view wrong : {"", "0", "3", "01", "-1", "Lot", "1 "})
    EXPECT_EQ(options.set("first", wrong), &bad_option) << wrong;
  EXPECT_EQ(options.set("players", "2"), &unknown_option);
  EXPECT_EQ(options.list(), (std::vector<Option>{{"first", "lot"}}));
  EXPECT_EQ(options.finish(), nullptr);
}

// A whole match in which the player at A wins every round by knowing B's card.
void win_as_a(Match<DerIsses>& match) {
  Rng rng(7);
  while (match.turn().is_chance()) match.play(std::nullopt, match.sample(rng));
  while (!match.is_over()) {
    const Turn turn = match.turn();
    MoveList<DerIsses> list;
    match.moves(list);
    DerIsses::Move m = list[0];
    for (const auto each : list) {
      const std::string text = match.format(each);
      const bool choosing = text.starts_with(turn.seat() == a ? "A=R" : "B=G");
      if (choosing || text == (turn.seat() == a ? "G!" : "W!")) m = each;
    }
    match.play(turn.seat(), m);
  }
}

TEST(DerIssesSeries, R5_a_lot_decides_who_sits_at_A) {
  for (const auto& [text, at_a] : {std::pair{"first=1", 0U}, std::pair{"first=2", 1U}}) {
    Match<DerIsses> match{Options{}};
    EXPECT_EQ(match.series().stage(), SeriesStage::before_game);
    EXPECT_TRUE(match.turn().is_chance());
    EXPECT_EQ(match.game(), nullptr);
    MoveList<DerIsses> list;
    match.moves(list);
    EXPECT_EQ(list.size(), 2U);
    const auto lot = match.parse(text);
    ASSERT_TRUE(lot.has_value());
    EXPECT_EQ(match.format(*lot), text);
    match.play(std::nullopt, *lot);
    ASSERT_TRUE(match.in_game());
    EXPECT_EQ(match.series().player_at(a), static_cast<Player>(at_a));
    EXPECT_EQ(match.series().player_at(b), static_cast<Player>(1 - at_a));

    win_as_a(match);
    EXPECT_EQ(match.series().stage(), SeriesStage::over);
    EXPECT_TRUE(match.turn().is_over());
    ASSERT_EQ(match.results().size(), 1U);
    EXPECT_EQ(match.results()[0].points[a], 4);
    EXPECT_EQ(match.series().outcome().winners, SeatSet::of(seat_at(at_a)));
    EXPECT_EQ(match.series().outcome().points[seat_at(at_a)], 1);
    EXPECT_EQ(match.series().outcome().points[seat_at(1 - at_a)], 0);
  }
}

TEST(DerIssesSeries, R5_both_lots_are_drawn) {
  const Series series{Options{}};
  Rng rng(3);
  int first = 0;
  for (int i = 0; i < 1000; ++i) first += series.sample(rng) == Move::first(a) ? 1 : 0;
  EXPECT_NEAR(first, 500, 80);
}

TEST(DerIssesSeries, R5_or_the_players_agree) {
  Options options;
  ASSERT_EQ(options.set("first", "2"), nullptr);
  const Match<DerIsses> match(options);
  EXPECT_TRUE(match.in_game());
  EXPECT_EQ(match.series().player_at(a), Player{1});
  EXPECT_EQ(match.series().players(), 2U);
  EXPECT_EQ(DerIsses::write_position(*match.game()), "7/7/7/7/7/7/7 - setup 0-0 --");
}

TEST(DerIssesSeries, other_texts_are_no_lot) {
  const Series series{Options{}};
  for (const std::string_view text : {"", "first=0", "first=3", "first=1 ", "First=1", "R@d4"}) {
    const auto lot = series.parse(text);
    ASSERT_FALSE(lot.has_value()) << text;
    EXPECT_EQ(lot.error().reason, &not_a_lot);
  }
}

TEST(DerIssesSeries, R4_a_match_has_seven_rounds_at_most) {
  Rng rng(11);
  for (int i = 0; i < 100; ++i) {
    Match<DerIsses> match{Options{}};
    int coins = 0;
    while (!match.is_over()) {
      MoveList<DerIsses> list;
      match.moves(list);
      const auto m = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      coins += m.kind == Move::Kind::coin ? 1 : 0;
      match.play(std::nullopt, m);
    }
    const auto& won = match.results()[0].points;
    EXPECT_EQ(won[a] + won[b], coins);
    EXPECT_GE(coins, 4);
    EXPECT_LE(coins, 7);
  }
}

}  // namespace
}  // namespace troika::der_isses_tests
