#pragma once

#include <cstdint>

#include "games/talat/board.h"

namespace troika::talat {

struct Closing {
  bool closed;
  std::uint32_t positions;  // looked at to find out
};

// Decides exactly whether a board is closed (RULES 12): whether no sequence of moves without
// captures, by both colours in any order, leads to a position where some tower may capture.
Closing examine(const Board&);

inline bool is_closed(const Board& board) { return examine(board).closed; }

}  // namespace troika::talat
