#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <iostream>

#include "cli/contest/commands.h"
#include "cli/games/terminal_game.h"
#include "table/signature.h"
#include "table/table.h"

namespace troika::cli {
namespace {

constexpr Text titles[] = {{"bench-set-up", "set-up"},
                           {"moves-per-second", "moves/s"},
                           {"games-per-second", "games/s"},
                           {"moves-per-game", "moves a game"},
                           {"legal-per-position", "legal moves"}};
constexpr Text bot_titles[] = {{"strongest-bot", "strongest bot"},
                               {"nodes-per-second", "nodes/s"},
                               {"memory-in-mb", "memory, MB"},
                               {"mcts-per-second", "plain mcts, nodes/s"}};
constexpr std::size_t first_column = 32;

std::string with_one_decimal(Language language, std::uint64_t sum, std::uint64_t count) {
  const std::uint64_t tenths = (sum * 10 + count / 2) / count;
  return grouped(language, tenths / 10) + language.facts().decimal + std::to_string(tenths % 10);
}

constexpr Noun players{"players", "player|players"};

// «Туше», квадрат, 2 игрока.
std::string label_of(Language language, const BenchSetup& setup) {
  if (language == Language()) return std::string(setup.label);
  std::string label = title_of(language, setup.game);
  if (const std::string about = narrator_of(setup.game, setup.options)->about(language);
      !about.empty())
    label += ", " + about;
  const auto table = *make_table(setup.game, setup.options);
  return label + ", " + counted(language, table->players(), players);
}

std::string right(const std::string& text, std::size_t columns) {
  const std::size_t taken = width(text);
  return std::string(taken < columns ? columns - taken : 0, ' ') + text;
}

// Bytes on the heap, also those that came as whole pages.
std::size_t heap() {
  const auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

struct BotSpeed {
  double nodes_per_second;
  std::size_t memory;
};

// A bot thinks about the positions of a random match. Nodes are what its budget counts: positions,
// steps of a walk, playouts; numbers of different games cannot be compared.
BotSpeed speed_of(const BenchSetup& setup, const char* bot, double seconds) {
  const std::size_t before = heap();
  const auto mind = *make_mind(setup.game, bot);
  Rng rng(1);
  std::uint64_t nodes = 0;
  double taken = 0;
  std::size_t memory = 0;
  while (taken < seconds || nodes == 0) {
    const auto table = *make_table(setup.game, setup.options);
    while (!table->is_over() && (taken < seconds || nodes == 0)) {
      if (table->chance_acts()) {
        table->let_chance_act(rng);
        continue;
      }
      const Viewer who = LocalDoor::player(table->to_act().front());
      const auto situation = table->situation(who);
      const std::clock_t start = std::clock();
      const Opinion opinion = mind->think(
          *situation, {.nodes = 2'000'000, .time = std::chrono::milliseconds(100)}, rng);
      taken += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      nodes += opinion.nodes;
      memory = std::max(memory, heap() - before);
      [[maybe_unused]] const auto made = table->play(who, table->seq(), draw(opinion, rng));
    }
  }
  return {static_cast<double>(nodes) / std::max(taken, 1e-6), memory};
}

void bench_bots(Language language, const std::string& game, double seconds) {
  std::cout << padded(std::string(bot_titles[0].in(language)), first_column);
  for (std::size_t i = 1; i < std::size(bot_titles); ++i)
    std::cout << "  " << right(std::string(bot_titles[i].in(language)), i == 3 ? 22 : 14);
  std::cout << '\n';
  for (const BenchSetup& setup : bench_setups()) {
    if (!game.empty() && setup.game != game) continue;
    const BotSpeed best = speed_of(setup, "8", seconds);
    const BotSpeed plain = speed_of(setup, "mcts", seconds);
    const auto whole = [&](double number) {
      return grouped(language, static_cast<std::uint64_t>(number));
    };
    std::cout << padded(label_of(language, setup), first_column) << "  "
              << right(whole(best.nodes_per_second), 14) << "  "
              << right(with_one_decimal(language, best.memory, 1'000'000), 14) << "  "
              << right(whole(plain.nodes_per_second), 22) << '\n'
              << std::flush;
  }
}

}  // namespace

void bench(const Context& context, const std::string& game, const std::string& seconds_text) {
  const Language language = context.language;
  if (!game.empty()) check_game(context, game);
  const auto seconds =
      static_cast<double>(read_whole_number(context, "--seconds", seconds_text, 0, 3600));

  std::cout << padded(std::string(titles[0].in(language)), first_column);
  for (std::size_t i = 1; i < std::size(titles); ++i)
    std::cout << "  " << right(std::string(titles[i].in(language)), 14);
  std::cout << '\n';
  for (const BenchSetup& setup : bench_setups()) {
    if (!game.empty() && setup.game != game) continue;
    const auto rules = make_rulebook(setup.game, setup.options);
    if (!rules) throw Refused(in_words(language, rules.error(), {}));
    constexpr std::uint64_t at_once = 50;  // games between two looks at the clock
    Rulebook::Playouts total;
    // Time of this process on its core, so that others on the machine do not count.
    const std::clock_t start = std::clock();
    double taken = 0;
    do {
      const auto played = (*rules)->random_games(1 + total.games, at_once);
      total.games += played.games;
      total.moves += played.moves;
      total.choices += played.choices;
      taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    } while (taken < seconds);
    const auto per_second = [&](std::uint64_t count) {
      return grouped(
          language, static_cast<std::uint64_t>(static_cast<double>(count) / std::max(taken, 1e-6)));
    };
    std::cout << padded(label_of(language, setup), first_column) << "  "
              << right(per_second(total.moves), 14) << "  " << right(per_second(total.games), 14)
              << "  " << right(with_one_decimal(language, total.moves, total.games), 14) << "  "
              << right(with_one_decimal(language, total.choices, total.moves), 14) << '\n'
              << std::flush;
  }
  std::cout << '\n';
  bench_bots(language, game, seconds);
  std::cout << '\n';
  // The signatures are always those of all games, so that one number stands for one behaviour.
  std::cout << "Bots: " << bots_signature() << '\n';
  std::cout << "Bench: " << bench_signature() << '\n';
}

}  // namespace troika::cli
