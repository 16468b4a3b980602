#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <random>

#include "search/reward.h"
#include "search/talat/bot.h"
#include "search/talat/greedy.h"

namespace troika {
namespace {

std::uint64_t seed_of_the_day() {
  const char* given = std::getenv("TROIKA_SEED");
  return given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device{}();
}

Truth<Talat> read(std::string_view line) {
  const auto placed = Talat::read_position(line, nullptr);
  EXPECT_TRUE(placed.has_value()) << line;
  return placed->truth;
}

Seen<Talat> seen_from(const Truth<Talat>& truth) {
  return {{}, truth.seen_by(truth.open().turn.seat()), {}};
}

std::string best_text(Bot<Talat>& bot, const Truth<Talat>& truth, const Limits& limits) {
  Rng rng(1);
  const auto thought = bot.think(seen_from(truth), limits, rng);
  return Talat::format(truth.open(), thought.moves.front().move);
}

// After so many random moves, or earlier if the game would be over.
Truth<Talat> random_position(int players, std::uint32_t moves, Rng& rng) {
  Truth<Talat> truth = Talat::start({players, talat::seat_a});
  for (std::uint32_t i = 0; i < moves; ++i) {
    MoveList<Talat> list;
    truth.moves(list);
    Truth<Talat> next = truth;
    Talat::play(next, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    if (next.open().turn.is_over()) break;
    truth = next;
  }
  return truth;
}

void check_thought(const Truth<Talat>& truth, const Thought<Talat>& thought) {
  const std::string line = Talat::write_position(truth);
  ASSERT_FALSE(thought.moves.empty()) << line;
  const Seat seat = truth.open().turn.seat();
  double weights = 0;
  for (std::size_t i = 0; i < thought.moves.size(); ++i) {
    const auto& candidate = thought.moves[i];
    EXPECT_EQ(truth.why_not(seat, candidate.move), nullptr) << line;
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(thought.moves[j].move, candidate.move) << line;
    EXPECT_GE(candidate.weight, 0);
    weights += candidate.weight;
    double sum = 0;
    for (std::size_t s = 0; s < truth.open().players; ++s) {
      EXPECT_GE(candidate.value[seat_at(s)], 0) << line;
      EXPECT_LE(candidate.value[seat_at(s)], 1.0001) << line;
      sum += candidate.value[seat_at(s)];
    }
    EXPECT_LE(sum, 2.0001) << line;
    // The line can be played.
    ASSERT_FALSE(candidate.line.empty()) << line;
    EXPECT_EQ(candidate.line.front(), candidate.move) << line;
    Truth<Talat> along = truth;
    for (const auto move : candidate.line) {
      ASSERT_FALSE(along.open().turn.is_over()) << line;
      ASSERT_EQ(along.why_not(along.open().turn.seat(), move), nullptr) << line;
      Talat::play(along, move);
    }
  }
  EXPECT_NEAR(weights, 1, 1e-9) << line;
}

TEST(TalatBot, thinks_of_legal_moves_in_every_phase) {
  const std::uint64_t seed = seed_of_the_day();
  SCOPED_TRACE("TROIKA_SEED=" + std::to_string(seed));
  Rng rng(seed);
  for (int level = 1; level <= talat_levels; ++level) {
    const auto bot = make_talat_bot(level);
    for (const int players : {2, 3})
      for (std::uint32_t round = 0; round < 6; ++round) {
        const auto truth = random_position(players, rng.below(round < 2 ? 26 : 80), rng);
        check_thought(truth, bot->think(seen_from(truth), {.nodes = 500}, rng));
      }
  }
}

TEST(TalatBot, moves_however_little_time_there_is) {
  Rng rng(5);
  for (const int players : {2, 3})
    for (const std::uint32_t moves : {0U, 12U, 40U}) {
      const auto truth = random_position(players, moves, rng);
      for (const int level : {1, 8}) {
        const auto bot = make_talat_bot(level);
        check_thought(truth, bot->think(seen_from(truth), {.nodes = 0}, rng));
        check_thought(truth, bot->think(seen_from(truth), {.nodes = 1}, rng));
      }
    }
}

TEST(TalatBot, ends_soon_after_it_is_told_to_stop) {
  std::atomic<bool> stop = true;
  Rng rng(6);
  const auto bot = make_talat_bot(8);
  for (const int players : {2, 3})
    for (const std::uint32_t moves : {3U, 40U}) {
      const auto truth = random_position(players, moves, rng);
      const auto thought = bot->think(seen_from(truth), {.stop = &stop}, rng);
      check_thought(truth, thought);
      EXPECT_LE(thought.nodes, 1000U);
    }
}

TEST(TalatBot, spends_no_more_than_its_nodes) {
  Rng rng(7);
  const auto bot = make_talat_bot(7);
  for (const int players : {2, 3})
    for (const std::uint32_t moves : {3U, 40U}) {
      const auto truth = random_position(players, moves, rng);
      EXPECT_LE(bot->think(seen_from(truth), {.nodes = 3000}, rng).nodes, 3100U);
    }
}

// Also when the bot has thought of other things in between: it keeps nothing.
TEST(TalatBot, same_seed_and_nodes_give_the_same_thought) {
  Rng positions(8);
  const auto used = make_talat_bot(6);
  for (const int players : {2, 3})
    for (const std::uint32_t moves : {0U, 9U, 24U, 30U, 45U}) {
      const auto truth = random_position(players, moves, positions);
      Rng one(3), two(3);
      const auto a = used->think(seen_from(truth), {.nodes = 4000}, one);
      const auto b = make_talat_bot(6)->think(seen_from(truth), {.nodes = 4000}, two);
      ASSERT_EQ(a.moves.size(), b.moves.size());
      EXPECT_EQ(a.nodes, b.nodes);
      for (std::size_t i = 0; i < a.moves.size(); ++i) {
        EXPECT_EQ(a.moves[i].move, b.moves[i].move);
        EXPECT_EQ(a.moves[i].value, b.moves[i].value);
        EXPECT_EQ(a.moves[i].line, b.moves[i].line);
      }
      EXPECT_EQ(one.next(), two.next());
    }
}

// Nothing is hidden, but a bot must not use what its seat did not witness either.
TEST(TalatBot, needs_no_history) {
  Rng positions(9);
  const auto truth = random_position(2, 40, positions);
  Seen<Talat> seen = seen_from(truth);
  const auto bot = make_talat_bot(5);
  Rng one(1), two(1);
  const auto without = bot->think(seen, {.nodes = 3000}, one);
  seen.history.push_back({Talat::start({2, talat::seat_a}).open(), talat::seat_a, {}});
  const auto with = bot->think(seen, {.nodes = 3000}, two);
  EXPECT_EQ(without.moves.front().move, with.moves.front().move);
}

// What is not taken now gets past the towers that could take it.
constexpr const char* free_tower =
    "5/5/5/1a3Tb2S1a1T/5 5/2c1T2/5/2b2H2/5 5/2a1S2/5/5/2c2H2 A - - - 0,0,0 ";

TEST(TalatBot, takes_what_is_free) {
  for (const char* players : {"2", "3"})
    for (int level = 4; level <= talat_levels; ++level) {
      const auto truth = read(free_tower + std::string(players));
      EXPECT_EQ(best_text(*make_talat_bot(level), truth, {.nodes = 8000}), "AB:b2xc2");
    }
}

// C has lost and could decide between A and B, but it looks at its own points.
TEST(TalatBot, who_has_lost_plays_for_points) {
  Rng rng(seed_of_the_day());
  const auto bot = make_talat_bot(talat_levels);
  int lost = 0;
  for (int game = 0; game < 400 && lost < 20; ++game) {
    const auto truth = random_position(3, 1000, rng);  // the last position but one
    const Seat me = truth.open().turn.seat();
    MoveList<Talat> list;
    truth.moves(list);
    int most = -1;
    for (const auto move : list) {
      Truth<Talat> next = truth;
      Talat::play(next, move);
      if (!next.open().turn.is_over() || Talat::outcome(next).winners.has(me)) {
        most = -1;
        break;
      }
      most = std::max(most, Talat::outcome(next).points[me]);
    }
    if (most < 0) continue;
    ++lost;
    Truth<Talat> next = truth;
    Talat::play(next, bot->think(seen_from(truth), {.nodes = 2000}, rng).moves.front().move);
    EXPECT_EQ(Talat::outcome(next).points[me], most) << Talat::write_position(truth);
  }
  EXPECT_GT(lost, 0);
}

// Wherever 2H steps, 3S takes it; there is something better to do elsewhere.
TEST(TalatBot, does_not_step_next_to_what_takes_it) {
  const auto truth = read("5/5/2b3S2/5/2a2H2 5/2c1T2/5/2b2H2/5 5/a1T4/5/5/2c2H2 A - - - 0,0,0 2");
  for (int level = 4; level <= talat_levels; ++level) {
    const std::string move = best_text(*make_talat_bot(level), truth, {.nodes = 8000});
    EXPECT_NE(move.substr(0, 4), "AB:c") << move;
  }
}

// Either capture ends the game, but only the one that arrives at the far row wins it.
TEST(TalatBot, ends_are_exact) {
  const auto truth = read("1b2S3/1a3T3/5/5/5 5/5/5/5/5 5/5/2a2T2/2c1S2/5 A - - - 3,4,0 2");
  Rng rng(1);
  const auto thought = make_talat_bot(8)->think(seen_from(truth), {.nodes = 100'000}, rng);
  EXPECT_EQ(Talat::format(truth.open(), thought.moves.front().move), "AB:b4xb5");
  EXPECT_EQ(thought.moves.front().value[talat::seat_a], 1);
  EXPECT_EQ(thought.moves.front().value[talat::seat_b], 0);
}

double won_by_first(Bot<Talat>& first, Bot<Talat>& others, int players, int games,
                    const Limits& limits) {
  double won = 0;
  Rng rng(11);
  for (int game = 0; game < games; ++game) {
    Truth<Talat> truth = Talat::start({players, talat::seat_a});
    const Seat seat = seat_at(static_cast<std::size_t>(game % players));
    while (!truth.open().turn.is_over()) {
      Bot<Talat>& bot = truth.open().turn.has(seat) ? first : others;
      Talat::play(truth, bot.choose(seen_from(truth), limits, rng));
    }
    won += reward<Talat>(truth)[seat];
  }
  return won;
}

TEST(TalatBot, beats_the_greedy_player) {
  const auto bot = make_talat_bot(5);
  const auto greedy = make_talat_greedy();
  EXPECT_GE(won_by_first(*bot, *greedy, 2, 6, {.nodes = 2000}), 5);
  EXPECT_GE(won_by_first(*bot, *greedy, 3, 6, {.nodes = 2000}), 4);
}

TEST(TalatGreedy, takes_the_most_points_at_once) {
  Rng rng(12);
  const auto greedy = make_talat_greedy();
  const auto truth = read(free_tower + std::string("3"));
  const auto thought = greedy->think(seen_from(truth), {}, rng);
  check_thought(truth, thought);
  for (const auto& candidate : thought.moves)
    EXPECT_EQ(candidate.move.action, talat::Action::capture);
}

}  // namespace
}  // namespace troika
