#include "games/talat/notation.h"
#include "games/talat/reasons.h"
#include "games/talat/rules.h"

namespace troika {

using namespace talat;

namespace {

void tell_captures(JsonText& out, const Board& board, std::string_view name) {
  for (const Way w : both_ways)
    for (Cells left = board.of(w); left != 0;) {
      const Cell from = take_front(left);
      for (Cells met = reach(w, from) & board.of(opposite(w)); met != 0;) {
        const Cell to = take_front(met);
        if (!board.takes(from, to)) continue;
        out.open('{').key("board").value(name);
        out.key("from").value(name_of(from)).key("to").value(name_of(to)).close('}');
      }
    }
}

const Reason& why_closed(const Board& board) {
  if (board.of(Way::up) == 0 || board.of(Way::down) == 0) return closed_no_towers;
  for (Cells ups = board.of(Way::up); ups != 0;) {
    const Cell up = take_front(ups);
    for (Cells downs = board.of(Way::down); downs != 0;)
      if (board.at_war(up, take_front(downs))) return closed_no_meeting;
  }
  return closed_no_war;
}

// If the game ended now. RULES 15, 20
int points_so_far(const Open& open, Seat seat) {
  int points = 5 * open.captured[seat];
  for (const Troop troop : commands(open.players, seat)) {
    const Cells arrived = open.board(troop.board).of(troop.way) & far_row(troop.way);
    points += 3 * std::popcount(arrived);
  }
  return points;
}

}  // namespace

// The captures that are possible wherever it is whose turn, closed boards and why, and the score.
void Talat::write_insight(JsonText& out, const Open& open, Language language) {
  out.key("captures").open('[');
  for (const BoardName b : board_names) tell_captures(out, open.board(b), name_of(b));
  out.close(']').key("closed").open('{');
  for (const BoardName b : board_names) {
    if (!open.is_closed(b)) continue;
    write_json(out.key(name_of(b)).open('{'), why_closed(open.board(b)), language);
    out.close('}');
  }
  out.close('}').key("score").open('{');
  for (std::size_t i = 0; i < open.players; ++i)
    out.key(seat_name(seat_at(i))).value(points_so_far(open, seat_at(i)));
  out.close('}');
}

}  // namespace troika
