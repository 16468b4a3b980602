#pragma once

#include <array>
#include <optional>

#include "room/clock.h"

namespace troika::room {

// Who is connected: not in the log, the keepers of a room say it.
class Presence {
 public:
  void set_here(Player p) { at(p) = {true, {}}; }
  void set_away(Player p, Time since) { at(p) = {false, since}; }

  bool is_here(Player p) const { return ones_[static_cast<std::size_t>(p)].here; }
  // Known to be away for so long.
  bool is_away(Player p, Millis patience, Time now) const {
    const One& one = ones_[static_cast<std::size_t>(p)];
    return one.away && now - *one.away >= patience;
  }

 private:
  struct One {
    bool here = false;
    std::optional<Time> away;
  };
  One& at(Player p) { return ones_[static_cast<std::size_t>(p)]; }
  std::array<One, most_players> ones_;
};

}  // namespace troika::room
