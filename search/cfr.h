#pragma once

#include <algorithm>
#include <vector>

#include "search/budget.h"
#include "search/public_tree.h"

namespace troika {

// Counterfactual regret minimisation for two players whose gains add up to zero: CFR+ of Tammelin
// (https://arxiv.org/abs/1407.5042) with alternating updates; later rounds weigh more in the
// average strategy, which is the one to play.
//
// `Leaves` values what the tree leaves open:
//   leaves.values(id, player, mine, theirs, out)
// gives for every hand of `player` its gain against each hand of the other, weighted with how
// likely that hand came here (`theirs`) and added up. `mine` is the same for the player's own.
template <std::size_t Hands, class Leaves>
class Cfr {
 public:
  using Tree = PublicTree<Hands>;
  using Row = ByHand<Hands>;
  using Id = typename Tree::Id;

  Cfr(Tree& tree, const Leaves& leaves) : tree_(tree), leaves_(leaves) {}

  // Lets one player learn from one walk over the whole tree. `weight` is that of its strategy in
  // the average. False if the budget ended it early; then `values` says nothing.
  bool learn(int player, const Row& mine, const Row& theirs, float weight, Budget& budget,
             Row& values) {
    player_ = player;
    weight_ = weight;
    budget_ = &budget;
    ended_ = false;
    if (budget.is_spent()) return false;
    walk(Tree::root, 0, mine, theirs, values);
    return !ended_;
  }

  // What each action of the root was worth in the last walk: to the one who decides there, when it
  // was the learner; else to the learner, in proportion to how often the action is taken.
  const std::vector<Row>& root_values() const { return scratch_.front(); }

  // A strategy: the chance of this action for every hand.
  Row current(Id decision, std::size_t action) const { return Mix(tree_, decision).action(action); }
  Row average(Id decision, std::size_t action) const { return average(tree_, decision, action); }
  static Row average(const Tree& tree, Id decision, std::size_t action) {
    Row all{};
    for (std::size_t a = 0; a < tree[decision].children; ++a)
      for (std::size_t h = 0; h < Hands; ++h) all[h] += tree.sum(decision, a)[h];
    const Row unplayed = Mix(tree, decision).action(action);
    Row row{};
    for (std::size_t h = 0; h < Hands; ++h)
      row[h] = all[h] > 0 ? tree.sum(decision, action)[h] / all[h] : unplayed[h];
    return row;
  }

 private:
  // Regret matching at one decision: each action in proportion to its regret; without any regret,
  // all that the hand can do are equally likely.
  class Mix {
   public:
    Mix(const Tree& tree, Id decision) : tree_(tree), id_(decision) {
      const auto& node = tree[decision];
      Row all{};
      for (std::size_t a = 0; a < node.children; ++a) {
        const Row& regret = tree.regret(decision, a);
        for (std::size_t h = 0; h < Hands; ++h) all[h] += regret[h];
      }
      for (std::size_t h = 0; h < Hands; ++h) {
        inverse_[h] = all[h] > 0 ? 1 / all[h] : 0;
        even_[h] = 0;
        if (all[h] > 0) continue;
        int possible = 0;
        for (Id child = 0; child < node.children; ++child)
          possible += tree[node.first_child + child].hands >> h & 1;
        even_[h] = possible > 0 ? 1 / static_cast<float>(possible) : 0;
      }
    }
    Row action(std::size_t a) const {
      const Row& regret = tree_.regret(id_, a);
      const auto hands = tree_[tree_[id_].first_child + static_cast<Id>(a)].hands;
      Row row;
      for (std::size_t h = 0; h < Hands; ++h) row[h] = regret[h] * inverse_[h] + even_[h];
      if (hands != Tree::every_hand) keep(hands, row);
      return row;
    }

   private:
    const Tree& tree_;
    Id id_;
    Row inverse_;
    Row even_;
  };

  static void keep(typename Tree::HandSet hands, Row& row) {
    for (std::size_t h = 0; h < Hands; ++h)
      if ((hands >> h & 1) == 0) row[h] = 0;
  }

  void walk(Id id, std::size_t depth, const Row& mine, const Row& theirs, Row& out) {
    out.fill(0);
    if (ended_ || !budget_->spend()) {
      ended_ = true;
      return;
    }
    switch (tree_[id].kind) {
      case Tree::Kind::leaf:
        return leaves_.values(id, player_, mine, theirs, out);
      case Tree::Kind::chance:
        return walk_chance(id, depth, mine, theirs, out);
      case Tree::Kind::decision:
        return tree_[id].player == player_ ? walk_mine(id, depth, mine, theirs, out)
                                           : walk_theirs(id, depth, mine, theirs, out);
    }
  }

  void walk_chance(Id id, std::size_t depth, const Row& mine, const Row& theirs, Row& out) {
    const auto& node = tree_[id];
    const float share = 1 / static_cast<float>(node.table);
    for (Id child = node.first_child; child < node.first_child + node.children; ++child) {
      Row my_part = mine, their_part = theirs, gain;
      for (float& x : their_part) x *= share;
      keep(tree_[child].hands, my_part);
      keep(tree_[child].hands, their_part);
      walk(child, depth + 1, my_part, their_part, gain);
      keep(tree_[child].hands, gain);
      for (std::size_t h = 0; h < Hands; ++h) out[h] += gain[h];
    }
  }

  void walk_theirs(Id id, std::size_t depth, const Row& mine, const Row& theirs, Row& out) {
    const auto& node = tree_[id];
    const Mix mix(tree_, id);
    if (depth == 0) make_room(0, node.children);
    for (std::size_t a = 0; a < node.children; ++a) {
      Row part = mix.action(a), gain;
      for (std::size_t h = 0; h < Hands; ++h) part[h] *= theirs[h];
      walk(node.first_child + static_cast<Id>(a), depth + 1, mine, part, gain);
      for (std::size_t h = 0; h < Hands; ++h) out[h] += gain[h];
      if (depth == 0) scratch_[0][a] = gain;
    }
  }

  void make_room(std::size_t depth, std::size_t children) {
    if (scratch_.size() <= depth) scratch_.resize(depth + 1);
    if (scratch_[depth].size() < children) scratch_[depth].resize(children);
  }

  void walk_mine(Id id, std::size_t depth, const Row& mine, const Row& theirs, Row& out) {
    const auto& node = tree_[id];
    make_room(depth, node.children);
    const Mix mix(tree_, id);
    for (std::size_t a = 0; a < node.children; ++a) {
      const Row strategy = mix.action(a);
      Row part, gain;
      for (std::size_t h = 0; h < Hands; ++h) part[h] = mine[h] * strategy[h];
      walk(node.first_child + static_cast<Id>(a), depth + 1, part, theirs, gain);
      for (std::size_t h = 0; h < Hands; ++h) out[h] += strategy[h] * gain[h];
      scratch_[depth][a] = gain;
    }
    if (ended_) return;
    for (std::size_t a = 0; a < node.children; ++a) {
      const Row strategy = mix.action(a);
      const auto hands = tree_[node.first_child + static_cast<Id>(a)].hands;
      const Row& gain = scratch_[depth][a];
      Row& regret = tree_.regret(id, a);
      Row& sum = tree_.sum(id, a);
      for (std::size_t h = 0; h < Hands; ++h) {
        regret[h] = std::max(regret[h] + (gain[h] - out[h]), 0.0F);
        sum[h] += weight_ * mine[h] * strategy[h];
      }
      if (hands != Tree::every_hand) keep(hands, regret);
    }
  }

  Tree& tree_;
  const Leaves& leaves_;
  std::vector<std::vector<Row>> scratch_;  // per depth: what each action was worth
  int player_ = 0;
  float weight_ = 0;
  Budget* budget_ = nullptr;
  bool ended_ = false;
};

}  // namespace troika
