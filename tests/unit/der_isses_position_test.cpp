#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/laws/seed.h"
#include "tests/unit/der_isses_table.h"

namespace troika::der_isses_tests {
namespace {

using namespace der_isses;

TEST(DerIssesPosition, good_lines_round_trip) {
  for (const std::string_view line : {
           "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --",
           "R5O/7/2Y1G2/7/7/1B3V1/6W B coin 3-3 --",
           "R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 1-0 --",
           "R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 1-0 R-",
           "R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 1-0 -?",
           "R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-3 RW",
           "R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-3 ??",
           "ROYGBV$/W6/7/7/7/7/7 A play 0-0 BB",
           "R5O/7/2Y1G2/7/7/1B3V1/6W - over 4-3 --",
           "R5O/7/2Y1G2/7/7/1B3V1/6W - over 0-4 --",
           "7/7/7/7/7/7/7 - setup 0-0 --",
           "7/7/3Y3/O5R/7/7/7 - setup 0-0 --",
       })
    EXPECT_EQ(DerIsses::write_position(position(line)), line);
}

struct Wrong {
  std::string_view line;
  const Reason* reason;
  std::string_view field;
  std::size_t column;
};

TEST(DerIssesPosition, every_field_is_checked) {
  const Wrong wrongs[] = {
      {"", &field_missing, "BOARD", 0},
      {" R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &field_missing, "BOARD", 0},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W", &field_missing, "TURN", 24},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W ", &field_missing, "TURN", 25},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W  A coin 0-0 --", &field_missing, "TURN", 25},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A", &field_missing, "PHASE", 26},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin", &field_missing, "COINS", 31},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0", &field_missing, "SECRETS", 35},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 -- ", &field_extra, "SECRETS", 38},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 -- x", &field_extra, "SECRETS", 38},

      {"X5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &bad_board_sign, "BOARD", 0},
      {"R5O/7/2Y1G2/7/7/1B3V1/0W A coin 0-0 --", &bad_board_sign, "BOARD", 22},
      {"R5O/7/2Y1G2/7/7/1B3V1/6w A coin 0-0 --", &bad_board_sign, "BOARD", 23},
      {"R5O/34/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &runs_in_a_row, "BOARD", 5},
      {"R5O/8/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &rank_too_long, "BOARD", 4},
      {"R6O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &rank_too_long, "BOARD", 2},
      {"R5/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &rank_too_short, "BOARD", 2},
      {"R5O//2Y1G2/7/7/1B3V1/6W A coin 0-0 --", &rank_too_short, "BOARD", 4},
      {"R5O/7/2Y1G2/7/7/1B3V1/5W A coin 0-0 --", &rank_too_short, "BOARD", 24},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W/7 A coin 0-0 --", &too_many_ranks, "BOARD", 24},
      {"R5O/7/2Y1G2/7/7/1B3VW A coin 0-0 --", &too_few_ranks, "BOARD", 21},
      {"R5O/7/2Y1G2/7/7/1B3V1/5WR A coin 0-0 --", &piece_twice, "BOARD", 24},
      {"R5O/7/2Y1G2/7/7/$B3V1/5W$ A play 0-0 RR", &coin_twice, "BOARD", 24},
      {"R5O/7/2Y1G2/7/7/1B3V1/7 A coin 0-0 --", &piece_missing, "BOARD", 0},
      {"R5O/7/2Y1G2/7/7/1B3V1/7 - over 4-0 --", &piece_missing, "BOARD", 0},
      {"R5O/7/2Y1G2/7/3$3/1B3V1/6W A coin 0-0 --", &coin_too_early, "BOARD", 15},
      {"R5O/7/2Y1G2/7/3$3/1B3V1/6W - over 4-0 --", &coin_too_early, "BOARD", 15},
      {"R6/7/7/7/3$3/7/7 - setup 0-0 --", &coin_too_early, "BOARD", 10},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A play 0-0 RR", &coin_missing, "BOARD", 0},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A choose 0-0 --", &coin_missing, "BOARD", 0},
      {"R$4O/7/2Y1G2/7/7/1B3V1/6W A choose 0-0 --", &coin_beside_piece, "BOARD", 1},
      {"R6/7/7/7/7/7/2Y4 - setup 0-0 --", &setup_out_of_order, "BOARD", 14},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - setup 0-0 --", &setup_complete, "BOARD", 0},

      {"R5O/7/2Y1G2/7/7/1B3V1/6W C coin 0-0 --", &bad_turn, "TURN", 25},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W AA coin 0-0 --", &bad_turn, "TURN", 25},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - coin 0-0 --", &turn_needs_seat, "TURN", 25},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A over 4-0 --", &turn_of_nobody, "TURN", 25},
      {"R6/7/7/7/7/7/7 A setup 0-0 --", &turn_of_nobody, "TURN", 15},

      {"R5O/7/2Y1G2/7/7/1B3V1/6W A Coin 0-0 --", &bad_phase, "PHASE", 27},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coins 0-0 --", &bad_phase, "PHASE", 27},

      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0 --", &bad_coins, "COINS", 32},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0:0 --", &bad_coins, "COINS", 32},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 00-0 --", &bad_coins, "COINS", 32},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 4-0 --", &coins_too_many, "COINS", 32},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-4 --", &coins_too_many, "COINS", 34},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - over 4-4 --", &coins_too_many, "COINS", 34},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - over 5-0 --", &coins_too_many, "COINS", 32},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - over 3-3 --", &coins_too_few, "COINS", 32},
      {"R6/7/7/7/7/7/7 - setup 0-1 --", &coins_before_start, "COINS", 25},

      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 -", &bad_secrets, "SECRETS", 36},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 ---", &bad_secrets, "SECRETS", 36},
      {"R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 RX", &bad_secrets, "SECRETS", 39},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 -R", &secret_too_early, "SECRETS", 37},
      {"R5O/7/2Y1G2/7/7/1B3V1/6W - over 4-0 ?-", &secret_too_early, "SECRETS", 36},
      {"R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 R-", &secret_missing, "SECRETS", 39},
      {"R5O/7/2Y1G2/7/3$3/1B3V1/6W A choose 0-0 R?", &choice_complete, "SECRETS", 40},
  };
  for (const auto& [line, reason, field, column] : wrongs) {
    const auto placed = DerIsses::read_position(line, nullptr);
    ASSERT_FALSE(placed.has_value()) << line;
    EXPECT_EQ(placed.error().reason, reason) << line << ": " << placed.error().reason->en;
    EXPECT_EQ(placed.error().field, field) << line;
    EXPECT_EQ(placed.error().column, column) << line;
  }
}

TEST(DerIssesPosition, a_seat_sees_its_own_card_and_a_spectator_none) {
  const std::string board = "R5O/7/2Y1G2/7/3$3/1B3V1/6W ";
  const auto lines = [&](const std::string& rest) {
    const auto truth = position(board + rest);
    return std::vector<std::string>{DerIsses::write_position(truth.seen_by(a)),
                                    DerIsses::write_position(truth.seen_by(b)),
                                    DerIsses::write_position(truth.open())};
  };
  EXPECT_EQ(lines("A play 0-0 RO"), (std::vector{board + "A play 0-0 R?", board + "A play 0-0 ?O",
                                                 board + "A play 0-0 ??"}));
  EXPECT_EQ(lines("A choose 0-0 -O"),
            (std::vector{board + "A choose 0-0 -?", board + "A choose 0-0 -O",
                         board + "A choose 0-0 -?"}));
  EXPECT_EQ(lines("A choose 0-0 --"), (std::vector<std::string>(3, board + "A choose 0-0 --")));
}

TEST(DerIssesPosition, a_hidden_card_is_asked_for_only_where_it_matters) {
  const std::string board = "R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 ";
  const auto hidden = [&](const std::string& secrets) {
    return DerIsses::hidden(position(board + secrets));
  };
  const auto hidden_for = [&](const std::string& secrets, std::string_view text) {
    return DerIsses::hidden(position(board + secrets), the_move(text));
  };
  EXPECT_EQ(hidden("R?"), nullptr);
  EXPECT_EQ(hidden("?R"), &own_card_hidden);
  EXPECT_EQ(hidden("??"), &own_card_hidden);
  EXPECT_EQ(hidden_for("??", "Rb6"), nullptr);
  EXPECT_EQ(hidden_for("??", "R!"), &other_card_hidden);
  EXPECT_EQ(hidden_for("?R", "R!"), nullptr);
  EXPECT_EQ(hidden_for("?R", "Yd3$"), &own_card_hidden);
  EXPECT_EQ(hidden_for("Y?", "Yd3$"), &other_card_hidden);
  EXPECT_EQ(hidden_for("R?", "Yd3$"), nullptr) << "not legal, whatever B has";
  EXPECT_EQ(hidden_for("YR", "Yd3$"), nullptr);

  // A plain move is judged and made without any card.
  const auto truth = position(board + "??");
  EXPECT_EQ(truth.why_not(a, the_move("Rb6")), nullptr);
  EXPECT_EQ(truth.why_not(a, the_move("Yd6")), &not_nearer);
  EXPECT_EQ(truth.why_not(a, the_move("R!")), nullptr);
  Truth<DerIsses> next = truth;
  DerIsses::play(next, the_move("Rb6"));
  EXPECT_EQ(DerIsses::write_position(next), "6O/1R5/2Y1G2/7/3$3/1B3V1/6W B play 0-0 ??");

  const auto choosing = position("R5O/7/2Y1G2/7/3$3/1B3V1/6W A choose 0-0 ?-");
  EXPECT_EQ(DerIsses::hidden(choosing), nullptr);
  EXPECT_EQ(moves(choosing).size(), 7U);
  DerIsses::play(next = choosing, the_move("B=R"));
  EXPECT_EQ(DerIsses::write_position(next), "R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 ?R");
}

// Smaller games write and read their lines in the same form.
template <class G>
void check_small(Rng& rng) {
  for (int game = 0; game < 50; ++game) {
    Truth<G> truth = G::start({});
    MoveList<G> list;
    for (;;) {
      const std::string line = G::write_position(truth);
      const auto placed = G::read_position(line, nullptr);
      ASSERT_TRUE(placed.has_value()) << line << ": " << placed.error().reason->en;
      ASSERT_EQ(G::write_position(placed->truth), line);
      if (G::turn(truth.open()).is_over()) break;
      list.clear();
      truth.moves(list);
      ASSERT_FALSE(list.empty()) << line;
      G::play(truth, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    const auto outcome = G::outcome(truth);
    EXPECT_EQ(outcome.points[outcome.winners.front()], G::size.coins_to_win);
  }
}

TEST(DerIssesPosition, smaller_games_round_trip) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  check_small<DerIsses>(rng);
  check_small<DerIssesRules<5, 4, 1>>(rng);
  check_small<DerIssesRules<5, 3, 1>>(rng);
  check_small<DerIssesRules<4, 3, 2>>(rng);
  check_small<DerIssesRules<4, 3, 1>>(rng);
  check_small<DerIssesRules<3, 2, 1>>(rng);
}

}  // namespace
}  // namespace troika::der_isses_tests
