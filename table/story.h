#pragma once

#include <optional>
#include <string>

namespace troika {

// One step of a match as one player lived it, with all that this player could see after it. The
// first step is before the first event: it has no actor.
struct Lived {
  std::string actor;                // a seat's name, «.» for chance
  std::optional<std::string> move;  // as far as it was to be seen
  std::string shown;                // what it turned up that no position keeps
  std::string seat;                 // if a game begins now: where the player sits
  std::string position;             // the line now; empty between games
};

}  // namespace troika
