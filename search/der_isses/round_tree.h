#pragma once

#include <vector>

#include "core/rng.h"
#include "search/cfr.h"
#include "search/der_isses/race.h"

namespace troika::der_isses {

// The public tree of one round from a position in play, growing where play is likely to go. It is
// also what values its leaves: an accusation or a landing exactly, anything else by a guess.
//
// The guess depends on how likely each piece is each player's. That is taken from the average of
// all rounds of learning so far, not from the round under way: in a single round a leaf may be
// reached by one piece alone, which would then seem to be as good as shown.
class RoundTree {
 public:
  using Tree = PublicTree<hands>;
  using Id = Tree::Id;

  explicit RoundTree(std::size_t most_nodes);

  // Guesses with another table than the usual one, which must outlive the tree.
  void guess_with(const RaceTable& table) { table_ = &table; }

  // Begins anew with a root that has every move.
  void begin(Size size, const Open& open);

  // Adds all there is; false when that needs more nodes than this. Then only the root is open.
  bool grow_fully(std::size_t most_nodes, Budget& budget);
  // Opens all leaves that can be opened, if the tree then still has no more nodes than this.
  bool grow_level(std::size_t most_nodes, Budget& budget);
  // Opens one leaf, which is reached by following the players' strategies with some curiosity.
  // False when nothing is left to open or no room is. New nodes count as visited ones.
  bool grow(const std::array<Row, 2>& ranges, Rng& rng, Budget& budget);

  Tree& tree() { return tree_; }
  const Tree& tree() const { return tree_; }
  bool is_complete() const { return notes_[Tree::root].done; }
  std::size_t decisions() const { return decisions_; }
  int mover(Id id) const { return notes_[id].spot.mover; }
  Move move(Id id) const;  // that leads here
  // The child that a move leads to; the root itself if there is none.
  Id child(Id id, Move m) const;

  // From now on a visit of a leaf counts as much as this in its average.
  void weigh(float weight) { weight_ = weight; }
  // Leaves are guessed anew, by the averages as they are now, when they are next visited.
  void guess_anew() { ++guess_; }
  void values(Id id, int player, const Row& mine, const Row& theirs, Row& out) const;

 private:
  struct Note {
    Spot spot;
    Steps steps{};  // filled in for what may be left unsearched
    Move::Kind kind = Move::Kind::go;
    Piece piece{};
    Cell cell{};
    bool done = false;  // nothing below it is left to open
    Id leaf = 0;        // its entry among the leaves, once it has one
  };
  struct Leaf {
    std::array<Row, 2> reach{};  // by player: how likely its hands came here, added up
    std::array<Row, 2> value{};  // of a hand against one that is as likely as the average
    std::uint32_t guess = 0;     // the one that it was made in
  };

  // What may come next must be known for every move; deeper down less will do.
  bool is_child_of_root(Id id) const { return id <= tree_[Tree::root].children; }
  bool open(Id id, bool every_move);
  void charge(Id id, Budget& budget) const;
  void collect(const Spot& spot, bool every_move);
  void guess(const Note& note, Leaf& leaf) const;
  Leaf& leaf_of(Id id) const;
  Id choose_child(Id id, const Row& reach, Rng& rng) const;

  Tree tree_;
  mutable std::vector<Note> notes_;   // beside the nodes
  mutable std::vector<Leaf> leaves_;  // the first is nobody's
  mutable std::vector<Id> free_;      // of nodes that are leaves no longer
  float weight_ = 1;
  std::uint32_t guess_ = 1;
  const RaceTable* table_ = &race_table;
  CoinRings rings_;
  std::size_t decisions_ = 0;
  std::vector<Move> moves_;  // of the node being opened
  std::vector<Id> path_;     // of the growth under way
  mutable std::vector<float> odds_;
};

}  // namespace troika::der_isses
