#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game.h"
#include "search/budget.h"
#include "search/reward.h"

namespace troika {

// What a guided tree must be told: the chances to win from a position that is not over, how
// promising each of its moves is (adding up to 1), and how many nodes it costs to find that out.
template <class A, class G>
concept Guide = requires(A guide, const Truth<G>& truth, const MoveList<G>& list,
                         std::span<float> promise, Rng& rng) {
  { guide.look(truth, list, promise, rng) } -> std::same_as<BySeat<double, G::seats>>;
  { guide.cost(list) } -> std::convertible_to<std::uint64_t>;
};

// Monte Carlo tree search in which a guide's estimate takes the place of a playout, for any number
// of seats: everybody goes for the own chance to win (max^n). Moves are chosen as in PUCT (Silver
// et al. 2017, https://doi.org/10.1038/nature24270). The tree lives in an arena that is allocated
// once.
template <PerfectInformation G, Guide<G> A>
class GuidedTree {
 public:
  using Move = typename G::Move;
  struct Line {
    Move move;
    std::uint32_t visits;
    BySeat<double, G::seats> value;
  };

  GuidedTree(A guide, std::size_t most_nodes) : guide_(guide), most_nodes_(most_nodes) {
    nodes_.reserve(most_nodes);
  }

  // Grows a tree until the budget is spent; the best move first.
  std::vector<Line> grow(const Truth<G>& truth, Budget& budget, double curiosity, Rng& rng) {
    nodes_.clear();
    nodes_.push_back({});
    curiosity_ = curiosity;
    root_value_.clear();
    Truth<G> leaf = truth;
    back_up(visit(leaf, budget, rng));
    root_value_.assign(nodes_[0].count, {});
    while (!budget.is_spent()) {
      leaf = truth;
      back_up(visit(leaf, budget, rng));
    }
    return lines();
  }

  // How it may go on after a move of the root, this move first: what was looked at most.
  void follow(Move move, std::vector<Move>& out) const {
    out.push_back(move);
    const Node* at = nullptr;
    for (const Node& child : children(nodes_[0]))
      if (child.move == move) at = &child;
    while (at != nullptr && at->count > 0) {
      const auto next = std::ranges::max_element(children(*at), {}, &Node::visits);
      if (next->visits < 2) return;
      out.push_back(next->move);
      at = &*next;
    }
  }

 private:
  struct Node {
    Move move{};
    std::uint32_t first = 0;  // child
    std::uint16_t count = 0;  // of children
    std::uint32_t visits = 0;
    float promise = 0;
    float mean = 0;  // the chance to win of the seat that made the move
  };
  struct Step {
    std::uint32_t node;
    Seat seat;
  };

  std::span<const Node> children(const Node& node) const {
    return std::span(nodes_).subspan(node.first, node.count);
  }

  // Down the tree to a position that has not been looked at, and what it is worth.
  BySeat<double, G::seats> visit(Truth<G>& truth, Budget& budget, Rng& rng) {
    path_.clear();
    std::uint32_t at = 0;
    while (nodes_[at].count > 0) {
      const std::uint32_t next = choose(nodes_[at]);
      path_.push_back({next, G::turn(truth.open()).seat()});
      G::play(truth, nodes_[next].move);
      at = next;
    }
    budget.spend();
    if (G::turn(truth.open()).is_over()) return reward<G>(truth);
    list_.clear();
    truth.moves(list_);
    for (auto cost = guide_.cost(list_); cost > 1; --cost) budget.spend();
    promise_.resize(list_.size());
    const auto value = guide_.look(truth, list_, promise_, rng);
    if (nodes_.size() + list_.size() <= most_nodes_) {
      nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
      nodes_[at].count = static_cast<std::uint16_t>(list_.size());
      for (std::size_t i = 0; i < list_.size(); ++i)
        nodes_.push_back({.move = list_[i], .promise = promise_[i]});
    }
    return value;
  }

  std::uint32_t choose(const Node& parent) const {
    std::uint32_t total = 1;
    double seen = 0, won = 0;
    for (const Node& child : children(parent)) {
      total += child.visits;
      seen += child.visits > 0 ? child.promise : 0;
      won += child.visits > 0 ? child.promise * child.mean : 0;
    }
    // A move that was not tried is taken to be a little worse than those that were.
    const double untried = seen > 0 ? won / seen - 0.05 : 0.5;
    const double drive = curiosity_ * std::sqrt(static_cast<double>(total));
    std::uint32_t best = parent.first;
    double best_score = -1e9;
    for (std::uint32_t i = parent.first; i < parent.first + parent.count; ++i) {
      const Node& child = nodes_[i];
      const double score =
          (child.visits > 0 ? child.mean : untried) + drive * child.promise / (1.0 + child.visits);
      if (score > best_score) best = i, best_score = score;
    }
    return best;
  }

  void back_up(const BySeat<double, G::seats>& value) {
    for (const Step step : path_) {
      Node& node = nodes_[step.node];
      ++node.visits;
      node.mean +=
          (static_cast<float>(value[step.seat]) - node.mean) / static_cast<float>(node.visits);
    }
    if (path_.empty() || root_value_.empty()) return;
    auto& sum = root_value_[path_[0].node - nodes_[0].first];
    for (std::size_t i = 0; i < G::seats; ++i) sum[seat_at(i)] += value[seat_at(i)];
  }

  std::vector<Line> lines() const {
    std::vector<Line> lines;
    for (std::size_t i = 0; i < nodes_[0].count; ++i) {
      const Node& child = nodes_[nodes_[0].first + i];
      lines.push_back({child.move, child.visits, root_value_[i]});
      for (std::size_t s = 0; s < G::seats; ++s)
        lines.back().value[seat_at(s)] /= std::max(1U, child.visits);
    }
    std::ranges::stable_sort(lines, std::ranges::greater{}, &Line::visits);
    return lines;
  }

  A guide_;
  std::size_t most_nodes_;
  std::vector<Node> nodes_;
  std::vector<BySeat<double, G::seats>> root_value_;  // sums, by child of the root
  std::vector<Step> path_;
  std::vector<float> promise_;
  MoveList<G> list_;
  double curiosity_ = 1;
};

}  // namespace troika
