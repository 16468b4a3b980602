#pragma once

#include <array>
#include <cstdint>

namespace troika::talat {

// One of the nine towers of a colour, in the order 1T 1S 1H 2T 2S 2H 3T 3S 3H. RULES 2
enum class Tower : std::uint8_t {};

inline constexpr int towers_per_colour = 9;

constexpr Tower make_tower(int height, int shape) {
  return static_cast<Tower>((height - 1) * 3 + shape);
}
constexpr int height(Tower t) { return static_cast<int>(t) / 3 + 1; }
constexpr int shape(Tower t) { return static_cast<int>(t) % 3; }  // T, S, H: the more the sides

inline constexpr Tower david = make_tower(1, 0);
inline constexpr Tower goliath = make_tower(3, 2);

// Some towers of one colour: bit n is tower n.
using TowerSet = std::uint16_t;

inline constexpr TowerSet all_towers = 0x1FF;
constexpr TowerSet set_of(Tower t) { return static_cast<TowerSet>(1U << static_cast<unsigned>(t)); }
constexpr bool has(TowerSet set, Tower t) {
  return (static_cast<unsigned>(set) >> static_cast<unsigned>(t) & 1U) != 0;
}

// RULES 10, for towers of different colours.
constexpr bool takes(Tower attacker, Tower victim) {
  if (height(attacker) == height(victim) + 1) return true;                                 // 10a
  if (height(attacker) == height(victim) && shape(attacker) > shape(victim)) return true;  // 10b
  return attacker == david && victim == goliath;                                           // 10c
}

namespace detail {
template <class Relation>
constexpr auto related(Relation relation) {
  std::array<TowerSet, towers_per_colour> sets{};
  for (unsigned a = 0; a < towers_per_colour; ++a)
    for (unsigned b = 0; b < towers_per_colour; ++b)
      if (relation(static_cast<Tower>(a), static_cast<Tower>(b)))
        sets[a] = static_cast<TowerSet>(sets[a] | 1U << b);
  return sets;
}
}  // namespace detail

// What each tower takes, and with which towers it is at war: one of the two takes the other.
inline constexpr auto victims = detail::related(takes);
inline constexpr auto wars =
    detail::related([](Tower a, Tower b) { return takes(a, b) || takes(b, a); });

}  // namespace troika::talat
