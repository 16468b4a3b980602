#include "search/der_isses/race.h"

#include <algorithm>

namespace troika::der_isses {

CoinRings::CoinRings(Size size, Cell coin)
    : coin_(coin), board_(whole_board(size.side)), pieces_(size.pieces) {
  within_[0] = bit(coin);
  for (std::size_t d = 1; d < within_.size(); ++d)
    within_[d] = with_neighbours(within_[d - 1]) & board_;
}

Steps CoinRings::steps(const Spot& spot) const {
  const Jumps jumps(spot.pieces, board_);
  Steps steps{};
  for (std::size_t p = 0; p < static_cast<std::size_t>(pieces_); ++p) {
    const Bits to = targets(spot, jumps, p);
    std::size_t d = 0;
    while (d + 1 < most_steps && (to & within_[d]) == 0) ++d;
    steps[p] = static_cast<std::uint8_t>(d + 1);
  }
  return steps;
}

void race_values(const RaceTable& table, const Steps& steps, int pieces, bool moves,
                 const Row& mine, const Row& theirs, Row& out) {
  const auto count = static_cast<std::size_t>(pieces);
  const float my_total = total(mine), their_total = total(theirs);
  if (their_total <= 0) return;
  const float my_share = my_total > 0 ? 1 / my_total : 0;
  const float their_share = 1 / their_total;

  std::array<float, most_steps> at{};  // their hands by how near their piece is
  float shown = 0;                     // what they have shown of them
  float landing = 0;                   // those that win at once
  const auto& of_theirs = moves ? table.known : table.found;
  for (std::size_t h = 0; h < count; ++h) {
    const std::size_t n = steps[h] - std::size_t{1};
    if (!moves && n == 0) {
      landing += theirs[h];
      continue;
    }
    at[n] += theirs[h];
    shown += theirs[h] * of_theirs[n] * (theirs[h] * their_share);
  }
  std::array<float, most_steps> against{};
  for (std::size_t n = 0; n < most_steps; ++n)
    for (std::size_t m = 0; m < most_steps; ++m)
      against[n] += at[m] * (moves ? table.lead[n][m] : -table.lead[m][n]);

  const float rest = their_total - landing;
  const auto& of_mine = moves ? table.found : table.known;
  for (std::size_t h = 0; h < count; ++h) {
    const std::size_t n = steps[h] - std::size_t{1};
    if (n == 0) {
      // RULES 17: the mover lands, and wins unless the other has the same piece.
      out[h] = moves ? their_total / 2 - theirs[h] : theirs[h] - landing / 2;
      if (moves) continue;
    } else {
      out[h] = -landing / 2;
    }
    float value = against[n] + shown - of_mine[n] * (mine[h] * my_share) * rest;
    if (moves)
      value += theirs[h] * (table.shared[n] - table.lead[n][n]);
    else if (n != 0)
      value += theirs[h] * (table.lead[n][n] - table.shared[n]);
    out[h] += std::clamp(value, -0.5F * rest, 0.5F * rest);
  }
}

}  // namespace troika::der_isses
