// How long it takes to pair a round of a large tournament.

#include <benchmark/benchmark.h>

#include <algorithm>

#include "core/rng.h"
#include "tournament/swiss.h"
#include "tournament/threes.h"

namespace troika::tournament {
namespace {

// The round that follows `rounds` rounds with random results.
std::vector<Contender> after(std::size_t entrants, int rounds) {
  Rng rng(1);
  std::vector<Contender> people;
  for (std::size_t i = 0; i < entrants; ++i) people.push_back({.number = i, .met = {}});
  for (int round = 0; round < rounds; ++round) {
    const auto paired = *pair_swiss(people);
    const auto at = [&](std::size_t number) -> Contender& {
      return *std::ranges::find(people, number, &Contender::number);
    };
    if (paired.resting) at(*paired.resting).rested = true;
    for (const auto& [a, b] : paired.pairs) {
      at(a).met.push_back(b), at(b).met.push_back(a);
      ++at(a).first_seats, --at(b).first_seats;
      at(rng.below(2) == 0 ? a : b).score += 1;
    }
    std::ranges::sort(people, {},
                      [](const Contender& one) { return std::pair(-one.score, one.number); });
  }
  return people;
}

void swiss_round(benchmark::State& state) {
  const auto people =
      after(static_cast<std::size_t>(state.range(0)), static_cast<int>(state.range(1)));
  for (auto _ : state) benchmark::DoNotOptimize(pair_swiss(people));
}
BENCHMARK(swiss_round)
    ->Args({1000, 0})
    ->Args({1000, 1})
    ->Args({1000, 9})
    ->Args({999, 9})
    ->Unit(benchmark::kMillisecond);

void round_of_threes(benchmark::State& state) {
  const auto size = static_cast<std::size_t>(state.range(0));
  ThreesPast past(size);
  std::vector<std::size_t> ranked(size);
  for (std::size_t i = 0; i < size; ++i) ranked[i] = i;
  Rng rng(1);
  for (int round = 0; round < 2; ++round) {
    past.add(pair_threes(past, ranked));
    for (std::size_t i = size; i > 1; --i)
      std::swap(ranked[i - 1], ranked[rng.below(static_cast<std::uint32_t>(i))]);
  }
  for (auto _ : state) benchmark::DoNotOptimize(pair_threes(past, ranked));
}
BENCHMARK(round_of_threes)->Arg(120)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace troika::tournament
