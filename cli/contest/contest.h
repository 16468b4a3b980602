#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/text.h"
#include "core/options.h"
#include "search/budget.h"

namespace troika::cli {

// A bot as a duel names it, perhaps with a budget of its own: `5`, `mcts:500ms`, `mcts:20000n`; or
// a program that speaks the engine protocol: `exec:python3 engine.py:500ms`. The time of our own
// bots is the time in which they really worked, so other work on the machine favours nobody.
struct BotName {
  std::string name;
  std::string command;  // of an external engine; then it has no name
  std::optional<Limits> limits;
};
std::optional<BotName> read_bot_name(std::string_view text);
// As on the command line: 8, mcts:20000n, exec:./engine; throws if there is no such bot.
BotName read_bot(Language language, std::string_view game, const std::string& text);

// Which contender (0 or 1, or more) sits where. One entry per player.
using Seating = std::vector<std::size_t>;

// Every way in which contenders can sit down, so that nobody gains from a seat. Each of `sides`
// (one entry per player, team-mates share a number) is one contender's; with as many names as sides
// every order of them, with two names and more sides every mix of both.
std::vector<Seating> seatings_of(std::size_t names, const std::vector<std::size_t>& sides);

// How long a contender thought about its moves.
struct Effort {
  std::uint64_t moves = 0;
  double ms = 0;
  double longest_ms = 0;

  void add(const Effort& other) {
    moves += other.moves;
    ms += other.ms;
    longest_ms = std::max(longest_ms, other.longest_ms);
  }
};

// What one match was: the shares of the win per player (they add up to 1), its record, and the
// effort of each contender.
struct Played {
  std::size_t deal = 0;
  Seating seating;
  std::vector<double> share;
  std::string record;
  std::vector<Effort> effort;
};

struct Contest {
  std::string game;
  std::vector<Option> options;
  std::vector<BotName> bots;
  std::uint64_t seed = 1;
  std::size_t deals = 0;  // each is played once per seating, with the same chance
  std::size_t jobs = 1;
  Language language;  // of complaints about engines
};

// Plays the deals, several at a time, and hands over each deal's matches in order of the deals.
// Ends early when `take` returns false, and with what it threw when an engine fails.
void run_contest(const Contest& contest, const std::vector<Seating>& seatings,
                 const std::function<bool(const std::vector<Played>&)>& take);

}  // namespace troika::cli
