#include <gtest/gtest.h>

#include "games/talat/reasons.h"
#include "tests/unit/talat_lines.h"

namespace troika {
namespace {

using namespace talat_lines;
using talat::BoardName;
using talat::cell_at;

const Talat::Open open = Talat::start({}).open();

void expect_move(const std::string& text, Talat::Move move) {
  EXPECT_EQ(Talat::format(open, move), text);
  const auto parsed = Talat::parse(open, text);
  ASSERT_TRUE(parsed.has_value()) << text;
  EXPECT_EQ(*parsed, move) << text;
}

void expect_fault(const std::string& text, const Reason& reason, std::size_t column) {
  const auto parsed = Talat::parse(open, text);
  ASSERT_FALSE(parsed.has_value()) << text;
  EXPECT_EQ(parsed.error().reason->code, reason.code) << text;
  EXPECT_EQ(parsed.error().column, column) << text;
}

TEST(TalatNotation, of_placing_moving_and_capturing) {
  expect_move("AB:3H@c1",
              Talat::Move::place(BoardName::ab, talat::make_tower(3, 2), cell_at(0, 2)));
  expect_move("BC:c1-c2", Talat::Move::step(BoardName::bc, cell_at(0, 2), cell_at(1, 2)));
  expect_move("CA:c2xd3", Talat::Move::capture(BoardName::ca, cell_at(1, 2), cell_at(2, 3)));
}

TEST(TalatNotation, refuses_what_is_not_a_move) {
  expect_fault("", talat::not_a_move, 0);
  expect_fault("A", talat::not_a_move, 0);
  expect_fault("BA:c1-c2", talat::no_such_board, 0);
  expect_fault("ab:c1-c2", talat::no_such_board, 0);
  expect_fault("AC:c1-c2", talat::no_such_board, 0);
  expect_fault("AB", talat::not_a_move, 2);
  expect_fault("AB:c1-c", talat::not_a_move, 7);
  expect_fault("AB:c1-c2 ", talat::not_a_move, 8);
  expect_fault("AB c1-c2", talat::not_a_move, 2);
  expect_fault("AB:c1+c2", talat::not_a_move, 5);
  expect_fault("AB:f1-c2", talat::no_such_cell, 3);
  expect_fault("AB:c0-c2", talat::no_such_cell, 3);
  expect_fault("AB:c1xc6", talat::no_such_cell, 6);
  expect_fault("AB:C1xc2", talat::no_such_cell, 3);
  expect_fault("AB:4H@c1", talat::no_such_tower, 3);
  expect_fault("AB:1h@c1", talat::no_such_tower, 3);
  expect_fault("AB:1H@c9", talat::no_such_cell, 6);
}

TEST(TalatNotation, seats_are_letters) {
  EXPECT_EQ(Talat::seat_name(seat_at(0)), "A");
  EXPECT_EQ(Talat::seat_name(seat_at(2)), "C");
}

}  // namespace
}  // namespace troika
