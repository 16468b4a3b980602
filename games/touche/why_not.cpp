#include "games/touche/rules.h"

namespace troika {

using namespace touche;

namespace {

// RULES 10, 11, 12a
const Reason* why_not_place(const Open& open, Move m) {
  if (m.to() != no_cell) return &nothing_to_relocate;
  const auto shown = open.layout->board().shown_on(m.cell());
  if (!shown) return &cell_is_free_space;
  if (m.card() != joker && m.card() != *shown) return &other_card_shown;
  if (occupied(open).has(m.cell())) return &cell_occupied;
  return nullptr;
}

// RULES 12b
const Reason* why_not_capture(const Open& open, Side side, Move m) {
  if (m.card() != joker) return &only_joker_captures;
  if (all_crowned(open).has(m.cell())) return &crowned_cell;
  if (open.pyramids[side].has(m.cell())) return &own_pyramid;
  if (!occupied(open).has(m.cell())) return &nothing_to_capture;
  if (m.to() == no_cell) return nullptr;
  if (!open.layout->free_spaces().has(m.to())) return &not_a_free_space;
  if (occupied(open).has(m.to())) return &free_space_taken;
  return nullptr;
}

// RULES 13
const Reason* why_not_discard(const Open& open, Side side, Move m) {
  if (m.figure() != no_figure) return &discard_completes_nothing;
  if (m.cell() != Cell{} || m.to() != no_cell) return &no_such_move;
  const CellSet empty = empty_card_cells(open);
  if (m.card() == joker)
    return empty.empty() && enemy_pyramids(open, side).empty() ? nullptr : &joker_not_dead;
  for (const Cell cell : open.layout->cells_of(m.card())) {
    if (empty.has(cell)) return &card_not_dead;
  }
  return nullptr;
}

// RULES 8, 15, 17: the figure said to be completed, or that none is.
const Reason* why_not_figure(const Open& open, Side side, Move m) {
  CellSet ground = ground_of(open, side) | CellSet::of(m.cell());
  if (m.to() != no_cell) ground.remove(m.to());
  if (m.figure() == no_figure) {
    bool completes = false;
    each_completed(open, side, m.cell(), ground, [&](FigureIndex) { completes = true; });
    return completes ? &figure_must_be_crowned : nullptr;
  }
  const Layout::Place& place = open.layout->place(m.figure());
  if (!place.cells.has(m.cell())) return &figure_without_cell;
  if (!place.cells.minus(ground).empty()) return &figure_not_complete;
  return wants(open, side, place.kind) ? nullptr : &figure_not_wanted;
}

}  // namespace

const Reason* Touche::why_not(const Open& open, Seat seat, const Own& own, Move m) {
  if (m.act() == Act::lot || m.act() == Act::name_figure) return &not_in_game;
  if (m.act() == Act::shuffle) return &not_for_players;
  if (turn(open).is_over()) return &game_over;
  if (!turn(open).has(seat)) return &not_your_turn;
  const std::size_t cells = open.layout->board().cells();
  if (index(m.cell()) >= cells || (m.to() != no_cell && index(m.to()) >= cells))
    return &no_such_move;
  if (m.figure() != no_figure && m.figure() >= open.layout->places().size()) return &no_such_move;
  if (m.card() == unknown_card || !own.hand.has(m.card())) return &card_not_held;
  const Side side = open.seating.side(seat);
  if (m.act() == Act::discard) return why_not_discard(open, side, m);
  const Reason* reason =
      m.act() == Act::place ? why_not_place(open, m) : why_not_capture(open, side, m);
  return reason != nullptr ? reason : why_not_figure(open, side, m);
}

}  // namespace troika
