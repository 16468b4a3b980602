#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/reason.h"

namespace troika::cli {

// A move and the open positions around it; a line is empty before the first game.
struct MoveMade {
  std::string_view move;
  std::string_view before;
  std::string_view after;
};
// "green to e5". Says who only where the move itself does.
std::string move_in_words(Language language, std::string_view game, const MoveMade& made);

// Moves that belong together: those of a piece, of a tower, of a card.
struct MoveGroup {
  std::string label;
  std::vector<std::string> moves;
};
std::vector<MoveGroup> grouped_moves(Language language, std::string_view game,
                                     std::string_view position,
                                     const std::vector<std::string>& moves);

}  // namespace troika::cli
