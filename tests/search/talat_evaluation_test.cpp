#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/playout.h"
#include "search/alpha_beta.h"
#include "search/talat/evaluation.h"
#include "search/talat/features.h"

namespace troika::talat {
namespace {

// All positions of some random games after placing.
template <class Visit>
void walk(int players, std::uint64_t seed, int games, Visit visit) {
  Rng rng(seed);
  for (int game = 0; game < games; ++game) {
    Truth<Talat> truth = Talat::start({players, seat_a});
    while (!truth.open().turn.is_over()) {
      MoveList<Talat> list;
      truth.moves(list);
      const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      const Truth<Talat> before = truth;
      Talat::play(truth, move);
      visit(before, move, truth);
    }
  }
}

TEST(TalatEvaluation, state_carried_along_is_the_state_begun_anew) {
  for (const int players : {2, 3})
    walk(players, 3, 10, [](const auto& before, Move move, const auto& after) {
      const auto carried =
          Sight::after(Sight::begin(before.open()), before.open(), move, after.open());
      const auto anew = Sight::begin(after.open());
      ASSERT_EQ(carried.key, anew.key);
      for (std::size_t b = 0; b < 3; ++b) {
        ASSERT_EQ(carried.boards[b].up, anew.boards[b].up);
        ASSERT_EQ(carried.boards[b].down, anew.boards[b].down);
      }
    });
}

TEST(TalatEvaluation, different_positions_have_different_keys) {
  std::map<std::uint64_t, std::string> lines;
  for (const int players : {2, 3})
    walk(players, 4, 60, [&](const auto&, Move, const auto& after) {
      const std::string line = Talat::write_position(after);
      const std::string rest = line.substr(0, line.size() - 1);  // a table is for one game
      const auto [known, is_new] = lines.try_emplace(Keys::of(after.open()), rest);
      EXPECT_EQ(known->second, rest);
    });
  EXPECT_GT(lines.size(), 5000U);
}

Board turned_round(const Board& board) {
  Board turned;
  for (const Way w : both_ways)
    for (Cells left = board.of(w); left != 0;) {
      const Cell c = take_front(left);
      turned.put(opposite(w), board.at(c), static_cast<Cell>(24 - index(c)));
    }
  return turned;
}

// Both sides are judged alike.
TEST(TalatEvaluation, board_turned_round_has_the_features_of_the_other_side) {
  walk(3, 5, 10, [](const auto&, Move, const auto& after) {
    for (const BoardName b : board_names) {
      std::multiset<std::size_t> here[2], there[2];
      each_feature(after.open().board(b),
                   [&](Way w, std::size_t f) { here[index(w)].insert(f); });
      each_feature(turned_round(after.open().board(b)),
                   [&](Way w, std::size_t f) { there[index(opposite(w))].insert(f); });
      ASSERT_EQ(here[0], there[0]);
      ASSERT_EQ(here[1], there[1]);
      for (const std::size_t f : here[0]) ASSERT_LT(f, feature_count);
    }
  });
}

TEST(TalatEvaluation, both_numbers_of_a_sum_can_be_had_back) {
  for (const int on : {-900, -1, 0, 1, 2500})
    for (const int off : {-900, -1, 0, 1, 2500}) {
      const Prospects sum{.up = on * 0x10000 + off, .down = off * 0x10000 + on};
      EXPECT_EQ(sum.of(Way::up, true), on);
      EXPECT_EQ(sum.of(Way::up, false), off);
      EXPECT_EQ(sum.of(Way::down, true), off);
    }
}

TEST(TalatEvaluation, chances_add_up_and_follow_the_lead) {
  const auto open = Talat::start({3, seat_a}).open();
  const auto even = chances(open, {700, 700, 700});
  EXPECT_NEAR(even[seat_a], 1.0 / 3, 1e-9);
  double last = 0;
  for (int lead = -4000; lead <= 4000; lead += 500) {
    const auto value = chances(open, {lead, 0, 0});
    EXPECT_NEAR(value[seat_a] + value[seat_b] + value[seat_c], 1, 1e-9);
    EXPECT_GT(value[seat_a], last);
    last = value[seat_a];
  }
  EXPECT_GT(last, 0.95);
}

// Minimax to the end without any cleverness, to compare with.
int plain_value(const Truth<Talat>& truth, Seat me) {
  if (truth.open().turn.is_over()) return Sight::final_score(truth, me);
  MoveList<Talat> list;
  truth.moves(list);
  const bool mine = truth.open().turn.has(me);
  int best = mine ? -Sight::most : Sight::most;
  for (const Move move : list) {
    Truth<Talat> next = truth;
    Talat::play(next, move);
    const int value = plain_value(next, me);
    best = mine ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

TEST(TalatSearch, ends_of_games_get_their_exact_value) {
  AlphaBeta<Talat, Sight> search(16);
  int checked = 0;
  for (const int players : {2, 3}) {
    // The last positions of random games: few moves are left.
    std::vector<Truth<Talat>> game;
    walk(players, 6, 12, [&](const auto& before, Move, const auto& after) {
      game.push_back(before);
      if (!after.open().turn.is_over()) return;
      for (std::size_t back = 1; back <= 4 && back < game.size(); ++back) {
        const auto& truth = game[game.size() - back];
        const Seat me = truth.open().turn.seat();
        int towers = 0;
        for (const BoardName b : board_names)
          if (!truth.open().is_closed(b)) towers += std::popcount(truth.open().board(b).occupied());
        if (towers > 6) continue;
        Budget budget({.nodes = 300'000});
        search.begin(truth, me);
        search.deepen(budget, 60, true);
        if (budget.is_spent()) continue;
        EXPECT_EQ(search.lines().front().value, plain_value(truth, me))
            << Talat::write_position(truth);
        ++checked;
      }
      game.clear();
    });
  }
  EXPECT_GT(checked, 10);
}

}  // namespace
}  // namespace troika::talat
