#include "games/talat/rules.h"

#include <algorithm>
#include <cassert>
#include <cstring>

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

// Listing moves is most of the work of a random game, so it is done without branches where that can
// be: a candidate is written in any case, and kept by going on to the next place if it is a move.
// Candidates are put together as numbers, each field times its unit, and stored at once.
constexpr std::uint32_t as_number(Move m) { return std::bit_cast<std::uint32_t>(m); }
constexpr std::uint32_t subject_unit = as_number({Action::place, BoardName::ab, 1, Cell{0}});
constexpr std::uint32_t to_unit = as_number({Action::place, BoardName::ab, 0, Cell{1}});

// RULES 5, 16
Move* list_placings(const Open& open, Seat s, Move* out) {
  const Seat placed = open.colour_placed_by(s);
  for (const Troop troop : troops_of(placed)) {
    std::array<std::uint32_t, 5> row{};
    const Cells free = start_row(troop.way) & ~open.board(troop.board).of(troop.way);
    std::size_t count = 0;
    for (Cells left = free; left != 0; ++count)
      row[count] = as_number(Move::place(troop.board, Tower{}, take_front(left)));
    for (unsigned hand = open.hands[placed]; hand != 0; hand &= hand - 1) {
      const auto tower = static_cast<std::uint32_t>(std::countr_zero(hand));
      std::array<std::uint32_t, 5> moves;
      for (std::size_t i = 0; i < row.size(); ++i) moves[i] = row[i] + tower * subject_unit;
      std::memcpy(static_cast<void*>(out), moves.data(), sizeof moves);
      out += count;
    }
  }
  return out;
}

// The numbers to add for the steps that are free, by a bit for each of the three cells ahead; the
// rest is never kept.
constexpr auto free_steps = [] {
  std::array<std::array<std::uint32_t, 4>, 8> table{};
  for (std::uint32_t free = 0; free < 8; ++free) {
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < 3; ++i)
      if ((free >> i & 1) != 0) table[free][count++] = i * to_unit;
  }
  return table;
}();

// RULES 7
Move* list_steps(const Board& board, Troop troop, Move* out) {
  const std::uint32_t step = as_number(Move::step(troop.board, Cell{}, Cell{}));
  // The first of the three cells ahead, seen from a tower.
  const int first = troop.way == Way::up ? 4 : -6;
  const Cells empty = ~board.occupied();
  for (Cells own = board.of(troop.way); own != 0;) {
    const Cell from = take_front(own);
    const int to = static_cast<int>(from) + first;
    // Rotated, so that it does not matter if the first cell would be off the board.
    const Cells free = std::rotr(ahead(troop.way, from) & empty, to);
    const std::uint32_t move = step + static_cast<std::uint32_t>(from) * subject_unit +
                               static_cast<std::uint32_t>(to) * to_unit;
    std::array<std::uint32_t, 4> moves = free_steps[free];
    for (std::uint32_t& m : moves) m += move;
    std::memcpy(static_cast<void*>(out), moves.data(), sizeof moves);
    out += std::popcount(free);
  }
  return out;
}

// RULES 9, 10
Move* list_captures(const Board& board, Troop troop, Move* out) {
  const std::uint32_t capture = as_number(Move::capture(troop.board, Cell{}, Cell{}));
  const Cells enemies = board.of(opposite(troop.way));
  // Only towers that have an enemy in reach, which is to say that are in reach of one.
  for (Cells own = board.of(troop.way) & reach(opposite(troop.way), enemies); own != 0;) {
    const Cell from = take_front(own);
    const std::uint32_t move = capture + static_cast<std::uint32_t>(from) * subject_unit;
    const TowerSet taken = victims[static_cast<std::size_t>(board.at(from))];
    Cells targets = reach(troop.way, from) & enemies;
    do {
      const Cell to = take_front(targets);
      *out = std::bit_cast<Move>(move + static_cast<std::uint32_t>(to) * to_unit);
      out += has(taken, board.at(to));
    } while (targets != 0);
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
