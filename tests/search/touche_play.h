#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "search/bot.h"

// A game of Touché with what its seats have witnessed, for tests of bots.
namespace troika::touche_play {

using namespace touche;

// Figures and seats.
inline const std::vector<std::pair<std::string, std::string>> tables = {{"square", "yt"},
                                                                        {"combination", "yt"},
                                                                        {"line", "ytl"},
                                                                        {"square", "ytyt"},
                                                                        {"cross", "ytlytl"}};

inline Setup setup_of(const std::string& figures, const std::string& seats) {
  Options options;
  options.set("figures", figures);
  options.set("seats", seats);
  if (options.finish() != nullptr) std::abort();
  return {options.layout(*figure_named(figures)), options.seating(), Seat{}, false, false};
}

struct Sitting {
  Setup setup;
  Truth<Touche> truth;
  std::vector<Witnessed<Touche>> history{};

  Sitting(const std::string& figures, const std::string& seats)
      : setup(setup_of(figures, seats)), truth(Touche::start(setup)) {}
  explicit Sitting(Placed<Touche> placed) : setup(placed.setup), truth(placed.truth) {}

  // Lets chance act. False: the game is over.
  bool goes_on(Rng& rng) {
    while (Touche::turn(truth.open()).is_chance()) Touche::play(truth, Touche::sample(truth, rng));
    return !Touche::turn(truth.open()).is_over();
  }
  Seen<Touche> seen() const { return {setup, truth.seen_by(truth.open().turn), history}; }
  void play(Move m) {
    history.push_back({truth.open(), truth.open().turn, m});
    Touche::play(truth, m);
  }
  // A random move, of a random card: not mostly jokers.
  void play_any(Rng& rng) {
    MoveList<Touche> list;
    truth.moves(list);
    Move chosen = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    for (int again = 0; again < 5 && chosen.card() == joker; ++again)
      chosen = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    play(chosen);
  }
  std::string text(Move m) const { return Touche::format(truth.open(), m); }
};

// Two players about so many squares: these pyramids and the hand of yellow, which is to move.
// Nothing has been played yet.
inline Sitting at(const std::map<std::string, char>& pyramids, const std::string& hand,
                  int squares) {
  const auto board = standard_board();
  std::string line;
  int empty = 0;
  const auto flush = [&] {
    if (empty > 0) line += std::to_string(empty);
    empty = 0;
  };
  for (std::size_t i = 0; i < board->cells(); ++i) {
    std::string name;
    board->write_cell(name, cell_at(i));
    const auto found = pyramids.find(name);
    if (found == pyramids.end()) {
      ++empty;
      continue;
    }
    flush();
    line += found->second;
  }
  flush();
  line += " 1 yt square*" + std::to_string(squares) + " y=-,t=- " + hand + "/????? ?100 - 0 -";
  auto placed = Touche::read_position(line, nullptr);
  if (!placed) std::abort();
  return Sitting(std::move(*placed));
}

}  // namespace troika::touche_play
