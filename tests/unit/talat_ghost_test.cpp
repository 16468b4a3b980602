#include <gtest/gtest.h>

#include "games/talat/reasons.h"
#include "tests/unit/talat_lines.h"

// Two players and the ghost.
namespace troika {
namespace {

using namespace talat_lines;
using Set = std::set<std::string>;

const std::vector<std::string> eight_ghosts{"BC:1T@a5", "BC:1S@b5", "BC:1H@c5", "BC:2T@d5",
                                            "CA:2S@a1", "CA:2H@b1", "CA:3T@c1", "CA:3S@d1"};

TEST(TalatGhost, R16_ghosts_are_placed_first_in_turn) {
  EXPECT_EQ(moves(start_2).size(), 90U);
  EXPECT_EQ(moves(start_2, "AB"), Set{});
  EXPECT_EQ(moves(start_2, "BC:3H"),
            (Set{"BC:3H@a5", "BC:3H@b5", "BC:3H@c5", "BC:3H@d5", "BC:3H@e5"}));
  EXPECT_EQ(moves(start_2, "CA:3H"),
            (Set{"CA:3H@a1", "CA:3H@b1", "CA:3H@c1", "CA:3H@d1", "CA:3H@e1"}));
  EXPECT_EQ(why_not(start_2, "AB:3H@a1"), &talat::not_on_ghosts_start_row);
  EXPECT_EQ(why_not(start_2, "CA:3H@a5"), &talat::not_on_ghosts_start_row);
  std::string position = start_2;
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(turn_of(position), i % 2 == 0 ? "A" : "B");
    position = after(position, {eight_ghosts[i]});
  }
}

TEST(TalatGhost, R16_the_ninth_is_out_of_the_game) {
  const std::vector<std::string> seven(eight_ghosts.begin(), eight_ghosts.end() - 1);
  EXPECT_EQ(field(after(start_2, seven), 6), "3S3H");
  const std::string position = after(start_2, eight_ghosts);
  EXPECT_EQ(field(position, 6), "-");
  EXPECT_EQ(why_not(position, "BC:3H@e5"), &talat::not_on_start_row);
}

TEST(TalatGhost, R17_then_the_own_towers_and_a_begins) {
  const std::string position = after(start_2, eight_ghosts);
  EXPECT_EQ(turn_of(position), "A");
  EXPECT_EQ(moves(position).size(), 90U);
  EXPECT_TRUE(moves(position).contains("AB:1T@a1"));
  EXPECT_TRUE(moves(position).contains("CA:1T@a5"));
  EXPECT_EQ(turn_of(after(position, {"AB:1T@a1"})), "B");
  EXPECT_EQ(turn_of(after(position, {"AB:1T@a1", "BC:1T@a1"})), "A");
}

TEST(TalatGhost, R17_who_placed_last_moves_first) {
  Truth<Talat> truth = at(after(start_2, eight_ghosts));
  while (truth.open().placing()) truth = played(truth, {*moves(truth).begin()});
  EXPECT_EQ(turn_of(Talat::write_position(truth)), "B");
}

// One tower of each colour on each board, all free to move and none able to capture yet.
const std::string three_boards = "b1S4/5/5/5/a2S4 c1S4/5/5/5/b2S4 a1S4/5/5/5/c2S4";

std::string two(const std::string& boards, const std::string& turn) {
  return boards + ' ' + turn + " - - - 0,0,0 2";
}

TEST(TalatGhost, R18a_own_towers_on_the_board_shared_with_the_ghost) {
  EXPECT_TRUE(moves(two(three_boards, "A")).contains("CA:a5-a4"));
  EXPECT_TRUE(moves(two(three_boards, "B")).contains("BC:a1-a2"));
  // They capture the ghost's.
  const std::string boards = "b1S4/5/5/5/a2S4 5/5/c1S4/b2S4/5 5/5/a3S4/c2S4/5";
  EXPECT_TRUE(moves(two(boards, "A")).contains("CA:a3xa2"));
  EXPECT_TRUE(moves(two(boards, "B")).contains("BC:a2xa3"));
}

TEST(TalatGhost, R18b_own_towers_on_the_board_shared_with_the_opponent) {
  EXPECT_EQ(moves(two(three_boards, "A"), "AB"), (Set{"AB:a1-a2", "AB:a1-b2"}));
  EXPECT_EQ(moves(two(three_boards, "B"), "AB"), (Set{"AB:a5-a4", "AB:a5-b4"}));
}

TEST(TalatGhost, R18c_each_commands_the_ghost_against_the_other) {
  EXPECT_EQ(moves(two(three_boards, "A"), "BC"), (Set{"BC:a5-a4", "BC:a5-b4"}));
  EXPECT_EQ(moves(two(three_boards, "B"), "CA"), (Set{"CA:a1-a2", "CA:a1-b2"}));
  EXPECT_EQ(why_not(two(three_boards, "A"), "CA:a1-a2"), &talat::not_your_ghost);
  EXPECT_EQ(why_not(two(three_boards, "B"), "BC:a5-a4"), &talat::not_your_ghost);
  EXPECT_EQ(why_not(two(three_boards, "A"), "BC:a1-a2"), &talat::not_your_tower);
}

TEST(TalatGhost, R19_a_capture_by_the_ghost_counts_for_the_player) {
  const std::string boards = "b1S4/5/5/5/a2S4 5/5/c3S4/b2S4/5 5/5/a3T4/c3H4/5";
  EXPECT_EQ(captured_in(after(two(boards, "A"), {"BC:a3xa2"})), "1,0,0");
  EXPECT_EQ(captured_in(after(two(boards, "B"), {"CA:a2xa3"})), "0,1,0");
}

TEST(TalatGhost, R19_a_captured_ghost_counts_for_the_player) {
  const std::string boards = "b1S4/5/5/5/a2S4 5/5/c1S4/b2S4/5 5/5/a3S4/c2S4/5";
  EXPECT_EQ(captured_in(after(two(boards, "A"), {"CA:a3xa2"})), "1,0,0");
  EXPECT_EQ(captured_in(after(two(boards, "B"), {"BC:a2xa3"})), "0,1,0");
}

TEST(TalatGhost, R11_a_skipped_opponent_leaves_the_turn_where_it_is) {
  // B has a tower at its end on AB and one on BC; A's tower and the ghost may take them.
  const std::string boards = "5/5/5/5/a3Tb2H2a1T b2Tc3S3/5/5/5/5 5/5/5/5/5";
  EXPECT_EQ(turn_of(after(two(boards, "A"), {"AB:e1-e2"})), "A");
}

TEST(TalatGhost, R20_ghosts_on_the_opponents_start_row_score_three) {
  // On AB one tower of A has arrived; on BC two ghosts at B's; on CA one ghost at A's.
  const Outcome<3> result =
      Talat::outcome(at("a1T4/5/5/5/5 5/5/5/5/c1Tc2S3 c3H4/5/5/5/5 - - - - 1,2,0 2"));
  EXPECT_EQ(result.points[seat_at(0)], 5 + 3 + 2 * 3);
  EXPECT_EQ(result.points[seat_at(1)], 10 + 3);
  EXPECT_EQ(result.points[seat_at(2)], 0);
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(0)));
}

TEST(TalatGhost, R20_own_towers_on_the_ghosts_start_row_score_three) {
  const Outcome<3> result =
      Talat::outcome(at("5/5/5/5/5 b1T4/5/5/5/5 5/5/5/5/a1T4 - - - - 0,0,0 2"));
  EXPECT_EQ(result.points[seat_at(0)], 3);
  EXPECT_EQ(result.points[seat_at(1)], 3);
  EXPECT_EQ(result.winners, SeatSet::first(2));
}

TEST(TalatGhost, R20_the_ghost_never_wins) {
  const Outcome<3> result = Talat::outcome(at("5/5/5/5/5 5/5/5/5/5 5/5/5/5/5 - - - - 0,0,0 2"));
  EXPECT_EQ(result.winners, SeatSet::first(2));
  EXPECT_EQ(Talat::seat_count(at(start_2).open()), 2U);
  EXPECT_EQ(Talat::seat_count(at(start_3).open()), 3U);
}

}  // namespace
}  // namespace troika
