#include "games/talat/rules.h"

#include <algorithm>
#include <cassert>

#include "games/talat/closing.h"

namespace troika {

static_assert(PerfectInformation<Talat>);
static_assert(SeriesOf<Talat::Series, Talat>);

namespace talat {
namespace {

// RULES 4, 17
Seat next_player(const Open& open, Seat s) {
  if (open.with_ghost()) return s == seat_a ? seat_b : seat_a;
  return after(s);
}

// The lists below are written without branches where that can be: a candidate is written in any
// case, and kept by going on to the next place if it is a move.

// RULES 5, 16
Move* list_placings(const Open& open, Seat s, Move* out) {
  const Seat placed = open.colour_placed_by(s);
  for (const Troop troop : troops_of(placed)) {
    std::array<Move, 5> row;
    Move* end = row.data();
    Cells free = start_row(troop.way) & ~open.board(troop.board).of(troop.way);
    const int count = std::popcount(free);
    while (free != 0) *end++ = Move::place(troop.board, Tower{}, take_front(free));
    while (end != row.data() + row.size()) *end++ = Move{};
    for (unsigned hand = open.hands[placed]; hand != 0; hand &= hand - 1) {
      const auto tower = static_cast<std::uint8_t>(std::countr_zero(hand));
      for (std::size_t i = 0; i < row.size(); ++i) {
        out[i] = row[i];
        out[i].subject = tower;
      }
      out += count;
    }
  }
  return out;
}

// RULES 7
Move* list_steps(const Board& board, Troop troop, Move* out) {
  // The three cells ahead, seen from a tower; counted from 8 below it, so as not to be negative.
  const unsigned first = troop.way == Way::up ? 8 + 4 : 8 - 6;
  const Cells free = ~board.occupied();
  for (Cells own = board.of(troop.way); own != 0;) {
    const Cell from = take_front(own);
    const std::uint64_t targets = std::uint64_t{ahead(troop.way, from) & free} << 8;
    for (unsigned i = 0; i < 3; ++i) {
      const unsigned to = static_cast<unsigned>(from) + first + i;
      *out = Move::step(troop.board, from, static_cast<Cell>(to - 8));
      out += targets >> to & 1;
    }
  }
  return out;
}

// RULES 9, 10
Move* list_captures(const Board& board, Troop troop, Move* out) {
  const Cells enemies = board.of(opposite(troop.way));
  for (Cells own = board.of(troop.way) & reach(opposite(troop.way), enemies); own != 0;) {
    const Cell from = take_front(own);
    for (Cells targets = reach(troop.way, from) & enemies; targets != 0;) {
      const Cell to = take_front(targets);
      *out = Move::capture(troop.board, from, to);
      out += board.takes(from, to);
    }
  }
  return out;
}

bool can_act(const Board& board, Way w) {
  if ((ahead(w, board.of(w)) & ~board.occupied()) != 0) return true;
  for (Cells own = board.of(w); own != 0;) {
    const Cell from = take_front(own);
    for (Cells targets = reach(w, from) & board.of(opposite(w)); targets != 0;)
      if (board.takes(from, take_front(targets))) return true;
  }
  return false;
}

// The first who can act, beginning with this player. RULES 11
// Somebody can: a board that is open has towers at war, and one of them can move or capture.
void give_turn(Open& open, Seat s) {
  if (two_closed(open)) {
    open.turn = Turn::over();
    return;
  }
  for (int skipped = 0; skipped < open.players; ++skipped, s = next_player(open, s))
    if (can_act(open, s)) {
      open.turn = Turn::of(s);
      return;
    }
  assert(false && "an open board has a mover");
}

void place(Open& open, Move m) {
  const Seat s = open.turn.seat();
  const Seat placed = open.colour_placed_by(s);
  const Way w = colour(m.board, Way::up) == placed ? Way::up : Way::down;
  open.board(m.board).put(w, m.tower(), m.to);
  open.hands[placed] = static_cast<TowerSet>(open.hands[placed] & ~set_of(m.tower()));
  // The ninth tower of the ghost is out of the game. RULES 16
  if (open.placing_ghost() && std::popcount(open.hands[ghost]) == 1) open.hands[ghost] = 0;

  if (open.placing()) {
    open.turn = Turn::of(next_player(open, s));
    return;
  }
  for (const BoardName b : board_names) open.closed[index(b)] = is_closed(open.board(b));
  give_turn(open, open.with_ghost() ? s : next_player(open, s));  // RULES 4, 17
}

void move_or_capture(Open& open, Move m) {
  const Seat s = open.turn.seat();
  Board& board = open.board(m.board);
  const Way w = has(board.of(Way::up), m.from()) ? Way::up : Way::down;
  if (m.action == Action::capture) {
    board.remove(opposite(w), m.to);
    ++open.captured[s];  // RULES 19
  }
  board.shift(w, m.from(), m.to);
  open.closed[index(m.board)] = is_closed(board);  // RULES 13
  give_turn(open, next_player(open, s));
}

}  // namespace

bool can_act(const Open& open, Seat s) {
  for (const Troop troop : commands(open.players, s))
    if (!open.is_closed(troop.board) && can_act(open.board(troop.board), troop.way)) return true;
  return false;
}

}  // namespace talat

using namespace talat;

Truth<Talat> Talat::start(const Setup& setup) {
  assert(setup.players == 3 || setup.first == seat_a);
  Truth<Talat> truth;
  for (const Seat s : {seat_a, seat_b, seat_c}) truth.open_.hands[s] = all_towers;
  truth.open_.players = static_cast<std::uint8_t>(setup.players);
  truth.open_.turn = Turn::of(setup.first);
  return truth;
}

void Talat::legal(const Open& open, Seat s, const Own&, MoveList<Talat>& out) {
  assert(open.turn.has(s));
  Move* const begin = out.room(usual_moves);
  Move* end = begin;
  if (open.placing()) {
    end = list_placings(open, s, end);
  } else {
    for (const Troop troop : commands(open.players, s)) {
      if (open.is_closed(troop.board)) continue;
      const Board& board = open.board(troop.board);
      end = list_captures(board, troop, list_steps(board, troop, end));
    }
  }
  out.added(static_cast<std::size_t>(end - begin));
}

void Talat::play(Truth<Talat>& truth, Move m) {
  assert(why_not(truth.open_, truth.open_.turn.seat(), {}, m) == nullptr);
  if (m.action == Action::place) return place(truth.open_, m);
  move_or_capture(truth.open_, m);
}

// RULES 15, 20
Outcome<Talat::seats> Talat::outcome(const Truth<Talat>& truth) {
  const Open& open = truth.open();
  assert(open.turn.is_over());
  Outcome<seats> result;
  int most = 0;
  for (std::size_t i = 0; i < open.players; ++i) {
    int& points = result.points[seat_at(i)];
    points = 5 * open.captured[seat_at(i)];
    for (const Troop troop : commands(open.players, seat_at(i)))
      points += 3 * std::popcount(open.board(troop.board).of(troop.way) & far_row(troop.way));
    most = std::max(most, points);
  }
  for (std::size_t i = 0; i < open.players; ++i)
    if (result.points[seat_at(i)] == most) result.winners.add(seat_at(i));
  return result;
}

Talat::Move Talat::sample(const Truth<Talat>&, Rng&) {
  assert(false && "it is never chance's turn");
  return {};
}

Truth<Talat> Talat::guess(const View<Talat>& view, Rng&) {
  Truth<Talat> truth;
  truth.open_ = view.open;
  return truth;
}

std::string Talat::seat_name(Seat s) { return std::string(1, static_cast<char>('A' + index(s))); }

}  // namespace troika
