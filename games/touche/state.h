#pragma once

#include <cstdint>

#include "core/moves.h"
#include "core/seat.h"
#include "games/touche/card.h"
#include "games/touche/layout.h"
#include "games/touche/seating.h"

namespace troika::touche {

// The figures that a side has completed: their kinds, in that order.
class Figures {
 public:
  std::size_t count() const { return count_; }
  const std::uint8_t* begin() const { return kinds_.data(); }
  const std::uint8_t* end() const { return begin() + count_; }
  bool has(std::uint8_t kind) const { return (which_ >> kind & 1U) != 0; }
  void push_back(std::uint8_t kind) {
    kinds_[count_++] = kind;
    which_ = static_cast<std::uint8_t>(which_ | 1U << kind);
  }
  bool operator==(const Figures&) const = default;

 private:
  std::array<std::uint8_t, max_cells / min_figure_size> kinds_{};
  std::uint8_t count_ = 0;
  std::uint8_t which_ = 0;  // a bit for every kind
};

// What chance is shuffling for: the deal before a game, or one seat that could not draw (RULES 14).
enum class Shuffle : std::uint8_t { none, deal, draw };

// What everyone at the table sees.
struct Open {
  LayoutRef layout;
  BySide<CellSet> pyramids;  // without a crown
  BySide<CellSet> crowned;
  // The cells that would complete a figure if the side filled them. It follows from the pyramids
  // and is kept up to date, because every list of moves asks for it.
  BySide<CellSet> finishing;
  // By card, a bit each: those whose first, and those whose second, cell is empty. It follows from
  // the cells in the same way.
  std::array<std::uint64_t, 2> vacant{};
  BySide<Figures> figures;
  Seating seating;
  Seat turn{};                      // acts next, after a shuffle if there is one
  Shuffle shuffle = Shuffle::none;  // chance acts first
  Seat drawing{};                   // the seat that Shuffle::draw is for
  bool over = false;                // as soon as the shuffle is done
  bool exchanged = false;           // the free exchange of this turn is used (RULES 13)
  bool different = false;           // option, RULES 8
  bool freeswap = false;            // option, RULES 13
  std::uint16_t idle = 0;           // turns in a row without a figure
  std::uint8_t deck_size = 0;
  Pile discards;  // empty while they are shuffled
  bool operator==(const Open&) const = default;
};

// What one seat knows besides.
struct Own {
  Hand hand;
  bool operator==(const Own&) const = default;
};

// What no seat knows.
struct Veiled {
  Pile deck;
  Pool pool;  // not yet shuffled into the deck
  bool operator==(const Veiled&) const = default;
};

// The last three are made by chance, by chance before the first game, and by a seat before a game.
enum class Act : std::uint8_t { place, capture, discard, shuffle, lot, name_figure };

// A move in one word, because lists of hundreds are written at every joker:
//   bits 0-7 act | 8-15 card | 16-23 cell | 24-31 to | 32-47 figure
class Move {
 public:
  constexpr Move() = default;
  constexpr Move(Act act, Card card, Cell cell = {}, Cell to = no_cell,
                 FigureIndex figure = no_figure)
      : bits_(static_cast<std::uint64_t>(act) | std::uint64_t{index(card)} << 8 |
              std::uint64_t{index(cell)} << 16 | std::uint64_t{index(to)} << 24 |
              std::uint64_t{figure} << 32) {}
  static constexpr Move place(Card card, Cell cell) { return {Act::place, card, cell}; }
  static constexpr Move capture(Cell cell, Cell to) { return {Act::capture, joker, cell, to}; }
  static constexpr Move discard(Card card) { return {Act::discard, card}; }
  static constexpr Move shuffle(Card card) { return {Act::shuffle, card}; }
  constexpr Move with_figure(FigureIndex figure) const {
    return {act(), card(), cell(), to(), figure};
  }

  constexpr Act act() const { return static_cast<Act>(bits_ & 0xFFU); }
  constexpr Card card() const { return static_cast<Card>(bits_ >> 8 & 0xFFU); }
  // What is filled by placing or capturing.
  constexpr Cell cell() const { return static_cast<Cell>(bits_ >> 16 & 0xFFU); }
  // The free space where a captured pyramid goes; no_cell: it leaves the board.
  constexpr Cell to() const { return static_cast<Cell>(bits_ >> 24 & 0xFFU); }
  // The one completed, or no_figure. For name_figure it is the FigureName.
  constexpr FigureIndex figure() const { return static_cast<FigureIndex>(bits_ >> 32); }

  constexpr bool operator==(const Move&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

inline constexpr int idle_limit = 300;  // RULES 20

std::size_t hand_size(const Open& open, Seat seat);
std::size_t pool_size(const Open& open);

// Cells with something on them.
inline CellSet occupied(const Open& open) {
  CellSet cells;
  for (const Side side : all_sides) cells |= open.pyramids[side] | open.crowned[side];
  return cells;
}
inline CellSet all_crowned(const Open& open) {
  return open.crowned[Side::yellow] | open.crowned[Side::turquoise] | open.crowned[Side::lilac];
}
inline CellSet enemy_pyramids(const Open& open, Side side) {
  CellSet cells;
  for (const Side other : all_sides) {
    if (other != side) cells |= open.pyramids[other];
  }
  return cells;
}
inline CellSet empty_card_cells(const Open& open) {
  return open.layout->card_cells().minus(occupied(open));
}
inline CellSet empty_free_spaces(const Open& open) {
  return open.layout->free_spaces().minus(occupied(open));
}

// A kind that the side may still complete (RULES 8).
inline bool wants(const Open& open, Side side, std::uint8_t kind) {
  return !open.different || !open.figures[side].has(kind);
}

// The cells that a figure of the side can use: its pyramids and the empty free spaces (RULES 15).
inline CellSet ground_of(const Open& open, Side side) {
  return open.pyramids[side] | empty_free_spaces(open);
}

// Calls found(figure) for each figure through the cell that the ground holds (RULES 15, 17). The
// ground is what the side can use once the cell is filled.
template <class Found>
void each_completed(const Open& open, Side side, Cell cell, CellSet ground, Found&& found) {
  const Layout::Through through = open.layout->through(cell);
  for (std::size_t i = 0; i < through.cells.size(); ++i) {
    if (!through.cells[i].minus(ground).empty()) continue;
    const FigureIndex figure = through.figures[i];
    if (wants(open, side, open.layout->place(figure).kind)) found(figure);
  }
}

// Sets all that follows from the cells: `finishing` of all sides, and `vacant`; or `vacant` alone.
void find_finishing(Open& open);
void find_vacant(Open& open);
inline void set_filled(std::array<std::uint64_t, 2>& vacant, Layout::Shown shown) {
  vacant[shown.which] &= ~(std::uint64_t{1} << index(shown.card));
}
// Keeps it up to date for a placement that completes nothing. Best called before the pyramid is put
// down: to read cells that were written just now makes the processor wait.
void filled(Open& open, Side side, Cell cell);
// ... and after a capture that completed nothing, when all pyramids stand where they belong.
void captured(Open& open, Side captor, Side victim, Cell cell, Cell to);

// Whether the game has ended (RULES 19, 20).
bool has_ended(const Open& open);

}  // namespace troika::touche
