#pragma once

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/reason.h"
#include "core/seat.h"
#include "games/der_isses/board.h"

namespace troika::der_isses {

// The measures of a game: the real one is 7, 7, 4.
struct Size {
  int side;          // files and ranks
  int pieces;        // the first ones in the order of `piece_letters`
  int coins_to_win;  // RULES 4
};

// The piece that a seat has secretly chosen for the round (RULES 8).
class Card {
 public:
  constexpr Card() = default;  // not chosen
  static constexpr Card of(Piece p) { return Card(static_cast<std::uint8_t>(index(p) + 1)); }
  static constexpr Card unknown() { return Card(0xff); }  // chosen; the reader of a line cannot see

  constexpr bool is_chosen() const { return value_ != 0; }
  constexpr bool is_unknown() const { return value_ == 0xff; }
  constexpr bool shows(Piece p) const { return value_ == index(p) + 1; }
  constexpr Piece piece() const {
    assert(is_chosen() && !is_unknown());
    return piece_at(value_ - std::size_t{1});
  }
  constexpr bool operator==(const Card&) const = default;

 private:
  explicit constexpr Card(std::uint8_t value) : value_(value) {}
  std::uint8_t value_ = 0;
};

enum class Phase : std::uint8_t { setup, coin, choose, play, over };

// What everyone saw when a round ended (RULES 17 to 19).
struct RoundEnd {
  enum class How : std::uint8_t { landing, accusation };
  How how{};
  Piece piece{};          // that landed, or was named
  Seat winner{};          // of the coin
  BySeat<Card, 2> shown;  // the cards turned up; not chosen: stays secret
  bool operator==(const RoundEnd&) const = default;
};

// What everyone at the table sees.
struct Open {
  Bits pieces = 0;                       // cells with a piece
  Bits coin = 0;                         // the coin's cell, none while it is off the board
  std::array<Cell, most_pieces> cell{};  // of each piece that is on the board
  Phase phase = Phase::setup;
  Seat turn{};                         // places the coin; begins after the choice; moves
  SeatSet chosen;                      // who has chosen a piece for this round
  BySeat<std::uint8_t, 2> coins;       // won so far
  std::optional<RoundEnd> last_round;  // how the round before this one ended
  bool operator==(const Open&) const = default;
};

// Any move, also those of chance.
struct Move {
  enum class Kind : std::uint8_t {
    first,          // the lot: which player sits at seat A (RULES 5)
    place,          // set-up: the piece stands on the cell (RULES 5)
    coin,           // the coin goes on the cell (RULES 7)
    choose,         // the seat chooses the piece (RULES 8)
    hidden_choice,  // what others see of that
    go,             // the piece goes to the cell (RULES 11)
    land,           // the chosen piece goes on the coin (RULES 15)
    accuse,         // the piece is the opponent's (RULES 16)
  };
  Kind kind{};
  Piece piece{};
  Cell cell{};
  Seat seat{};
  constexpr bool operator==(const Move&) const = default;

  static constexpr Move first(Seat player) { return {Kind::first, {}, {}, player}; }
  static constexpr Move place(Piece p, Cell c) { return {Kind::place, p, c, {}}; }
  static constexpr Move coin(Cell c) { return {Kind::coin, {}, c, {}}; }
  static constexpr Move choose(Seat s, Piece p) { return {Kind::choose, p, {}, s}; }
  static constexpr Move hidden_choice(Seat s) { return {Kind::hidden_choice, {}, {}, s}; }
  static constexpr Move go(Piece p, Cell c) { return {Kind::go, p, c, {}}; }
  static constexpr Move land(Piece p, Cell c) { return {Kind::land, p, c, {}}; }
  static constexpr Move accuse(Piece p) { return {Kind::accuse, p, {}, {}}; }
};

// Never more: every piece to every empty cell, and every accusation.
inline constexpr std::size_t usual_moves =
    most_pieces * (widest_side * widest_side - most_pieces) + most_pieces;

constexpr Seat other(Seat s) { return seat_at(1 - troika::index(s)); }
constexpr char seat_letter(Seat s) { return s == seat_at(0) ? 'A' : 'B'; }

// Where the coin may be placed (RULES 7). Fewer than ceil(side / 3)² kings cannot dominate a board,
// so on the real one some cell is at a distance from all pieces. Where the pieces of a smaller
// game leave no such cell, any empty cell will do.
constexpr Bits coin_cells(Size size, Bits pieces) {
  const Bits board = whole_board(size.side);
  const Bits apart = board & ~with_neighbours(pieces);
  const int rows = (size.side + 2) / 3;
  if (size.pieces < rows * rows || apart != 0) return apart;
  return board & ~pieces;
}

const Reason* why_not(Size size, const Open& open, Seat seat, Card own, Move m);

std::string format_move(Move m);
std::expected<Move, Fault> parse_move(Size size, std::string_view text);
// How the last round ended, as «G$ A A=G» (the piece landed, A won the coin, these cards were
// turned up) or «R! B B=W» (the piece was named); empty in the first round.
std::string write_memory(const Open& open);
bool read_memory(Size size, std::string_view memory, Open& open);
// Of that, what a move has turned up.
std::string write_shown(Move m, const Open& after);
bool read_shown(Size size, const Open& before, Move m, std::string_view cards, Open& after);

// A position as its line tells it: what is open, and a card per seat.
struct Position {
  Open open;
  BySeat<Card, 2> cards;
};
std::expected<Position, Fault> read_line(Size size, std::string_view line);
std::string write_line(Size size, const Position& position);

}  // namespace troika::der_isses
