#include "games/talat/notation.h"
#include "games/talat/rules.h"

namespace troika {

using namespace talat;

namespace {

void write_towers(JsonText& out, const Board& board, BoardName b) {
  out.open('[');
  for (const Way w : both_ways)
    for (Cells left = board.of(w); left != 0;) {
      const Cell c = take_front(left);
      out.open('{').key("cell").value(name_of(c)).key("tower").value(name_of(board.at(c)));
      out.key("seat").value(Talat::seat_name(colour(b, w))).close('}');
    }
  out.close(']');
}

}  // namespace

void Talat::write_board(JsonText& out, const Open& open) {
  out.key("players").value(open.players).key("placing").value(open.placing());
  out.key("boards").open('{');
  for (const BoardName b : board_names) write_towers(out.key(name_of(b)), open.board(b), b);
  out.close('}').key("closed").open('[');
  for (const BoardName b : board_names)
    if (open.is_closed(b)) out.value(name_of(b));
  out.close(']').key("hands").open('{');
  for (std::size_t i = 0; i < seats; ++i) {
    out.key(seat_name(seat_at(i))).open('[');
    for (unsigned left = open.hands[seat_at(i)]; left != 0; left &= left - 1)
      out.value(name_of(static_cast<Tower>(std::countr_zero(left))));
    out.close(']');
  }
  out.close('}').key("captured").open('{');
  for (std::size_t i = 0; i < seats; ++i)
    out.key(seat_name(seat_at(i))).value(open.captured[seat_at(i)]);
  out.close('}');
}

void Talat::write_board(JsonText& out, const View<Talat>& view) {
  write_board(out, view.open);
  out.key("seat").value(seat_name(view.seat));
}

// act, board, to; the tower that is placed, or from where it goes, and what it captures there.
void Talat::write_move(JsonText& out, const Open& open, Move m) {
  constexpr std::string_view acts[] = {"place", "step", "capture", "lot"};
  out.key("act").value(acts[static_cast<std::size_t>(m.action)]);
  if (m.action == Action::lot) return;
  out.key("board").value(name_of(m.board));
  if (m.action == Action::place)
    out.key("tower").value(name_of(m.tower()));
  else
    out.key("from").value(name_of(m.from()));
  out.key("to").value(name_of(m.to));
  if (m.action == Action::capture) out.key("taken").value(name_of(open.board(m.board).at(m.to)));
}

// The tower that was captured and whose it was, and whether the board was closed by the move.
void Talat::write_facts(JsonText& out, const Open& before, Move m, const Open& after) {
  if (m.action == Action::capture) {
    const Board& board = before.board(m.board);
    const Way w = has(board.of(Way::up), m.to) ? Way::up : Way::down;
    out.key("taken").open('{').key("tower").value(name_of(board.at(m.to)));
    out.key("seat").value(seat_name(colour(m.board, w))).close('}');
  }
  bool any = false;
  for (const BoardName b : board_names) {
    if (before.is_closed(b) || !after.is_closed(b)) continue;
    if (!any) out.key("closed").open('[');
    any = true;
    out.value(name_of(b));
  }
  if (any) out.close(']');
}

}  // namespace troika
