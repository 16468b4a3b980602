#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "search/budget.h"

namespace troika {

// An event as one viewer saw it: the open part before it, who acted (nobody: chance), and what was
// to be seen of the move. Events of which nothing was to be seen are left out.
template <class G>
struct Witnessed {
  typename G::Open before;
  std::optional<Seat> actor;
  typename G::Move move;
};

// What a bot is given, and nothing else: its view, and what its seat has witnessed in this game. In
// a game with secrets the past tells more than the present. With the settings of the game it owns
// all that it refers to: a bot thinks in another thread, and the table may be gone meanwhile.
template <class G>
struct Seen {
  typename G::Setup setup;
  View<G> view;
  std::vector<Witnessed<G>> history;
};

// What a bot thinks of a position, best move first. Values are chances to win between 0 and 1, one
// per seat; with shared wins they need not add up to 1.
template <class G>
struct Thought {
  struct Candidate {
    typename G::Move move;
    BySeat<double, G::seats> value{};
    double weight = 0;                   // how often the bot would play it; adds up to 1
    std::vector<typename G::Move> line;  // how it may go on, this move first
    bool is_valued = true;               // false: there was no time for it, the value says nothing
  };
  std::vector<Candidate> moves;
  std::uint64_t nodes = 0;
  int depth = 0;
  // Where there are secrets: rows of probabilities, such as how likely each piece is the
  // opponent's. Empty elsewhere.
  struct Belief {
    std::string about;  // a stable code
    std::vector<std::string> labels;
    std::vector<double> chances;
  };
  std::vector<Belief> beliefs;
};

// One of the candidates, by their weights; the first if the weights do not add up.
template <class Candidates>
auto drawn_by_weight(const Candidates& candidates, Rng& rng) {
  constexpr std::uint32_t grain = 1U << 30;
  double left = static_cast<double>(rng.below(grain)) / grain;
  for (const auto& candidate : candidates) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  return candidates.front();
}

// A player that thinks. It keeps memory between calls (tables, arenas) but nothing about the
// position: every call begins from what it is given. Not for several threads at once.
template <class G>
class Bot {
 public:
  virtual ~Bot() = default;

  // The ranked moves. Never empty: one legal move at least, however little time there is.
  virtual Thought<G> think(const Seen<G>& seen, const Limits& limits, Rng& rng) = 0;

  // The move it plays: drawn by weight.
  typename G::Move choose(const Seen<G>& seen, const Limits& limits, Rng& rng) {
    return drawn_by_weight(think(seen, limits, rng).moves, rng).move;
  }
};

}  // namespace troika
