#include "table/signature.h"

#include <cassert>

#include "table/rulebook.h"

namespace troika {

std::vector<BenchSetup> bench_setups() {
  return {
      {"Der Isses!", "der-isses", {}},
      {"Talat, 3 players", "talat", {{"players", "3"}}},
      {"Talat, 2 players", "talat", {{"players", "2"}}},
      {"Touché, square, 2 players", "touche", {{"figures", "square"}}},
      {"Touché, line, 2 players", "touche", {{"figures", "line"}}},
      {"Touché, tee, 2 players", "touche", {{"figures", "tee"}}},
      {"Touché, cross, 2 players", "touche", {{"figures", "cross"}}},
      {"Touché, combination, 2 players", "touche", {{"figures", "combination"}}},
      {"Touché, square, 3 players", "touche", {{"seats", "ytl"}, {"figures", "square"}}},
      {"Touché, combination, 2+2+2", "touche", {{"seats", "ytlytl"}, {"figures", "combination"}}},
  };
}

std::uint64_t bench_signature() {
  constexpr std::uint64_t games = 200;
  std::uint64_t signature = 0;
  std::uint64_t seed = 1;
  for (const BenchSetup& setup : bench_setups()) {
    const auto rules = make_rulebook(setup.game, setup.options);
    assert(rules.has_value());
    const auto played = (*rules)->random_games(seed++, games);
    signature = signature * 1'000'003 + played.signature;
  }
  return signature % 1'000'000'000;  // short enough to be read aloud
}

}  // namespace troika
