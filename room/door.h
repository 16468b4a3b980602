#pragma once

#include <optional>

#include "table/viewer.h"

namespace troika::room {

// The door of a room. Only the state of a room opens it, after it has found out where a guest sits.
class Door {
 private:
  friend struct State;
  static Viewer open(std::optional<Player> place) { return Viewer(place); }
};

}  // namespace troika::room
