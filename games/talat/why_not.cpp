#include "games/talat/reasons.h"
#include "games/talat/rules.h"

namespace troika {

using namespace talat;

namespace {

const Reason* why_not_place(const Open& open, Seat s, Move m) {
  if (!open.placing()) return &all_placed;
  const Seat placed = open.colour_placed_by(s);
  if (!has(open.hands[placed], m.tower())) return &not_in_hand;
  for (const Troop troop : troops_of(placed)) {
    if (troop.board != m.board || !has(start_row(troop.way), m.to)) continue;
    return has(open.board(m.board).occupied(), m.to) ? &cell_taken : nullptr;
  }
  return open.placing_ghost() ? &not_on_ghosts_start_row : &not_on_start_row;
}

const Reason* why_not_step(const Board& board, Way w, Cell from, Cell to) {
  if (has(far_row(w), from)) return &at_the_end;
  if (!has(ahead(w, from), to)) return &not_one_step_ahead;
  if (has(board.occupied(), to)) return &way_blocked;
  return nullptr;
}

const Reason* why_not_capture(const Board& board, Way w, Cell from, Cell to) {
  if (!has(board.occupied(), to)) return &nothing_to_capture;
  if (has(board.of(w), to)) return &own_tower;
  if (!has(reach(w, from), to)) return &out_of_reach;
  if (!board.takes(from, to)) return &too_weak;
  return nullptr;
}

}  // namespace

const Reason* Talat::why_not(const Open& open, Seat s, const Own&, Move m) {
  if (open.turn.is_over()) return &game_is_over;
  if (!open.turn.has(s)) return &not_your_turn;
  if (m.action == Action::lot) return &no_lots_in_a_game;
  if (m.action == Action::place) return why_not_place(open, s, m);

  if (open.placing()) return &still_placing;
  if (open.is_closed(m.board)) return &board_is_closed;
  const Board& board = open.board(m.board);
  if (!has(board.occupied(), m.from())) return &no_tower_there;
  const Way w = has(board.of(Way::up), m.from()) ? Way::up : Way::down;
  if (commander(open.players, m.board, w) != s)
    return open.with_ghost() && colour(m.board, w) == ghost ? &not_your_ghost : &not_your_tower;
  if (m.action == Action::step) return why_not_step(board, w, m.from(), m.to);
  return why_not_capture(board, w, m.from(), m.to);
}

}  // namespace troika
