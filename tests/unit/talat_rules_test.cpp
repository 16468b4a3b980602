#include <gtest/gtest.h>

#include "games/talat/reasons.h"
#include "tests/unit/talat_lines.h"

namespace troika {
namespace {

using namespace talat_lines;
using Set = std::set<std::string>;

// The placings of the position as pairs of board and rank.
Set rows(const std::string& position) {
  Set result;
  for (const std::string& text : moves(position))
    result.insert(text.substr(0, 2) + ' ' + text.back());
  return result;
}

std::string start_of(const std::string& seat) {
  std::string position = start_3;
  position[position.find('A')] = seat[0];
  return position;
}

TEST(Talat, R1_start_rows_are_rank_1_of_the_first_and_rank_5_of_the_second_letter) {
  EXPECT_EQ(rows(start_of("A")), (Set{"AB 1", "CA 5"}));
  EXPECT_EQ(rows(start_of("B")), (Set{"BC 1", "AB 5"}));
  EXPECT_EQ(rows(start_of("C")), (Set{"CA 1", "BC 5"}));
  EXPECT_EQ(moves(start_3, "AB:3H").size(), 5U);
  EXPECT_EQ(moves(start_3, "CA:3H").size(), 5U);
}

TEST(Talat, R2_nine_towers_each) {
  Set towers;
  for (const std::string& text : moves(start_3)) towers.insert(text.substr(3, 2));
  EXPECT_EQ(towers, (Set{"1T", "1S", "1H", "2T", "2S", "2H", "3T", "3S", "3H"}));
}

TEST(Talat, R3_the_one_who_begins_places_first) {
  for (std::size_t i = 0; i < 3; ++i) {
    const Truth<Talat> truth = Talat::start({3, seat_at(i)});
    EXPECT_EQ(Talat::turn(truth.open()), Turn::of(seat_at(i)));
  }
}

// Places all towers, always the first that can be placed on the first cell.
std::string placed_by_all(Truth<Talat> truth) {
  while (truth.open().placing()) truth = played(truth, {*moves(truth).begin()});
  return Talat::write_position(truth);
}

TEST(Talat, R4_turns_go_round) {
  const std::string position = after(start_of("B"), {"AB:1T@a5", "BC:1T@a5", "CA:1T@a5"});
  EXPECT_EQ(turn_of(position), "B");
  EXPECT_EQ(why_not(start_3, "AB:1T@a5"), &talat::not_on_start_row);
  const Truth<Talat> truth = at(start_3);
  EXPECT_EQ(truth.why_not(seat_at(1), *Talat::parse(truth.open(), "AB:1T@a5")),
            &talat::not_your_turn);
}

TEST(Talat, R4_who_placed_first_moves_first) {
  for (const char* seat : {"A", "B", "C"})
    EXPECT_EQ(turn_of(placed_by_all(at(start_of(seat)))), seat);
}

TEST(Talat, R5_a_tower_goes_to_an_empty_cell_of_an_own_start_row) {
  const std::string position = after(start_3, {"AB:3H@c1", "AB:2T@a5", "BC:1S@e5"});
  EXPECT_EQ(position,
            "b2T4/5/5/5/2a3H2 4c1S/5/5/5/5 5/5/5/5/5 A 1T1S1H2T2S2H3T3S 1T1S1H2S2H3T3S3H "
            "1T1H2T2S2H3T3S3H 0,0,0 3");
  EXPECT_EQ(moves(position).size(), 8U * 9U);
  EXPECT_EQ(why_not(position, "AB:3H@d1"), &talat::not_in_hand);
  EXPECT_EQ(why_not(position, "AB:3S@c1"), &talat::cell_taken);
  EXPECT_EQ(why_not(position, "AB:3S@c2"), &talat::not_on_start_row);
  EXPECT_EQ(why_not(position, "AB:3S@c5"), &talat::not_on_start_row);
  EXPECT_EQ(why_not(position, "BC:3S@c1"), &talat::not_on_start_row);
  EXPECT_EQ(why_not(position, "CA:3S@c5"), nullptr);
}

TEST(Talat, R5_one_start_cell_stays_empty) {
  const Truth<Talat> truth = at(placed_by_all(at(start_3)));
  for (const talat::BoardName b : talat::board_names)
    for (const talat::Way w : talat::both_ways) {
      const int count = std::popcount(truth.open().board(b).of(w));
      EXPECT_TRUE(count == 4 || count == 5);
    }
}

TEST(Talat, R5_placed_towers_do_not_move_while_towers_are_placed) {
  const std::string position = after(start_3, {"AB:3H@c1", "AB:2T@c5", "BC:1S@e5"});
  EXPECT_EQ(why_not(position, "AB:c1-c2"), &talat::still_placing);
  EXPECT_EQ(why_not(position, "AB:c1xc2"), &talat::still_placing);
}

TEST(Talat, R6_one_move_or_capture_with_an_own_tower_on_a_board_that_is_not_closed) {
  const std::string position = with_ab("5/2b1H2/2a2H2/5/5");
  EXPECT_EQ(moves(position),
            (Set{"AB:c3-b4", "AB:c3-d4", "AB:c3xc4", "CA:c3-b2", "CA:c3-d2", "CA:c3xc2"}));
  EXPECT_EQ(turn_of(after(position, {"AB:c3-b4"})), "B");
  EXPECT_EQ(turn_of(after(position, {"CA:c3xc2"})), "B");
  EXPECT_EQ(why_not(position, "AB:c4-c3"), &talat::not_your_tower);
  EXPECT_EQ(why_not(position, "BC:c2-b3"), &talat::not_your_tower);
  EXPECT_EQ(why_not(position, "AB:a1-a2"), &talat::no_tower_there);
  EXPECT_EQ(why_not(position, "AB:3H@a1"), &talat::all_placed);
}

TEST(Talat, R7_a_move_is_one_cell_ahead_straight_or_diagonally) {
  const std::string ab = "b1T4/5/5/a3T1a1S2/5";
  EXPECT_EQ(moves(with_ab(ab), "AB"),
            (Set{"AB:a2-a3", "AB:a2-b3", "AB:c2-b3", "AB:c2-c3", "AB:c2-d3"}));
  EXPECT_EQ(moves(with_ab("4b2S/5/5/5/a1S4", "B"), "AB"), (Set{"AB:e5-d4", "AB:e5-e4"}));
  EXPECT_EQ(after(with_ab(ab), {"AB:c2-d3"}), line("b1T4/5/3a1S1/a3T4/5", open_bc, open_ca, "B"));
  EXPECT_EQ(why_not(with_ab(ab), "AB:c2-c4"), &talat::not_one_step_ahead);
  EXPECT_EQ(why_not(with_ab(ab), "AB:c2-e3"), &talat::not_one_step_ahead);
}

TEST(Talat, R7_never_sideways_backwards_or_over_a_tower) {
  const std::string position = with_ab("b1T4/2a1H2/1a2T1a3S1/2a1S2/5");
  EXPECT_EQ(why_not(position, "AB:c2-b2"), &talat::not_one_step_ahead);
  EXPECT_EQ(why_not(position, "AB:c2-c1"), &talat::not_one_step_ahead);
  EXPECT_EQ(why_not(position, "AB:c2-b1"), &talat::not_one_step_ahead);
  EXPECT_EQ(why_not(position, "AB:c2-c4"), &talat::not_one_step_ahead);
  EXPECT_EQ(why_not(position, "AB:c2-b3"), &talat::way_blocked);
  EXPECT_EQ(why_not(position, "AB:c2-c3"), nullptr);
}

TEST(Talat, R7_a_move_does_not_go_round_the_edge) {
  EXPECT_EQ(moves(with_ab("b1T4/5/5/4a1S/5"), "AB"), (Set{"AB:e2-d3", "AB:e2-e3"}));
}

TEST(Talat, R8_a_tower_on_the_far_rank_cannot_move_on) {
  const std::string position = with_ab("a2T3b2H/5/5/5/a1H4");
  EXPECT_EQ(moves(position, "AB:a5"), Set{});
  EXPECT_EQ(why_not(position, "AB:a5-b5"), &talat::at_the_end);
}

TEST(Talat, R8_a_tower_on_the_far_rank_captures_sideways_and_is_captured) {
  EXPECT_EQ(moves(with_ab("a2Tb1H3/5/5/5/5"), "AB"), Set{"AB:a5xb5"});
  EXPECT_TRUE(moves(with_ab("a2Tb2H3/5/5/5/5", "B"), "AB").contains("AB:b5xa5"));
}

TEST(Talat, R9_captures_are_ahead_or_sideways_never_behind) {
  EXPECT_EQ(moves(with_ab("5/1b2Tb2Sb2H1/1b3Ta3Hb3S1/5/5"), "AB"),
            (Set{"AB:c3xb4", "AB:c3xc4", "AB:c3xd4", "AB:c3xb3", "AB:c3xd3"}));
  const std::string behind = with_ab("b1T4/5/2a3H2/1b2Tb2Sb2H1/5");
  EXPECT_EQ(moves(behind, "AB"), (Set{"AB:c3-b4", "AB:c3-c4", "AB:c3-d4"}));
  EXPECT_EQ(why_not(behind, "AB:c3xb2"), &talat::out_of_reach);
  EXPECT_EQ(why_not(behind, "AB:c3xc2"), &talat::out_of_reach);
  EXPECT_EQ(why_not(behind, "AB:c3xb3"), &talat::nothing_to_capture);
}

TEST(Talat, R9_the_other_colour_faces_the_other_way) {
  EXPECT_EQ(moves(with_ab("5/5/1a3Tb3Ha3S1/1a2Ta2Sa2H1/5", "B"), "AB"),
            (Set{"AB:c3xb2", "AB:c3xc2", "AB:c3xd2", "AB:c3xb3", "AB:c3xd3"}));
  EXPECT_EQ(moves(with_ab("5/1a2Ta2Sa2H1/2b3H2/5/a1T4", "B"), "AB"),
            (Set{"AB:c3-b2", "AB:c3-c2", "AB:c3-d2"}));
}

TEST(Talat, R9_captures_do_not_go_round_the_edge) {
  EXPECT_EQ(moves(with_ab("b3T4/b2T4/5/4a3H/5"), "AB"), (Set{"AB:e2-d3", "AB:e2-e3"}));
}

TEST(Talat, R9_the_capturer_takes_the_cell_and_keeps_the_tower) {
  EXPECT_EQ(after(with_ab("b2H4/2b2S2/2a3H2/5/5"), {"AB:c3xc4"}),
            "b2H4/2a3H2/5/5/5 " + open_bc + ' ' + open_ca + " B - - - 1,0,0 3");
}

TEST(Talat, R9_capturing_is_never_compulsory) {
  EXPECT_TRUE(moves(with_ab("5/2b1H2/2a2H2/5/5"), "AB").contains("AB:c3-b4"));
}

// Whether the tower of A on c3 may take that of B on c4. Two others keep the board open.
bool takes(const std::string& attacker, const std::string& victim) {
  for (const std::string shape : {"H", "S", "T"}) {
    if (attacker == "1" + shape || victim == "2" + shape) continue;
    const std::string position =
        with_ab("4b2" + shape + "/2b" + victim + "2/2a" + attacker + "2/5/a1" + shape + "4");
    EXPECT_FALSE(at(position).open().is_closed(talat::BoardName::ab));
    const Reason* const reason = why_not(position, "AB:c3xc4");
    EXPECT_TRUE(reason == nullptr || reason == &talat::too_weak) << reason->en;
    return moves(position).contains("AB:c3xc4");
  }
  return false;
}

TEST(Talat, R10a_takes_any_tower_exactly_one_height_smaller) {
  for (const std::string a : {"T", "S", "H"})
    for (const std::string b : {"T", "S", "H"}) {
      EXPECT_TRUE(takes("3" + a, "2" + b)) << a << b;
      EXPECT_TRUE(takes("2" + a, "1" + b)) << a << b;
      EXPECT_FALSE(takes("3" + a, "1" + b)) << a << b;
      EXPECT_FALSE(takes("2" + a, "3" + b)) << a << b;
      EXPECT_FALSE(takes("1" + a, "2" + b)) << a << b;
    }
}

TEST(Talat, R10b_takes_the_same_height_with_fewer_sides) {
  for (const std::string height : {"1", "2", "3"}) {
    EXPECT_TRUE(takes(height + "H", height + "S"));
    EXPECT_TRUE(takes(height + "H", height + "T"));
    EXPECT_TRUE(takes(height + "S", height + "T"));
    EXPECT_FALSE(takes(height + "T", height + "S"));
    EXPECT_FALSE(takes(height + "T", height + "H"));
    EXPECT_FALSE(takes(height + "S", height + "H"));
  }
}

TEST(Talat, R10c_david_takes_goliath) {
  EXPECT_TRUE(takes("1T", "3H"));
  EXPECT_FALSE(takes("3H", "1T"));
  EXPECT_FALSE(takes("1T", "3S"));
  EXPECT_FALSE(takes("1S", "3H"));
  EXPECT_EQ(why_not(with_ab("5/2b1T2/2a3H2/5/5"), "AB:c3xc4"), &talat::too_weak);
}

TEST(Talat, R10_equals_never_capture) {
  for (const std::string height : {"1", "2", "3"})
    for (const std::string shape : {"T", "S", "H"})
      EXPECT_FALSE(takes(height + shape, height + shape));
}

TEST(Talat, R10_own_towers_are_never_captured) {
  const std::string position = with_ab("b1S4/2a1H2/2a2H2/5/5");
  EXPECT_EQ(why_not(position, "AB:c3xc4"), &talat::own_tower);
}

// A has a tower at its end here, beside one of C that may take it.
const std::string a_is_done_on_ca = "5/5/5/5/1c2Sa1H2";

TEST(Talat, R11_a_player_without_a_move_is_skipped) {
  const std::string position = line("a1Tb1S3/5/5/5/5", open_bc, a_is_done_on_ca, "B");
  EXPECT_EQ(turn_of(after(position, {"BC:c2-b3"})), "C");
  EXPECT_EQ(turn_of(after(position, {"BC:c2-b3", "BC:c3-d2"})), "B") << "A is skipped";
}

TEST(Talat, R11_who_was_skipped_acts_again_when_able) {
  const std::string position = line("a1Ta2Tb3H2/5/5/5/5", "c2H4/5/5/5/b1H4", a_is_done_on_ca, "B");
  const std::string skipped = after(position, {"BC:a1-a2", "BC:a5-a4"});
  EXPECT_EQ(turn_of(skipped), "B");
  // Goliath takes the tower between him and David.
  const std::string able = after(skipped, {"AB:c5xb5", "BC:a4-b3"});
  EXPECT_EQ(turn_of(able), "A");
  EXPECT_EQ(moves(able), Set{"AB:a5xb5"});
}

TEST(Talat, R11_nobody_may_pass) {
  EXPECT_FALSE(Talat::parse(at(start_3).open(), "-").has_value());
  EXPECT_FALSE(Talat::parse(at(start_3).open(), "pass").has_value());
}

bool closed(const std::string& ab) {
  return at(line(ab, open_bc, open_ca, "C")).open().is_closed(talat::BoardName::ab);
}

TEST(Talat, R12_a_board_without_enemies_is_closed) {
  EXPECT_TRUE(closed("5/5/5/5/5"));
  EXPECT_TRUE(closed("5/5/5/5/a1Ta2Ta3T2"));
}

TEST(Talat, R12_towers_that_never_take_each_other_close_a_board) {
  EXPECT_TRUE(closed("b1S4/5/5/5/a3H4"));
  EXPECT_TRUE(closed("b2S4/5/5/5/a2S4"));
  EXPECT_FALSE(closed("b1T4/5/5/5/a3H4"));
}

TEST(Talat, R12_towers_that_have_passed_each_other_close_a_board) {
  EXPECT_TRUE(closed("5/a3H4/b2T4/5/5"));
  EXPECT_FALSE(closed("5/b2T4/a3H4/5/5"));
  EXPECT_TRUE(closed("5/5/a3H1b2T2/5/5")) << "on one rank, but not side by side";
  EXPECT_FALSE(closed("5/5/a3Hb2T3/5/5"));
  EXPECT_TRUE(closed("5/4b2T/5/a3H4/5")) << "too far apart to meet";
  EXPECT_FALSE(closed("5/3b2T1/5/a3H4/5")) << "they meet side by side on rank 3";
}

TEST(Talat, R12_a_tower_in_the_way_for_ever_closes_a_board) {
  // a1S meets b1T only on b2, where b1S stands until a1S has left c1.
  EXPECT_TRUE(closed("5/5/5/b1Tb1S3/b3Hb3Ta1S2"));
}

TEST(Talat, R12_a_tower_that_can_step_aside_keeps_a_board_open) {
  // As above, but a3T, which stands on b2 now, can go on.
  EXPECT_FALSE(closed("5/5/5/b1Ta3T3/b3Hb3Ta1S2"));
}

TEST(Talat, R12_nobody_moves_on_a_closed_board) {
  const std::string position = with_ab("5/5/5/5/a1Ta2Ta3T2");
  EXPECT_EQ(moves(position, "AB"), Set{});
  EXPECT_EQ(why_not(position, "AB:a1-a2"), &talat::board_is_closed);
}

TEST(Talat, R13_boards_are_looked_at_when_placing_is_over) {
  // Four or five towers of each colour always include some at war, so all boards are open then.
  const Truth<Talat> truth = at(placed_by_all(at(start_3)));
  for (const talat::BoardName b : talat::board_names) EXPECT_FALSE(truth.open().is_closed(b));
  EXPECT_TRUE(closed("5/5/5/5/5"));
}

TEST(Talat, R13_a_move_closes_its_board_at_once) {
  // The two pass each other.
  const std::string position = with_ab("5/5/2b2T2/2a3H2/5");
  const Truth<Talat> truth = played(at(position), {"AB:c2-d3"});
  EXPECT_FALSE(truth.open().is_closed(talat::BoardName::ab)) << "side by side";
  const Truth<Talat> later = played(truth, {"AB:c3-c2"});
  EXPECT_TRUE(later.open().is_closed(talat::BoardName::ab));
}

TEST(Talat, R13_a_capture_closes_its_board_at_once) {
  const Truth<Talat> truth = played(at(with_ab("5/5/2b2T2/2a3H2/5")), {"AB:c2xc3"});
  EXPECT_TRUE(truth.open().is_closed(talat::BoardName::ab));
  EXPECT_FALSE(Talat::turn(truth.open()).is_over());
}

TEST(Talat, R14_the_game_ends_when_two_boards_are_closed) {
  const std::string position = line("5/5/2b2T2/2a3H2/5", open_bc, "5/5/5/5/5", "A");
  const std::string over = after(position, {"AB:c2xc3"});
  EXPECT_EQ(over, "5/5/2a3H2/5/5 " + open_bc + " 5/5/5/5/5 - - - - 1,0,0 3");
  EXPECT_EQ(moves(over), Set{});
  EXPECT_EQ(why_not(over, "AB:c3-c4"), &talat::game_is_over);
}

Outcome<3> outcome(const std::string& position) { return Talat::outcome(at(position)); }

TEST(Talat, R15_five_per_capture_and_three_per_tower_that_arrived) {
  const Outcome<3> result =
      outcome("a1Ta2S2b3T/5/5/a1S4/b1H4 5/5/5/5/b2H4 5/5/5/5/a2T3c1H - - - - 2,1,3 3");
  EXPECT_EQ(result.points[seat_at(0)], 5 * 2 + 3 * 3);
  EXPECT_EQ(result.points[seat_at(1)], 5 * 1 + 3 * 1);
  EXPECT_EQ(result.points[seat_at(2)], 5 * 3);
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(0)));
}

TEST(Talat, R15_equal_points_share_the_win) {
  const Outcome<3> result = outcome("5/5/5/5/5 5/5/5/5/5 5/5/5/5/5 - - - - 4,2,4 3");
  EXPECT_TRUE(result.winners.has(seat_at(0)));
  EXPECT_FALSE(result.winners.has(seat_at(1)));
  EXPECT_TRUE(result.winners.has(seat_at(2)));
}

}  // namespace
}  // namespace troika
