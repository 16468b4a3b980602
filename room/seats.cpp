#include "room/seats.h"

#include <algorithm>

#include "room/consent.h"

namespace troika::room {

std::vector<Player> Seats::all() const {
  std::vector<Player> players;
  for (std::size_t i = 0; i < chairs_.size(); ++i) players.push_back(static_cast<Player>(i));
  return players;
}

std::optional<Player> Seats::place(std::string_view guest) const {
  if (guest.empty()) return std::nullopt;
  const auto found = std::ranges::find(chairs_, guest, &Chair::guest);
  if (found == chairs_.end()) return std::nullopt;
  return static_cast<Player>(found - chairs_.begin());
}

std::optional<Player> Seats::first_free() const {
  const auto found = std::ranges::find_if(chairs_, &Chair::is_free);
  if (found == chairs_.end()) return std::nullopt;
  return static_cast<Player>(found - chairs_.begin());
}

unsigned Seats::people() const {
  unsigned bits = 0;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].has_person()) bits |= Consent::bit(static_cast<Player>(i));
  return bits;
}

}  // namespace troika::room
