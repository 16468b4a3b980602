#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"
#include "games/talat/towers.h"

namespace troika::talat {

inline constexpr Seat seat_a = seat_at(0), seat_b = seat_at(1), seat_c = seat_at(2);
inline constexpr Seat ghost = seat_c;  // with two players, RULES 16

constexpr Seat after(Seat s) { return seat_at(index(s) == 2 ? 0 : index(s) + 1); }

// The board between a seat and the next one. RULES 1
enum class BoardName : std::uint8_t { ab, bc, ca };

inline constexpr std::array board_names{BoardName::ab, BoardName::bc, BoardName::ca};
constexpr std::size_t index(BoardName b) { return static_cast<std::size_t>(b); }

// Which way a colour goes on a board: the first letter of its name up from rank 1, the second down
// from rank 5.
enum class Way : std::uint8_t { up, down };

inline constexpr std::array both_ways{Way::up, Way::down};
constexpr std::size_t index(Way w) { return static_cast<std::size_t>(w); }
constexpr Way opposite(Way w) { return w == Way::up ? Way::down : Way::up; }
constexpr Seat colour(BoardName b, Way w) {
  const Seat first = seat_at(index(b));
  return w == Way::up ? first : after(first);
}

// A cell of a board: 5 * rank + file, both counted from 0.
enum class Cell : std::uint8_t {};

inline constexpr std::size_t cell_count = 25;
constexpr std::size_t index(Cell c) { return static_cast<std::size_t>(c); }
constexpr Cell cell_at(std::size_t rank, std::size_t file) {
  return static_cast<Cell>(rank * 5 + file);
}
constexpr std::size_t rank(Cell c) { return index(c) / 5; }
constexpr std::size_t file(Cell c) { return index(c) % 5; }

// Some cells of a board: bit n is cell n.
using Cells = std::uint32_t;

inline constexpr Cells all_cells = 0x1FFFFFF;
inline constexpr Cells file_a = 0x108421, file_e = file_a << 4;
constexpr Cells set_of(Cell c) { return Cells{1} << index(c); }
constexpr bool has(Cells cells, Cell c) { return (cells >> index(c) & 1U) != 0; }
constexpr Cell front(Cells cells) { return static_cast<Cell>(std::countr_zero(cells)); }
constexpr Cell take_front(Cells& cells) {
  const Cell c = front(cells);
  cells &= cells - 1;
  return c;
}

constexpr Cells start_row(Way w) { return w == Way::up ? 0x1FU : 0x1FU << 20; }
constexpr Cells far_row(Way w) { return start_row(opposite(w)); }

// The cells one step ahead of any of these: straight or diagonally. RULES 7
constexpr Cells ahead(Way w, Cells from) {
  const Cells not_a = from & ~file_a, not_e = from & ~file_e;
  if (w == Way::up) return (from << 5 | not_a << 4 | not_e << 6) & all_cells;
  return from >> 5 | not_a >> 6 | not_e >> 4;
}
// The cells where one of these could capture: ahead and sideways. RULES 9
// (If one of two enemies has the other in reach, so has the other: they face each other.)
constexpr Cells reach(Way w, Cells from) {
  return ahead(w, from) | (from & ~file_a) >> 1 | (from & ~file_e) << 1;
}

namespace detail {
template <class Rule>
constexpr auto by_way_and_cell(Rule rule) {
  std::array<std::array<Cells, cell_count>, 2> table{};
  for (const Way w : both_ways)
    for (std::size_t c = 0; c < cell_count; ++c) table[index(w)][c] = rule(w, Cells{1} << c);
  return table;
}
inline constexpr auto ahead_of = by_way_and_cell([](Way w, Cells c) { return ahead(w, c); });
inline constexpr auto reach_of = by_way_and_cell([](Way w, Cells c) { return reach(w, c); });
}  // namespace detail

constexpr Cells ahead(Way w, Cell c) { return detail::ahead_of[index(w)][index(c)]; }
constexpr Cells reach(Way w, Cell c) { return detail::reach_of[index(w)][index(c)]; }

// The towers on one board.
struct Board {
  std::array<Cells, 2> cells{};            // where the towers of each way stand
  std::array<Tower, cell_count> towers{};  // which; Tower{} where none stands

  constexpr Cells of(Way w) const { return cells[index(w)]; }
  constexpr Cells occupied() const { return cells[0] | cells[1]; }
  constexpr Tower at(Cell c) const { return towers[index(c)]; }
  constexpr bool takes(Cell attacker, Cell victim) const {
    return has(victims[static_cast<std::size_t>(at(attacker))], at(victim));
  }
  constexpr bool at_war(Cell a, Cell b) const {
    return has(wars[static_cast<std::size_t>(at(a))], at(b));
  }

  constexpr void put(Way w, Tower t, Cell c) {
    cells[index(w)] |= set_of(c);
    towers[index(c)] = t;
  }
  constexpr void remove(Way w, Cell c) {
    cells[index(w)] &= ~set_of(c);
    towers[index(c)] = Tower{};
  }
  // To an empty cell.
  constexpr void shift(Way w, Cell from, Cell to) {
    cells[index(w)] ^= set_of(from) | set_of(to);
    towers[index(to)] = towers[index(from)];
    towers[index(from)] = Tower{};
  }

  bool operator==(const Board&) const = default;
};

}  // namespace troika::talat
