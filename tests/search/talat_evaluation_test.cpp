#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/playout.h"
#include "search/alpha_beta.h"
#include "search/guided_tree.h"
#include "search/reward.h"
#include "search/talat/evaluation.h"
#include "search/talat/features.h"
#include "search/talat/guides.h"

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
        ASSERT_EQ(carried.boards[b].points, anew.boards[b].points);
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
      each_feature(after.open().board(b), [&](Way w, std::size_t f) { here[index(w)].insert(f); });
      each_feature(turned_round(after.open().board(b)),
                   [&](Way w, std::size_t f) { there[index(opposite(w))].insert(f); });
      ASSERT_EQ(here[0], there[0]);
      ASSERT_EQ(here[1], there[1]);
      for (const std::size_t f : here[0]) ASSERT_LT(f, feature_count);
    }
  });
}

// The network sees a board with the eyes of each side, so it cannot matter how the board lies.
TEST(TalatEvaluation, board_turned_round_has_the_prospects_of_the_other_side) {
  walk(3, 5, 10, [](const auto&, Move, const auto& after) {
    Open open = after.open();
    for (const BoardName b : board_names) {
      if (open.is_closed(b)) continue;
      Open turned = open;
      turned.boards[index(b)] = turned_round(open.board(b));
      const Prospects here = prospects(open, b, Keys::of(b, open.board(b)));
      const Prospects there = prospects(turned, b, Keys::of(b, turned.board(b)));
      for (const Way w : both_ways)
        for (const Mover mover : {Mover::own, Mover::other, Mover::neither})
          ASSERT_NEAR(here.of(w, mover), there.of(opposite(w), mover), 1);  // sums are rounded
    }
  });
}

// What was kept of a board is what would be found anew.
TEST(TalatEvaluation, boards_are_kept_as_they_were) {
  walk(2, 5, 10, [](const auto&, Move, const auto& after) {
    const Open& open = after.open();
    for (const BoardName b : board_names) {
      const std::uint64_t key = Keys::of(b, open.board(b));
      const Prospects first = prospects(open, b, key);
      prospects(open, b, key + 0x5555555555U);  // may push it out
      ASSERT_EQ(first.points, prospects(open, b, key).points);
    }
  });
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

// Minimax to the end without any cleverness, to compare with. It remembers what it has seen.
int plain_value(const Truth<Talat>& truth, Seat me, std::map<std::string, int>& seen) {
  if (truth.open().turn.is_over()) return Sight::final_score(truth, me);
  const std::string line = Talat::write_position(truth);
  if (const auto known = seen.find(line); known != seen.end()) return known->second;
  MoveList<Talat> list;
  truth.moves(list);
  const bool mine = truth.open().turn.has(me);
  int best = mine ? -Sight::most : Sight::most;
  for (const Move move : list) {
    Truth<Talat> next = truth;
    Talat::play(next, move);
    const int value = plain_value(next, me, seen);
    best = mine ? std::max(best, value) : std::min(best, value);
  }
  return seen[line] = best;
}

// A board with one tower of each colour, anywhere.
std::string few_towers(char up, char down, Rng& rng, std::string& used) {
  std::array<std::string, 25> names;
  for (const char colour : {up, down}) {
    std::string name;
    do {
      name = {colour, "123"[rng.below(3)], "TSH"[rng.below(3)]};
    } while (used.find(name) != std::string::npos);
    used += name;
    std::size_t cell = 0;
    do {
      cell = rng.below(25);
    } while (!names[cell].empty());
    names[cell] = name;
  }
  std::string text;
  for (std::size_t rank = 5; rank-- > 0;) {
    int empty = 0;
    for (std::size_t file = 0; file < 5; ++file) {
      const std::string& name = names[rank * 5 + file];
      if (name.empty()) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += name;
    }
    if (empty > 0) text += std::to_string(empty);
    if (rank > 0) text += '/';
  }
  return text;
}

// Some positions with two open boards and a tower of each colour on both, A to move.
template <class Visit>
void each_ending(int players, Visit visit) {
  Rng rng(6);
  for (int i = 0; i < 3000; ++i) {
    std::string used;
    std::string line = few_towers('a', 'b', rng, used) + " 5/5/5/5/5 ";
    line += few_towers('c', 'a', rng, used) + " A - - - 2,2," + (players == 2 ? "0 2" : "2 3");
    const auto placed = Talat::read_position(line, nullptr);
    if (placed && !visit(line, placed->truth)) return;  // most are over already
  }
  FAIL() << "too few endings";
}

TEST(TalatSearch, ends_of_games_get_their_exact_value) {
  AlphaBeta<Talat, Sight> search(16);
  for (const int players : {2, 3}) {
    int checked = 0;
    each_ending(players, [&](const std::string& line, const Truth<Talat>& truth) {
      Budget budget({.nodes = 400'000});
      search.begin(truth, seat_a);
      search.deepen(budget, 60, true);
      if (budget.is_spent()) return true;
      std::map<std::string, int> seen;
      EXPECT_EQ(search.roots().front().value, plain_value(truth, seat_a, seen)) << line;
      return ++checked < 20;
    });
  }
}

// Everybody goes for their own share of the win, the first such move in the list.
BySeat<double, 3> plain_shares(const Truth<Talat>& truth,
                               std::map<std::string, BySeat<double, 3>>& seen) {
  if (truth.open().turn.is_over()) return reward<Talat>(truth);
  const std::string line = Talat::write_position(truth);
  if (const auto known = seen.find(line); known != seen.end()) return known->second;
  const Seat mover = truth.open().turn.seat();
  MoveList<Talat> list;
  truth.moves(list);
  BySeat<double, 3> best;
  best[mover] = -1;
  for (const Move move : list) {
    Truth<Talat> next = truth;
    Talat::play(next, move);
    const auto shares = plain_shares(next, seen);
    if (shares[mover] > best[mover]) best = shares;
  }
  return seen[line] = best;
}

TEST(TalatSearch, tree_settles_ends_of_games) {
  GuidedTree<Talat, Adviser> tree({}, 1U << 19);
  int checked = 0;
  each_ending(3, [&](const std::string& line, const Truth<Talat>& truth) {
    Budget budget({.nodes = 100'000});
    Rng rng(1);
    const auto lines = tree.grow(truth, budget, 0.4, rng);
    if (budget.is_spent()) return true;
    std::map<std::string, BySeat<double, 3>> seen;
    EXPECT_EQ(lines.front().value[seat_a], plain_shares(truth, seen)[seat_a]) << line;
    return ++checked < 10;
  });
}

}  // namespace
}  // namespace troika::talat
