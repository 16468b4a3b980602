// What a player has seen is told as it happens, so that asking costs nothing, however long the
// match.
#include "tests/laws/seed.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

TEST(Follow, a_long_match_is_not_played_again_for_every_bot_move) {
  const std::uint64_t seed = test_seed();
  SCOPED_TRACE(seed_trace());
  for (const Kind& kind : kinds_of_tables()) {
    Rng rng(seed);
    const auto table = table_of(kind);
    const auto ask_all = [&] {
      for (std::size_t p = 0; p < table->players(); ++p) {
        const Viewer who = LocalDoor::player(static_cast<Player>(p));
        EXPECT_NE(table->situation(who), nullptr);
        EXPECT_EQ(table->story(who, Seq{0}).size(), static_cast<std::size_t>(table->seq()) + 1);
      }
    };
    ask_all();
    EXPECT_EQ(table->events_replayed(), 0U) << "nothing has happened yet";
    for (int step = 0; step < 200 && !table->is_over(); ++step) {
      random_step(*table, rng);
      ask_all();
    }
    EXPECT_EQ(table->events_replayed(), 0U) << kind.game;
    EXPECT_GT(static_cast<unsigned>(table->seq()), 3U);
  }
}

TEST(Follow, who_comes_late_has_the_match_played_again_once) {
  Rng rng(1);
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    for (int step = 0; step < 40 && !table->is_over(); ++step) random_step(*table, rng);
    const auto events = static_cast<std::uint64_t>(table->seq());
    const Viewer who = LocalDoor::player(Player{1});
    for (int times = 0; times < 5; ++times) {
      EXPECT_EQ(table->story(who, Seq{0}).size(), events + 1);
      EXPECT_NE(table->situation(who), nullptr);
    }
    EXPECT_EQ(table->events_replayed(), events);
  }
}

// After a takeback a follower knows what one knows who comes anew.
TEST(Follow, a_takeback_is_forgotten) {
  Rng rng(test_seed());
  SCOPED_TRACE(seed_trace());
  int taken_back = 0;
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    const auto mind = *make_mind(kind.game, "mcts");
    for (int step = 0; step < 60 && !table->is_over(); ++step) {
      const Seq before = table->seq();
      for (std::size_t p = 0; p < table->players(); ++p)
        (void)table->situation(LocalDoor::player(static_cast<Player>(p)));
      random_step(*table, rng);
      if (!table->can_go_back(before)) continue;
      table->go_back(before);
      ++taken_back;
      const auto fresh = *read_table(table->record());
      for (const Player p : table->to_act()) {
        const Viewer who = LocalDoor::player(p);
        EXPECT_EQ(table->story(who, Seq{0}).size(), fresh->story(who, Seq{0}).size());
        EXPECT_EQ(table->story(who, Seq{0}).back().position,
                  fresh->story(who, Seq{0}).back().position);
        Rng one(7), two(7);
        EXPECT_EQ(mind->choose(*table->situation(who), {.nodes = 20}, one),
                  mind->choose(*fresh->situation(who), {.nodes = 20}, two));
      }
      random_step(*table, rng);
    }
  }
  EXPECT_GT(taken_back, 10);
}

}  // namespace
}  // namespace troika
