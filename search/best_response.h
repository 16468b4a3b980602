#pragma once

#include <algorithm>

#include "search/public_tree.h"

namespace troika {

// The most that `player` can gain, for every hand, against an opponent whose strategy is known:
// exact, by one walk over a tree that is complete. `policy(decision, action)` gives the row of
// chances with which each hand of the opponent takes the action. `Leaves` as in search/cfr.h.
template <std::size_t Hands, class Leaves, class Policy>
ByHand<Hands> best_response(const PublicTree<Hands>& tree, const Leaves& leaves,
                            const Policy& policy, int player, const ByHand<Hands>& mine,
                            const ByHand<Hands>& theirs, std::uint32_t id = 0) {
  using Tree = PublicTree<Hands>;
  const auto& node = tree[id];
  ByHand<Hands> best{};
  if (node.kind == Tree::Kind::leaf) {
    leaves.values(id, player, mine, theirs, best);
    return best;
  }
  const bool choosing = node.kind == Tree::Kind::decision && node.player == player;
  ByHand<Hands> found{};  // 1 where the hand has an action already
  for (std::uint32_t a = 0; a < node.children; ++a) {
    const std::uint32_t child = node.first_child + a;
    const auto possible = [&](std::size_t h) { return (tree[child].hands >> h & 1) != 0; };
    ByHand<Hands> part = theirs;
    if (node.kind == Tree::Kind::chance) {
      for (std::size_t h = 0; h < Hands; ++h)
        part[h] = possible(h) ? part[h] / static_cast<float>(node.table) : 0;
    } else if (!choosing) {
      const ByHand<Hands> chance = policy(id, a);
      for (std::size_t h = 0; h < Hands; ++h) part[h] *= chance[h];
    }
    const auto gain = best_response(tree, leaves, policy, player, mine, part, child);
    for (std::size_t h = 0; h < Hands; ++h) {
      if (!choosing) {
        if (node.kind != Tree::Kind::chance || possible(h)) best[h] += gain[h];
      } else if (possible(h)) {
        best[h] = found[h] > 0 ? std::max(best[h], gain[h]) : gain[h];
        found[h] = 1;
      }
    }
  }
  return best;
}

// The same for a player who follows `policy` as well.
template <std::size_t Hands, class Leaves, class Policy>
ByHand<Hands> policy_values(const PublicTree<Hands>& tree, const Leaves& leaves,
                            const Policy& policy, int player, const ByHand<Hands>& mine,
                            const ByHand<Hands>& theirs, std::uint32_t id = 0) {
  using Tree = PublicTree<Hands>;
  const auto& node = tree[id];
  ByHand<Hands> sum{};
  if (node.kind == Tree::Kind::leaf) {
    leaves.values(id, player, mine, theirs, sum);
    return sum;
  }
  for (std::uint32_t a = 0; a < node.children; ++a) {
    const std::uint32_t child = node.first_child + a;
    ByHand<Hands> my_part = mine, their_part = theirs, weight;
    weight.fill(1);
    if (node.kind == Tree::Kind::chance) {
      for (std::size_t h = 0; h < Hands; ++h) {
        weight[h] = (tree[child].hands >> h & 1) != 0 ? 1.0F : 0.0F;
        my_part[h] *= weight[h];
        their_part[h] *= weight[h] / static_cast<float>(node.table);
      }
    } else {
      const ByHand<Hands> chance = policy(id, a);
      auto& part = node.player == player ? my_part : their_part;
      for (std::size_t h = 0; h < Hands; ++h) part[h] *= chance[h];
      if (node.player == player) weight = chance;
    }
    const auto gain = policy_values(tree, leaves, policy, player, my_part, their_part, child);
    for (std::size_t h = 0; h < Hands; ++h) sum[h] += weight[h] * gain[h];
  }
  return sum;
}

}  // namespace troika
