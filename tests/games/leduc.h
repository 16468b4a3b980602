#pragma once

#include <array>

#include "search/public_tree.h"

namespace troika {

// Poker games with known answers, as public trees for the solver. A hand is a card; the leaves
// know who wins what.
class PokerTree {
 public:
  static constexpr std::size_t hands = 8;
  using Tree = PublicTree<hands>;
  using Row = ByHand<hands>;

  // Kuhn poker: three cards, an ante of 1, one bet of 1.
  static PokerTree kuhn() {
    PokerTree poker(3, 1, 1);
    poker.bet(Tree::root, {});
    return poker;
  }
  // Leduc poker: two suits of three cards, an ante of 1, two rounds with at most two raises each,
  // of 2 before and of 4 after a common card is turned up. A pair wins, else the higher card.
  static PokerTree leduc() {
    PokerTree poker(6, 2, 2);
    poker.bet(Tree::root, {});
    return poker;
  }

  Tree& tree() { return tree_; }
  const Tree& tree() const { return tree_; }

  // Before anything is known: every pair of different cards is equally likely.
  Row mine() const { return range(1.0F / static_cast<float>(cards_)); }
  Row theirs() const { return range(1.0F / static_cast<float>(cards_ - 1)); }

  void values(std::uint32_t id, int player, const Row&, const Row& theirs, Row& out) const {
    const End& end = ends_[id];
    for (std::size_t h = 0; h < cards_; ++h)
      for (std::size_t other = 0; other < cards_; ++other)
        if (h != other) out[h] += theirs[other] * gain(end, player, h, other);
  }

 private:
  static constexpr std::size_t no_card = 99;
  struct End {
    std::array<int, 2> paid{1, 1};
    int folded = -1;  // who gave up
    std::size_t common = no_card;
  };
  struct Stand {
    End end;
    int player = 0;
    int raises = 0;
    bool checked = false;  // the other one checked, or called nothing
  };

  PokerTree(std::size_t cards, int rounds, int most_raises)
      : tree_(20000, 20000), cards_(cards), rounds_(rounds), most_raises_(most_raises) {}

  Row range(float chance) const {
    Row row{};
    for (std::size_t h = 0; h < cards_; ++h) row[h] = chance;
    return row;
  }
  std::size_t rank(std::size_t card) const { return rounds_ == 1 ? card : card / 2; }
  float gain(const End& end, int player, std::size_t mine, std::size_t theirs) const {
    const auto me = static_cast<std::size_t>(player);
    const auto lost = static_cast<float>(end.paid[me]), won = static_cast<float>(end.paid[1 - me]);
    if (end.folded >= 0) return end.folded == player ? -lost : won;
    if (rank(mine) == rank(theirs)) return 0;
    if (end.common != no_card && rank(mine) == rank(end.common)) return won;
    if (end.common != no_card && rank(theirs) == rank(end.common)) return -lost;
    return rank(mine) > rank(theirs) ? won : -lost;
  }

  void finish(std::uint32_t id, const End& end) {
    if (ends_.size() <= id) ends_.resize(id + 1);
    ends_[id] = end;
  }
  // Behind a bet: call, raise if allowed, fold. Else: check, bet.
  void bet(std::uint32_t id, const Stand& stand) {
    const auto me = static_cast<std::size_t>(stand.player);
    const bool facing = stand.end.paid[1 - me] > stand.end.paid[me];
    const bool can_raise = stand.raises < most_raises_;
    tree_.decide(id, stand.player, (facing ? 2U : 1U) + (can_raise ? 1U : 0U));
    std::uint32_t child = tree_[id].first_child;
    Stand next = stand;
    next.player = 1 - stand.player;
    next.end.paid[me] = stand.end.paid[1 - me];
    next.checked = true;
    facing || stand.checked ? close(child++, next.end) : bet(child++, next);
    if (can_raise) {
      Stand raised = next;
      raised.end.paid[me] += rounds_ == 1 ? 1 : stand.end.common == no_card ? 2 : 4;
      ++raised.raises;
      bet(child++, raised);
    }
    if (!facing) return;
    End folded = stand.end;
    folded.folded = stand.player;
    finish(child, folded);
  }
  // The betting is over: the common card, or the end.
  void close(std::uint32_t id, const End& end) {
    if (rounds_ == 1 || end.common != no_card) return finish(id, end);
    tree_.draw(id, cards_, static_cast<int>(cards_) - 2);
    for (std::size_t card = 0; card < cards_; ++card) {
      const auto child = tree_[id].first_child + static_cast<std::uint32_t>(card);
      tree_.restrict(child, static_cast<Tree::HandSet>(Tree::every_hand & ~(1U << card)));
      Stand stand{end, 0, 0, false};
      stand.end.common = card;
      bet(child, stand);
    }
  }

  Tree tree_;
  std::size_t cards_;
  int rounds_;
  int most_raises_;
  std::vector<End> ends_;
};

}  // namespace troika
