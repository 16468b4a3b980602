#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "core/playout.h"
#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "search/der_isses/bot.h"
#include "search/talat/bot.h"
#include "search/touche/bot.h"
#include "table/situation.h"
#include "tests/laws/laws.h"

namespace {
std::size_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace troika {
namespace {

template <class Act>
std::size_t allocations_of(Act act) {
  const std::size_t before = allocations;
  act();
  return allocations - before;
}

// Plays what comes before the first game.
template <Game G>
Match<G> first_game(const std::vector<Option>& settings, Rng& rng) {
  Match<G> match(make_options<G>(settings));
  while (!match.in_game()) {
    const Event<G> event = choose<G>(match, {}, rng);
    match.play(event.actor, event.move);
  }
  return match;
}

// Nothing that bots do at every node takes memory from the heap.
template <Game G>
void check_no_allocation(const std::vector<Option>& settings) {
  Rng rng(test_seed());
  SCOPED_TRACE(seed_trace());
  const Match<G> match = first_game<G>(settings, rng);
  for (int game = 0; game < 3; ++game) {
    Truth<G> truth = *match.game();
    while (!G::turn(truth.open()).is_over() && !::testing::Test::HasFailure()) {
      const Turn turn = G::turn(truth.open());
      MoveList<G> list;
      EXPECT_EQ(allocations_of([&] { truth.moves(list); }), 0U) << G::write_position(truth);
      for (std::size_t i = 0; i < G::seat_count(truth.open()); ++i) {
        const Seat s = seat_at(i);
        EXPECT_EQ(allocations_of([&] { (void)truth.seen_by(s); }), 0U);
        const View<G> view = truth.seen_by(s);
        EXPECT_EQ(allocations_of([&] { (void)G::guess(view, rng); }), 0U);
        EXPECT_EQ(allocations_of([&] { (void)truth.why_not(s, list[0]); }), 0U);
        EXPECT_EQ(allocations_of([&] { (void)G::glimpse(truth.open(), list[0], s); }), 0U);
      }
      auto m = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      if (turn.is_chance()) {
        EXPECT_EQ(allocations_of([&] { m = G::sample(truth, rng); }), 0U);
        EXPECT_EQ(allocations_of([&] { (void)G::weight(truth, m); }), 0U);
      }
      EXPECT_EQ(allocations_of([&] { (void)Truth<G>(truth); }), 0U);
      EXPECT_EQ(allocations_of([&] { G::play(truth, m); }), 0U) << G::write_position(truth);
    }
    EXPECT_EQ(allocations_of([&] { (void)G::outcome(truth); }), 0U);
  }
  const typename G::Setup setup = match.series().setup();
  EXPECT_EQ(allocations_of([&] {
              for (int game = 0; game < 20; ++game) {
                Truth<G> truth = G::start(setup);
                playout<G>(truth, rng);
              }
            }),
            0U);
}

// A bot that thinks twenty times as long takes hardly more memory from the heap: what it takes is
// for its answer, not for its nodes.
template <Game G>
void check_thinking(const std::unique_ptr<Bot<G>>& bot, const std::vector<Option>& settings) {
  constexpr std::uint64_t few = 5'000, many = 100'000, for_answers = 300;
  Rng rng(test_seed());
  SCOPED_TRACE(seed_trace());
  auto match = first_game<G>(settings, rng);
  int asked = 0;
  for (int moves = 0; match.in_game() && asked < 4; ++moves) {
    const Event<G> event = choose<G>(match, {}, rng);
    if (event.actor && moves % 8 == 7) {
      const Seen<G> seen = Follower<G>(match, match.series().player_at(*event.actor)).seen();
      const auto allocations_with = [&](std::uint64_t nodes) {
        Rng thinking(1);
        return allocations_of([&] { (void)bot->think(seen, {.nodes = nodes}, thinking); });
      };
      allocations_with(many);  // whatever it keeps has grown
      const std::size_t at_first = allocations_with(few);
      EXPECT_LT(allocations_with(many), at_first + for_answers);
      ++asked;
    }
    match.play(event.actor, event.move);
  }
  EXPECT_GT(asked, 0);
}

TEST(Allocations, are_counted) {
  EXPECT_EQ(allocations_of([] { delete new int(1); }), 1U);
  EXPECT_EQ(allocations_of([] { std::vector<int>(3).clear(); }), 1U);
}

TEST(Allocations, der_isses_makes_none) { check_no_allocation<DerIsses>({}); }

TEST(Allocations, talat_makes_none) {
  check_no_allocation<Talat>({});
  check_no_allocation<Talat>({{"players", "2"}});
}

TEST(Allocations, touche_makes_none) {
  check_no_allocation<Touche>({});
  check_no_allocation<Touche>({{"seats", "ytl"}, {"figures", "combination"}});
  check_no_allocation<Touche>({{"seats", "ytytyt"}, {"figures", "line"}, {"freeswap", "1"}});
}

TEST(Allocations, bots_make_none_per_node) {
  check_thinking<DerIsses>(make_der_isses_bot(8), {});
  check_thinking<Talat>(make_talat_bot(8), {});
  check_thinking<Talat>(make_talat_bot(8), {{"players", "2"}});
  check_thinking<Touche>(make_touche_bot(8), {});
}

}  // namespace
}  // namespace troika
