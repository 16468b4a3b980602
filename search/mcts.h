#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/playout.h"
#include "search/bot.h"
#include "search/log_table.h"
#include "search/reward.h"

namespace troika {

// Plain Monte Carlo tree search, the way a general game library does it: random playouts, UCB1, and
// where something is hidden one tree over uniformly guessed truths (single-observer information-set
// MCTS; Cowling, Powley, Whitehouse 2012, https://doi.org/10.1109/TCIAIG.2012.2200894). Our bots
// are measured against it.
template <Game G>
class PlainMcts final : public Bot<G> {
 public:
  explicit PlainMcts(std::size_t most_nodes = std::size_t{1} << 20) { arena_.reserve(most_nodes); }

  Thought<G> think(const Seen<G>& seen, const Limits& limits, Rng& rng) override {
    arena_.clear();
    arena_.push_back(Node{});
    Budget budget(limits);
    do {
      Truth<G> truth = G::guess(seen.view, rng);
      iterate(truth, seen.view.seat, rng);
    } while (budget.spend() && budget.look());
    return ranked(seen.view, budget.nodes());
  }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;
  struct Node {
    typename G::Move move{};
    std::uint32_t first_child = none;
    std::uint32_t next = none;  // sibling
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it could have been chosen
    double won = 0;               // by the seat that made the move
  };

  // One playout: down the tree by UCB1, one new node, random to the end, and back up.
  void iterate(Truth<G>& truth, Seat root_seat, Rng& rng) {
    path_.clear();
    std::uint32_t at = 0;
    for (bool grown = false; !grown;) {
      const Turn turn = G::turn(truth.open());
      if (turn.is_over()) break;
      if (turn.is_chance()) {
        G::play(truth, G::sample(truth, rng));
        continue;
      }
      const Seat seat = at == 0 ? root_seat : turn.seat();
      list_.clear();
      truth.moves(seat, list_);
      const std::uint32_t next = descend(at, rng, grown);
      if (next == none) break;  // the arena is full
      G::play(truth, arena_[next].move);
      path_.push_back({next, seat});
      at = next;
    }
    playout<G>(truth, rng);
    const auto values = reward<G>(truth);
    for (const auto& [node, seat] : path_) {
      ++arena_[node].visits;
      arena_[node].won += values[seat];
    }
  }

  // The child to go to: one that was never tried, else the best by UCB1 among the legal ones.
  std::uint32_t descend(std::uint32_t at, Rng& rng, bool& grown) {
    children_.assign(list_.size(), none);
    for (std::uint32_t child = arena_[at].first_child; child != none; child = arena_[child].next) {
      const auto found = std::find(list_.begin(), list_.end(), arena_[child].move);
      if (found == list_.end()) continue;
      children_[static_cast<std::size_t>(found - list_.begin())] = child;
      ++arena_[child].available;
    }
    const auto untried =
        static_cast<std::uint32_t>(std::count(children_.begin(), children_.end(), none));
    if (untried > 0) {
      grown = true;
      if (arena_.size() == arena_.capacity()) return none;
      std::uint32_t skip = rng.below(untried);
      std::size_t i = 0;
      while (children_[i] != none || skip-- > 0) ++i;
      Node node;
      node.move = list_[i];
      node.next = arena_[at].first_child;
      node.available = 1;
      arena_.push_back(node);
      return arena_[at].first_child = static_cast<std::uint32_t>(arena_.size() - 1);
    }
    std::uint32_t best = none;
    double best_score = -1;
    for (const std::uint32_t child : children_) {
      const Node& node = arena_[child];
      const double score =
          node.won / node.visits + 0.7 * std::sqrt(log_of(node.available) / node.visits);
      if (score > best_score) best = child, best_score = score;
    }
    return best;
  }

  Thought<G> ranked(const View<G>& view, std::uint64_t nodes) const {
    Thought<G> thought;
    thought.nodes = nodes;
    std::vector<std::uint32_t> order;
    for (std::uint32_t c = arena_[0].first_child; c != none; c = arena_[c].next) order.push_back(c);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
      return arena_[a].visits != arena_[b].visits ? arena_[a].visits > arena_[b].visits : a < b;
    });
    for (const std::uint32_t c : order) {
      typename Thought<G>::Candidate candidate;
      candidate.move = arena_[c].move;
      candidate.value[view.seat] = arena_[c].won / arena_[c].visits;
      candidate.weight = thought.moves.empty() ? 1 : 0;
      candidate.line = {arena_[c].move};
      thought.moves.push_back(std::move(candidate));
    }
    return thought;
  }

  std::vector<Node> arena_;
  struct Step {
    std::uint32_t node;
    Seat seat;
  };
  std::vector<Step> path_;
  std::vector<std::uint32_t> children_;
  MoveList<G> list_;
};

}  // namespace troika
