#include "games/der_isses/board_json.h"

#include <algorithm>
#include <vector>

namespace troika::der_isses {
namespace {

constexpr std::array both_seats{seat_at(0), seat_at(1)};

std::string name_of(Seat s) { return std::string(1, seat_letter(s)); }
std::string name_of(Piece p) { return std::string(1, piece_letters[index(p)]); }
std::string name_of(Cell c) {
  return {static_cast<char>('a' + file_of(c)), static_cast<char>('1' + rank_of(c))};
}

std::optional<std::string> name_of(Card c) {
  if (!c.is_chosen() || c.is_unknown()) return std::nullopt;
  return name_of(c.piece());
}

// The cells on which a piece sets down on its way: a step, or the shortest chain of jumps
// (RULES 11). Of several that are equally short always the same.
std::vector<Cell> way_of(Size size, const Open& open, Cell from, Cell to) {
  if ((with_neighbours(bit(from)) & bit(to)) != 0) return {from, to};
  const Bits board = whole_board(size.side);
  std::vector<Cell> reached{from};
  std::vector<std::size_t> before{0};
  for (std::size_t i = 0; i < reached.size() && reached[i] != to; ++i) {
    for (const int dx : {-1, 0, 1})
      for (const int dy : {-1, 0, 1}) {
        const int file = file_of(reached[i]), rank = rank_of(reached[i]);
        const auto inside = [&](int step) {
          const int f = file + step * dx, r = rank + step * dy;
          return f >= 0 && f < size.side && r >= 0 && r < size.side;
        };
        if ((dx == 0 && dy == 0) || !inside(2)) continue;
        const Cell over = cell_at(file + dx, rank + dy);
        const Cell next = cell_at(file + 2 * dx, rank + 2 * dy);
        if ((open.pieces & bit(over)) == 0 || (board & ~open.pieces & bit(next)) == 0) continue;
        if (open.coin == bit(next) && next != to) continue;  // it would end there (RULES 15)
        if (std::ranges::find(reached, next) != reached.end()) continue;
        reached.push_back(next);
        before.push_back(i);
      }
  }
  const auto found = std::ranges::find(reached, to);
  if (found == reached.end()) return {from, to};  // no such move
  std::vector<Cell> way;
  auto i = static_cast<std::size_t>(found - reached.begin());
  for (; i != 0; i = before[i]) way.push_back(reached[i]);
  way.push_back(from);
  std::ranges::reverse(way);
  return way;
}

void write_way(Size size, JsonText& out, const Open& open, Move m) {
  out.key("way").open('[');
  for (const Cell c : way_of(size, open, open.cell[index(m.piece)], m.cell)) out.value(name_of(c));
  out.close(']');
}

}  // namespace

void write_board(JsonText& out, const Open& open) {
  constexpr std::string_view phases[] = {"setup", "coin", "choose", "play", "over"};
  out.key("phase").value(phases[static_cast<std::size_t>(open.phase)]);
  out.key("turn").value(name_of(open.turn));
  out.key("pieces").open('{');
  for (std::size_t p = 0; p < static_cast<std::size_t>(std::popcount(open.pieces)); ++p)
    out.key(name_of(piece_at(p))).value(name_of(open.cell[p]));
  out.close('}').key("coin");
  if (open.coin != 0)
    out.value(name_of(first_cell(open.coin)));
  else
    out.null();
  out.key("coins").open('{');
  for (const Seat s : both_seats) out.key(name_of(s)).value(open.coins[s]);
  out.close('}').key("chosen").open('[');
  for (const Seat s : both_seats)
    if (open.chosen.has(s)) out.value(name_of(s));
  out.close(']');
  if (!open.last_round) return;
  const RoundEnd& end = *open.last_round;
  out.key("last_round").open('{').key("how");
  out.value(end.how == RoundEnd::How::landing ? "landing" : "accusation");
  out.key("piece").value(name_of(end.piece)).key("winner").value(name_of(end.winner));
  out.key("shown").open('{');
  for (const Seat s : both_seats) out.key(name_of(s)).value(name_of(end.shown[s]));
  out.close('}').close('}');
}

void write_own(JsonText& out, Seat seat, Card own) {
  out.key("seat").value(name_of(seat)).key("secret").value(name_of(own));
}

void write_move(Size size, JsonText& out, const Open& open, Move m) {
  constexpr std::string_view acts[] = {"first",  "place", "coin", "choose",
                                       "choose", "go",    "land", "accuse"};
  out.key("act").value(acts[static_cast<std::size_t>(m.kind)]);
  using Kind = Move::Kind;
  const bool travels = m.kind == Kind::go || m.kind == Kind::land;
  if (travels || m.kind == Kind::place || m.kind == Kind::choose || m.kind == Kind::accuse)
    out.key("piece").value(name_of(m.piece));
  if (travels) out.key("from").value(name_of(open.cell[index(m.piece)]));
  if (travels || m.kind == Kind::place || m.kind == Kind::coin)
    out.key("to").value(name_of(m.cell));
  if (travels) write_way(size, out, open, m);
}

void write_facts(Size size, JsonText& out, const Open& before, Move m, const Open& after) {
  if (m.kind == Move::Kind::go || m.kind == Move::Kind::land) write_way(size, out, before, m);
  if (m.kind != Move::Kind::land && m.kind != Move::Kind::accuse) return;
  const RoundEnd& end = *after.last_round;
  out.key("coin").value(name_of(end.winner)).key("shown").open('{');
  for (const Seat s : both_seats)
    if (const auto card = name_of(end.shown[s])) out.key(name_of(s)).value(*card);
  out.close('}');
}

}  // namespace troika::der_isses
