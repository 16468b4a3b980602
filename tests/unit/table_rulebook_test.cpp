#include <algorithm>

#include "table/rulebook.h"
#include "table/signature.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

std::unique_ptr<Rulebook> rules_of(std::string_view game) {
  auto rules = make_rulebook(game, {});
  EXPECT_TRUE(rules.has_value());
  return std::move(*rules);
}

std::string legal(Rulebook& rules, std::string_view position) {
  std::string out;
  const auto done = rules.legal(position, ' ', out);
  return done ? out : "error: " + std::string(done.error().reason->code);
}

std::string apply(Rulebook& rules, std::string_view position, std::vector<std::string_view> moves) {
  const auto done = rules.apply(position, moves);
  return done ? *done : "error: " + std::string(done.error().fault.reason->code);
}

TEST(Rulebook, answers_about_the_example_of_the_format) {
  const auto rules = rules_of("der-isses");
  const std::string_view start = "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --";
  EXPECT_EQ(legal(*rules, start), "$a4 $a5 $c7 $d1 $d2 $d3 $d7 $e7 $g4 $g5");
}

TEST(Rulebook, a_hidden_card_is_needed_for_some_questions_only) {
  const auto rules = rules_of("der-isses");
  const std::string both_hidden = "R5O/7/2Y1G2/3$3/7/1B3V1/6W A play 0-0 ??";
  EXPECT_EQ(legal(*rules, both_hidden), "error: own-card-hidden");
  EXPECT_EQ(apply(*rules, both_hidden, {"Wf1"}), "R5O/7/2Y1G2/3$3/7/1B3V1/5W1 B play 0-0 ??");
  EXPECT_EQ(apply(*rules, both_hidden, {"G!"}), "error: other-card-hidden");
  EXPECT_EQ(apply(*rules, both_hidden, {"Gd4$"}), "error: own-card-hidden");
  const std::string own_known = "R5O/7/2Y1G2/3$3/7/1B3V1/6W A play 0-0 G?";
  EXPECT_EQ(legal(*rules, own_known).substr(0, 6), "B! Bb3");
  EXPECT_EQ(apply(*rules, own_known, {"Gd4$"}), "error: other-card-hidden");
  EXPECT_EQ(rules->perft(own_known, 1).error().reason->code, "hidden-parts");
}

TEST(Rulebook, both_seats_choose_in_any_order) {
  const auto rules = rules_of("der-isses");
  const std::string_view choose = "R5O/7/2Y1G2/7/3$3/1B3V1/6W A choose 0-0 --";
  EXPECT_EQ(legal(*rules, choose), "A=B A=G A=O A=R A=V A=W A=Y B=B B=G B=O B=R B=V B=W B=Y");
  EXPECT_EQ(apply(*rules, choose, {"B=R", "A=G"}), apply(*rules, choose, {"A=G", "B=R"}));
  EXPECT_EQ(apply(*rules, choose, {"B=R", "B=G"}).substr(0, 6), "error:");
  EXPECT_EQ(*rules->perft(choose, 2), 14U * 7U);
}

TEST(Rulebook, a_fault_in_a_move_says_which_move) {
  const auto rules = rules_of("der-isses");
  const std::vector<std::string_view> moves{"A=G", "B=R", "Ga1"};
  const auto done = rules->apply("R5O/7/2Y1G2/7/3$3/1B3V1/6W A choose 0-0 --", moves);
  ASSERT_FALSE(done.has_value());
  EXPECT_EQ(done.error().move, 2U);
  const auto bad = rules->apply("nothing", moves);
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().move, moves.size());
}

TEST(Rulebook, perft_is_the_sum_of_its_branches) {
  for (const BenchSetup& setup : bench_setups()) {
    auto rules = make_rulebook(setup.game, setup.options);
    ASSERT_TRUE(rules.has_value());
    const auto table = table_of({std::string(setup.game), setup.options});
    Rng rng(5);
    while (table->chance_acts()) table->let_chance_act(rng);
    for (int step = 0; step < 12; ++step) random_step(*table, rng);
    if (table->is_over() || table->position(LocalDoor::spectator()).find('?') != std::string::npos)
      continue;  // a spectator's line is complete in Talat only
    const std::string line = table->position(LocalDoor::spectator());
    double last = 0;
    const auto branches = (*rules)->divide(line, 2, [&](double done) { last = done; });
    ASSERT_TRUE(branches.has_value());
    std::uint64_t sum = 0;
    for (const auto& branch : *branches) sum += branch.count;
    EXPECT_EQ(sum, *(*rules)->perft(line, 2));
    EXPECT_EQ(branches->size(), *(*rules)->perft(line, 1));
    EXPECT_EQ(last, 1.0);
  }
}

TEST(Rulebook, random_games_are_repeatable) {
  for (const BenchSetup& setup : bench_setups()) {
    auto one = make_rulebook(setup.game, setup.options);
    auto two = make_rulebook(setup.game, setup.options);
    ASSERT_TRUE(one.has_value() && two.has_value());
    const auto first = (*one)->random_games(3, 5);
    EXPECT_EQ(first.games, 5U);
    EXPECT_GT(first.moves, 5U);
    EXPECT_GT(first.choices, first.moves);
    EXPECT_EQ(first.signature, (*two)->random_games(3, 5).signature);
    EXPECT_NE(first.signature, (*one)->random_games(4, 5).signature);
  }
}

}  // namespace
}  // namespace troika
