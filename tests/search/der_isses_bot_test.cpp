#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "search/der_isses/bot.h"
#include "search/der_isses/greedy.h"
#include "tests/laws/seed.h"

namespace troika {
namespace {

using G = DerIsses;
using der_isses::Card;
using der_isses::most_pieces;
using der_isses::Move;

// A game as its referee and both seats see it.
struct Game7 {
  Truth<G> truth = G::start({});
  std::array<std::vector<Witnessed<G>>, 2> history;

  Seen<G> seen(Seat seat) const { return {{}, truth.seen_by(seat), history[index(seat)]}; }
  void play(std::optional<Seat> actor, Move m) {
    for (const Seat seat : {seat_at(0), seat_at(1)})
      if (const auto glimpse = G::glimpse(truth.open(), m, seat))
        history[index(seat)].push_back({truth.open(), actor, *glimpse});
    G::play(truth, m);
  }
  void set_up(Rng& rng) {
    while (G::turn(truth.open()).is_chance()) play(std::nullopt, G::sample(truth, rng));
  }
  void play_at_random(Rng& rng) {
    const Seat seat = G::turn(truth.open()).seat();
    MoveList<G> list;
    truth.moves(seat, list);
    play(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
};

Game7 at(std::string_view line) {
  Game7 game;
  const auto placed = G::read_position(line, nullptr);
  EXPECT_TRUE(placed.has_value()) << line;
  if (placed) game.truth = placed->truth;
  return game;
}

double weight_of(const Thought<G>& thought, std::string_view text) {
  for (const auto& candidate : thought.moves)
    if (G::format({}, candidate.move) == text) return candidate.weight;
  return 0;
}

bool same(const Thought<G>& a, const Thought<G>& b) {
  if (a.nodes != b.nodes || a.moves.size() != b.moves.size()) return false;
  for (std::size_t i = 0; i < a.moves.size(); ++i)
    if (a.moves[i].move != b.moves[i].move || a.moves[i].weight != b.moves[i].weight ||
        a.moves[i].value != b.moves[i].value)
      return false;
  return true;
}

void expect_sound(const Thought<G>& thought, const Game7& game, Seat seat) {
  ASSERT_FALSE(thought.moves.empty());
  double all = 0;
  for (const auto& candidate : thought.moves) {
    EXPECT_EQ(game.truth.why_not(seat, candidate.move), nullptr)
        << G::write_position(game.truth) << ' ' << G::format({}, candidate.move);
    EXPECT_GE(candidate.weight, 0);
    EXPECT_GE(candidate.value[seat], -1e-6);
    EXPECT_LE(candidate.value[seat], 1 + 1e-6);
    ASSERT_FALSE(candidate.line.empty());
    EXPECT_EQ(candidate.line.front(), candidate.move);
    all += candidate.weight;
  }
  EXPECT_NEAR(all, 1, 1e-6);
  for (const auto& belief : thought.beliefs) {
    double sum = 0;
    for (const double chance : belief.chances) sum += chance;
    EXPECT_NEAR(sum, 1, 1e-4) << belief.about;
  }
}

TEST(DerIssesBot, plays_legal_moves_in_every_phase_at_every_level) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int level = 1; level <= 8; ++level) {
    const auto bot = make_der_isses_bot(level);
    Game7 game;
    game.set_up(rng);
    for (int step = 0; step < 40 && !G::turn(game.truth.open()).is_over(); ++step) {
      const Seat seat = G::turn(game.truth.open()).seat();
      expect_sound(bot->think(game.seen(seat), {.nodes = 2000}, rng), game, seat);
      game.play_at_random(rng);
    }
  }
}

// People who begin dare an accusation when something speaks for it, and rarely.
TEST(DerIssesBot, beginners_accuse_only_what_was_moved) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int level = 1; level <= 3; ++level) {
    const auto bot = make_der_isses_bot(level);
    int rounds = 0, plays = 0, accusations = 0;
    for (int match = 0; match < 20; ++match) {
      Game7 game;
      game.set_up(rng);
      std::array<bool, most_pieces> moved{};
      while (!G::turn(game.truth.open()).is_over()) {
        const Seat seat = G::turn(game.truth.open()).seats().front();
        const Move m = bot->choose(game.seen(seat), der_isses_limits(level), rng);
        MoveList<G> list;
        game.truth.moves(seat, list);
        const bool could_go = std::any_of(list.begin(), list.end(),
                                          [](Move any) { return any.kind == Move::Kind::go; });
        if (m.kind == Move::Kind::coin) moved = {};
        if (m.kind == Move::Kind::go) moved[index(m.piece)] = true;
        if (m.kind == Move::Kind::accuse) {
          EXPECT_TRUE(moved[index(m.piece)] || !could_go);
          ++accusations;
        }
        plays += game.truth.open().phase == der_isses::Phase::play ? 1 : 0;
        rounds += m.kind == Move::Kind::accuse || m.kind == Move::Kind::land ? 1 : 0;
        game.play(seat, m);
      }
    }
    EXPECT_GT(plays, 5 * rounds) << level;
    EXPECT_LT(2 * accusations, rounds) << level;
  }
}

// Of bots that were asked the same before: one that has followed the round knows it better than one
// that has not.
TEST(DerIssesBot, same_seed_and_nodes_give_the_same_thought) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const auto one = make_der_isses_bot(5), two = make_der_isses_bot(5);
  Game7 game;
  game.set_up(rng);
  for (std::uint64_t step = 0; step < 8 && !G::turn(game.truth.open()).is_over(); ++step) {
    const Seat seat = G::turn(game.truth.open()).seat();
    Rng first(step), second(step);
    EXPECT_TRUE(same(one->think(game.seen(seat), {.nodes = 20'000}, first),
                     two->think(game.seen(seat), {.nodes = 20'000}, second)));
    game.play_at_random(rng);
  }
}

// A round in which both have made several moves that nobody would accuse for.
Game7 in_the_middle_of_a_round(int moves) {
  Game7 game = at("R5O/7/2Y1G2/7/7/1B3V1/6W B coin 0-0 --");
  game.play(seat_at(1), *G::parse({}, "$d3"));
  game.play(seat_at(0), Move::choose(seat_at(0), der_isses::piece_at(0)));
  game.play(seat_at(1), Move::choose(seat_at(1), der_isses::piece_at(1)));
  for (int i = 0; i < moves; ++i) {
    const Seat seat = G::turn(game.truth.open()).seat();
    MoveList<G> list;
    game.truth.moves(seat, list);
    Move slowest = list[0];
    for (const Move m : list)
      if (m.kind == Move::Kind::go &&
          der_isses::distance(m.cell, der_isses::cell_at(3, 2)) >
              der_isses::distance(slowest.cell, der_isses::cell_at(3, 2)))
        slowest = m;
    if (slowest.kind == Move::Kind::go) game.play(seat, slowest);
  }
  return game;
}

// Whoever is asked late in a round, for the first time, still thinks about the present for at least
// half of the time, and so has a value for every move.
TEST(DerIssesBot, the_past_never_takes_what_the_present_needs) {
  for (const int moves : {12, 14, 16}) {
    const Game7 game = in_the_middle_of_a_round(moves);
    ASSERT_EQ(game.truth.open().phase, der_isses::Phase::play);
    const Seat seat = G::turn(game.truth.open()).seat();
    Rng rng(1);
    const auto thought = make_der_isses_bot(7)->think(game.seen(seat), {.nodes = 20'000}, rng);
    for (const auto& candidate : thought.moves) EXPECT_TRUE(candidate.is_valued);
    EXPECT_GT(thought.nodes, 10'000U);
  }
}

// Asked again, also in turns for both seats, a bot goes on from what it knows of the round.
TEST(DerIssesBot, each_seat_goes_on_where_it_was) {
  const auto bot = make_der_isses_bot(7);
  const Limits limits{.nodes = 20'000};
  for (int moves = 0; moves < 4; ++moves) {
    const Game7 game = in_the_middle_of_a_round(moves);
    Rng rng(1);
    bot->think(game.seen(G::turn(game.truth.open()).seat()), limits, rng);
  }
  for (int moves = 2; moves < 4; ++moves) {
    const Game7 game = in_the_middle_of_a_round(moves);
    Rng rng(1);
    EXPECT_LT(bot->think(game.seen(G::turn(game.truth.open()).seat()), limits, rng).nodes, 2'000U);
  }
}

// What there was no time for is not shown as a number.
TEST(DerIssesBot, no_budget_gives_moves_without_values) {
  Rng rng(1);
  for (const char* line :
       {"R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 RO", "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --"}) {
    const Game7 game = at(line);
    const auto thought = make_der_isses_bot(8)->think(game.seen(seat_at(0)), {.nodes = 0}, rng);
    for (const auto& candidate : thought.moves) EXPECT_FALSE(candidate.is_valued);
  }
}

// Which piece is its own decides only which of the answers is given, not how long they take or what
// it believes.
TEST(DerIssesBot, thinks_for_all_own_pieces_alike) {
  const auto bot = make_der_isses_bot(4);
  Thought<G> first;
  for (const char own : std::string_view("ROYGBVW")) {
    Game7 game = at(std::string("R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 ") + own + "R");
    Rng rng(5);
    const auto thought = bot->think(game.seen(seat_at(0)), {.nodes = 30'000}, rng);
    if (own == 'R') first = thought;
    EXPECT_EQ(thought.nodes, first.nodes);
    ASSERT_EQ(thought.beliefs.size(), 2U);
    EXPECT_EQ(thought.beliefs[0].chances, first.beliefs[0].chances);
    EXPECT_EQ(thought.beliefs[1].chances, first.beliefs[1].chances);
  }
}

TEST(DerIssesBot, does_not_see_the_other_card) {
  const auto bot = make_der_isses_bot(4);
  std::optional<Thought<G>> first;
  for (const char other : std::string_view("ROYGBVW")) {
    Game7 game = at(std::string("R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 R") + other);
    Rng rng(5);
    const auto thought = bot->think(game.seen(seat_at(0)), {.nodes = 30'000}, rng);
    if (!first) first = thought;
    EXPECT_TRUE(same(thought, *first));
  }
}

// With the same public history, however long, as well.
TEST(DerIssesBot, time_does_not_tell_the_own_piece) {
  SCOPED_TRACE(seed_trace());
  const std::uint64_t seed = test_seed();
  std::array<std::vector<std::uint64_t>, most_pieces> nodes;
  std::array<std::vector<std::vector<double>>, most_pieces> beliefs;
  for (std::size_t own = 0; own < most_pieces; ++own) {
    Game7 game = at("R5O/7/2Y1G2/7/7/1B3V1/6W B coin 0-0 --");
    game.play(seat_at(1), *G::parse({}, "$d3"));
    game.play(seat_at(0), Move::choose(seat_at(0), der_isses::piece_at(own)));
    game.play(seat_at(1), Move::choose(seat_at(1), der_isses::piece_at(1)));
    const auto bot = make_der_isses_bot(6);
    Rng rng(seed);
    for (int step = 0; step < 6; ++step) {
      const Seat seat = G::turn(game.truth.open()).seat();
      if (seat == seat_at(0)) {
        const auto thought = bot->think(game.seen(seat), {.nodes = 40'000}, rng);
        nodes[own].push_back(thought.nodes);
        for (const auto& belief : thought.beliefs) beliefs[own].push_back(belief.chances);
      }
      MoveList<G> quiet;  // the same for every own piece
      G::legal(game.truth.open(), seat, Card::of(der_isses::piece_at(1)), quiet);
      std::size_t count = 0;
      while (count < quiet.size() && quiet[count].kind == Move::Kind::go) ++count;
      if (count == 0) break;
      Rng pick(seed + static_cast<std::uint64_t>(step));
      game.play(seat, quiet[pick.below(static_cast<std::uint32_t>(count))]);
    }
    EXPECT_EQ(nodes[own], nodes[0]);
    EXPECT_EQ(beliefs[own], beliefs[0]);
  }
}

// A round is worth one coin at any score, so the score changes the chance to win but not the move.
TEST(DerIssesBot, the_score_changes_the_chances_and_not_the_play) {
  const auto bot = make_der_isses_bot(5);
  std::optional<Thought<G>> first;
  double chance = 1;
  for (const std::string_view coins : {"3-0", "1-1", "0-3"}) {
    Game7 game = at("R5O/7/2Y1G2/7/3$3/1B3V1/6W A play " + std::string(coins) + " RO");
    Rng rng(5);
    const auto thought = bot->think(game.seen(seat_at(0)), {.nodes = 30'000}, rng);
    if (!first) first = thought;
    ASSERT_EQ(thought.moves.size(), first->moves.size());
    for (std::size_t i = 0; i < thought.moves.size(); ++i) {
      EXPECT_EQ(thought.moves[i].move, first->moves[i].move);
      EXPECT_EQ(thought.moves[i].weight, first->moves[i].weight);
    }
    EXPECT_LT(thought.moves[0].value[seat_at(0)], chance);
    chance = thought.moves[0].value[seat_at(0)];
  }
}

// Six pieces stand beside the coin: who does not land now will hardly have another turn.
TEST(DerIssesBot, lands_before_the_opponent_does) {
  for (int level = 1; level <= 7; ++level) {
    const auto bot = make_der_isses_bot(level);
    Game7 game = at("6W/7/7/2ORY2/3$3/2GBV2/7 A play 0-0 RO");
    Rng rng(1);
    const auto thought = bot->think(game.seen(seat_at(0)), der_isses_limits(level), rng);
    EXPECT_GT(weight_of(thought, "Rd3$"), level == 1 ? 0.3 : 0.6) << "level " << level;
  }
}

// In a history where B alone moved green, three times and up to the coin, green it is.
TEST(DerIssesBot, names_a_piece_that_was_hurried_to_the_coin) {
  Game7 game = at("R5O/7/7/6Y/7/3B3/G4VW A coin 0-0 --");
  const auto move = [&](const char* text) {
    const auto m = G::parse({}, text);
    ASSERT_TRUE(m.has_value());
    const Seat seat = m->kind == Move::Kind::choose ? m->seat : G::turn(game.truth.open()).seat();
    ASSERT_EQ(game.truth.why_not(seat, *m), nullptr) << text;
    game.play(seat, *m);
  };
  for (const char* text : {"$d5", "A=R", "B=G", "Gb2", "Of6", "Gc3", "Yf5", "Gc4"}) move(text);
  if (HasFatalFailure()) return;
  Rng rng(3);
  const auto thought = make_der_isses_bot(5)->think(game.seen(seat_at(0)), {.nodes = 400'000}, rng);
  ASSERT_EQ(thought.beliefs.front().about, "opponent-piece");
  const auto& chances = thought.beliefs.front().chances;
  EXPECT_EQ(std::ranges::max_element(chances) - chances.begin(), 3);
  EXPECT_GT(chances[3], 1.0 / 7);
}

TEST(DerIssesBot, no_budget_still_gives_a_move) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const auto bot = make_der_isses_bot(8);
  Game7 game;
  game.set_up(rng);
  for (int step = 0; step < 12 && !G::turn(game.truth.open()).is_over(); ++step) {
    const Seat seat = G::turn(game.truth.open()).seat();
    expect_sound(bot->think(game.seen(seat), {.nodes = 0}, rng), game, seat);
    game.play_at_random(rng);
  }
}

TEST(DerIssesBot, ends_when_it_is_told_to) {
  const std::atomic<bool> stop = true;
  const auto bot = make_der_isses_bot(8);
  Game7 game = at("R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 RO");
  Rng rng(1);
  const auto thought = bot->think(game.seen(seat_at(0)), {.stop = &stop}, rng);
  EXPECT_LE(thought.nodes, 1000U);
  expect_sound(thought, game, seat_at(0));
}

TEST(DerIssesBot, keeps_to_its_nodes) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const auto bot = make_der_isses_bot(7);
  Game7 game;
  game.set_up(rng);
  for (int step = 0; step < 12 && !G::turn(game.truth.open()).is_over(); ++step) {
    const Seat seat = G::turn(game.truth.open()).seat();
    EXPECT_LE(bot->think(game.seen(seat), {.nodes = 10'000}, rng).nodes, 10'000U);
    game.play_at_random(rng);
  }
}

TEST(DerIssesGreedy, is_legal_and_hurries) {
  Rng rng(1);
  const auto greedy = make_der_isses_greedy();
  Game7 game = at("R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 RO");
  const auto thought = greedy->think(game.seen(seat_at(0)), {}, rng);
  expect_sound(thought, game, seat_at(0));
  EXPECT_EQ(thought.moves.front().move.piece, der_isses::piece_at(0));
  Game7 landing = at("O5Y/7/7/3R3/3$3/7/G2BV1W A play 0-0 RO");
  EXPECT_EQ(weight_of(greedy->think(landing.seen(seat_at(0)), {}, rng), "Rd3$"), 1);
}

}  // namespace
}  // namespace troika
