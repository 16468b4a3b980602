#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>

#include "games/talat/rules.h"

namespace troika::talat {

// The stages of a game for which the chances that a search finds are corrected: the placing in
// three parts, then by how many towers stand on open boards.
inline constexpr std::size_t stages = 6;
constexpr std::size_t stage_of(const Open& open) {
  std::size_t in_hand = 0, towers = 0;
  for (const Seat s : {seat_a, seat_b, seat_c})
    in_hand += static_cast<std::size_t>(std::popcount(open.hands[s]));
  if (in_hand > 0) return in_hand > 18 ? 0 : in_hand > 9 ? 1 : 2;
  for (const BoardName b : board_names)
    if (!open.is_closed(b))
      towers += static_cast<std::size_t>(std::popcount(open.board(b).occupied()));
  return towers >= 20 ? 3 : towers >= 14 ? 4 : 5;
}

// A search is too sure of itself while towers are being placed, because it places its own well and
// the others anyhow, and not sure enough later, because it sees further than the evaluation that it
// asks. Chances are put to a power that makes them come true as often as they say, in quarters, by
// players and stage: found by tools/calibrate_talat.cpp.
inline constexpr std::array<std::array<int, stages>, 2> quarters{{
    {1, 3, 4, 5, 7, 7},  // two players
    {0, 3, 4, 5, 6, 6},  // three
}};

inline BySeat<double, 3> to_the_power(BySeat<double, 3> chances, int players, int fourths) {
  double all = 0, sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) all += chances[seat_at(i)];
  if (all == 0) return chances;  // nothing was said
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    const double root = std::sqrt(std::sqrt(chances[seat_at(i)]));
    double power = 1;
    for (int n = 0; n < fourths; ++n) power *= root;
    chances[seat_at(i)] = power;
    sum += power;
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) chances[seat_at(i)] /= sum;
  return chances;
}

inline BySeat<double, 3> corrected(const Open& open, const BySeat<double, 3>& chances) {
  return to_the_power(chances, open.players, quarters[open.with_ghost() ? 0 : 1][stage_of(open)]);
}

}  // namespace troika::talat
