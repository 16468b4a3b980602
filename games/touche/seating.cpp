#include "games/touche/seating.h"

#include <algorithm>
#include <cassert>

namespace troika::touche {
namespace {

constexpr std::string_view letters = "ytl";

// The same seats with the colours named in the order in which they turn up: y, then t, then l.
std::string renamed(std::string_view seats) {
  std::string seen, out;
  for (const char c : seats) {
    if (seen.find(c) == seen.npos) seen += c;
    out += letters[seen.find(c)];
  }
  return out;
}

std::size_t rank(const std::string& seats) {
  std::size_t value = 0;
  for (const char c : seats) value = value * 3 + letters.find(c);
  return value;
}

// Of all ways to turn the table and to swap colours, the one that comes first.
bool is_first_of_its_kind(const std::string& seats) {
  std::string turned = seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    std::ranges::rotate(turned, turned.begin() + 1);
    if (rank(renamed(turned)) < rank(seats)) return false;
  }
  return renamed(seats) == seats;
}

}  // namespace

SeatSet Seating::seats_of(Side side) const {
  SeatSet set;
  for (std::size_t i = 0; i < seats_; ++i) {
    if (side_of_[seat_at(i)] == side) set.add(seat_at(i));
  }
  return set;
}

bool Seating::uneven() const {
  for (std::size_t i = 1; i < sides_; ++i) {
    if (seats_of(all_sides[i]).size() != seats_of(Side::yellow).size()) return true;
  }
  return false;
}

std::string Seating::text() const {
  std::string out;
  for (std::size_t i = 0; i < seats_; ++i) out += letter(side_of_[seat_at(i)]);
  return out;
}

std::expected<Seating, Fault> read_seating(std::string_view text) {
  if (const std::size_t odd = text.find_first_not_of(letters); odd != text.npos)
    return fault(bad_side, {}, odd);
  if (text.size() < 2 || text.size() > 6) return fault(bad_seat_count);
  if (text.find('y') == text.npos || text.find('t') == text.npos) return fault(bad_sides);
  Seating seating;
  seating.seats_ = static_cast<std::uint8_t>(text.size());
  seating.sides_ = text.find('l') == text.npos ? 2 : 3;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == text[(i + 1) % text.size()]) return fault(mates_adjacent, {}, i);
    seating.side_of_[seat_at(i)] = static_cast<Side>(letters.find(text[i]));
  }
  return seating;
}

std::string default_seats(std::size_t players) {
  constexpr std::array<std::string_view, 7> usual = {"",     "",      "yt",    "ytl",
                                                     "ytyt", "ytytl", "ytytyt"};
  assert(players >= 2 && players <= 6);
  return std::string(usual[players]);
}

std::vector<std::string> seatings(std::size_t players) {
  std::vector<std::string> found;
  std::size_t ways = 1;
  for (std::size_t i = 0; i < players; ++i) ways *= 3;
  for (std::size_t way = 0; way < ways; ++way) {
    std::string seats(players, 'y');
    for (std::size_t i = players, rest = way; i-- > 0; rest /= 3) seats[i] = letters[rest % 3];
    if (read_seating(seats) && is_first_of_its_kind(seats)) found.push_back(seats);
  }
  return found;
}

}  // namespace troika::touche
