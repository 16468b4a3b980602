#include <gtest/gtest.h>

#include "search/best_response.h"
#include "search/cfr.h"
#include "tests/games/leduc.h"

namespace troika {
namespace {

using Row = PokerTree::Row;

struct Solved {
  double value;           // of the first player, when both play the average strategy
  double exploitability;  // what a best response gains, on average over both seats
};

// The value of playing `policy` for both players is found like a best response that has no choice.
double self_play(const PokerTree& poker, std::uint32_t id, Row mine, Row theirs) {
  using Tree = PokerTree::Tree;
  const auto& node = poker.tree()[id];
  if (node.kind == Tree::Kind::leaf) {
    Row out{};
    poker.values(id, 0, mine, theirs, out);
    double value = 0;
    for (std::size_t h = 0; h < out.size(); ++h) value += double{mine[h]} * out[h];
    return value;
  }
  double value = 0;
  for (std::uint32_t a = 0; a < node.children; ++a) {
    Row my_part = mine, their_part = theirs;
    if (node.kind == Tree::Kind::decision) {
      const Row chance = Cfr<PokerTree::hands, PokerTree>::average(poker.tree(), id, a);
      Row& part = node.player == 0 ? my_part : their_part;
      for (std::size_t h = 0; h < part.size(); ++h) part[h] *= chance[h];
    } else {
      for (std::size_t h = 0; h < their_part.size(); ++h) {
        const bool possible = (poker.tree()[node.first_child + a].hands >> h & 1) != 0;
        my_part[h] = possible ? my_part[h] : 0;
        their_part[h] = possible ? their_part[h] / static_cast<float>(node.table) : 0;
      }
    }
    value += self_play(poker, node.first_child + a, my_part, their_part);
  }
  return value;
}

Solved solve(PokerTree poker, int iterations) {
  Cfr<PokerTree::hands, PokerTree> cfr(poker.tree(), poker);
  Budget budget{Limits{}};
  for (int i = 1; i <= iterations; ++i)
    for (int player = 0; player < 2; ++player) {
      Row values;
      EXPECT_TRUE(cfr.learn(player, poker.mine(), poker.theirs(), static_cast<float>(i), budget,
                            values));
    }
  const auto policy = [&](std::uint32_t id, std::size_t a) { return cfr.average(id, a); };
  double gains = 0;
  for (int player = 0; player < 2; ++player) {
    const Row best =
        best_response(poker.tree(), poker, policy, player, poker.mine(), poker.theirs());
    for (std::size_t h = 0; h < best.size(); ++h) gains += double{poker.mine()[h]} * best[h];
  }
  return {self_play(poker, 0, poker.mine(), poker.theirs()), gains / 2};
}

TEST(Cfr, finds_the_value_of_kuhn_poker) {
  const Solved solved = solve(PokerTree::kuhn(), 1000);
  EXPECT_NEAR(solved.value, -1.0 / 18, 1e-3);
  EXPECT_LT(solved.exploitability, 1e-3);
  EXPECT_GE(solved.exploitability, -1e-6);
}

// The value is that of Southey and others 2005 (https://arxiv.org/abs/1207.1411), as later solvers
// confirmed: -0.0856 for the first player.
TEST(Cfr, finds_the_value_of_leduc_poker) {
  const Solved solved = solve(PokerTree::leduc(), 400);
  EXPECT_NEAR(solved.value, -0.0856, 1e-3);
  EXPECT_LT(solved.exploitability, 5e-3);
  EXPECT_GE(solved.exploitability, -1e-6);
}

TEST(Cfr, unsolved_is_exploitable) {
  EXPECT_GT(solve(PokerTree::leduc(), 1).exploitability, 0.5);
  EXPECT_GT(solve(PokerTree::kuhn(), 1).exploitability, 0.05);
}

TEST(Cfr, ends_with_the_budget) {
  PokerTree poker = PokerTree::leduc();
  Cfr<PokerTree::hands, PokerTree> cfr(poker.tree(), poker);
  Budget budget{Limits{.nodes = 10}};
  Row values;
  EXPECT_FALSE(cfr.learn(0, poker.mine(), poker.theirs(), 1, budget, values));
  EXPECT_LE(budget.nodes(), 10U);
}

}  // namespace
}  // namespace troika
