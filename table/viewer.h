#pragma once

#include <optional>

#include "core/series.h"

namespace troika {

namespace room {
class Door;
}

// The right to look at a table from one player's place, or as a spectator. A player's number can be
// written down by anyone; a Viewer cannot: only a door makes one, after it has checked who is
// there.
class Viewer {
 public:
  std::optional<Player> player() const { return player_; }  // nobody: a spectator

 private:
  friend class LocalDoor;
  friend class room::Door;
  explicit Viewer(std::optional<Player> player) : player_(player) {}
  std::optional<Player> player_;
};

// The door of a table on one device (terminal, browser, tests): whoever holds the device holds the
// whole table, so it lets everyone in.
class LocalDoor {
 public:
  static Viewer player(Player p) { return Viewer(p); }
  static Viewer spectator() { return Viewer(std::nullopt); }
};

}  // namespace troika
