#include "search/touche/greedy.h"

#include <algorithm>

#include "search/sort.h"

namespace troika {

using namespace touche;

namespace {

// What a cell adds: each figure through it counts four times as much with every further pyramid.
double gain(const Open& open, Side side, Move m) {
  if (m.figure() != no_figure) return 1e6;
  if (m.act() == Act::discard) return 0;
  double sum = 0;
  const CellSet crowned = all_crowned(open);
  const Layout::Through through = open.layout->through(m.cell());
  for (const CellSet cells : through.cells) {
    if (!(cells & crowned).empty()) continue;
    for (std::size_t i = 0; i < open.seating.sides(); ++i) {
      const Side other = all_sides[i];
      const CellSet barred = enemy_pyramids(open, other).minus(CellSet::of(m.cell()));
      if (!(cells & barred).empty()) continue;
      double worth = 1;
      for (int n = (cells & open.pyramids[other]).size(); n > 0; --n) worth *= 4;
      sum += other == side ? 3 * worth : worth;  // gets a pyramid; loses its chance
    }
  }
  return sum;
}

class Greedy final : public Bot<Touche> {
 public:
  Thought<Touche> think(const Seen<Touche>& seen, const Limits&, Rng&) override {
    MoveList<Touche> list;
    const View<Touche>& view = seen.view;
    Touche::legal(view.open, view.seat, view.own, list);
    struct Ranked {
      Move move;
      double gain;
    };
    std::vector<Ranked> ranked;
    for (const Move m : list)
      ranked.push_back({m, gain(view.open, view.open.seating.side(view.seat), m)});
    sort_stably(ranked, [](const Ranked& a, const Ranked& b) { return a.gain > b.gain; });
    const auto best = std::count_if(ranked.begin(), ranked.end(),
                                    [&](const Ranked& r) { return r.gain == ranked.front().gain; });
    Thought<Touche> thought;
    thought.nodes = list.size();
    for (const Ranked& r : ranked) {
      Thought<Touche>::Candidate candidate;
      candidate.move = r.move;
      candidate.line = {r.move};
      if (r.gain == ranked.front().gain) candidate.weight = 1.0 / static_cast<double>(best);
      thought.moves.push_back(std::move(candidate));
    }
    return thought;
  }
};

}  // namespace

std::unique_ptr<Bot<Touche>> make_touche_greedy() { return std::make_unique<Greedy>(); }

}  // namespace troika
