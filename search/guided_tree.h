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
#include "search/sort.h"

namespace troika {

// What a guided tree must be told: the chances to win from a position that is not over, how
// promising each of its moves is (adding up to 1), and how many nodes it costs to find that out.
template <class A, class G>
concept Guide = requires(A guide, const Truth<G>& truth, const MoveList<G>& list,
                         std::span<float> promise, Rng& rng) {
  { guide.look(truth, list, promise, rng) } -> std::same_as<BySeat<double, G::seats>>;
  { guide.cost(truth, list) } -> std::convertible_to<std::uint64_t>;
};

// Monte Carlo tree search in which a guide's estimate takes the place of a playout, for any number
// of seats: everybody goes for their own chance to win (max^n). Moves are chosen as in PUCT (Silver
// et al. 2017, https://doi.org/10.1038/nature24270). Positions from which the end is certain are
// settled for good, so endings become exact. The tree lives in an arena that is allocated once.
template <PerfectInformation G, Guide<G> A>
class GuidedTree {
 public:
  using Move = typename G::Move;
  struct RootMove {
    Move move;
    std::uint32_t visits;  // 0 also if it certainly loses
    BySeat<double, G::seats> value;
  };

  GuidedTree(A guide, std::size_t most_nodes) : guide_(guide), most_nodes_(most_nodes) {
    nodes_.reserve(most_nodes);
  }

  // Grows a tree until the budget is spent or the end is certain; the best move first.
  std::vector<RootMove> grow(const Truth<G>& truth, Budget& budget, double curiosity, Rng& rng) {
    nodes_.clear();
    nodes_.push_back({});
    curiosity_ = curiosity;
    root_value_.clear();
    Truth<G> leaf = truth;
    back_up(visit(leaf, budget, rng));
    root_value_.assign(nodes_[0].count, {});
    while (!budget.is_spent() && nodes_[0].winners.empty()) {
      leaf = truth;
      back_up(visit(leaf, budget, rng));
    }
    return roots(G::turn(truth.open()).seat());
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
    SeatSet winners{};        // who will win if all play for themselves; empty: not certain
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
    while (nodes_[at].count > 0 && nodes_[at].winners.empty()) {
      const std::uint32_t next = choose(nodes_[at]);
      path_.push_back({next, G::turn(truth.open()).seat()});
      G::play(truth, nodes_[next].move);
      at = next;
    }
    budget.spend();
    if (G::turn(truth.open()).is_over()) nodes_[at].winners = G::outcome(truth).winners;
    if (!nodes_[at].winners.empty()) return shares(nodes_[at].winners);
    list_.clear();
    truth.moves(list_);
    for (auto cost = guide_.cost(truth, list_); cost > 1; --cost) budget.spend();
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
    // A move that was not tried is taken to be a little worse than those that were; but at the root
    // all are tried, for the ranking.
    const bool is_root = &parent == nodes_.data();
    const double untried = is_root ? 2 : seen > 0 ? won / seen - 0.05 : 0.5;
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
    for (std::size_t i = path_.size(); i > 0;) {
      --i;
      Node& node = nodes_[path_[i].node];
      if (node.winners.empty()) break;
      node.mean = static_cast<float>(share(node.winners, path_[i].seat));
      settle(nodes_[i == 0 ? 0 : path_[i - 1].node], path_[i].seat);
    }
    if (path_.empty() || root_value_.empty()) return;
    auto& sum = root_value_[path_[0].node - nodes_[0].first];
    for (std::size_t i = 0; i < G::seats; ++i) sum[seat_at(i)] += value[seat_at(i)];
  }

  // The end is certain if the mover can win alone, or if it is certain after every move.
  void settle(Node& node, Seat mover) {
    const Node* best = nullptr;
    bool all = true;
    for (const Node& child : children(node)) {
      if (child.winners.empty()) {
        all = false;
      } else if (best == nullptr || share(child.winners, mover) > share(best->winners, mover)) {
        best = &child;
      }
    }
    if (best != nullptr && (all || best->winners == SeatSet::of(mover)))
      node.winners = best->winners;
  }

  // As search/reward.h has it.
  static double share(SeatSet winners, Seat s) { return winners.has(s) ? 1.0 / winners.size() : 0; }
  static BySeat<double, G::seats> shares(SeatSet winners) {
    BySeat<double, G::seats> values;
    for (std::size_t i = 0; i < G::seats; ++i) values[seat_at(i)] = share(winners, seat_at(i));
    return values;
  }

  std::vector<RootMove> roots(Seat mover) const {
    std::vector<RootMove> roots;
    for (std::size_t i = 0; i < nodes_[0].count; ++i) {
      const Node& child = nodes_[nodes_[0].first + i];
      roots.push_back({child.move, child.visits, root_value_[i]});
      RootMove& root = roots.back();
      if (!child.winners.empty()) {
        root.value = shares(child.winners);
        if (!child.winners.has(mover)) root.visits = 0;  // however good it looked before
      } else {
        for (std::size_t s = 0; s < G::seats; ++s)
          root.value[seat_at(s)] /= std::max(1U, child.visits);
      }
    }
    sort_stably(roots, std::ranges::greater{}, &RootMove::visits);
    if (!nodes_[0].winners.empty())
      sort_stably(roots, std::ranges::greater{},
                  [mover](const RootMove& v) { return v.value[mover]; });
    return roots;
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
