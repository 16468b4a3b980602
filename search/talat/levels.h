#pragma once

#include <cstdint>

namespace troika::talat {

inline constexpr int all_the_way = 60;

// How a level plays with so many players.
struct Temper {
  std::uint64_t nodes;  // it usually thinks
  int depth;            // how far it looks ahead; 0: at the board after its move, and no further
  double mood;  // how much worse than the best a move may look (in chance to win) and still be
                // played now and then; 0: always the best
  double attention = 1;  // how often it looks at a board on which nothing has just happened
};

// What sets the levels apart. More thought gains more with two players than with three.
struct Level {
  Temper with_two, with_three;
};

}  // namespace troika::talat
