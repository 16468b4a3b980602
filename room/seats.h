#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/series.h"

namespace troika::room {

// A place at the table and who plays there.
struct Chair {
  std::string guest;  // empty: nobody, or a bot from the start
  std::string name;
  std::string entropy;
  std::optional<int> bot;        // the level of the bot that plays there now
  bool acting = false;           // is to act
  bool out_of_time = false;      // in this turn
  std::uint32_t turn_began = 0;  // the entry by which this turn began

  bool is_free() const { return guest.empty() && !bot; }
  bool has_person() const { return !guest.empty() && !bot; }
};

// The chairs of a table, one per player of the match.
class Seats {
 public:
  void set_up(std::size_t players) { chairs_.resize(players); }

  std::size_t size() const { return chairs_.size(); }
  bool has(Player p) const { return static_cast<std::size_t>(p) < chairs_.size(); }
  Chair& operator[](Player p) { return chairs_[static_cast<std::size_t>(p)]; }
  const Chair& operator[](Player p) const { return chairs_[static_cast<std::size_t>(p)]; }

  std::vector<Player> all() const;
  // Where a guest sits; nothing: a spectator.
  std::optional<Player> place(std::string_view guest) const;
  std::optional<Player> first_free() const;
  bool are_full() const { return !first_free(); }  // nobody more is waited for
  unsigned people() const;                         // who play themselves: a bit per player

 private:
  std::vector<Chair> chairs_;
};

}  // namespace troika::room
