#include <gtest/gtest.h>

#include <algorithm>

#include "search/touche/equity.h"
#include "search/touche/knowledge.h"
#include "search/touche/world.h"
#include "tests/laws/seed.h"
#include "tests/search/touche_play.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_play;

std::array<int, faces> cards_of(const World& world) {
  std::array<int, faces> count{};
  for (std::size_t i = 0; i < world.open.seating.seats(); ++i)
    for (const Card card : world.hands[seat_at(i)]) ++count[index(card)];
  for (const Card card : world.deck) ++count[index(card)];
  for (const Card card : world.open.discards) ++count[index(card)];
  return count;
}

// The same moves on a world and by the rules: the same board, as long as nothing is shuffled.
TEST(ToucheWorld, plays_as_the_rules_do) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 10);
  for (const auto& [figures, seats] : tables) {
    Sitting game(figures, seats);
    ASSERT_TRUE(game.goes_on(rng));
    while (game.truth.open().deck_size > 1 && game.goes_on(rng)) {
      World world = Knowledge(game.seen(), nullptr).imagine(rng);
      MoveList<Touche> list;
      game.truth.moves(list);
      const Move completing = *std::find_if(list.begin(), list.end() - 1,
                                            [](Move m) { return m.figure() != no_figure; });
      play(world, completing, rng);
      game.play(completing);
      ASSERT_EQ(world.open, game.truth.open());
      ASSERT_EQ(world.spent.once, Spent::in(world.open).once);
      ASSERT_EQ(world.spent.twice, Spent::in(world.open).twice);
    }
  }
}

TEST(ToucheWorld, keeps_the_pack_together_when_it_is_shuffled) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 11);
  const Eye eye({});
  Sitting game("cross", "ytlytl");
  ASSERT_TRUE(game.goes_on(rng));
  World world = Knowledge(game.seen(), nullptr).imagine(rng);
  bool shuffled_once = false;
  for (int turn = 0; turn < 200 && !world.open.over; ++turn) {
    shuffled_once |= world.open.deck_size == 0;
    const Seat seat = world.open.turn;
    play(world, eye.choose(world.open, world.spent, seat, world.hands[seat]), rng);
    const auto count = cards_of(world);
    for (std::size_t face = 0; face < faces; ++face)
      ASSERT_EQ(count[face], copies(static_cast<Card>(face)));
    ASSERT_EQ(world.deck.size(), world.open.deck_size);
  }
  EXPECT_TRUE(shuffled_once || world.open.over);
}

TEST(ToucheEye, chooses_legal_moves) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 12);
  const Eye eye({});
  for (const auto& [figures, seats] : tables) {
    Sitting game(figures, seats);
    while (game.goes_on(rng)) {
      const Open& open = game.truth.open();
      const Hand hand = game.seen().view.own.hand;
      const Move m = eye.choose(open, Spent::in(open), open.turn, hand);
      ASSERT_EQ(game.truth.why_not(open.turn, m), nullptr)
          << Touche::write_position(game.truth) << ' ' << game.text(m);
      game.play(m);
    }
  }
}

TEST(ToucheKnowledge, imagines_what_fits_the_view) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 13);
  const Eye eye({});
  for (const auto& [figures, seats] : tables) {
    Sitting game(figures, seats);
    for (int turn = 0; turn < 150 && game.goes_on(rng); ++turn) {
      const World world = Knowledge(game.seen(), &eye).imagine(rng);
      const auto count = cards_of(world);
      for (std::size_t face = 0; face < faces; ++face)
        ASSERT_EQ(count[face], copies(static_cast<Card>(face)));
      ASSERT_EQ(world.deck.size(), game.truth.open().deck_size);
      ASSERT_EQ(world.hands[game.truth.open().turn], game.seen().view.own.hand);
      game.play_any(rng);
    }
  }
}

// After a shuffle the deck is what had been discarded; with two players the other hand is then
// known exactly, but for the card just drawn.
TEST(ToucheKnowledge, knows_what_was_held_at_a_shuffle) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 14);
  const Eye eye({});
  Sitting game("cross", "yt");
  ASSERT_TRUE(game.goes_on(rng));
  while (game.truth.open().deck_size > 0) {
    game.play_any(rng);
    ASSERT_TRUE(game.goes_on(rng));
  }
  game.play_any(rng);  // draws after the shuffle
  ASSERT_TRUE(game.goes_on(rng));
  const Seat seat = game.truth.open().turn;
  const Hand other = game.truth.seen_by(game.truth.open().seating.after(seat)).own.hand;
  const World world = Knowledge(game.seen(), &eye).imagine(rng);
  Hand imagined = world.hands[game.truth.open().seating.after(seat)];
  int known = 0;
  for (const Card card : other) {
    if (!imagined.has(card)) continue;
    imagined.remove(card);
    ++known;
  }
  EXPECT_GE(known, 4);
}

// Turquoise could have completed a square with 5C and did something else: it does not hold 5C.
TEST(ToucheKnowledge, learns_from_what_was_not_played) {
  Rng rng(15);
  const Eye eye({});
  Sitting game = at({{"a6", 't'}, {"a5", 't'}, {"b5", 't'}, {"l4", 'y'}}, "ASKDQH7S2H", 4);
  Seen<Touche> seen = game.seen();
  Open before = seen.view.open;
  before.turn = seat_at(1);
  seen.history.push_back({before, seat_at(1), Move::place(Card{36}, Cell{0})});
  const auto holders = [&](const Eye* with) {
    const Knowledge knowledge(seen, with);
    int held = 0;
    for (int i = 0; i < 4000; ++i)
      held += knowledge.imagine(rng).hands[seat_at(1)].has(static_cast<Card>(3 * 13 + 4));
    return held;
  };
  EXPECT_LT(holders(&eye), holders(nullptr) / 2);
}

TEST(ToucheEquity, counts_figures_and_jokers) {
  Rng rng(16);
  Sitting game = at({}, "ASKDQH7S2H", 4);
  World world = Knowledge(game.seen(), nullptr).imagine(rng);
  for (std::size_t i = 0; i < 2; ++i) {
    world.hands[seat_at(i)] = {};
    world.hands[seat_at(i)].push_back(i == 0 ? Card{1} : Card{2});
  }
  const Equity equity(world.open);
  EXPECT_DOUBLE_EQ(equity.of(world)[Side::yellow], 0.5);
  world.hands[seat_at(0)].push_back(joker);
  EXPECT_GT(equity.of(world)[Side::yellow], 0.55);
  world.open.figures[Side::turquoise].push_back(0);
  world.open.figures[Side::turquoise].push_back(0);
  EXPECT_LT(equity.of(world)[Side::yellow], 0.35);
  EXPECT_DOUBLE_EQ(equity.of(world)[Side::yellow] + equity.of(world)[Side::turquoise], 1);
  world.open.over = true;
  EXPECT_DOUBLE_EQ(equity.of(world)[Side::turquoise], 1);
}

}  // namespace
}  // namespace troika
