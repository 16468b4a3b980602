#pragma once

#include <array>
#include <cstdint>

#include "core/rng.h"
#include "games/talat/state.h"

namespace troika::talat {

// A number for a position, nearly always another one for another position: Zobrist's exclusive or
// of a random number for each thing that is the case.
class Keys {
 public:
  static constexpr std::uint64_t of(const Open& open) {
    std::uint64_t key = of_rest(open);
    for (const BoardName b : board_names) key ^= of(b, open.board(b));
    return key;
  }
  static constexpr std::uint64_t of(BoardName b, const Board& board) {
    std::uint64_t key = 0;
    for (const Way w : both_ways)
      for (Cells left = board.of(w); left != 0;) {
        const Cell c = take_front(left);
        key ^= tower(b, w, board.at(c), c);
      }
    return key;
  }
  static constexpr std::uint64_t tower(BoardName b, Way w, Tower t, Cell c) {
    return numbers[((index(b) * 2 + index(w)) * 9 + static_cast<std::size_t>(t)) * cell_count +
                   index(c)];
  }
  // What is not on a board: whose turn it is, who has captured how many, what is still in hand.
  static constexpr std::uint64_t of_rest(const Open& open) {
    std::uint64_t key = open.turn.is_over() ? 0 : numbers[turns + index(open.turn.seat())];
    for (const Seat s : {seat_a, seat_b, seat_c}) {
      key ^= numbers[captures + index(s) * 32 + open.captured[s] % 32];
      key ^= open.hands[s] * (numbers[hands + index(s)] | 1);
    }
    return key;
  }

 private:
  static constexpr std::size_t turns = std::size_t{3} * 2 * 9 * cell_count;
  static constexpr std::size_t captures = turns + 3;
  static constexpr std::size_t hands = captures + std::size_t{3} * 32;
  static constexpr std::size_t count = hands + 3;
  static constexpr auto numbers = [] {
    std::array<std::uint64_t, count> all{};
    Rng rng(0x7a1a7);
    for (auto& number : all) number = rng.next();
    return all;
  }();
};

}  // namespace troika::talat
