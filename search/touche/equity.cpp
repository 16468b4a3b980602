#include "search/touche/equity.h"

#include <algorithm>

namespace troika::touche {

Equity::Equity(const Open& open) {
  BySide<double> share;
  for (std::size_t i = 0; i < open.seating.sides(); ++i) {
    share[all_sides[i]] = static_cast<double>(open.seating.seats_of(all_sides[i]).size()) /
                          static_cast<double>(open.seating.seats());
  }
  // By what each side still needs; a side that does not play never needs less.
  for (std::size_t y = 0; y <= most; ++y) {
    for (std::size_t t = 0; t <= most; ++t) {
      for (std::size_t l = 0; l <= most; ++l) {
        BySide<double>& here = table_[y][t][l];
        if (y == 0 || t == 0 || l == 0) {
          here[y == 0 ? Side::yellow : t == 0 ? Side::turquoise : Side::lilac] = 1;
          continue;
        }
        for (const Side side : all_sides) {
          here[side] = share[Side::yellow] * table_[y - 1][t][l][side] +
                       share[Side::turquoise] * table_[y][t - 1][l][side] +
                       share[Side::lilac] * table_[y][t][l - 1][side];
        }
      }
    }
  }
}

BySide<double> Equity::of(const Open& open) const {
  BySide<double> chances;
  std::size_t most_figures = 0, leaders = 0;
  for (std::size_t i = 0; i < open.seating.sides(); ++i)
    most_figures = std::max(most_figures, open.figures[all_sides[i]].count());
  for (std::size_t i = 0; i < open.seating.sides(); ++i)
    leaders += open.figures[all_sides[i]].count() == most_figures;
  if (open.over) {  // RULES 19, 20
    for (std::size_t i = 0; i < open.seating.sides(); ++i) {
      if (open.figures[all_sides[i]].count() == most_figures)
        chances[all_sides[i]] = 1.0 / static_cast<double>(leaders);
    }
    return chances;
  }
  const auto goal = static_cast<std::size_t>(open.layout->goal().number);
  std::array<std::size_t, 3> need{};
  std::size_t largest = 0;
  for (const Side side : all_sides) {
    need[static_cast<std::size_t>(side)] = goal - open.figures[side].count();
    largest = std::max(largest, goal - open.figures[side].count());
  }
  const std::size_t cut = largest > most ? largest - most : 0;
  for (std::size_t& n : need) n = n > cut ? n - cut : 1;
  return table_[need[0]][need[1]][need[2]];
}

}  // namespace troika::touche
