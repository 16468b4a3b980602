#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "core/seat.h"

namespace troika::touche {

// One or several seats that play one colour and win together (RULES 4).
enum class Side : std::uint8_t { yellow, turquoise, lilac };
inline constexpr std::array<Side, 3> all_sides = {Side::yellow, Side::turquoise, Side::lilac};
constexpr char letter(Side s) { return "ytl"[static_cast<std::size_t>(s)]; }

// One T for every side.
template <class T>
class BySide {
 public:
  constexpr T& operator[](Side s) { return items_[static_cast<std::size_t>(s)]; }
  constexpr const T& operator[](Side s) const { return items_[static_cast<std::size_t>(s)]; }
  constexpr bool operator==(const BySide&) const = default;

 private:
  std::array<T, 3> items_{};
};

// Which side each seat plays for, in turn order (RULES 5).
class Seating {
 public:
  std::size_t seats() const { return seats_; }
  std::size_t sides() const { return sides_; }
  Side side(Seat s) const { return side_of_[s]; }
  Seat after(Seat s) const { return index(s) + 1 < seats_ ? seat_at(index(s) + 1) : Seat{}; }
  Seat before(Seat s) const { return seat_at(index(s) > 0 ? index(s) - 1 : seats_ - 1); }
  SeatSet seats_of(Side side) const;
  bool uneven() const;  // some side has more seats than another, which is far from fair
  std::string text() const;
  bool operator==(const Seating&) const = default;

 private:
  friend std::expected<Seating, Fault> read_seating(std::string_view text);
  BySeat<Side, 6> side_of_{};
  std::uint8_t seats_ = 0;
  std::uint8_t sides_ = 0;
};

inline constexpr Reason bad_side{"bad-side", "a side is y, t or l"};
inline constexpr Reason bad_seat_count{"bad-seat-count", "there are 2 to 6 seats", 4};
inline constexpr Reason mates_adjacent{"mates-adjacent",
                                       "team-mates may not sit next to each other", 5};
inline constexpr Reason bad_sides{"bad-sides", "two sides are y and t, three are y, t and l"};
inline constexpr Reason uneven_sides{
    "uneven-sides",
    "these sides are uneven, and that is far from fair: the larger side will usually win", 5};

std::expected<Seating, Fault> read_seating(std::string_view text);
// What the product proposes for 2 to 6 players.
std::string default_seats(std::size_t players);
// All seatings for so many players, apart from turning the table and swapping colours.
std::vector<std::string> seatings(std::size_t players);

}  // namespace troika::touche
