#pragma once

#include <array>

#include "search/touche/world.h"

namespace troika::touche {

// The chance of each side to win the game when the board has just been cleared. Every further
// figure is a race. Little is left of the past then (RULES 18), but for one thing: most figures are
// completed with a joker, so whoever holds one is far ahead in the next race.
class Equity {
 public:
  explicit Equity(const Open& open);

  // By the figures that the sides have and the jokers in their hands; also when the game is over.
  BySide<double> of(const World& world) const;
  // When the hands are not known.
  BySide<double> of(const Open& open) const;

 private:
  // Higher goals are cut: who needs that many figures is far from the end.
  static constexpr std::size_t most = 8;
  using Need = std::array<std::size_t, 3>;  // figures that each side still needs

  static Need need_of(const Open& open);
  static BySide<double> final_shares(const Open& open);
  const BySide<double>& at(const Need& need) const { return table_[need[0]][need[1]][need[2]]; }

  // With even chances in every race, by seats.
  std::array<std::array<std::array<BySide<double>, most + 1>, most + 1>, most + 1> table_{};
};

}  // namespace troika::touche
