#include "games/der_isses/reasons.h"
#include "games/der_isses/state.h"

namespace troika::der_isses {
namespace {

const Reason* why_not_coin(Size size, const Open& open, Move m) {
  if (m.kind != Move::Kind::coin) return &coin_comes_first;
  if ((open.pieces & bit(m.cell)) != 0) return &coin_on_piece;
  if ((coin_cells(size, open.pieces) & bit(m.cell)) == 0) return &coin_beside_piece;
  return nullptr;
}

const Reason* why_not_choice(const Open& open, Seat seat, Move m) {
  if (m.kind == Move::Kind::coin) return &coin_is_placed;
  if (m.kind != Move::Kind::choose && m.kind != Move::Kind::hidden_choice)
    return &choice_comes_first;
  if (m.seat != seat) return &not_your_choice;
  if (open.chosen.has(seat)) return &already_chosen;
  if (m.kind == Move::Kind::hidden_choice) return &choice_unnamed;
  return nullptr;
}

const Reason* why_not_go(Size size, const Open& open, Card own, Move m) {
  const Bits to = bit(m.cell);
  const bool on_coin = (open.coin & to) != 0;
  if (m.kind == Move::Kind::land) {
    if (!on_coin) return &no_coin_there;
    if (!own.shows(m.piece)) return &coin_is_closed;  // RULES 15
  } else if (on_coin) {
    return own.shows(m.piece) ? &landing_unmarked : &coin_is_closed;
  }
  if ((open.pieces & to) != 0) return &cell_taken;
  const Cell from = open.cell[index(m.piece)];
  if ((Jumps(open.pieces, whole_board(size.side)).reachable(from, open.coin) & to) == 0)
    return &out_of_reach;
  if ((nearer(first_cell(open.coin), from) & to) == 0) return &not_nearer;
  return nullptr;
}

}  // namespace

const Reason* why_not(Size size, const Open& open, Seat seat, Card own, Move m) {
  if (open.phase == Phase::over) return &game_over;
  if (open.phase == Phase::setup || m.kind == Move::Kind::place || m.kind == Move::Kind::first)
    return &left_to_chance;
  if (open.phase == Phase::choose) return why_not_choice(open, seat, m);
  if (open.turn != seat) return &not_your_turn;
  if (open.phase == Phase::coin) return why_not_coin(size, open, m);
  switch (m.kind) {
    case Move::Kind::coin:
      return &coin_is_placed;
    case Move::Kind::choose:
    case Move::Kind::hidden_choice:
      return &already_chosen;
    case Move::Kind::accuse:
      return nullptr;  // RULES 16
    default:
      return why_not_go(size, open, own, m);
  }
}

}  // namespace troika::der_isses
