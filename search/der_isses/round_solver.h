#pragma once

#include <optional>
#include <vector>

#include "search/der_isses/round_tree.h"

namespace troika::der_isses {

// How likely each piece is each player's, to somebody who has seen what both have done.
using Ranges = std::array<Row, 2>;

Row even_range(int pieces);

// Keeps a strategy that is found in the middle of a round from being exploited for it: whatever the
// opponent holds should gain no more than it was worth before, and if that cannot be had, or can be
// had easily, then what gains most beyond it should gain as little as possible. So the opponent's
// range is not given but learned, except for the part in which we trust (max-margin re-solving:
// Moravcik and others 2016, https://ojs.aaai.org/index.php/AAAI/article/view/10033).
struct Promise {
  int opponent;
  Row before;   // what each of its hands was worth
  float trust;  // between 0 and 1: in the range that we believe in
};

// How much is learned at most: so many rounds of learning, on a tree of so many nodes.
struct Effort {
  int rounds = 4000;
  std::size_t nodes = SIZE_MAX;
};

// Solves a round from a public position on: by turns the players learn and the tree grows. Either
// the ranges are given, or the players still choose their pieces and learn that as well.
class RoundSolver {
 public:
  using Id = RoundTree::Id;

  explicit RoundSolver(std::size_t most_nodes) : tree_(most_nodes), cfr_(tree_.tree(), tree_) {}

  void guess_with(const RaceTable& table) { tree_.guess_with(table); }
  void begin(Size size, const Open& open, const Ranges& ranges);
  void begin(Size size, const Open& open, const Ranges& ranges, const Promise& promise);
  void begin_with_choice(Size size, const Open& open);
  bool grow_fully(std::size_t most_nodes, Budget& budget) {
    return tree_.grow_fully(most_nodes, budget);
  }
  // Learns until the budget is spent or as much effort is made.
  void run(Budget& budget, Rng& rng, const Effort& effort);

  const RoundTree& tree() const { return tree_; }
  int rounds() const { return rounds_; }
  // The average strategy: the chance of this child, for every hand of the one who decides.
  Row policy(Id decision, std::size_t action) const { return cfr_.average(decision, action); }
  // The range that a player has, or the mixture in which the piece is chosen.
  Row range(int player) const;
  // What a hand of the player is worth at the root, from -0.5 to 0.5; 0 while nothing is known.
  bool has_value(int player) const { return value_weight_[static_cast<std::size_t>(player)] > 0; }
  float value(int player, std::size_t hand) const;
  float action_value(std::size_t action, std::size_t hand) const;
  // What each hand of the one who does not decide at the root is worth once the action is taken.
  Row value_after(std::size_t action) const;

 private:
  void learn(int player, float weight, Budget& budget);
  void choose(int player, float weight, const Row& values);
  void hold(const Row& values);

  RoundTree tree_;
  Cfr<hands, RoundTree> cfr_;
  int pieces_ = 0;
  bool choosing_ = false;
  Ranges ranges_{};         // as played in this round of learning
  Ranges choice_regret_{};  // of the choice of a piece
  Ranges choice_sum_{};
  Ranges value_sum_{};
  Row value_weight_{};  // per player
  std::vector<Row> action_sum_;
  float action_weight_ = 0;
  std::vector<Row> answer_sum_;       // the same for the other player ...
  std::vector<float> answer_weight_;  // ... by how often the action is taken
  std::optional<Promise> promise_;
  Row believed_{};  // of the opponent, before the promise
  Row held_{};      // what it holds instead, as learned
  Row hold_regret_{};
  int rounds_ = 0;
};

}  // namespace troika::der_isses
