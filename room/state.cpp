#include "room/state.h"

#include <cassert>

#include "room/door.h"

namespace troika::room {

Viewer State::viewer(std::string_view guest) const { return Door::open(seats.place(guest)); }

Viewer State::mover(Player player) const {
  assert(seats.has(player));
  return Door::open(player);
}

bool State::same_side(Player a, Player b) const {
  return a == b || (!table->side(a).empty() && table->side(a) == table->side(b));
}

std::vector<Player> State::winners() const {
  if (!claimed) return table->winners();
  std::vector<Player> list;
  for (const Player p : seats.all())
    if (!same_side(p, claimed->against)) list.push_back(p);
  return list;
}

}  // namespace troika::room
