#pragma once

#include "search/der_isses/race.h"

namespace troika::der_isses {

// How often the opponent has moved its own piece and others, in rounds that are over and in which
// its card was shown.
struct Habit {
  int own = 0;
  int others = 0;
  bool operator==(const Habit&) const = default;
};

// A belief over the opponent's piece that allows for several manners of playing: nobody plays
// exactly as we think, and habits show in the course of a match. A manner counts as much as it has
// foretold what the opponent did.
class Manners {
  enum Manner : std::size_t { good, honest, aimless, sly, manners };

 public:
  // `chosen` is how we think a good player chooses.
  Manners(int pieces, const Habit& habit, const Row& chosen, const Steps& steps);

  // The opponent made this move. `chance` is how likely a good player would have made it with each
  // piece, `options` how many moves there were with each.
  void saw(Piece moved, const Row& chance, const std::array<int, most_pieces>& options,
           const Steps& before);

  Row range() const;
  // How likely it plays otherwise than well.
  float oddity() const { return 1 - total(joint_[good]); }

 private:
  void to_one();

  std::size_t pieces_;
  std::array<Row, manners> joint_{};  // manner and piece together
};

}  // namespace troika::der_isses
