#pragma once

#include "search/bot.h"

namespace troika {

// Any legal move, all alike.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  Thought<G> think(const Seen<G>& seen, const Limits&, Rng&) override {
    MoveList<G> list;
    G::legal(seen.view.open, seen.view.seat, seen.view.own, list);
    Thought<G> thought;
    for (const auto move : list) {
      typename Thought<G>::Candidate candidate;
      candidate.move = move;
      candidate.weight = 1.0 / static_cast<double>(list.size());
      candidate.line = {move};
      thought.moves.push_back(std::move(candidate));
    }
    return thought;
  }
};

}  // namespace troika
