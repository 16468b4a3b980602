#include <gtest/gtest.h>

#include "games/der_isses/rules.h"
#include "search/best_response.h"
#include "search/der_isses/equity.h"
#include "search/der_isses/manners.h"
#include "search/der_isses/round_solver.h"
#include "tests/laws/seed.h"

namespace troika::der_isses {
namespace {

using Small = DerIssesRules<3, 2, 1>;
using Middle = DerIssesRules<4, 3, 1>;

template <class G>
Open open_of(std::string_view line) {
  const auto placed = G::read_position(line, nullptr);
  EXPECT_TRUE(placed.has_value()) << line;
  return placed ? placed->truth.open() : Open{};
}

// What a best response gains from the strategy that was found, choice of the piece included.
template <class G>
double exploitability(std::string_view line, int rounds) {
  RoundSolver solver(1U << 16);
  solver.begin_with_choice(G::size, open_of<G>(line));
  Budget budget{Limits{}};
  EXPECT_TRUE(solver.grow_fully(1U << 15, budget));
  Rng rng(1);
  solver.run(budget, rng, {.rounds = rounds});
  const auto policy = [&](RoundSolver::Id id, std::size_t a) { return solver.policy(id, a); };
  double sum = 0;
  for (int player = 0; player < 2; ++player) {
    const Row best = best_response(solver.tree().tree(), solver.tree(), policy, player,
                                   even_range(G::size.pieces), solver.range(1 - player));
    sum += double{*std::max_element(best.begin(), best.begin() + G::size.pieces)};
  }
  return sum / 2;
}

TEST(DerIssesRound, small_rounds_are_solved) {
  EXPECT_LT(exploitability<Small>("R1O/3/1$1 A choose 0-0 --", 300), 0.02);
  EXPECT_LT(exploitability<Middle>("4/R1O1/4/$1Y1 A choose 0-0 --", 300), 0.02);
  EXPECT_GT(exploitability<Middle>("4/R1O1/4/$1Y1 A choose 0-0 --", 1), 0.05);
}

// The tree has exactly the legal moves of the rules, for any card.
TEST(DerIssesRound, root_has_the_legal_moves) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  RoundTree tree(1U << 12);
  for (int i = 0; i < 200; ++i) {
    Truth<DerIsses> truth = DerIsses::start({});
    MoveList<DerIsses> list;
    for (std::uint32_t moves = 3 + rng.below(12);
         truth.open().phase != Phase::play || moves-- > 0;) {
      if (DerIsses::turn(truth.open()).is_chance()) {
        DerIsses::play(truth, DerIsses::sample(truth, rng));
        continue;
      }
      list.clear();
      truth.moves(list);
      const Move m = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      if (m.kind != Move::Kind::accuse && m.kind != Move::Kind::land) DerIsses::play(truth, m);
    }
    const Open& open = truth.open();
    tree.begin(DerIsses::size, open);
    for (std::size_t own = 0; own < most_pieces; ++own) {
      list.clear();
      DerIsses::legal(open, open.turn, Card::of(piece_at(own)), list);
      std::size_t possible = 0;
      for (RoundTree::Id c = 1; c <= tree.tree()[0].children; ++c)
        possible += tree.tree()[c].hands >> own & 1;
      EXPECT_EQ(possible, list.size());
      for (const Move m : list) EXPECT_NE(tree.child(0, m), 0U) << DerIsses::format(open, m);
    }
  }
}

// What one player gains the other loses, in the guess at the race as well.
TEST(DerIssesRound, the_guess_adds_up_to_zero) {
  const Steps steps{1, 2, 2, 3, 4, 5, 6};
  Row a{0.1F, 0.2F, 0.1F, 0.2F, 0.2F, 0.1F, 0.1F}, b{0.3F, 0.1F, 0.1F, 0.1F, 0.1F, 0.2F, 0.1F};
  Row of_a{}, of_b{};
  race_values(race_table, steps, most_pieces, true, a, b, of_a);
  race_values(race_table, steps, most_pieces, false, b, a, of_b);
  double sum = 0;
  for (std::size_t h = 0; h < hands; ++h) sum += double{a[h] * of_a[h]} + double{b[h] * of_b[h]};
  EXPECT_NEAR(sum, 0, 1e-2);
}

TEST(DerIssesEquity, adds_up_and_grows_with_coins) {
  constexpr MatchEquity equity(4);
  for (int mine = 0; mine < 4; ++mine)
    for (int theirs = 0; theirs < 4; ++theirs) {
      EXPECT_NEAR(
          equity.before_round(mine, theirs, true) + equity.before_round(theirs, mine, false), 1,
          1e-12);
      EXPECT_GT(equity.before_round(mine + 1, theirs, true),
                equity.before_round(mine, theirs, true));
    }
  EXPECT_EQ(equity.in_round(3, 0, 1), 1);
  EXPECT_EQ(equity.in_round(0, 3, 0), 0);
}

// A piece goes as near to the coin as it can. After rounds in which the opponent showed the card
// that it had moved, or another, that says much or little.
TEST(DerIssesManners, habits_decide_what_a_move_means) {
  const Open open = open_of<DerIsses>("R5O/7/2Y1G2/7/3$3/1B3V1/6W A choose 0-0 --");
  const Move hurry = Move::go(piece_at(2), cell_at(3, 3));
  const auto belief_after = [&](std::size_t card, int rounds) {
    Habit habit = usual_habit();
    for (int i = 0; i < rounds; ++i) {
      Manners past(DerIsses::size, open, habit, even_range(most_pieces));
      past.saw(open, hurry);
      past.shown(piece_at(card));
      habit = past.habit();
    }
    Manners manners(DerIsses::size, open, habit, even_range(most_pieces));
    manners.saw(open, hurry);
    EXPECT_NEAR(total(manners.range()), 1, 1e-4);
    return manners.range()[2];
  };
  EXPECT_GT(belief_after(2, 2), 0.7F);
  EXPECT_GT(belief_after(2, 2), belief_after(2, 1));
  EXPECT_LT(belief_after(0, 2), belief_after(2, 0));
}

// Whoever takes the nearest piece and runs is known after two rounds; one bluff makes us doubt.
TEST(DerIssesManners, the_hasty_are_found_out_and_lulling_does_not_last) {
  const Open open = open_of<DerIsses>("R5O/7/7/2Y4/4$2/1B5/V1G3W A choose 0-0 --");
  const Move run = Move::go(piece_at(2), cell_at(3, 2));
  const auto hasty = [](const Habit& habit) {
    return habit[static_cast<std::size_t>(Manner::hasty)];
  };
  Habit habit = usual_habit();
  const auto play = [&](std::size_t card) {
    Manners round(DerIsses::size, open, habit, even_range(most_pieces));
    round.saw(open, run);
    round.shown(piece_at(card));
    habit = round.habit();
  };
  play(2);
  play(2);
  EXPECT_GT(hasty(habit), 0.5F);
  const float before = hasty(habit);
  play(0);
  EXPECT_LT(hasty(habit), before / 2);
}

// Whoever runs on and on with one wrong piece is known once a card was shown, and then the piece
// that it moves is the last that is believed to be its own.
TEST(DerIssesManners, a_decoy_is_found_out) {
  const Open open = open_of<DerIsses>("R5O/7/7/2Y4/4$2/1B5/V1G3W A choose 0-0 --");
  Open later = open;
  const Move one = Move::go(piece_at(0), cell_at(1, 5)), two = Move::go(piece_at(0), cell_at(2, 4));
  later.pieces = (later.pieces & ~bit(later.cell[0])) | bit(one.cell);
  later.cell[0] = one.cell;
  Manners round(DerIsses::size, open, usual_habit(), even_range(most_pieces));
  round.saw(open, one);
  round.saw(later, two);
  round.shown(piece_at(6));
  const Habit habit = round.habit();
  EXPECT_GT(habit[static_cast<std::size_t>(Manner::decoy)],
            4 * usual_habit()[static_cast<std::size_t>(Manner::decoy)]);
  Manners next(DerIsses::size, open, habit, even_range(most_pieces));
  next.saw(open, one);
  next.saw(later, two);
  Manners stranger(DerIsses::size, open, usual_habit(), even_range(most_pieces));
  stranger.saw(open, one);
  stranger.saw(later, two);
  EXPECT_LT(next.range()[0], stranger.range()[0]);
}

}  // namespace
}  // namespace troika::der_isses
