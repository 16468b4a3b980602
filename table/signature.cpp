#include "table/signature.h"

#include <cassert>

#include "search/levels.h"
#include "table/rulebook.h"
#include "table/table.h"

namespace troika {
namespace {

constexpr std::uint64_t short_enough = 1'000'000'000;  // to be read aloud

}  // namespace

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
  return signature % short_enough;
}

std::uint64_t bots_signature() {
  constexpr int most_moves = 48;
  constexpr std::uint64_t nodes = 400;
  std::uint64_t signature = 0;
  for (const BenchSetup& setup : bench_setups()) {
    std::vector<std::unique_ptr<Mind>> minds;
    for (int level = 1; level <= strongest_level; ++level)
      minds.push_back(*make_mind(setup.game, std::to_string(level)));
    const auto table = *make_table(setup.game, setup.options);
    Rng rng(1);
    for (std::size_t move = 0; move < most_moves && !table->is_over(); ++move) {
      table->let_chance_act(rng);
      const Viewer who = LocalDoor::player(table->to_act().front());
      Mind& mind = *minds[move % minds.size()];
      const std::string text = mind.choose(*table->situation(who), {.nodes = nodes}, rng);
      for (const char c : text) signature = signature * 1'000'003 + static_cast<unsigned char>(c);
      [[maybe_unused]] const auto made = table->play(who, table->seq(), text);
      assert(made.has_value());
    }
  }
  return signature % short_enough;
}

}  // namespace troika
