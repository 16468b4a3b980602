#pragma once

#include <array>

#include "games/touche/state.h"

namespace troika::touche {

// The chance of each side to win the game with an empty board before it: every figure is a race
// that a side wins in proportion to its seats. Between two figures hardly anything else is left of
// the past (RULES 18).
class Equity {
 public:
  explicit Equity(const Open& open);

  // By the figures that the sides have, also when the game is over.
  BySide<double> of(const Open& open) const;

 private:
  // Higher goals are cut: who needs that many figures is far from the end.
  static constexpr std::size_t most = 8;
  std::array<std::array<std::array<BySide<double>, most + 1>, most + 1>, most + 1> table_{};
};

}  // namespace troika::touche
