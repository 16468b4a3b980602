#include "search/talat/greedy.h"

#include <algorithm>

namespace troika {
namespace {

using namespace talat;

// RULES 15
int points_at_once(const Open& open, Move m) {
  if (m.action == Action::place) return 0;
  const Way w = has(open.board(m.board).of(Way::up), m.from()) ? Way::up : Way::down;
  const bool arrives = has(far_row(w), m.to) && !has(far_row(w), m.from());
  return (m.action == Action::capture ? 5 : 0) + (arrives ? 3 : 0);
}

class Greedy final : public Bot<Talat> {
 public:
  Thought<Talat> think(const Seen<Talat>& seen, const Limits&, Rng&) override {
    MoveList<Talat> list;
    Talat::legal(seen.view.open, seen.view.seat, seen.view.own, list);
    int most = 0;
    for (const Move m : list) most = std::max(most, points_at_once(seen.view.open, m));
    Thought<Talat> thought;
    for (const Move m : list) {
      if (points_at_once(seen.view.open, m) < most) continue;
      Thought<Talat>::Candidate candidate;
      candidate.move = m;
      candidate.line = {m};
      thought.moves.push_back(std::move(candidate));
    }
    for (auto& candidate : thought.moves)
      candidate.weight = 1.0 / static_cast<double>(thought.moves.size());
    thought.nodes = list.size();
    thought.depth = 1;
    return thought;
  }
};

}  // namespace

std::unique_ptr<Bot<Talat>> make_talat_greedy() { return std::make_unique<Greedy>(); }

}  // namespace troika
