#pragma once

#include <span>

#include "search/talat/evaluation.h"

namespace troika::talat {

// Says how promising moves are, for a guided tree (search/guided_tree.h).
//
// While towers are being placed: what stands well against the enemies that are already there; the
// rest is placed at random, and the evaluation judges what comes of it. Afterwards: what the
// evaluation says after each move; the best of them is what the position is worth.
struct Adviser {
  // In the time that alpha-beta needs for a node, more or less.
  static std::size_t cost(const Truth<Talat>& truth, const MoveList<Talat>& list) {
    return truth.open().placing() ? 8 : list.size();
  }
  BySeat<double, 3> look(const Truth<Talat>&, const MoveList<Talat>&, std::span<float> promise,
                         Rng&) const;
};

}  // namespace troika::talat
