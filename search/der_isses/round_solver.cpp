#include "search/der_isses/round_solver.h"

namespace troika::der_isses {
namespace {

// The tree grows by a part of itself in each round of learning, so most of the work is done on the
// tree as it is in the end, however long that takes.
constexpr std::size_t growth = 40;

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
  go_on_ = refuse_ = {};
}

void RoundSolver::begin_with_choice(Size size, const Open& open) {
  begin(size, open, {even_range(size.pieces), even_range(size.pieces)});
  choosing_ = true;
}

void RoundSolver::run(Budget& budget, Rng& rng, int most_rounds) {
  while (rounds_ < most_rounds && !budget.is_spent() && budget.look()) {
    if (!tree_.is_complete() && rounds_ > 0)
      for (std::size_t i = 0; i <= tree_.decisions() / growth; ++i)
        if (budget.is_spent() || !tree_.grow(ranges_, rng, budget)) break;
    ++rounds_;
    const auto weight = static_cast<float>(rounds_);
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
  if (promise_ && promise_->opponent == player) go_on_or_not(values);
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

void RoundSolver::go_on_or_not(const Row& values) {
  Row learned{};
  for (std::size_t h = 0; h < static_cast<std::size_t>(pieces_); ++h) {
    const float both = go_on_[h] + refuse_[h];
    const float often = both > 0 ? go_on_[h] / both : 0.5F;
    const float mean = often * values[h] + (1 - often) * promise_->before[h];
    go_on_[h] = std::max(go_on_[h] + values[h] - mean, 0.0F);
    refuse_[h] = std::max(refuse_[h] + promise_->before[h] - mean, 0.0F);
    const float now = go_on_[h] + refuse_[h];
    learned[h] = now > 0 ? go_on_[h] / now : 0.5F;
  }
  const float all = total(learned);
  Row& range = ranges_[static_cast<std::size_t>(promise_->opponent)];
  for (std::size_t h = 0; h < hands; ++h) {
    const float free = all > 0 ? learned[h] / all : believed_[h];
    range[h] = promise_->trust * believed_[h] + (1 - promise_->trust) * free;
  }
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
