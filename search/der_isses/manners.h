#pragma once

#include <optional>

#include "search/der_isses/race.h"

namespace troika::der_isses {

// Ways of playing, and how likely the opponent is to have each.
enum class Manner : std::uint8_t { good, honest, aimless, sly, hasty, decoy };
inline constexpr std::size_t manners = 6;
using Habit = std::array<float, manners>;

// Of somebody of whom nothing is known.
Habit usual_habit();

// A belief over the opponent's piece that allows for several manners of playing: nobody plays
// exactly as we think, and habits show in the course of a match. A manner counts as much as it has
// foretold what the opponent did.
class Manners {
 public:
  // At the beginning of a round. `chosen` is how we think a good player chooses.
  Manners(Size size, const Open& open, const Habit& habit, const Row& chosen);

  // The opponent made this move. `chance` is how likely a good player would have made it with each
  // piece.
  void saw(const Open& before, Move move, const Row& chance);
  // The same when nobody has thought about what a good player would do.
  void saw(const Open& before, Move move);
  // At the end of the round it showed this card.
  void shown(Piece card);

  Row range() const;
  // How likely it plays otherwise than well.
  float oddity() const;
  // What can be said of it in the next round.
  Habit habit() const;

 private:
  struct Ways;  // in which a move could have been made
  Ways ways(const Open& before, Move move) const;
  void weigh(const Ways& ways, const Row& chance);
  Row& of(Manner k) { return joint_[static_cast<std::size_t>(k)]; }
  void to_one();

  CoinRings rings_;
  std::array<Row, manners> joint_{};  // manner and piece together
  std::optional<std::size_t> last_;   // the piece that it moved last
};

}  // namespace troika::der_isses
