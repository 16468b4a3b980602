#include "games/talat/notation.h"

#include <array>
#include <cassert>

#include "games/talat/reasons.h"
#include "games/talat/rules.h"

namespace troika {

using namespace talat;

namespace {

std::optional<Cell> read_cell(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'e' || text[1] < '1' || text[1] > '5')
    return std::nullopt;
  return cell_at(static_cast<std::size_t>(text[1] - '1'), static_cast<std::size_t>(text[0] - 'a'));
}

std::optional<BoardName> read_board_name(std::string_view text) {
  for (const BoardName b : board_names)
    if (text.starts_with(name_of(b))) return b;
  return std::nullopt;
}

}  // namespace

namespace talat {

std::string_view name_of(BoardName b) {
  constexpr std::array<std::string_view, 3> names{"AB", "BC", "CA"};
  return names[index(b)];
}
std::string name_of(Cell c) {
  return {static_cast<char>('a' + file(c)), static_cast<char>('1' + rank(c))};
}
std::string name_of(Tower t) {
  std::string text;
  write(text, t);
  return text;
}

void write(std::string& out, Tower t) {
  out += static_cast<char>('0' + height(t));
  out += "TSH"[shape(t)];
}

std::optional<Tower> read_tower(std::string_view text) {
  if (text.size() < 2 || text[0] < '1' || text[0] > '3') return std::nullopt;
  const std::size_t shape = std::string_view("TSH").find(text[1]);
  if (shape == std::string_view::npos) return std::nullopt;
  return make_tower(text[0] - '0', static_cast<int>(shape));
}

}  // namespace talat

std::string Talat::format(const Open&, Move m) {
  assert(m.action != Action::lot);
  std::string text;
  text += name_of(m.board);
  text += ':';
  if (m.action == Action::place) {
    write(text, m.tower());
    text += '@';
  } else {
    text += name_of(m.from());
    text += m.action == Action::step ? '-' : 'x';
  }
  text += name_of(m.to);
  return text;
}

// BOARD:SUBJECT SIGN CELL, eight bytes.
std::expected<Talat::Move, Fault> Talat::parse(const Open&, std::string_view text) {
  constexpr std::size_t subject_at = 3, sign_at = 5, to_at = 6, length = 8;
  const std::optional<BoardName> board = read_board_name(text);
  if (!board) return fault(text.size() < 2 ? not_a_move : no_such_board);
  if (text.size() < length) return fault(not_a_move, {}, text.size());
  if (text.size() > length) return fault(not_a_move, {}, length);
  if (text[2] != ':') return fault(not_a_move, {}, 2);

  const std::optional<Cell> to = read_cell(text.substr(to_at));
  const char sign = text[sign_at];
  if (sign == '@') {
    const std::optional<Tower> tower = read_tower(text.substr(subject_at));
    if (!tower) return fault(no_such_tower, {}, subject_at);
    if (!to) return fault(no_such_cell, {}, to_at);
    return Move::place(*board, *tower, *to);
  }
  if (sign != '-' && sign != 'x') return fault(not_a_move, {}, sign_at);
  const std::optional<Cell> from = read_cell(text.substr(subject_at));
  if (!from) return fault(no_such_cell, {}, subject_at);
  if (!to) return fault(no_such_cell, {}, to_at);
  return sign == '-' ? Move::step(*board, *from, *to) : Move::capture(*board, *from, *to);
}

}  // namespace troika
