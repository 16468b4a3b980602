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

// A set of cells, one bit each. Taking the cells out with `pop` gives them in board order.
class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet of(Cell c) {
    CellSet set;
    set.add(c);
    return set;
  }

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool has(Cell c) const {
    assert(index(c) < max_cells);
    return ((index(c) < 64 ? low_ : high_) >> (index(c) & 63U) & 1U) != 0;
  }
  constexpr Cell front() const {
    assert(!empty());
    return cell_at(static_cast<std::size_t>(low_ != 0 ? std::countr_zero(low_)
                                                      : 64 + std::countr_zero(high_)));
  }

  constexpr void add(Cell c) {
    assert(index(c) < max_cells);
    (index(c) < 64 ? low_ : high_) |= std::uint64_t{1} << (index(c) & 63U);
  }
  constexpr void remove(Cell c) { *this = minus(of(c)); }
  constexpr Cell pop() {
    const Cell c = front();
    if (low_ != 0)
      low_ &= low_ - 1;
    else
      high_ &= high_ - 1;
    return c;
  }

  // Calls visit(cell) for each, in board order.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::uint64_t bits = low_; bits != 0; bits &= bits - 1)
      visit(static_cast<Cell>(std::countr_zero(bits)));
    for (std::uint64_t bits = high_; bits != 0; bits &= bits - 1)
      visit(static_cast<Cell>(64 + std::countr_zero(bits)));
  }

  constexpr CellSet minus(CellSet other) const {
    return {low_ & ~other.low_, high_ & ~other.high_};
  }
  constexpr CellSet operator|(CellSet other) const {
    return {low_ | other.low_, high_ | other.high_};
  }
  constexpr CellSet operator&(CellSet other) const {
    return {low_ & other.low_, high_ & other.high_};
  }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr bool operator==(const CellSet&) const = default;

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  std::uint64_t low_ = 0;   // cells 0 to 63
  std::uint64_t high_ = 0;  // cells 64 to 127
};

}  // namespace troika::touche
