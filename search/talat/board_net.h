#pragma once

#include <array>
#include <cstdint>

#include "search/talat/features.h"

namespace troika::talat {

// A small network that says how many points one side of a board may still make, by who is to move:
// the side's own commander, the other's, or neither. Its inputs are the features, which towers
// stand where as the side sees it (own rank first), whether another board is closed, and whether
// three play. Weights are made by tools/train_talat.cpp.
//
// Only sums and products of single numbers in a fixed order, so it says the same everywhere.
namespace net {
inline constexpr std::size_t own_towers = feature_count;
inline constexpr std::size_t enemy_towers = own_towers + 9 * cell_count;
inline constexpr std::size_t another_closed = enemy_towers + 9 * cell_count;
inline constexpr std::size_t three_play = another_closed + 1;
inline constexpr std::size_t inputs = three_play + 1;
inline constexpr std::size_t hidden = 32, middle = 16, outputs = 3;

template <class T>
struct Weights {
  std::array<std::array<T, hidden>, inputs> first;
  std::array<T, hidden> first_bias;
  std::array<std::array<T, middle>, hidden> second;
  std::array<T, middle> second_bias;
  std::array<std::array<T, outputs>, middle> third;
  std::array<T, outputs> third_bias;
};

// Calls `count(way, input)` for every input of both sides that is there, some repeatedly.
template <class Count>
constexpr void each_input(const Board& board, bool closed_elsewhere, bool three, Count count) {
  each_feature(board, count);
  for (const Way w : both_ways) {
    for (Cells towers = board.of(w); towers != 0;) {
      const Cell cell = take_front(towers);
      const auto tower = static_cast<std::size_t>(board.at(cell)) * cell_count;
      const std::size_t up = index(cell), down = cell_count - 1 - index(cell);
      const std::size_t own = w == Way::up ? up : down, seen = cell_count - 1 - own;
      count(w, own_towers + tower + own);
      count(opposite(w), enemy_towers + tower + seen);
    }
    if (closed_elsewhere) count(w, another_closed);
    if (three) count(w, three_play);
  }
}
}  // namespace net

}  // namespace troika::talat
