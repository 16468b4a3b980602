// Who is only told in text what a seat may know comes to the same thoughts as who sits at the
// table.
#include "table/witness.h"
#include "tests/laws/seed.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

void tell(Witness& witness, const Lived& step) {
  const auto good = [](const std::expected<void, Fault>& told) {
    ASSERT_TRUE(told.has_value()) << told.error().reason->en;
  };
  // What is decided between games is nothing that a bot thinks about.
  if (!step.actor.empty() && !step.position.empty() && step.seat.empty())
    good(witness.happened(step.actor, step.move.value_or("")));
  if (!step.shown.empty()) good(witness.shown(step.shown));
  if (!step.seat.empty()) good(witness.game_begins(step.seat));
  if (!step.position.empty()) good(witness.position(step.position));
}

TEST(TableWitness, thinks_the_same_as_a_mind_at_the_table) {
  const std::uint64_t seed = test_seed();
  SCOPED_TRACE(seed_trace());
  for (const Kind& kind : kinds_of_tables()) {
    Rng rng(seed);
    const auto table = table_of(kind);
    std::vector<std::unique_ptr<Witness>> witnesses;
    for (std::size_t p = 0; p < table->players(); ++p)
      witnesses.push_back(*make_witness(kind.game, kind.options));
    std::vector<Seq> told(table->players());
    std::vector<bool> in_game(table->players());
    const auto mind = *make_mind(kind.game, kind.game == "der-isses" ? "2" : "3");
    for (std::uint64_t step = 0; step < 120 && !table->is_over(); ++step) {
      random_step(*table, rng);
      for (std::size_t p = 0; p < table->players(); ++p) {
        const Viewer who = LocalDoor::player(static_cast<Player>(p));
        for (const Lived& lived : table->story(who, told[p])) {
          tell(*witnesses[p], lived);
          in_game[p] = !lived.position.empty();
        }
        told[p] = table->seq();
        const auto legal = table->legal(who);
        if (legal.empty() || !in_game[p]) continue;
        ASSERT_EQ(witnesses[p]->legal(), legal) << kind.game << ' ' << step;
        if (step % 8 != 0) continue;
        Rng one(step), two(step);
        const Limits limits{.nodes = 300};
        const Opinion here = mind->think(*table->situation(who), limits, one);
        const Opinion there = mind->think(*witnesses[p]->situation(), limits, two);
        ASSERT_EQ(here.moves.size(), there.moves.size());
        for (std::size_t i = 0; i < here.moves.size(); ++i) {
          EXPECT_EQ(here.moves[i].move, there.moves[i].move);
          EXPECT_EQ(here.moves[i].weight, there.moves[i].weight);
        }
      }
    }
  }
}

TEST(TableWitness, refuses_what_cannot_be) {
  auto witness = *make_witness("der-isses", {});
  EXPECT_EQ(witness->position("x").error().reason->code, "no-game-begun");
  EXPECT_EQ(witness->game_begins("C").error().reason->code, "no-such-seat");
  ASSERT_TRUE(witness->game_begins("A"));
  EXPECT_EQ(witness->happened("A", "Re5").error().reason->code, "no-position");
  EXPECT_FALSE(witness->position("not a line").has_value());
  EXPECT_EQ(witness->situation(), nullptr);
  ASSERT_TRUE(witness->position("R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --"));
  EXPECT_EQ(witness->happened("Z", "$d3").error().reason->code, "no-such-seat");
  EXPECT_FALSE(witness->happened("A", "nonsense").has_value());
  EXPECT_NE(witness->situation(), nullptr);
}

constexpr std::string_view square_line =
    "112 1 yt square*4 y=-,t=- QDKSJHJHJD/7H3D4D6C4H "
    "5S7H3H3H4HTH5CTDJDTD5SASKCXACAD3DX7STHAH2C2CTS7D8H9SQH4CQD9DJC8HKH7DAD2S5C2HKS6S4SQC8CQS3CQS"
    "6DJC7CKDJS9D8D4D8CTS8SJS9CQC6DKD5H6S7C7S4SKC9CASAH6C2D2H4C2SX9HX2DQHAC5D8DTC5H6H5D3C6H9HTCKHX"
    "8SX3S3S9S - 0 -";

std::string with_goal(std::string_view goal) {
  std::string line(square_line);
  return line.replace(line.find("square*4"), 8, goal);
}

// The address sanitizer sees whether anything in it refers to what is gone.
std::string choose(const Situation& situation) {
  Rng rng(1);
  return (*make_mind("touche", "8"))->choose(situation, {.nodes = 200}, rng);
}

TEST(TableWitness, a_situation_outlives_its_witness_and_its_table) {
  auto witness = *make_witness("touche", {});
  ASSERT_TRUE(witness->game_begins("1"));
  ASSERT_TRUE(witness->position(with_goal("line*3")));
  ASSERT_TRUE(witness->happened("1", witness->legal().front()));
  ASSERT_TRUE(witness->position(with_goal("line*3")));
  const auto told = witness->situation();
  witness.reset();
  EXPECT_NE(choose(*told), "");

  auto table = *make_table("touche", {{"figures", "combination"}, {"dealer", "2"}});
  Rng rng(1);
  table->let_chance_act(rng);
  const Viewer first = LocalDoor::player(Player{0});
  for (int i = 0; i < 2; ++i) {
    const Viewer who = LocalDoor::player(table->to_act().front());
    ASSERT_TRUE(table->play(who, table->seq(), table->legal(who).front()));
    table->let_chance_act(rng);
  }
  const auto seen = table->situation(first);
  table.reset();
  EXPECT_NE(choose(*seen), "");
}

TEST(TableWitness, forgets_the_past_when_told_a_position_of_another_game) {
  auto one = *make_witness("touche", {}), other = *make_witness("touche", {});
  ASSERT_TRUE(one->game_begins("1"));
  ASSERT_TRUE(one->position(square_line));
  ASSERT_TRUE(one->happened("1", one->legal().front()));
  ASSERT_TRUE(one->position(with_goal("line*3")));
  ASSERT_TRUE(other->game_begins("1"));
  ASSERT_TRUE(other->position(with_goal("line*3")));
  EXPECT_EQ(choose(*one->situation()), choose(*other->situation()));
}

}  // namespace
}  // namespace troika
