#pragma once

#include <optional>

#include "table/viewer.h"

namespace troika::room {

// The door of a room. Only the room opens it, after it has found out where a guest sits.
class Door {
 private:
  friend class Room;
  static Viewer open(std::optional<Player> place) { return Viewer(place); }
};

}  // namespace troika::room
