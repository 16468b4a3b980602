#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/seat.h"
#include "games/talat/board.h"

namespace troika::talat {

// What is settled before a game.
struct Setup {
  int players = 3;      // 2: with the ghost, RULES 16
  Seat first = seat_a;  // who begins; with two players always A

  bool operator==(const Setup&) const = default;
};

// Everything: nothing is hidden in this game.
struct Open {
  std::array<Board, 3> boards{};       // AB, BC, CA
  std::array<bool, 3> closed{};        // follows from the boards once placing is over, RULES 13
  BySeat<TowerSet, 3> hands{};         // still to be placed
  BySeat<std::uint8_t, 3> captured{};  // how many towers each has captured
  std::uint8_t players = 3;
  Turn turn = Turn::over();

  const Board& board(BoardName b) const { return boards[index(b)]; }
  Board& board(BoardName b) { return boards[index(b)]; }
  bool is_closed(BoardName b) const { return closed[index(b)]; }
  bool with_ghost() const { return players == 2; }
  bool placing() const { return (hands[seat_a] | hands[seat_b] | hands[seat_c]) != 0; }
  bool placing_ghost() const { return with_ghost() && hands[ghost] != 0; }
  // The colour that is placed when this seat places.
  Seat colour_placed_by(Seat s) const { return placing_ghost() ? ghost : s; }

  bool operator==(const Open&) const = default;
};

enum class Action : std::uint8_t { place, step, capture, lot };

// Placing a tower, a step or a capture; before a match also the lot that says who begins (RULES 3).
struct Move {
  Action action = Action::place;
  BoardName board = BoardName::ab;
  std::uint8_t subject =
      0;  // place: the tower; step and capture: the cell it leaves; lot: the seat
  Cell to{};

  static constexpr Move place(BoardName b, Tower t, Cell to) {
    return {Action::place, b, static_cast<std::uint8_t>(t), to};
  }
  static constexpr Move step(BoardName b, Cell from, Cell to) {
    return {Action::step, b, static_cast<std::uint8_t>(from), to};
  }
  static constexpr Move capture(BoardName b, Cell from, Cell to) {
    return {Action::capture, b, static_cast<std::uint8_t>(from), to};
  }
  static constexpr Move lot(Seat first) {
    return {Action::lot, BoardName::ab, static_cast<std::uint8_t>(first), Cell{}};
  }

  constexpr Tower tower() const {
    assert(action == Action::place);
    return static_cast<Tower>(subject);
  }
  constexpr Cell from() const {
    assert(action == Action::step || action == Action::capture);
    return static_cast<Cell>(subject);
  }
  constexpr Seat first() const {
    assert(action == Action::lot);
    return static_cast<Seat>(subject);
  }

  bool operator==(const Move&) const = default;
};

// The most moves a position can have is 90: nine towers to place on ten cells. (Later there are at
// most 14 towers, the ghost's five included, with five targets each.) Some room more to list them.
inline constexpr std::size_t most_moves = 96;

// The towers of one way on one board.
struct Troop {
  BoardName board;
  Way way;
};

// The towers of a colour: those that go up on the board that its seat's letter begins, and those
// that go down on the board before.
constexpr std::array<Troop, 2> troops_of(Seat s) {
  return {{{static_cast<BoardName>(index(s)), Way::up},
           {static_cast<BoardName>((index(s) + 2) % 3), Way::down}}};
}

// Who moves the towers of one way on one board, and scores for them. Each player commands the ghost
// against the other. RULES 18, 20
constexpr Seat commander(int players, BoardName b, Way w) {
  const Seat owner = colour(b, w);
  if (players == 3 || owner != ghost) return owner;
  return b == BoardName::bc ? seat_a : seat_b;
}

namespace detail {
inline constexpr std::array<Troop, 6> commands_of_three{{{BoardName::ab, Way::up},
                                                         {BoardName::ca, Way::down},
                                                         {BoardName::ab, Way::down},
                                                         {BoardName::bc, Way::up},
                                                         {BoardName::bc, Way::down},
                                                         {BoardName::ca, Way::up}}};
inline constexpr std::array<Troop, 6> commands_of_two{{{BoardName::ab, Way::up},
                                                       {BoardName::ca, Way::down},
                                                       {BoardName::bc, Way::down},
                                                       {BoardName::ab, Way::down},
                                                       {BoardName::bc, Way::up},
                                                       {BoardName::ca, Way::up}}};
}  // namespace detail

// The towers that a seat moves. None for the ghost.
constexpr std::span<const Troop> commands(int players, Seat s) {
  if (players == 3) return std::span(detail::commands_of_three).subspan(index(s) * 2, 2);
  if (s == ghost) return {};
  return std::span(detail::commands_of_two).subspan(index(s) * 3, 3);
}

}  // namespace troika::talat
