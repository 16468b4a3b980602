#include <gtest/gtest.h>

#include <map>

#include "tests/unit/der_isses_table.h"

namespace troika::der_isses_tests {
namespace {

using namespace der_isses;
using Texts = std::set<std::string>;

// Seven pieces of which none touches another, and none is near d4.
constexpr std::string_view apart = "Ra1 Og1 Ya7 Gd6 Bg7 Va4 Wg4";

std::string spread(std::string_view rest) { return line_of(std::string(apart) + " $d4", rest); }

TEST(DerIsses, R1_the_board_has_seven_files_and_ranks) {
  for (char file = 'a'; file <= 'g'; ++file)
    for (char rank = '1'; rank <= '7'; ++rank)
      EXPECT_TRUE(DerIsses::parse({}, std::string{'$', file, rank}).has_value()) << file << rank;
  EXPECT_FALSE(DerIsses::parse({}, "$h1").has_value());
  EXPECT_FALSE(DerIsses::parse({}, "$a8").has_value());
  EXPECT_FALSE(DerIsses::parse({}, "$a0").has_value());
  EXPECT_EQ(line_of("Ra1", ""), "7/7/7/7/7/7/R6 ");
}

TEST(DerIsses, R2_seven_pieces_are_set_up) {
  Truth<DerIsses> truth = DerIsses::start({});
  Rng rng(1);
  std::string order;
  while (DerIsses::turn(truth.open()).is_chance()) {
    const auto m = DerIsses::sample(truth, rng);
    order += DerIsses::format(truth.open(), m).front();
    DerIsses::play(truth, m);
  }
  EXPECT_EQ(order, "ROYGBVW");
  EXPECT_EQ(std::popcount(truth.open().pieces), 7);
}

TEST(DerIsses, R3_each_player_has_a_card_for_each_piece) {
  const auto all = moves(position(spread("B choose 0-0 --")));
  Texts expected;
  for (const char seat : {'A', 'B'})
    for (const char piece : piece_letters) expected.insert(std::string{seat, '=', piece});
  EXPECT_EQ(all.size(), 14U);
  EXPECT_EQ(Texts(all.begin(), all.end()), expected);
}

TEST(DerIsses, R4_the_fourth_coin_wins_the_match) {
  const Truth<DerIsses> truth = played(spread("A play 3-3 RG"), {"G!"});
  EXPECT_EQ(DerIsses::write_position(truth), line_of(apart, "- over 4-3 --"));
  EXPECT_TRUE(DerIsses::turn(truth.open()).is_over());
  EXPECT_TRUE(moves(truth).empty());
  const auto outcome = DerIsses::outcome(truth);
  EXPECT_EQ(outcome.points[a], 4);
  EXPECT_EQ(outcome.points[b], 3);
  EXPECT_EQ(outcome.winners, SeatSet::of(a));
  EXPECT_EQ(after(spread("A play 2-3 RG"), {"G!"}), line_of(apart, "B coin 3-3 --"));
}

TEST(DerIsses, R5_every_arrangement_is_equally_likely_and_A_places_the_coin) {
  Truth<DerIsses> truth = DerIsses::start({});
  Rng rng(2);
  std::map<std::string, int> count;
  for (int i = 0; i < 49'000; ++i) ++count[DerIsses::format({}, DerIsses::sample(truth, rng))];
  EXPECT_EQ(count.size(), 49U);
  for (const auto& [text, times] : count) EXPECT_NEAR(times, 1000, 200) << text;

  for (std::size_t left = 49; left > 42; --left) {
    ASSERT_TRUE(DerIsses::turn(truth.open()).is_chance());
    const auto all = moves(truth);
    EXPECT_EQ(all.size(), left);
    MoveList<DerIsses> list;
    DerIsses::chances(truth, list);
    for (const auto m : list) EXPECT_EQ(DerIsses::weight(truth, m), 1U);
    DerIsses::play(truth, the_move(*all.begin()));
  }
  EXPECT_EQ(DerIsses::turn(truth.open()), Turn::of(a));
  EXPECT_EQ(DerIsses::write_position(truth), "W6/V6/B6/G6/Y6/O6/R6 A coin 0-0 --");
}

TEST(DerIsses, R6_the_loser_places_the_next_coin_and_the_pieces_stay) {
  // A names V, but B has G: B gets the coin and A places the next.
  EXPECT_EQ(after(spread("A play 0-0 RG"), {"Ge5", "Of2", "V!"}),
            line_of("Ra1 Of2 Ya7 Ge5 Bg7 Va4 Wg4", "A coin 0-1 --"));
  EXPECT_EQ(after(spread("A play 0-0 RG"), {"Ge5", "R!"}),
            line_of("Ra1 Og1 Ya7 Ge5 Bg7 Va4 Wg4", "A coin 0-1 --"));
  EXPECT_EQ(after(spread("A play 0-0 RG"), {"Ge5", "O!"}),
            line_of("Ra1 Og1 Ya7 Ge5 Bg7 Va4 Wg4", "B coin 1-0 --"));
}

TEST(DerIsses, R7_an_empty_cell_lies_between_the_coin_and_every_piece) {
  const std::string line = line_of("Ra1 Ob1 Yc1 Gd1 Be1 Vf1 Wd4", "A coin 0-0 --");
  const auto all = moves(position(line));
  for (char file = 'a'; file <= 'g'; ++file)
    for (char rank = '1'; rank <= '7'; ++rank) {
      const bool beside_row = rank <= '2';
      const bool beside_white = 'c' <= file && file <= 'e' && '3' <= rank && rank <= '5';
      EXPECT_EQ(all.contains(std::string{'$', file, rank}), !beside_row && !beside_white)
          << file << rank;
    }
  EXPECT_EQ(refusal(line, "$a1"), &coin_on_piece);
  EXPECT_EQ(refusal(line, "$g2"), &coin_beside_piece);
  EXPECT_EQ(refusal(line, "$e5"), &coin_beside_piece);
  EXPECT_EQ(refusal(line, "$f5"), nullptr);
  EXPECT_EQ(refusal(line, "Ra2"), &coin_comes_first);
}

// Whether so many more kings can cover the rest of the board. The first bare cell must be covered
// from one of its neighbours or from itself, and a king covers nine cells at most.
bool can_cover(Bits bare, int kings) {
  if (bare == 0) return true;
  if (std::popcount(bare) > 9 * kings) return false;
  const Bits board = whole_board(7);
  for (Bits from = with_neighbours(bit(first_cell(bare))) & board; from != 0; from &= from - 1)
    if (can_cover(bare & ~with_neighbours(bit(first_cell(from))), kings - 1)) return true;
  return false;
}

TEST(DerIsses, R7_seven_pieces_always_leave_a_cell_for_the_coin) {
  EXPECT_FALSE(can_cover(whole_board(7), 7));
  EXPECT_FALSE(can_cover(whole_board(7), 8));
  EXPECT_TRUE(can_cover(whole_board(7), 9));
}

TEST(DerIsses, R7_a_smaller_board_without_such_a_cell_takes_the_coin_anywhere) {
  const Bits centre = bit(cell_at(1, 1)) | bit(cell_at(0, 0));
  EXPECT_EQ(coin_cells({3, 2, 1}, centre), whole_board(3) & ~centre);
  const Bits corner = bit(cell_at(0, 0)) | bit(cell_at(0, 1));
  EXPECT_EQ(coin_cells({3, 2, 1}, corner),
            bit(cell_at(2, 0)) | bit(cell_at(2, 1)) | bit(cell_at(2, 2)));
}

TEST(DerIsses, R8_both_choose_in_any_order_and_may_choose_the_same) {
  EXPECT_EQ(after(spread("B choose 0-0 --"), {"A=R", "B=R"}), spread("B play 0-0 RR"));
  EXPECT_EQ(after(spread("B choose 0-0 --"), {"B=W", "A=R"}), spread("B play 0-0 RW"));
  EXPECT_EQ(after(spread("B choose 0-0 --"), {"B=W"}), spread("B choose 0-0 -W"));
  const Truth<DerIsses> one = position(spread("B choose 0-0 -W"));
  EXPECT_EQ(DerIsses::turn(one.open()), Turn::of(a));
  EXPECT_EQ(moves(one).size(), 7U);
  EXPECT_EQ(one.why_not(b, the_move("B=R")), &already_chosen);
  EXPECT_EQ(one.why_not(a, the_move("B=R")), &not_your_choice);
  EXPECT_EQ(one.why_not(a, the_move("A=?")), &choice_unnamed);
  EXPECT_EQ(one.why_not(a, the_move("Ge5")), &choice_comes_first);
  EXPECT_EQ(one.why_not(a, the_move("$d4")), &coin_is_placed);
}

TEST(DerIsses, R8_a_choice_is_seen_by_nobody_else) {
  const Truth<DerIsses> truth = position(spread("B choose 0-0 --"));
  const auto red = the_move("A=R");
  EXPECT_EQ(DerIsses::glimpse(truth.open(), red, a), red);
  EXPECT_EQ(DerIsses::glimpse(truth.open(), red, b), the_move("A=?"));
  EXPECT_EQ(DerIsses::glimpse(truth.open(), red, std::nullopt), the_move("A=?"));
  const Truth<DerIsses> after_red = played(spread("B choose 0-0 --"), {"A=R"});
  const Truth<DerIsses> after_white = played(spread("B choose 0-0 --"), {"A=W"});
  EXPECT_TRUE(after_red.seen_by(b) == after_white.seen_by(b));
  EXPECT_FALSE(after_red.seen_by(a) == after_white.seen_by(a));
}

TEST(DerIsses, R9_who_did_not_place_the_coin_moves_first) {
  EXPECT_EQ(after(line_of(apart, "A coin 0-0 --"), {"$d4"}), spread("B choose 0-0 --"));
  EXPECT_EQ(after(line_of(apart, "A coin 1-2 --"), {"$d4", "A=R", "B=O"}), spread("B play 1-2 RO"));
  EXPECT_EQ(after(line_of(apart, "B coin 1-2 --"), {"$d4", "A=R", "B=O"}), spread("A play 1-2 RO"));
}

TEST(DerIsses, R10_without_a_move_one_must_accuse) {
  // Everything stands packed into the corner around the coin.
  const std::string line = line_of("$a1 Rb1 Oa2 Yb2 Gc1 Ba3 Vc2 Wb3", "A play 0-0 VR");
  const auto all = moves(position(line));
  EXPECT_EQ(all, (std::multiset<std::string>{"B!", "G!", "O!", "R!", "V!", "W!", "Y!"}));
}

TEST(DerIsses, R10_one_turn_is_one_move_or_one_accusation) {
  EXPECT_EQ(after(spread("A play 0-0 RO"), {"Ge5"}),
            line_of("Ra1 Og1 Ya7 Ge5 Bg7 Va4 Wg4 $d4", "B play 0-0 RO"));
  EXPECT_EQ(position(spread("A play 0-0 RO")).why_not(b, the_move("Ge5")), &not_your_turn);
  EXPECT_EQ(position(spread("A play 0-0 RO")).why_not(b, the_move("G!")), &not_your_turn);
  EXPECT_EQ(refusal(spread("A play 0-0 RO"), "$e4"), &coin_is_placed);
  EXPECT_EQ(refusal(spread("A play 0-0 RO"), "A=R"), &already_chosen);
  EXPECT_EQ(refusal(spread("A play 0-0 RO"), "R@e4"), &left_to_chance);
}

TEST(DerIsses, R11a_a_step_goes_to_an_empty_neighbour) {
  const std::string line = spread("A play 0-0 RO");
  EXPECT_EQ(moves_of('G', line), (Texts{"Gc5", "Gd5", "Ge5"}));
  EXPECT_EQ(moves_of('R', line), (Texts{"Ra2", "Rb1", "Rb2"}));
  EXPECT_EQ(refusal(line, "Gd3"), &out_of_reach);
  EXPECT_EQ(refusal(line, "Ga7"), &cell_taken);
  EXPECT_EQ(moves_of('G', line_of("Ra1 Og1 Ya7 Gd6 Bg7 Ve5 Wd5 $d4", "A play 0-0 RO")),
            (Texts{"Gc5"}));
}

TEST(DerIsses, R11b_jumps_go_on_in_any_direction) {
  const std::string line = line_of("Ra7 Og1 Ya5 Ga1 Bb2 Vd4 Wd7 $g7", "A play 0-0 RO");
  EXPECT_EQ(moves_of('G', line), (Texts{"Ga2", "Gb1", "Gc3", "Ge5"}));
  EXPECT_EQ(refusal(line, "Gc4"), &out_of_reach) << "steps and jumps do not mix";
  // Round the corner: up, then right, then down.
  const std::string corner = line_of("Ra1 Oa2 Yb3 Gc2 Bg1 Vg3 Wa7 $e1", "A play 0-0 RO");
  EXPECT_EQ(moves_of('R', corner), (Texts{"Rb1", "Rb2", "Rc3", "Rc1"}));
}

TEST(DerIsses, R11b_only_one_piece_next_to_the_mover_can_be_jumped_onto_an_empty_cell) {
  EXPECT_EQ(moves_of('R', line_of("Ra1 Ob2 Yc3 Ga7 Bb7 Vc7 Wg1 $g7", "A play 0-0 OR")),
            (Texts{"Ra2", "Rb1"}))
      << "two in a row";
  EXPECT_EQ(moves_of('R', line_of("Ra1 Oc3 Ye5 Ga7 Bb7 Vc7 Wg1 $g7", "A play 0-0 OR")),
            (Texts{"Ra2", "Rb1", "Rb2"}))
      << "not next to it";
}

TEST(DerIsses, R12_the_move_must_end_strictly_nearer) {
  const std::string line = spread("A play 0-0 RO");
  EXPECT_EQ(refusal(line, "Gd7"), &not_nearer);
  EXPECT_EQ(refusal(line, "Gc6"), &not_nearer);
  EXPECT_EQ(refusal(line, "Gc5"), nullptr);
  const std::string equal = line_of("Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4 $d4", "A play 0-0 RO");
  EXPECT_TRUE(moves_of('G', equal).empty());
  EXPECT_EQ(refusal(equal, "Gc5"), &not_nearer);
}

TEST(DerIsses, R12_a_chain_may_pass_cells_that_are_farther) {
  // c3 over d4 to e5, over d5 to c5, over b4 to a3: far away, and back.
  const std::string line = line_of("Gc3 Rd4 Od5 Yb4 Bg7 Vg1 Wa7 $a1", "A play 0-0 RO");
  EXPECT_EQ(moves_of('G', line), (Texts{"Gb2", "Gb3", "Gc2", "Ga3"}));
  EXPECT_EQ(refusal(line, "Ge5"), &not_nearer);
  EXPECT_EQ(refusal(line, "Gc5"), &not_nearer);
}

TEST(DerIsses, R13_straight_cells_are_nearer_than_diagonal_ones) {
  // Two king steps both, but 2-0 is nearer than 2-1 and 2-1 nearer than 2-2.
  const std::string line = line_of("Ra1 Og1 Ya7 Gf6 Bg7 Va4 Wg4 $d4", "A play 0-0 RO");
  EXPECT_EQ(moves_of('G', line), (Texts{"Ge5", "Ge6", "Gf5"}));
  EXPECT_EQ(after(line, {"Gf5", "Ra2", "Gf4"}),
            line_of("Ra2 Og1 Ya7 Gf4 Bg7 Va4 Wg4 $d4", "B play 0-0 RO"));
}

TEST(DerIsses, R13_five_nought_and_four_three_are_equally_far) {
  // f1 over e2 to d3, over d4 to d5, and the same way back.
  const std::string there = line_of("Gf1 Re2 Od4 Ya7 Bg7 Vb7 Wg6 $a1", "A play 0-0 RO");
  EXPECT_EQ(refusal(there, "Gd3"), nullptr);
  EXPECT_EQ(refusal(there, "Gd5"), &not_nearer);
  const std::string back = line_of("Gd5 Re2 Od4 Ya7 Bg7 Vb7 Wg6 $a1", "A play 0-0 RO");
  EXPECT_EQ(refusal(back, "Gd3"), nullptr);
  EXPECT_EQ(refusal(back, "Gf1"), &not_nearer);
}

TEST(DerIsses, R13_six_one_is_nearer_than_five_four) {
  // e6 over e5 to e4, over f3 to g2.
  const std::string there = line_of("Ge6 Re5 Of3 Ya7 Bg7 Vb7 Wc7 $a1", "A play 0-0 RO");
  EXPECT_EQ(refusal(there, "Gg2"), nullptr);
  const std::string back = line_of("Gg2 Re5 Of3 Ya7 Bg7 Vb7 Wc7 $a1", "A play 0-0 RO");
  EXPECT_EQ(refusal(back, "Ge6"), &not_nearer);
}

TEST(DerIsses, R14_two_ways_to_a_cell_are_one_move_and_none_leads_back) {
  // c3 to e3 directly over d3, or round over c4, d5 and e4.
  const std::string line = line_of("Gc3 Rd3 Oc4 Yd5 Be4 Va7 Wa1 $g3", "A play 0-0 RO");
  const auto all = moves(position(line));
  EXPECT_EQ(all.count("Ge3"), 1U);
  EXPECT_EQ(all.count("Ge5"), 1U);
  EXPECT_EQ(all.count("Gc3"), 0U);
  EXPECT_EQ(refusal(line, "Gc3"), &cell_taken);
}

TEST(DerIsses, R15_only_the_own_piece_lands_on_the_coin) {
  const std::string cells = "Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4 $d4";
  const std::string own = line_of(cells, "A play 0-0 GO");
  EXPECT_EQ(moves_of('G', own), (Texts{"Gd4$"}));
  EXPECT_EQ(refusal(own, "Gd4"), &landing_unmarked);
  EXPECT_EQ(refusal(own, "Gd3$"), &no_coin_there);
  EXPECT_EQ(refusal(own, "Rd4$"), &coin_is_closed);
  const std::string others = line_of(cells, "A play 0-0 OG");
  EXPECT_TRUE(moves_of('G', others).empty());
  EXPECT_EQ(refusal(others, "Gd4$"), &coin_is_closed);
  EXPECT_EQ(refusal(others, "Gd4"), &coin_is_closed);
  EXPECT_EQ(refusal(line_of(cells, "A play 0-0 RO"), "Rd4$"), &out_of_reach);
}

TEST(DerIsses, R15_the_own_piece_may_jump_onto_the_coin_and_stops_there) {
  // f6 over e5 to the coin on d4; beyond it, over c4, lies b4.
  const std::string cells = "Ra1 Og1 Ya7 Gf6 Be5 Vc4 Wg2 $d4";
  EXPECT_EQ(moves_of('G', line_of(cells, "A play 0-0 GO")), (Texts{"Gd4$", "Ge6", "Gf5"}));
  EXPECT_EQ(moves_of('G', line_of(cells, "A play 0-0 OG")), (Texts{"Ge6", "Gf5"}));
  EXPECT_EQ(refusal(line_of(cells, "A play 0-0 GO"), "Gb4"), &out_of_reach);
}

TEST(DerIsses, R15_nobody_jumps_over_the_coin) {
  // g5 over f5 to e5; over the coin on d4 would be c3.
  const std::string line = line_of("Ra1 Og1 Ya7 Gg5 Bf5 Va4 Wc7 $d4", "A play 0-0 GO");
  EXPECT_EQ(refusal(line, "Ge5"), nullptr);
  EXPECT_EQ(refusal(line, "Gc3"), &out_of_reach);
}

TEST(DerIsses, R16_any_of_the_seven_may_be_named) {
  const auto all = moves(position(spread("A play 0-0 RO")));
  for (const char piece : piece_letters) EXPECT_EQ(all.count(std::string{piece, '!'}), 1U) << piece;
}

TEST(DerIsses, R17_who_lands_on_the_coin_gets_it) {
  const std::string cells = "Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4";
  EXPECT_EQ(after(line_of(cells + " $d4", "A play 1-1 GO"), {"Gd4$"}),
            line_of("Ra1 Og1 Ya7 Gd4 Bg7 Va4 Wg4", "B coin 2-1 --"));
  EXPECT_EQ(after(line_of(cells + " $d4", "B play 1-1 OG"), {"Gd4$"}),
            line_of("Ra1 Og1 Ya7 Gd4 Bg7 Va4 Wg4", "A coin 1-2 --"));
}

TEST(DerIsses, R17_unless_the_opponent_chose_the_same_piece) {
  const std::string cells = "Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4";
  EXPECT_EQ(after(line_of(cells + " $d4", "A play 1-1 GG"), {"Gd4$"}),
            line_of("Ra1 Og1 Ya7 Gd4 Bg7 Va4 Wg4", "A coin 1-2 --"));
}

TEST(DerIsses, R18_a_right_accusation_wins_the_coin_and_a_wrong_one_loses_it) {
  EXPECT_EQ(after(spread("A play 0-0 RO"), {"O!"}), line_of(apart, "B coin 1-0 --"));
  EXPECT_EQ(after(spread("A play 0-0 RO"), {"R!"}), line_of(apart, "A coin 0-1 --"));
  EXPECT_EQ(after(spread("B play 0-0 RO"), {"R!"}), line_of(apart, "A coin 0-1 --"));
  EXPECT_EQ(after(spread("B play 0-3 RO"), {"R!"}), line_of(apart, "- over 0-4 --"));
  EXPECT_EQ(after(spread("A play 0-0 RR"), {"R!"}), line_of(apart, "B coin 1-0 --"));
}

TEST(DerIsses, R19_a_landing_shows_the_movers_card_and_the_same_one_of_the_opponent) {
  const std::string cells = "Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4 $d4";
  const Card none;
  const Card green = Card::of(piece_at(3));
  const Card orange = Card::of(piece_at(1));
  const auto end = [](std::string_view line, const std::string& text) {
    return played(line, {text}).open().last_round.value();
  };
  const RoundEnd landed = end(line_of(cells, "A play 0-0 GO"), "Gd4$");
  EXPECT_EQ(landed.how, RoundEnd::How::landing);
  EXPECT_EQ(landed.winner, a);
  EXPECT_EQ(landed.piece, piece_at(3));
  EXPECT_EQ(landed.shown[a], green);
  EXPECT_EQ(landed.shown[b], none);

  const RoundEnd same = end(line_of(cells, "A play 0-0 GG"), "Gd4$");
  EXPECT_EQ(same.winner, b);
  EXPECT_EQ(same.shown[a], green);
  EXPECT_EQ(same.shown[b], green);

  const RoundEnd wrong = end(line_of(cells, "A play 0-0 GO"), "W!");
  EXPECT_EQ(wrong.how, RoundEnd::How::accusation);
  EXPECT_EQ(wrong.winner, b);
  EXPECT_EQ(wrong.piece, piece_at(6));
  EXPECT_EQ(wrong.shown[a], none);
  EXPECT_EQ(wrong.shown[b], orange);

  const RoundEnd right = end(line_of(cells, "B play 0-0 GO"), "G!");
  EXPECT_EQ(right.winner, b);
  EXPECT_EQ(right.shown[a], green);
  EXPECT_EQ(right.shown[b], none);
}

TEST(DerIsses, R19_what_was_not_shown_leaves_no_trace) {
  const std::string cells = "Ra1 Og1 Ya7 Gd5 Bg7 Va4 Wg4 $d4";
  const auto left = [&](std::string_view rest, const std::string& text) {
    return played(line_of(cells, rest), {text});
  };
  EXPECT_TRUE(left("A play 0-0 GO", "Gd4$") == left("A play 0-0 GW", "Gd4$"));
  EXPECT_TRUE(left("A play 0-0 GO", "Y!") == left("A play 0-0 RO", "Y!"));
  EXPECT_FALSE(left("A play 0-0 GO", "Y!") == left("A play 0-0 GW", "Y!"));
}

TEST(DerIsses, a_finished_match_takes_no_move) {
  EXPECT_EQ(position(line_of(apart, "- over 4-0 --")).why_not(a, the_move("$d4")), &game_over);
}

}  // namespace
}  // namespace troika::der_isses_tests
