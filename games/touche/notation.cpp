#include <utility>

#include "games/touche/rules.h"

namespace troika {

using namespace touche;

namespace {

// Reads a move from left to right.
class MoveReader {
 public:
  MoveReader(const Open& open, std::string_view text) : open_(open), text_(text), rest_(text) {}

  std::expected<Move, Fault> read() {
    const auto card = take_card(rest_);
    if (!card) return wrong(bad_card);
    if (rest_.empty()) return Move::shuffle(*card);
    if (rest_ == "~") return Move::discard(*card);
    const bool captures = take('x');
    if (!captures && !take('@')) return wrong(bad_move);
    Cell cell{};
    Cell to = no_cell;
    if (!take_cell(cell)) return wrong(bad_cell);
    if (captures && take('>') && !take_cell(to)) return wrong(bad_cell);
    const Move m(captures ? Act::capture : Act::place, *card, cell, to);
    if (rest_.empty()) return with_only_figure(m);
    if (!take('#')) return wrong(bad_move);
    return with_read_figure(m);
  }

 private:
  std::unexpected<Fault> wrong(const Reason& reason) const {
    return fault(reason, {}, text_.size() - rest_.size());
  }
  bool take(char c) {
    const bool there = rest_.starts_with(c);
    if (there) rest_.remove_prefix(1);
    return there;
  }
  bool take_cell(Cell& out) {
    const auto cell = open_.layout->board().take_cell(rest_);
    if (cell) out = *cell;
    return cell.has_value();
  }

  // Of a figure that was left out: the only one that whoever is in turn completes, if any does.
  std::expected<Move, Fault> with_only_figure(Move m) const {
    const Turn turn = Touche::turn(open_);
    if (turn.is_chance() || turn.is_over()) return m;
    const Side side = open_.seating.side(turn.seat());
    CellSet ground = ground_of(open_, side) | CellSet::of(m.cell());
    if (m.to() != no_cell) ground.remove(m.to());
    int completed = 0;
    FigureIndex found = no_figure;
    each_completed(open_, side, m.cell(), ground, [&](FigureIndex figure) {
      found = figure;
      ++completed;
    });
    if (completed > 1) return fault(which_figure, {}, text_.size());
    return m.with_figure(found);
  }

  std::expected<Move, Fault> with_read_figure(Move m) {
    const std::size_t begin = text_.size() - rest_.size();
    CellSet cells;
    Cell last = no_cell;
    do {
      const auto here = rest_;
      Cell cell{};
      if (!take_cell(cell)) return wrong(bad_cell);
      if (last != no_cell && index(cell) <= index(last)) {
        rest_ = here;
        return wrong(cells_not_in_order);
      }
      cells.add(cell);
      last = cell;
    } while (take(','));
    if (!rest_.empty()) return wrong(bad_move);
    const Layout::Through through = open_.layout->through(last);
    for (std::size_t i = 0; i < through.cells.size(); ++i) {
      if (through.cells[i] == cells) return m.with_figure(through.figures[i]);
    }
    return fault(not_a_figure, {}, begin);
  }

  const Open& open_;
  std::string_view text_;
  std::string_view rest_;
};

}  // namespace

std::string Touche::format(const Open& open, Move m) {
  const Board& board = open.layout->board();
  std::string out;
  write_card(out, m.card());
  if (m.act() == Act::shuffle) return out;
  if (m.act() == Act::discard) return out + '~';
  out += m.act() == Act::capture ? 'x' : '@';
  board.write_cell(out, m.cell());
  if (m.to() != no_cell) {
    out += '>';
    board.write_cell(out, m.to());
  }
  if (m.figure() == no_figure) return out;
  char separator = '#';
  open.layout->place(m.figure()).cells.each([&](Cell cell) {
    out += std::exchange(separator, ',');
    board.write_cell(out, cell);
  });
  return out;
}

std::expected<Touche::Move, Fault> Touche::parse(const Open& open, std::string_view text) {
  return MoveReader(open, text).read();
}

}  // namespace troika
