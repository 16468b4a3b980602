#pragma once

#include <span>

#include "search/talat/evaluation.h"

namespace troika::talat {

// Says how promising moves are, for a guided tree (search/guided_tree.h).

// While towers are being placed: the rest is placed at random, and the evaluation judges what comes
// of it. Promising is what stands well against the enemies that are already there. (A tree may go
// on beyond the last placing: there it is guided as below.)
struct PlacingGuide {
  static std::size_t cost(const MoveList<Talat>&) { return 8; }  // in time, more or less
  BySeat<double, 3> look(const Truth<Talat>&, const MoveList<Talat>&, std::span<float> promise,
                         Rng&) const;
};

// Afterwards: the evaluation after each move; the best of them is what the position is worth.
struct MovingGuide {
  static std::size_t cost(const MoveList<Talat>& list) { return list.size(); }
  BySeat<double, 3> look(const Truth<Talat>&, const MoveList<Talat>&, std::span<float> promise,
                         Rng&) const;
};

}  // namespace troika::talat
