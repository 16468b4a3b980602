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

}  // namespace
}  // namespace troika
