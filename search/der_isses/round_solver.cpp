#include "search/der_isses/round_solver.h"

namespace troika::der_isses {
namespace {

// The tree grows by a part of itself in each of the first rounds of learning, until it is as large
// as may be learned about in the time.
constexpr std::size_t growth = 8;

void to_one(Row& row, int pieces) {
  const float all = total(row);
  if (all <= 0) {
    row = even_range(pieces);
    return;
  }
  for (float& x : row) x /= all;
}

}  // namespace

Row even_range(int pieces) {
  Row row{};
  for (std::size_t h = 0; h < static_cast<std::size_t>(pieces); ++h)
    row[h] = 1 / static_cast<float>(pieces);
  return row;
}

void RoundSolver::begin(Size size, const Open& open, const Ranges& ranges) {
  tree_.begin(size, open);
  pieces_ = size.pieces;
  choosing_ = false;
  ranges_ = ranges;
  choice_regret_ = choice_sum_ = value_sum_ = {};
  value_weight_ = {};
  action_sum_.assign(tree_.tree()[0].children, {});
  action_weight_ = 0;
  answer_sum_.assign(action_sum_.size(), {});
  answer_weight_.assign(action_sum_.size(), 0);
  promise_.reset();
  rounds_ = 0;
}

void RoundSolver::begin(Size size, const Open& open, const Ranges& ranges, const Promise& promise) {
  begin(size, open, ranges);
  promise_ = promise;
  believed_ = ranges[static_cast<std::size_t>(promise.opponent)];
  hold_regret_ = {};
  held_ = believed_;
}

void RoundSolver::begin_with_choice(Size size, const Open& open) {
  begin(size, open, {even_range(size.pieces), even_range(size.pieces)});
  choosing_ = true;
}

void RoundSolver::run(Budget& budget, Rng& rng, const Effort& effort) {
  if (rounds_ == 0)
    while (tree_.grow_level(effort.nodes, budget)) continue;
  int guess_at = 0;
  while (rounds_ < effort.rounds && !budget.is_spent() && budget.look()) {
    if (!tree_.is_complete() && rounds_ > 0)
      for (std::size_t i = 0; i <= tree_.decisions() / growth; ++i)
        if (tree_.tree().size() >= effort.nodes || budget.is_spent() ||
            !tree_.grow(ranges_, rng, budget))
          break;
    ++rounds_;
    if (rounds_ >= guess_at) {
      tree_.guess_anew();
      guess_at = rounds_ + 1 + rounds_ / 8;
    }
    const auto weight = static_cast<float>(rounds_);
    tree_.weigh(weight);
    for (int player = 0; player < 2; ++player) learn(player, weight, budget);
  }
}

void RoundSolver::learn(int player, float weight, Budget& budget) {
  const auto me = static_cast<std::size_t>(player);
  Row values;
  if (!cfr_.learn(player, ranges_[me], ranges_[1 - me], weight, budget, values)) return;
  const float theirs = total(ranges_[1 - me]);
  for (std::size_t h = 0; h < hands; ++h) value_sum_[me][h] += weight * values[h] / theirs;
  value_weight_[me] += weight;
  if (tree_.mover(RoundTree::Tree::root) == player) {
    for (std::size_t a = 0; a < action_sum_.size(); ++a)
      for (std::size_t h = 0; h < hands; ++h)
        action_sum_[a][h] += weight * cfr_.root_values()[a][h] / theirs;
    action_weight_ += weight;
  } else {
    for (std::size_t a = 0; a < answer_sum_.size(); ++a) {
      const Row chance = cfr_.current(RoundTree::Tree::root, a);
      for (std::size_t h = 0; h < hands; ++h) {
        answer_sum_[a][h] += weight * cfr_.root_values()[a][h];
        answer_weight_[a] += weight * chance[h] * ranges_[1 - me][h];
      }
    }
  }
  if (choosing_) choose(player, weight, values);
  if (promise_ && promise_->opponent == player) hold(values);
}

// Regret matching over the pieces that can be chosen.
void RoundSolver::choose(int player, float weight, const Row& values) {
  const auto me = static_cast<std::size_t>(player);
  float mean = 0;
  for (std::size_t h = 0; h < hands; ++h) mean += ranges_[me][h] * values[h];
  for (std::size_t h = 0; h < static_cast<std::size_t>(pieces_); ++h) {
    choice_sum_[me][h] += weight * ranges_[me][h];
    choice_regret_[me][h] = std::max(choice_regret_[me][h] + values[h] - mean, 0.0F);
  }
  ranges_[me] = choice_regret_[me];
  to_one(ranges_[me], pieces_);
}

// The opponent holds what gains most beyond the promise, by regret matching.
void RoundSolver::hold(const Row& values) {
  float mean = 0;
  for (std::size_t h = 0; h < static_cast<std::size_t>(pieces_); ++h)
    mean += held_[h] * (values[h] - promise_->before[h]);
  for (std::size_t h = 0; h < static_cast<std::size_t>(pieces_); ++h)
    hold_regret_[h] = std::max(hold_regret_[h] + values[h] - promise_->before[h] - mean, 0.0F);
  held_ = hold_regret_;
  if (total(held_) <= 0) held_ = believed_;
  to_one(held_, pieces_);
  Row& range = ranges_[static_cast<std::size_t>(promise_->opponent)];
  for (std::size_t h = 0; h < hands; ++h)
    range[h] = promise_->trust * believed_[h] + (1 - promise_->trust) * held_[h];
}

Row RoundSolver::value_after(std::size_t action) const {
  Row row{};
  const float weight = answer_weight_[action];
  for (std::size_t h = 0; h < hands; ++h)
    row[h] = weight > 0 ? std::clamp(answer_sum_[action][h] / weight, -0.5F, 0.5F) : 0.5F;
  return row;
}

Row RoundSolver::range(int player) const {
  const auto me = static_cast<std::size_t>(player);
  if (!choosing_) return ranges_[me];
  Row row = choice_sum_[me];
  to_one(row, pieces_);
  return row;
}

float RoundSolver::value(int player, std::size_t hand) const {
  const auto me = static_cast<std::size_t>(player);
  return value_weight_[me] > 0 ? value_sum_[me][hand] / value_weight_[me] : 0;
}

float RoundSolver::action_value(std::size_t action, std::size_t hand) const {
  return action_weight_ > 0 ? action_sum_[action][hand] / action_weight_ : 0;
}

}  // namespace troika::der_isses
