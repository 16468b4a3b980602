#include <gtest/gtest.h>

#include "tests/unit/der_isses_table.h"

namespace troika::der_isses_tests {
namespace {

using namespace der_isses;

TEST(DerIssesNotation, every_kind_of_move_round_trips) {
  const Cell d4 = cell_at(3, 3);
  const Piece red = piece_at(0);
  const Piece blue = piece_at(4);
  const std::vector<std::pair<std::string, Move>> texts = {
      {"R@d4", Move::place(red, d4)},     {"$d4", Move::coin(d4)},
      {"A=R", Move::choose(a, red)},      {"B=B", Move::choose(b, blue)},
      {"A=?", Move::hidden_choice(a)},    {"B=?", Move::hidden_choice(b)},
      {"Bd4", Move::go(blue, d4)},        {"Rd4$", Move::land(red, d4)},
      {"B!", Move::accuse(blue)},         {"B@g7", Move::place(blue, cell_at(6, 6))},
      {"$a1", Move::coin(cell_at(0, 0))}, {"Wg1", Move::go(piece_at(6), cell_at(6, 0))},
  };
  for (const auto& [text, m] : texts) {
    EXPECT_EQ(DerIsses::format({}, m), text);
    const auto parsed = DerIsses::parse({}, text);
    ASSERT_TRUE(parsed.has_value()) << text;
    EXPECT_EQ(*parsed, m) << text;
  }
}

TEST(DerIssesNotation, seats_are_A_and_B) {
  EXPECT_EQ(DerIsses::seat_name(a), "A");
  EXPECT_EQ(DerIsses::seat_name(b), "B");
}

struct Wrong {
  std::string_view text;
  const Reason* reason;
  std::size_t column;
};

TEST(DerIssesNotation, wrong_texts_are_refused_where_they_go_wrong) {
  const Wrong wrongs[] = {
      {"", &not_a_move, 0},
      {"R", &not_a_move, 1},
      {"Rd", &not_a_move, 2},
      {"Rd4x", &not_a_move, 3},
      {"Rd4$$", &not_a_move, 4},
      {"Rd4!", &not_a_move, 3},
      {"R!!", &not_a_move, 2},
      {"R! ", &not_a_move, 2},
      {" R!", &no_such_piece, 0},
      {"X!", &no_such_piece, 0},
      {"rd4", &no_such_piece, 0},
      {"Rh4", &no_such_cell, 1},
      {"RD4", &no_such_cell, 1},
      {"Rd8", &no_such_cell, 2},
      {"Rd0", &no_such_cell, 2},
      {"R@", &not_a_move, 2},
      {"R@d4$", &not_a_move, 4},
      {"$", &not_a_move, 1},
      {"$h1", &no_such_cell, 1},
      {"$d4$", &not_a_move, 3},
      {"A", &not_a_move, 1},
      {"A=", &not_a_move, 2},
      {"A=X", &no_such_piece, 2},
      {"A=RR", &not_a_move, 3},
      {"A!", &not_a_move, 1},
      {"B=", &not_a_move, 2},
      {"B", &not_a_move, 1},
      {"C=R", &no_such_piece, 0},
      {"first=1", &no_such_piece, 0},
      {"A=-", &no_such_piece, 2},
      {"\xd0\xa0", &no_such_piece, 0},
  };
  for (const auto& [text, reason, column] : wrongs) {
    const auto parsed = DerIsses::parse({}, text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_EQ(parsed.error().reason, reason) << text << ": " << parsed.error().reason->en;
    EXPECT_EQ(parsed.error().column, column) << text;
  }
}

TEST(DerIssesNotation, a_smaller_game_knows_fewer_pieces_and_cells) {
  using Small = DerIssesRules<4, 3, 1>;
  EXPECT_TRUE(Small::parse({}, "Yd4").has_value());
  EXPECT_FALSE(Small::parse({}, "Gd4").has_value());
  EXPECT_FALSE(Small::parse({}, "Ye4").has_value());
  EXPECT_FALSE(Small::parse({}, "Yd5").has_value());
}

}  // namespace
}  // namespace troika::der_isses_tests
