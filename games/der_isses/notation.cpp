#include "games/der_isses/reasons.h"
#include "games/der_isses/state.h"

namespace troika::der_isses {
namespace {

// Reads the signs of a move one after the other.
class Reader {
 public:
  Reader(Size size, std::string_view text) : size_(size), text_(text) {}

  bool takes(char sign) {
    if (at_ == text_.size() || text_[at_] != sign) return false;
    ++at_;
    return true;
  }
  std::expected<Piece, Fault> piece() {
    for (std::size_t p = 0; p < static_cast<std::size_t>(size_.pieces); ++p)
      if (takes(piece_letters[p])) return piece_at(p);
    return at_ == text_.size() ? odd() : fault(no_such_piece, {}, at_);
  }
  std::expected<Cell, Fault> cell() {
    const auto file = coordinate('a');
    if (!file) return std::unexpected(file.error());
    const auto rank = coordinate('1');
    if (!rank) return std::unexpected(rank.error());
    return cell_at(*file, *rank);
  }
  // The move, if nothing is left of the text.
  std::expected<Move, Fault> whole(Move m) const {
    if (at_ < text_.size()) return odd();
    return m;
  }
  std::unexpected<Fault> odd() const { return fault(not_a_move, {}, at_); }

 private:
  std::expected<int, Fault> coordinate(char first) {
    if (at_ == text_.size()) return odd();
    const int value = text_[at_] - first;
    if (value < 0 || value >= size_.side) return fault(no_such_cell, {}, at_);
    ++at_;
    return value;
  }

  Size size_;
  std::string_view text_;
  std::size_t at_ = 0;
};

std::string text_of(Cell c) {
  return {static_cast<char>('a' + file_of(c)), static_cast<char>('1' + rank_of(c))};
}

std::expected<Move, Fault> parse_coin(Reader& reader) {
  const auto cell = reader.cell();
  if (!cell) return std::unexpected(cell.error());
  return reader.whole(Move::coin(*cell));
}

std::expected<Move, Fault> parse_choice(Reader& reader, Seat seat) {
  if (!reader.takes('=')) return reader.odd();
  if (reader.takes('?')) return reader.whole(Move::hidden_choice(seat));
  const auto piece = reader.piece();
  if (!piece) return std::unexpected(piece.error());
  return reader.whole(Move::choose(seat, *piece));
}

std::expected<Move, Fault> parse_piece(Reader& reader) {
  const auto piece = reader.piece();
  if (!piece) return std::unexpected(piece.error());
  if (reader.takes('!')) return reader.whole(Move::accuse(*piece));
  const bool places = reader.takes('@');
  const auto cell = reader.cell();
  if (!cell) return std::unexpected(cell.error());
  if (places) return reader.whole(Move::place(*piece, *cell));
  if (reader.takes('$')) return reader.whole(Move::land(*piece, *cell));
  return reader.whole(Move::go(*piece, *cell));
}

}  // namespace

std::string format_move(Move m) {
  const std::string piece(1, piece_letters[index(m.piece)]);
  switch (m.kind) {
    case Move::Kind::first:
      return m.seat == seat_at(0) ? "first=1" : "first=2";
    case Move::Kind::place:
      return piece + '@' + text_of(m.cell);
    case Move::Kind::coin:
      return '$' + text_of(m.cell);
    case Move::Kind::choose:
      return seat_letter(m.seat) + ('=' + piece);
    case Move::Kind::hidden_choice:
      return std::string{seat_letter(m.seat), '=', '?'};
    case Move::Kind::go:
      return piece + text_of(m.cell);
    case Move::Kind::land:
      return piece + text_of(m.cell) + '$';
    case Move::Kind::accuse:
      return piece + '!';
  }
  return {};
}

// "B" names a seat in "B=R" and the blue piece in "Be5": the second sign tells which.
std::expected<Move, Fault> parse_move(Size size, std::string_view text) {
  Reader reader(size, text);
  if (reader.takes('$')) return parse_coin(reader);
  if (reader.takes('A')) return parse_choice(reader, seat_at(0));
  if (text.starts_with("B=") && reader.takes('B')) return parse_choice(reader, seat_at(1));
  return parse_piece(reader);
}

}  // namespace troika::der_isses
