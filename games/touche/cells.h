#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace troika::touche {

// A cell of the board, counted from 0 in board order: the top rank first, file a to the last.
enum class Cell : std::uint8_t {};
inline constexpr std::size_t max_cells = 128;
inline constexpr Cell no_cell{0xFF};

constexpr std::size_t index(Cell c) { return static_cast<std::size_t>(c); }
constexpr Cell cell_at(std::size_t i) {
  assert(i < max_cells);
  return static_cast<Cell>(i);
}

// A set of cells, one bit each. Lookups have no branches: which cells are asked for is as random as
// the cards are.
class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet of(Cell c) {
    assert(index(c) < max_cells);
    const std::uint64_t high = index(c) >> 6;
    return {(high ^ 1U) << (index(c) & 63U), high << (index(c) & 63U)};
  }

  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr bool has(Cell c) const {
    assert(index(c) < max_cells);
    return (words_[index(c) >> 6] >> (index(c) & 63U) & 1U) != 0;
  }

  constexpr void add(Cell c) { *this = *this | of(c); }
  constexpr void remove(Cell c) { *this = minus(of(c)); }

  // Calls visit(cell) for each, in board order.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::uint64_t bits = words_[0]; bits != 0; bits &= bits - 1)
      visit(static_cast<Cell>(std::countr_zero(bits)));
    for (std::uint64_t bits = words_[1]; bits != 0; bits &= bits - 1)
      visit(static_cast<Cell>(64 + std::countr_zero(bits)));
  }

  constexpr CellSet minus(CellSet other) const {
    return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
  }
  constexpr CellSet operator|(CellSet other) const {
    return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
  }
  constexpr CellSet operator&(CellSet other) const {
    return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
  }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr bool operator==(const CellSet&) const = default;

 private:
  constexpr CellSet(std::uint64_t first, std::uint64_t second) : words_{first, second} {}
  std::uint64_t words_[2]{};
};

}  // namespace troika::touche
