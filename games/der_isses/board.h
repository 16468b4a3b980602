#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace troika::der_isses {

// A set of cells, one bit each. A row has eight bits, of which the board uses at most seven: the
// guard column on the right catches whatever a shift pushes over the edge.
//
//   bit = 8 * rank + file      a1 is bit 0, g1 bit 6, the guard bit 7, a2 bit 8, ... g7 bit 54
using Bits = std::uint64_t;

inline constexpr int widest_side = 7;
inline constexpr int most_pieces = 7;

// A cell of the board by the number of its bit.
enum class Cell : std::uint8_t {};

// A piece, counted in the order of `piece_letters`.
enum class Piece : std::uint8_t {};

inline constexpr std::array<char, most_pieces> piece_letters{'R', 'O', 'Y', 'G', 'B', 'V', 'W'};

constexpr std::size_t index(Piece p) { return static_cast<std::size_t>(p); }
constexpr Piece piece_at(std::size_t i) {
  assert(i < most_pieces);
  return static_cast<Piece>(i);
}

constexpr std::size_t index(Cell c) { return static_cast<std::size_t>(c); }
constexpr Cell cell_at(int file, int rank) {
  assert(0 <= file && file < widest_side && 0 <= rank && rank < widest_side);
  return static_cast<Cell>(8 * rank + file);
}
constexpr int file_of(Cell c) { return static_cast<int>(c) & 7; }
constexpr int rank_of(Cell c) { return static_cast<int>(c) >> 3; }
constexpr Bits bit(Cell c) { return Bits{1} << static_cast<int>(c); }
constexpr Cell first_cell(Bits cells) {
  assert(cells != 0);
  return static_cast<Cell>(std::countr_zero(cells));
}

// All cells of a board with this many files and ranks.
constexpr Bits whole_board(int side) {
  const Bits row = (Bits{1} << side) - 1;
  Bits cells = 0;
  for (int rank = 0; rank < side; ++rank) cells |= row << (8 * rank);
  return cells;
}

// The cells and all their neighbours in eight directions (and some guard bits).
constexpr Bits with_neighbours(Bits cells) {
  const Bits rows = cells | cells << 1 | cells >> 1;
  return rows | rows << 8 | rows >> 8;
}

// The straight-line distance, squared (RULES 13).
constexpr int distance(Cell a, Cell b) {
  const int dx = file_of(a) - file_of(b);
  const int dy = rank_of(a) - rank_of(b);
  return dx * dx + dy * dy;
}

// One entry per cell; the guard bits between them stay unused.
template <class T>
using ByCell = std::array<T, std::size_t{8} * widest_side>;

namespace detail {

// For a coin and a cell: the cells strictly nearer to the coin than that cell (RULES 12).
constexpr ByCell<ByCell<Bits>> nearer_cells() {
  constexpr int farthest = 2 * (widest_side - 1) * (widest_side - 1);
  const Bits board = whole_board(widest_side);
  ByCell<ByCell<Bits>> table{};
  for (Bits coins = board; coins != 0; coins &= coins - 1) {
    const Cell coin = first_cell(coins);
    std::array<Bits, farthest + 2> within{};  // cells at a distance below the index
    for (Bits cells = board; cells != 0; cells &= cells - 1) {
      const Cell cell = first_cell(cells);
      within[static_cast<std::size_t>(distance(coin, cell)) + 1] |= bit(cell);
    }
    for (std::size_t d = 1; d < within.size(); ++d) within[d] |= within[d - 1];
    for (Bits cells = board; cells != 0; cells &= cells - 1) {
      const Cell cell = first_cell(cells);
      table[index(coin)][index(cell)] = within[static_cast<std::size_t>(distance(coin, cell))];
    }
  }
  return table;
}

inline constexpr ByCell<ByCell<Bits>> nearer_table = nearer_cells();

}  // namespace detail

// The cells strictly nearer to the coin than `from`, on the widest board (RULES 12).
inline Bits nearer(Cell coin, Cell from) { return detail::nearer_table[index(coin)][index(from)]; }

// The jumps that a position allows (RULES 11b). They are the same for every mover: a chain keeps
// the parity of file and rank, so it never comes beside its start and cannot jump over it.
class Jumps {
 public:
  constexpr Jumps(Bits pieces, Bits board) : empty_(board & ~pieces) {
    for (std::size_t d = 0; d < 4; ++d) {
      up_[d] = (pieces >> shift[d]) & (empty_ >> 2 * shift[d]);
      down_[d] = (pieces << shift[d]) & (empty_ << 2 * shift[d]);
      inner_ |= up_[d] | down_[d];
    }
    inner_ &= empty_;
  }

  // Where a piece could go by a step or a chain of jumps, distances aside (RULES 11). The coin's
  // cell counts as empty but ends a chain (RULES 15); whether this piece may land there is another
  // matter.
  constexpr Bits reachable(Cell from, Bits coin) const {
    const Bits steps = with_neighbours(bit(from)) & empty_;
    const Bits on = inner_ & ~coin;  // landed there, a piece may jump on
    Bits landed = jump(bit(from));
    for (Bits movers = landed & on; movers != 0;) {
      const Bits fresh = jump(movers) & ~landed;
      landed |= fresh;
      movers = fresh & on;
    }
    return steps | landed;
  }

 private:
  static constexpr std::array<int, 4> shift{1, 7, 8, 9};

  constexpr Bits jump(Bits movers) const {
    Bits to = 0;
    for (std::size_t d = 0; d < 4; ++d)
      to |= (movers & up_[d]) << 2 * shift[d] | (movers & down_[d]) >> 2 * shift[d];
    return to;
  }

  Bits empty_;
  Bits inner_ = 0;  // empty cells from which a jump leads on
  std::array<Bits, 4> up_{};
  std::array<Bits, 4> down_{};
};

}  // namespace troika::der_isses
