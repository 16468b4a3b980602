#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "core/rng.h"
#include "search/budget.h"

namespace troika {

// What one player has seen of a match, taken at one moment: a table makes it, a mind thinks about
// it, perhaps in another thread while the table goes on.
class Situation {
 public:
  virtual ~Situation() = default;
};

// What a bot thinks, as text.
struct Opinion {
  struct Candidate {
    std::string move;
    std::vector<double> value;  // chance to win per seat; empty if not known
    double weight = 0;          // how often the bot would play it
    std::vector<std::string> line;
  };
  struct Belief {
    std::string about;
    std::vector<std::string> labels;
    std::vector<double> chances;
  };
  std::vector<Candidate> moves;  // best first
  std::vector<Belief> beliefs;
  std::uint64_t nodes = 0;
  int depth = 0;
};

// The move to play: drawn by weight.
std::string draw(const Opinion& opinion, Rng& rng);

// A bot of some game, as the server, the browser and the terminal see it. It keeps no memory of a
// match: each situation has all of it. Not for several threads at once.
class Mind {
 public:
  virtual ~Mind() = default;
  virtual std::string_view game() const = 0;
  virtual Limits usual_limits() const = 0;

  // The situation must be of the same game, with its player in turn.
  virtual Opinion think(const Situation& situation, const Limits& limits, Rng& rng) = 0;
  virtual std::string choose(const Situation& situation, const Limits& limits, Rng& rng) = 0;
};

inline constexpr Reason no_such_bot{"no-such-bot",
                                    "no such bot: choose 1 to 8, random, greedy or mcts"};

[[nodiscard]] std::expected<std::unique_ptr<Mind>, Fault> make_mind(std::string_view game,
                                                                    std::string_view bot);

}  // namespace troika
