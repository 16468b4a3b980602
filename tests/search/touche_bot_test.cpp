#include <gtest/gtest.h>

#include <thread>

#include "search/touche/bot.h"
#include "tests/laws/seed.h"
#include "tests/search/touche_play.h"

namespace troika {
namespace {

using namespace touche;
using namespace touche_play;

constexpr Limits few{.nodes = 60};

TEST(ToucheBot, every_level_plays_legal_moves_to_the_end) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int level = 1; level <= 8; ++level) {
    const auto bot = make_touche_bot(level);
    for (const auto& [figures, seats] : tables) {
      Sitting game(figures, seats);
      for (int turn = 0; turn < 40 && game.goes_on(rng); ++turn) {
        const Seat seat = game.truth.open().turn;
        const auto thought = bot->think(game.seen(), few, rng);
        ASSERT_FALSE(thought.moves.empty());
        double weights = 0;
        for (const auto& candidate : thought.moves) {
          ASSERT_EQ(game.truth.why_not(seat, candidate.move), nullptr)
              << Touche::write_position(game.truth);
          ASSERT_EQ(candidate.line.front(), candidate.move);
          for (std::size_t i = 0; i < seats.size(); ++i) {
            ASSERT_GE(candidate.value[seat_at(i)], 0);
            ASSERT_LE(candidate.value[seat_at(i)], 1);
          }
          weights += candidate.weight;
        }
        ASSERT_NEAR(weights, 1, 1e-9);
        game.play(drawn_by_weight(thought.moves, rng).move);
      }
    }
  }
}

TEST(ToucheBot, plays_on_from_random_positions) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 1);
  const auto bot = make_touche_bot(8);
  for (const auto& [figures, seats] : tables) {
    for (int round = 0; round < 4; ++round) {
      Sitting game(figures, seats);
      for (std::uint32_t skip = rng.below(250); skip > 0 && game.goes_on(rng); --skip)
        game.play_any(rng);
      if (!game.goes_on(rng)) continue;
      const Move m = bot->choose(game.seen(), few, rng);
      EXPECT_EQ(game.truth.why_not(game.truth.open().turn, m), nullptr);
    }
  }
}

TEST(ToucheBot, same_seed_and_nodes_give_the_same_thought) {
  Rng dealing(7);
  Sitting game("square", "ytl");
  for (int turn = 0; turn < 30 && game.goes_on(dealing); ++turn) game.play_any(dealing);
  ASSERT_TRUE(game.goes_on(dealing));
  const auto once = make_touche_bot(8), again = make_touche_bot(8);
  again->choose(game.seen(), few, dealing);  // what it thought before does not matter
  Rng a(3), b(3);
  const auto first = once->think(game.seen(), {.nodes = 500}, a);
  const auto second = again->think(game.seen(), {.nodes = 500}, b);
  ASSERT_EQ(first.moves.size(), second.moves.size());
  EXPECT_EQ(first.nodes, second.nodes);
  for (std::size_t i = 0; i < first.moves.size(); ++i) {
    EXPECT_EQ(first.moves[i].move, second.moves[i].move);
    EXPECT_EQ(first.moves[i].value, second.moves[i].value);
  }
}

// Two truths that look alike: the thoughts are alike.
TEST(ToucheBot, does_not_look_into_hidden_hands) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed() + 2);
  Sitting game("square", "ytyt");
  for (int turn = 0; turn < 20 && game.goes_on(rng); ++turn) game.play_any(rng);
  ASSERT_TRUE(game.goes_on(rng));
  const Seat seat = game.truth.open().turn;
  const Seen<Touche> seen = game.seen();
  const Truth<Touche> other = Touche::guess(seen.view, rng);
  ASSERT_NE(other, game.truth);
  const auto bot = make_touche_bot(8);
  Rng a(5), b(5);
  const auto here = bot->think(seen, {.nodes = 300}, a);
  const auto there = bot->think({seen.setup, other.seen_by(seat), seen.history}, {.nodes = 300}, b);
  ASSERT_EQ(here.moves.size(), there.moves.size());
  for (std::size_t i = 0; i < here.moves.size(); ++i) {
    EXPECT_EQ(here.moves[i].move, there.moves[i].move);
    EXPECT_EQ(here.moves[i].value, there.moves[i].value);
  }
  ASSERT_EQ(here.beliefs.size(), 3U);
  for (std::size_t i = 0; i < here.beliefs.size(); ++i)
    EXPECT_EQ(here.beliefs[i].chances, there.beliefs[i].chances);
}

TEST(ToucheBot, has_a_move_without_any_budget) {
  Rng rng(11);
  Sitting game("combination", "yt");
  ASSERT_TRUE(game.goes_on(rng));
  const std::atomic<bool> stop = true;
  for (int level = 1; level <= 8; ++level) {
    const auto bot = make_touche_bot(level);
    for (const Limits& limits : {Limits{.nodes = 0}, Limits{.nodes = 1}, Limits{.stop = &stop}}) {
      const auto thought = bot->think(game.seen(), limits, rng);
      ASSERT_FALSE(thought.moves.empty());
      EXPECT_LE(thought.nodes, 512U);
    }
  }
}

TEST(ToucheBot, stops_when_told_from_another_thread) {
  Rng rng(12);
  Sitting game("square", "yt");
  ASSERT_TRUE(game.goes_on(rng));
  std::atomic<bool> stop = false;
  std::thread other([&] { stop = true; });
  const auto thought =
      make_touche_bot(8)->think(game.seen(), {.nodes = 50'000'000, .stop = &stop}, rng);
  other.join();
  EXPECT_LT(thought.nodes, 50'000'000U);
}

// Luck decides many games; against a beginner it does not.
TEST(ToucheBot, skill_beats_a_beginner) {
  Rng rng(17);
  const auto master = make_touche_bot(7), beginner = make_touche_bot(1);
  int won = 0;
  for (std::size_t round = 0; round < 30; ++round) {
    const Seat strong = seat_at(round % 2);
    Sitting game("square", "yt");
    while (game.goes_on(rng)) {
      const Seat seat = game.truth.open().turn;
      const int level = seat == strong ? 7 : 1;
      const auto& bot = level == 7 ? master : beginner;
      game.play(bot->choose(game.seen(), touche_limits(level), rng));
    }
    won += Touche::outcome(game.truth).winners.has(strong);
  }
  EXPECT_GE(won, 24);
}

TEST(ToucheBot, completes_a_figure) {
  const auto bot = make_touche_bot(8);
  Rng rng(13);
  // Yellow on a5 b5 a6; the card of b6 is 5C.
  Sitting game = at({{"a6", 'y'}, {"a5", 'y'}, {"b5", 'y'}, {"l4", 't'}}, "5CASKDQH7S", 4);
  const auto thought = bot->think(game.seen(), {.nodes = 2000}, rng);
  EXPECT_EQ(game.text(thought.moves.front().move), "5C@b6#a6,b6,a5,b5");
}

TEST(ToucheBot, prefers_the_card_to_the_joker) {
  Rng rng(14);
  Sitting game = at({{"a6", 'y'}, {"a5", 'y'}, {"b5", 'y'}, {"l4", 't'}}, "5CXKDQH7S", 4);
  const auto thought = make_touche_bot(8)->think(game.seen(), {.nodes = 4000}, rng);
  EXPECT_EQ(game.text(thought.moves.front().move), "5C@b6#a6,b6,a5,b5");
}

// Turquoise may hold the other 5C; all other moves of yellow lead nowhere.
TEST(ToucheBot, blocks_what_would_win_the_game) {
  Rng rng(15);
  Sitting game = at({{"a6", 't'}, {"a5", 't'}, {"b5", 't'}, {"l4", 'y'}}, "5CASKDQH7S", 1);
  const auto thought = make_touche_bot(8)->think(game.seen(), {.nodes = 4000}, rng);
  EXPECT_EQ(game.text(thought.moves.front().move), "5C@b6");
}

}  // namespace
}  // namespace troika
