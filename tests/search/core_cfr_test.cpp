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

Solved solve(PokerTree poker, int iterations) {
  Cfr<PokerTree::hands, PokerTree> cfr(poker.tree(), poker);
  Budget budget{Limits{}};
  for (int i = 1; i <= iterations; ++i)
    for (int player = 0; player < 2; ++player) {
      Row values;
      EXPECT_TRUE(
          cfr.learn(player, poker.mine(), poker.theirs(), static_cast<float>(i), budget, values));
    }
  const auto policy = [&](std::uint32_t id, std::size_t a) { return cfr.average(id, a); };
  const auto mean = [&](const Row& row) {
    double sum = 0;
    for (std::size_t h = 0; h < row.size(); ++h) sum += double{poker.mine()[h]} * row[h];
    return sum;
  };
  double gains = 0;
  for (int player = 0; player < 2; ++player) {
    gains += mean(best_response(poker.tree(), poker, policy, player, poker.mine(), poker.theirs()));
  }
  const Row values = policy_values(poker.tree(), poker, policy, 0, poker.mine(), poker.theirs());
  return {mean(values), gains / 2};
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
