#pragma once

#include <cstdint>

namespace troika::talat {

// What sets the levels apart.
struct Level {
  std::uint64_t nodes;  // it usually thinks
  int depth;            // how far it looks ahead; 0: at the board after its move, and no further
  double mood;  // how much worse than the best a move may look (in chance to win) and still be
                // played now and then; 0: always the best
};

}  // namespace troika::talat
