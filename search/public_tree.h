#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace troika {

// One number for each secret hand that a player may hold; hands that a game does not have stay 0.
template <std::size_t Hands>
using ByHand = std::array<float, Hands>;

template <std::size_t Hands>
constexpr float total(const ByHand<Hands>& row) {
  float sum = 0;
  for (const float x : row) sum += x;
  return sum;
}

// What two players with secret hands can both see of a game, as a tree that can grow. Every hand
// has its own strategy at a decision: a table of one row per child. All memory is taken once.
template <std::size_t Hands>
class PublicTree {
 public:
  using Row = ByHand<Hands>;
  using Id = std::uint32_t;
  using HandSet = std::uint16_t;
  static_assert(Hands <= 16);
  static constexpr HandSet every_hand = static_cast<HandSet>((1U << Hands) - 1U);
  static constexpr Id root = 0;

  enum class Kind : std::uint8_t { leaf, decision, chance };
  struct Node {
    Id first_child = 0;
    Id table = 0;  // of a decision: its first row. Of chance: how many children a pair can meet
    std::uint16_t children = 0;
    HandSet hands = every_hand;  // that can come here: of the player who decided, after chance both
    Kind kind = Kind::leaf;
    std::uint8_t player = 0;  // who decides
  };

  PublicTree(std::size_t most_nodes, std::size_t most_rows)
      : most_nodes_(most_nodes), most_rows_(most_rows) {
    nodes_.reserve(most_nodes);
    regrets_.reserve(most_rows);
    sums_.reserve(most_rows);
    clear();
  }

  void clear() {
    nodes_.assign(1, {});
    regrets_.clear();
    sums_.clear();
  }

  std::size_t size() const { return nodes_.size(); }
  std::size_t rows() const { return regrets_.size(); }
  const Node& operator[](Id id) const { return nodes_[id]; }
  bool has_room(std::size_t children) const {
    return nodes_.size() + children <= most_nodes_ && regrets_.size() + children <= most_rows_;
  }

  // Turns a leaf into a decision, whose children are leaves; there must be room.
  void decide(Id id, int player, std::size_t children) {
    open(id, Kind::decision, children);
    nodes_[id].player = static_cast<std::uint8_t>(player);
    nodes_[id].table = static_cast<Id>(regrets_.size());
    regrets_.resize(regrets_.size() + children);
    sums_.resize(sums_.size() + children);
  }
  // Turns a leaf into a draw of chance. Each pair of hands meets `ways` of the children, all
  // equally likely.
  void draw(Id id, std::size_t children, int ways) {
    open(id, Kind::chance, children);
    nodes_[id].table = static_cast<Id>(ways);
  }
  void restrict(Id id, HandSet hands) { nodes_[id].hands = hands; }

  Row& regret(Id decision, std::size_t action) { return regrets_[row(decision, action)]; }
  const Row& regret(Id decision, std::size_t action) const {
    return regrets_[row(decision, action)];
  }
  Row& sum(Id decision, std::size_t action) { return sums_[row(decision, action)]; }
  const Row& sum(Id decision, std::size_t action) const { return sums_[row(decision, action)]; }

 private:
  void open(Id id, Kind kind, std::size_t children) {
    assert(nodes_[id].kind == Kind::leaf && has_room(children) && children > 0);
    nodes_[id].kind = kind;
    nodes_[id].children = static_cast<std::uint16_t>(children);
    nodes_[id].first_child = static_cast<Id>(nodes_.size());
    nodes_.resize(nodes_.size() + children);
  }
  std::size_t row(Id decision, std::size_t action) const {
    assert(nodes_[decision].kind == Kind::decision && action < nodes_[decision].children);
    return nodes_[decision].table + action;
  }

  std::size_t most_nodes_;
  std::size_t most_rows_;
  std::vector<Node> nodes_;
  std::vector<Row> regrets_;  // counterfactual regrets, never below 0
  std::vector<Row> sums_;     // strategies so far, weighted by how likely they got there
};

}  // namespace troika
