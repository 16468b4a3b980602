#pragma once

#include <array>
#include <cstdint>

#include "games/der_isses/state.h"
#include "search/public_tree.h"

namespace troika::der_isses {

// Room for seven pieces; the eighth hand is nobody's.
inline constexpr std::size_t hands = 8;
using Row = ByHand<hands>;

// Where the pieces stand and who is to move: the public part of a round in play.
struct Spot {
  Bits pieces = 0;
  std::array<Cell, most_pieces> cell{};
  std::uint8_t mover = 0;

  void go(Piece p, Cell to) {
    pieces = (pieces & ~bit(cell[index(p)])) | bit(to);
    cell[index(p)] = to;
  }
};

// How many moves each piece needs to reach the coin, 1 when it can land at once. Beyond the first
// move jumps are not looked for, and far is far.
using Steps = std::array<std::uint8_t, most_pieces>;
inline constexpr std::uint8_t most_steps = 6;

// The coin of a round and the rings around it.
class CoinRings {
 public:
  CoinRings() = default;
  CoinRings(Size size, Cell coin);

  Cell coin() const { return coin_; }
  Bits board() const { return board_; }
  int pieces() const { return pieces_; }
  // Cells at most so many king steps from the coin.
  Bits within(std::size_t steps) const { return within_[steps]; }
  // Where the piece may go; the coin's cell is among them if the piece could land.
  Bits targets(const Spot& spot, const Jumps& jumps, std::size_t piece) const {
    const Cell from = spot.cell[piece];
    return jumps.reachable(from, bit(coin_)) & nearer(coin_, from);
  }
  Steps steps(const Spot& spot) const;

 private:
  Cell coin_{};
  Bits board_ = 0;
  int pieces_ = 0;
  std::array<Bits, widest_side> within_{};
};

// What a round is worth that is not searched further, guessed from the race to the coin and from
// how plainly each player has shown the piece. Half a coin is 0.5 for the one who wins it, -0.5 for
// the other; a pair of hands is worth
//   lead[mover's steps][other's steps]   (or `shared` if both have the same piece)
//   - found[mover's steps] of the chance that the other gives the mover's piece
//   + known[other's steps] of the chance that the mover gives the other's piece.
// A mover who can land does so; the table is not asked.
struct RaceTable {
  std::array<std::array<float, most_steps>, most_steps> lead;
  std::array<float, most_steps> shared;
  std::array<float, most_steps> found;
  std::array<float, most_steps> known;
};
extern const RaceTable race_table;

// As `Leaves::values` in search/cfr.h. `moves` tells whether the hands `mine` are the mover's.
void race_values(const RaceTable& table, const Steps& steps, int pieces, bool moves,
                 const Row& mine, const Row& theirs, Row& out);

}  // namespace troika::der_isses
