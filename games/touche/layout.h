#pragma once

#include <memory>
#include <span>
#include <vector>

#include "games/touche/board.h"
#include "games/touche/figures.h"

namespace troika::touche {

// A figure at a place of the board, by its number in the layout.
using FigureIndex = std::uint16_t;
inline constexpr FigureIndex no_figure = 0xFFFF;

// A board and a goal, and what follows from them: every place where a figure of the goal can lie.
// It never changes; all states of a game refer to one.
class Layout {
 public:
  struct Place {
    CellSet cells;
    std::uint8_t kind;  // index in the goal's figures
  };
  // The places through a cell: their cells and, in the same order, their numbers. So that a loop
  // can take four at a time, the last one is repeated until their count is a multiple of four.
  struct Through {
    std::span<const CellSet> cells;
    std::span<const FigureIndex> figures;
    const CellSet* fours_end;
  };

  Layout(std::shared_ptr<const Board> board, Goal goal);

  const std::shared_ptr<const Board>& shared_board() const { return board_; }
  const Board& board() const { return *board_; }
  const Goal& goal() const { return goal_; }
  const std::vector<Place>& places() const { return places_; }
  const Place& place(FigureIndex i) const { return places_[i]; }
  Through through(Cell c) const {
    const Range range = ranges_[index(c)];
    const CellSet* const cells = through_cells_.data() + range.begin;
    return {{cells, range.count},
            {through_figures_.data() + range.begin, range.count},
            cells + range.padded};
  }
  CellSet free_spaces() const { return free_; }
  CellSet card_cells() const { return card_cells_; }
  // The two cells of a card. Two zeros for a joker.
  const std::array<Cell, 2>& cells_of(Card c) const { return cells_of_[index(c)]; }
  // The card that a cell shows (a joker for a free space), and which of its two cells this is.
  struct Shown {
    Card card;
    std::uint8_t which;
  };
  Shown shown_on(Cell c) const { return shown_on_[index(c)]; }
  // Whether free spaces alone, without a pyramid, can be all but one of the cells of a figure.
  bool free_spaces_nearly_suffice() const { return free_spaces_nearly_suffice_; }

  bool operator==(const Layout& other) const {
    return goal_ == other.goal_ && *board_ == *other.board_;
  }

 private:
  void add_places(const Shape& shape, std::uint8_t kind);
  void add_through(Cell cell);

  std::shared_ptr<const Board> board_;
  Goal goal_;
  CellSet free_;
  CellSet card_cells_;
  std::array<std::array<Cell, 2>, faces> cells_of_{};
  std::array<Shown, max_cells> shown_on_{};
  std::vector<Place> places_;
  struct Range {
    std::uint32_t begin;
    std::uint16_t count;
    std::uint16_t padded;
  };
  std::array<Range, max_cells> ranges_{};
  std::vector<CellSet> through_cells_;
  std::vector<FigureIndex> through_figures_;
  bool free_spaces_nearly_suffice_ = false;
};

// How a state refers to its layout; equal layouts are equal wherever they are kept.
class LayoutRef {
 public:
  LayoutRef() = default;
  explicit LayoutRef(const Layout* layout) : layout_(layout) {}
  const Layout& operator*() const { return *layout_; }
  const Layout* operator->() const { return layout_; }
  bool operator==(const LayoutRef& other) const {
    if (layout_ == other.layout_) return true;
    return layout_ != nullptr && other.layout_ != nullptr && *layout_ == *other.layout_;
  }

 private:
  const Layout* layout_ = nullptr;
};

}  // namespace troika::touche
