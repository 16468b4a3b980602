#pragma once

#include <vector>

#include "search/budget.h"
#include "search/touche/equity.h"
#include "search/touche/eye.h"
#include "search/touche/knowledge.h"

namespace troika::touche {

// A move in the contest, and how it did so far.
struct Entrant {
  Move move;
  double worth = 0;  // at first sight
  std::uint32_t tries = 0;
  BySide<double> chances{};  // to win, added up over the tries
  double lead = 0;           // of the mover's chances over the average of its rivals, added up
  double lead_squares = 0;
};

// Tries the moves on the same imagined worlds, one after the other: all seats play on by the eye
// until a figure is complete. A move that is clearly behind leaves the contest.
class Contest {
 public:
  Contest(const Knowledge& knowledge, const Eye& eye, Seat seat);

  // Until the budget is spent or one move is left. The entrants come back best first.
  void run(std::vector<Entrant>& entrants, Budget& budget, Rng& rng);

  // How often each seat was imagined with each card, and in how many worlds.
  const BySeat<std::array<std::uint32_t, faces>, most_seats>& imagined() const { return imagined_; }
  std::uint32_t worlds() const { return worlds_; }

 private:
  BySide<double> try_out(World world, Move m, Rng& rng) const;
  void note(const World& world);

  const Knowledge& knowledge_;
  const Eye& eye_;
  Equity equity_;
  Side side_;
  BySeat<std::array<std::uint32_t, faces>, most_seats> imagined_{};
  std::uint32_t worlds_ = 0;
};

}  // namespace troika::touche
