#include <gtest/gtest.h>

#include "games/talat/position.h"
#include "tests/unit/talat_lines.h"

namespace troika {
namespace {

using namespace talat_lines;

const std::string all = "1T1S1H2T2S2H3T3S3H";

// A line of nine fields, some of which are replaced.
struct Line {
  std::string ab = "b1S4/5/5/5/a2S4", bc = "c1S4/5/5/5/b2S4", ca = "a1S4/5/5/5/c2S4", turn = "A",
              hand_a = "-", hand_b = "-", hand_c = "-", captured = "0,0,0", players = "3";

  // Where a field begins.
  std::size_t column(std::string_view name) const {
    const std::vector<std::string_view> names{"AB",     "BC",     "CA",       "TURN",   "HAND_A",
                                              "HAND_B", "HAND_C", "CAPTURED", "PLAYERS"};
    const std::string line = text();
    std::size_t begin = 0;
    for (const std::string_view other : names) {
      if (other == name) break;
      begin = line.find(' ', begin) + 1;
    }
    return begin;
  }

  std::string text() const {
    return ab + ' ' + bc + ' ' + ca + ' ' + turn + ' ' + hand_a + ' ' + hand_b + ' ' + hand_c +
           ' ' + captured + ' ' + players;
  }
};

// While towers are placed.
Line placing(const std::string& a, const std::string& b, const std::string& c) {
  return {"5/5/5/5/5", "5/5/5/5/5", "5/5/5/5/5", "A", a, b, c, "0,0,0", "3"};
}

void expect_line_fault(const std::string& text, const Reason& reason, std::string_view field,
                       std::size_t column) {
  SCOPED_TRACE(text);
  const auto placed = Talat::read_position(text, nullptr);
  ASSERT_FALSE(placed.has_value());
  EXPECT_EQ(placed.error().reason->code, reason.code);
  EXPECT_EQ(placed.error().field, field);
  EXPECT_EQ(placed.error().column, column);
}
void expect_fault(const Line& line, const Reason& reason, std::string_view field,
                  std::size_t offset = 0) {
  expect_line_fault(line.text(), reason, field, line.column(field) + offset);
}

void expect_read(const std::string& text) {
  const auto placed = Talat::read_position(text, nullptr);
  ASSERT_TRUE(placed.has_value()) << text << ": " << placed.error().reason->en;
  EXPECT_EQ(Talat::write_position(placed->truth), text);
}

TEST(TalatPosition, is_written_as_it_is_read) {
  expect_read(start_3);
  expect_read(start_2);
  expect_read(Line{}.text());
  expect_read(with_ab("b1Tb3H1b2S1/5/5/2a2H2/a3T1a1Sa1H1"));
  expect_read(after(start_3, {"AB:3H@c1", "AB:2T@a5", "BC:1S@e5"}));
}

TEST(TalatPosition, of_the_start_is_the_start) {
  EXPECT_EQ(Talat::write_position(Talat::start({})), start_3);
  EXPECT_EQ(Talat::write_position(Talat::start({2, seat_at(0)})), start_2);
  EXPECT_EQ(at(start_3), Talat::start({}));
}

TEST(TalatPosition, tells_who_began_while_towers_are_placed) {
  Truth<Talat> truth = Talat::start({3, seat_at(1)});
  for (int i = 0; i < 26; ++i) {
    const auto placed = Talat::read_position(Talat::write_position(truth), nullptr);
    ASSERT_TRUE(placed.has_value());
    EXPECT_EQ(placed->setup, (Talat::Setup{3, seat_at(1)})) << Talat::write_position(truth);
    truth = played(truth, {*moves(truth).begin()});
  }
}

TEST(TalatPosition, has_nine_fields_with_single_spaces) {
  expect_line_fault("", talat::field_missing, "AB", 0);
  expect_line_fault("5/5/5/5/5", talat::field_missing, "BC", 9);
  expect_line_fault("5/5/5/5/5 ", talat::field_missing, "BC", 10);
  expect_line_fault(" " + start_3, talat::field_empty, "AB", 0);
  expect_line_fault("5/5/5/5/5  " + start_3, talat::field_empty, "BC", 10);
  expect_line_fault(start_3 + " ", talat::line_too_long, "PLAYERS", start_3.size());
  expect_line_fault(start_3 + " 3", talat::line_too_long, "PLAYERS", start_3.size());
  expect_line_fault(start_3.substr(0, start_3.size() - 2), talat::field_missing, "PLAYERS",
                    start_3.size() - 2);
}

TEST(TalatPosition, boards_have_five_ranks_of_five_cells) {
  expect_fault({.ab = "5/5/5/5"}, talat::too_few_ranks, "AB", 7);
  expect_fault({.ab = "5/5/5/5/5/5"}, talat::too_many_ranks, "AB", 9);
  expect_fault({.ab = "5/5/5/5/5/"}, talat::too_many_ranks, "AB", 9);
  expect_fault({.ab = "5/4/5/5/5"}, talat::rank_too_short, "AB", 3);
  expect_fault({.ab = "5//5/5/5"}, talat::rank_too_short, "AB", 2);
  expect_fault({.ab = "5/5a1T/5/5/5"}, talat::rank_too_long, "AB", 3);
  expect_fault({.ab = "5/a1T5/5/5/5"}, talat::rank_too_long, "AB", 5);
  expect_fault({.ab = "5/14/5/5/5"}, talat::digits_in_a_row, "AB", 3);
  expect_fault({.ab = "5/0a1T4/5/5/5"}, talat::not_a_board, "AB", 2);
  expect_fault({.ab = "6/5/5/5/5"}, talat::not_a_board, "AB", 0);
  expect_fault({.ab = "5/A1T4/5/5/5"}, talat::not_a_board, "AB", 2);
}

TEST(TalatPosition, boards_hold_only_their_two_colours) {
  expect_fault({.ab = "c1T4/5/5/5/5"}, talat::foreign_colour, "AB", 0);
  expect_fault({.bc = "5/5/5/5/4a1T"}, talat::foreign_colour, "BC", 9);
  expect_fault({.ca = "5/5/b1T4/5/5"}, talat::foreign_colour, "CA", 4);
}

TEST(TalatPosition, towers_are_height_and_shape) {
  expect_fault({.ab = "a4T4/5/5/5/5"}, talat::not_a_tower, "AB", 1);
  expect_fault({.ab = "a1t4/5/5/5/5"}, talat::not_a_tower, "AB", 1);
  expect_fault({.ab = "a1"}, talat::not_a_tower, "AB", 1);
}

TEST(TalatPosition, each_tower_is_there_once) {
  expect_fault({.ab = "a1Ta1T3/5/5/5/5"}, talat::tower_twice, "AB", 3);
  expect_fault({.ca = "a2S4/5/5/5/5"}, talat::tower_twice, "CA");
  Line line = placing(all, all, all);
  line.ab = "5/5/5/5/a1T4";
  expect_fault(line, talat::tower_twice, "HAND_A");
  expect_fault(placing("1T1T", all, all), talat::tower_twice, "HAND_A", 2);
}

TEST(TalatPosition, five_towers_of_a_colour_on_a_board_at_most) {
  expect_read(with_ab("b1S4/5/5/5/a1Ta1Sa1Ha2Ta2S"));
  expect_fault({.ab = "b1S4/5/5/a3T4/a1Ta1Sa1Ha2Ta2S", .ca = "a3S4/5/5/5/c2S4"},
               talat::too_many_on_board, "AB", 26);
}

TEST(TalatPosition, the_turn_is_a_seat_or_a_dash) {
  expect_fault({.turn = "D"}, talat::not_a_turn, "TURN");
  expect_fault({.turn = "a"}, talat::not_a_turn, "TURN");
  expect_fault({.turn = "AB"}, talat::not_a_turn, "TURN");
}

TEST(TalatPosition, hands_are_towers_in_order) {
  expect_fault({.hand_a = "x"}, talat::not_a_hand, "HAND_A");
  expect_fault({.hand_a = "1T2"}, talat::not_a_tower, "HAND_A", 2);
  expect_fault({.hand_a = "1T-"}, talat::not_a_tower, "HAND_A", 2);
  expect_fault({.hand_b = "1T3T1H"}, talat::hand_out_of_order, "HAND_B", 4);
}

TEST(TalatPosition, captured_are_three_numbers) {
  expect_fault({.captured = "0,0"}, talat::not_captured_counts, "CAPTURED");
  expect_fault({.captured = "0,0,0,0"}, talat::not_captured_counts, "CAPTURED");
  expect_fault({.captured = "0,x,0"}, talat::not_captured_counts, "CAPTURED", 2);
  expect_fault({.captured = "0,0,01"}, talat::not_captured_counts, "CAPTURED", 4);
  expect_fault({.captured = "0,,0"}, talat::not_captured_counts, "CAPTURED", 2);
  expect_fault({.captured = "19,0,0"}, talat::not_captured_counts, "CAPTURED");
}

TEST(TalatPosition, two_or_three_players) {
  expect_fault({.players = "4"}, talat::not_a_player_count, "PLAYERS");
  expect_fault({.players = "03"}, talat::not_a_player_count, "PLAYERS");
}

TEST(TalatPosition, no_more_captured_than_are_missing) {
  expect_read(Line{.captured = "14,0,7"}.text());
  expect_fault({.captured = "15,0,0"}, talat::too_many_captured, "CAPTURED");
  expect_fault({.captured = "8,7,7"}, talat::too_many_captured, "CAPTURED");
  expect_read(Line{.captured = "13,7,0", .players = "2"}.text());
  expect_fault({.captured = "14,0,0", .players = "2"}, talat::too_many_captured, "CAPTURED");
  expect_fault({.captured = "0,0,1", .players = "2"}, talat::ghost_captured, "CAPTURED");
}

TEST(TalatPosition, only_eight_ghosts) {
  Line line{.bc = "c1Tc1Sc1Hc2Tc2H/5/5/5/b2S4", .ca = "a1S4/5/5/5/c2Sc3Tc3Sc3H1", .players = "2"};
  expect_fault(line, talat::ninth_ghost, "HAND_C");
  line.players = "3";
  expect_read(line.text());
  Line hand = placing(all, all, "3H");
  hand.players = "2";
  hand.bc = "c1Tc1Sc1Hc2Tc2H/5/5/5/5";
  hand.ca = "5/5/5/5/c2Sc3Tc3S2";
  expect_fault(hand, talat::ninth_ghost, "HAND_C");
}

TEST(TalatPosition, while_towers_are_placed_nothing_is_captured_or_missing_or_has_moved) {
  Line line = placing(all, all, all);
  line.captured = "1,0,0";
  expect_fault(line, talat::captured_while_placing, "CAPTURED");
  expect_fault(placing(all, all, "1T1S1H2T2S2H3T3S"), talat::tower_missing, "HAND_C");
  line = placing("1S1H2T2S2H3T3S3H", all, all);
  line.turn = "B";
  line.ab = "5/5/5/a1T4/5";
  expect_fault(line, talat::moved_while_placing, "AB", 0);
  line.ab = "5/5/5/5/5";
  line.ca = "5/5/5/5/a1T4";
  expect_fault(line, talat::moved_while_placing, "CA");
}

TEST(TalatPosition, hands_of_three_fit_taking_turns) {
  Line line = placing("1S1H2T2S2H3T3S3H", all, all);
  line.ab = "5/5/5/5/a1T4";
  line.turn = "B";
  expect_read(line.text());
  line.turn = "A";
  expect_fault(line, talat::hands_out_of_turn, "TURN");
  line.turn = "C";
  expect_fault(line, talat::hands_out_of_turn, "TURN");
  line.turn = "-";
  expect_fault(line, talat::game_has_not_ended, "TURN");
  Line two_ahead = placing("1H2T2S2H3T3S3H", all, all);
  two_ahead.ab = "5/5/5/5/a1Ta1S3";
  two_ahead.turn = "B";
  expect_fault(two_ahead, talat::hands_out_of_turn, "TURN");
}

TEST(TalatPosition, hands_of_two_fit_taking_turns) {
  Line line = placing(all, all, "1S1H2T2S2H3T3S3H");
  line.players = "2";
  line.bc = "c1T4/5/5/5/5";
  line.turn = "B";
  expect_read(line.text());
  line.turn = "A";
  expect_fault(line, talat::hands_out_of_turn, "TURN");
  line.turn = "C";
  expect_fault(line, talat::ghost_has_no_turn, "TURN");

  line.turn = "B";
  line.hand_a = "1S1H2T2S2H3T3S3H";
  line.ab = "5/5/5/5/a1T4";
  expect_fault(line, talat::hands_out_of_turn, "HAND_A");

  Line own = placing(all, "1S1H2T2S2H3T3S3H", "-");
  own.players = "2";
  own.bc = "c1Tc1Sc1Hc2Tc2H/5/5/5/b1T4";
  own.ca = "5/5/5/5/c2Sc3Tc3S2";
  expect_fault(own, talat::hands_out_of_turn, "HAND_A");
  std::swap(own.hand_a, own.hand_b);
  own.bc = "c1Tc1Sc1Hc2Tc2H/5/5/5/5";
  own.ab = "5/5/5/5/a1T4";
  own.turn = "B";
  expect_read(own.text());
}

TEST(TalatPosition, the_turn_fits_the_boards) {
  expect_fault({.turn = "-"}, talat::game_has_not_ended, "TURN");
  expect_fault({.turn = "C", .players = "2"}, talat::ghost_has_no_turn, "TURN");
  expect_line_fault(line("5/5/5/5/5", open_bc, "5/5/5/5/5", "B"), talat::game_has_ended, "TURN",
                    38);
  expect_read(line("5/5/5/5/5", open_bc, "5/5/5/5/5", "-"));
  expect_read(line("5/5/5/5/5", "5/5/5/5/5", "5/5/5/5/5", "-"));
  // A's only tower besides one at its end is blocked.
  expect_line_fault(line("a1Tb1S3/5/5/5/5", open_bc, "5/5/5/5/1c2Sa1H2", "A"),
                    talat::turn_is_skipped, "TURN", 51);
}

}  // namespace
}  // namespace troika
