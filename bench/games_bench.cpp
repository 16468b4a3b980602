#include <benchmark/benchmark.h>

#include <vector>

#include "core/match.h"
#include "core/playout.h"
#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"

// Single steps of every game on positions of random games. For whole games and the numbers that
// are published there is `troika bench`.
namespace troika {
namespace {

// The first game of a match with the usual options. The setup must outlive the truths.
template <Game G>
struct Positions {
  typename G::Setup setup;
  std::vector<Truth<G>> truths;  // in which a seat is to move
  std::vector<std::string> lines;

  Positions() {
    typename G::Options options;
    options.finish();
    Match<G> match(options);
    Rng rng(1);
    while (!match.in_game()) match.play(std::nullopt, match.sample(rng));
    setup = match.series().setup();
    for (int game = 0; game < 20; ++game) {
      Truth<G> truth = G::start(setup);
      for (Turn turn = G::turn(truth.open()); !turn.is_over(); turn = G::turn(truth.open())) {
        if (turn.is_chance()) {
          G::play(truth, G::sample(truth, rng));
          continue;
        }
        truths.push_back(truth);
        lines.push_back(G::write_position(truth));
        G::play(truth, any_move(truth, rng));
      }
    }
  }

  static typename G::Move any_move(const Truth<G>& truth, Rng& rng) {
    MoveList<G> list;
    truth.moves(list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  }
};

template <Game G>
const Positions<G>& positions() {
  static const Positions<G> all;
  return all;
}

// Calls `step(i)` for one position after the other.
template <Game G, class Step>
void each_position(benchmark::State& state, Step step) {
  const std::size_t count = positions<G>().truths.size();
  std::size_t i = 0;
  for (auto _ : state) {
    step(i);
    if (++i == count) i = 0;
  }
  state.SetItemsProcessed(state.iterations());
}

template <Game G>
void legal(benchmark::State& state) {
  MoveList<G> list;
  each_position<G>(state, [&](std::size_t i) {
    list.clear();
    positions<G>().truths[i].moves(list);
    benchmark::DoNotOptimize(list.size());
  });
}

template <Game G>
void play(benchmark::State& state) {
  std::vector<typename G::Move> moves;
  Rng rng(2);
  for (const Truth<G>& truth : positions<G>().truths)
    moves.push_back(Positions<G>::any_move(truth, rng));
  each_position<G>(state, [&](std::size_t i) {
    Truth<G> next = positions<G>().truths[i];
    G::play(next, moves[i]);
    benchmark::DoNotOptimize(next);
  });
}

template <Game G>
void write_position(benchmark::State& state) {
  each_position<G>(state, [](std::size_t i) {
    benchmark::DoNotOptimize(G::write_position(positions<G>().truths[i]));
  });
}

template <Game G>
void read_position(benchmark::State& state) {
  each_position<G>(state, [](std::size_t i) {
    benchmark::DoNotOptimize(G::read_position(positions<G>().lines[i], &positions<G>().setup));
  });
}

template <Game G>
void whole_game(benchmark::State& state) {
  Rng rng(3);
  std::uint64_t moves = 0;
  for (auto _ : state) {
    Truth<G> truth = G::start(positions<G>().setup);
    moves += playout<G>(truth, rng).moves;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}

}  // namespace

BENCHMARK(legal<DerIsses>);
BENCHMARK(legal<Talat>);
BENCHMARK(legal<Touche>);
BENCHMARK(play<DerIsses>);
BENCHMARK(play<Talat>);
BENCHMARK(play<Touche>);
BENCHMARK(write_position<DerIsses>);
BENCHMARK(write_position<Talat>);
BENCHMARK(write_position<Touche>);
BENCHMARK(read_position<DerIsses>);
BENCHMARK(read_position<Talat>);
BENCHMARK(read_position<Touche>);
BENCHMARK(whole_game<DerIsses>);
BENCHMARK(whole_game<Talat>);
BENCHMARK(whole_game<Touche>);

}  // namespace troika
