#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/talat/board.h"

namespace troika::talat {

// What the evaluation looks at on a board. A feature is a number below `feature_count`; one side of
// a board has some of them, some several times, and its prospects are the sum of their weights.
// There is nothing about left and right or up and down in them, so both sides have the same
// weights.
//
// - pairs: an own tower and an enemy that have not passed each other, by what they can do to each
// other,
//   how many ranks apart they are and how many files;
// - towers: how many ranks a tower has come, whether an enemy that takes it can still meet it, and
//   whether there is one it can take;
// - attacks that are possible now: on a tower that is covered or not, by whom;
// - towers that cannot step ahead, by rank;
// - how many towers the two sides have.

enum class Relation : std::uint8_t { none, takes, taken };

inline constexpr std::size_t apart_count = 26;  // ranks * 5 + files; the last: they have passed
inline constexpr std::size_t pair_features = 0;
inline constexpr std::size_t tower_features = pair_features + 3 * apart_count;
inline constexpr std::size_t attack_features = tower_features + std::size_t{5} * 4;
inline constexpr std::size_t stuck_features = attack_features + 4;
inline constexpr std::size_t count_features = stuck_features + 5;
inline constexpr std::size_t feature_count = count_features + 36;

namespace detail {
inline constexpr auto relations = [] {
  std::array<std::array<Relation, 9>, 9> table{};
  for (std::size_t a = 0; a < 9; ++a)
    for (std::size_t b = 0; b < 9; ++b)
      table[a][b] = takes(static_cast<Tower>(a), static_cast<Tower>(b))   ? Relation::takes
                    : takes(static_cast<Tower>(b), static_cast<Tower>(a)) ? Relation::taken
                                                                          : Relation::none;
  return table;
}();

// How far a tower that goes up and one that goes down are apart.
inline constexpr auto apart = [] {
  std::array<std::array<std::uint8_t, cell_count>, cell_count> table{};
  for (std::size_t up = 0; up < cell_count; ++up)
    for (std::size_t down = 0; down < cell_count; ++down) {
      const std::size_t files = up % 5 > down % 5 ? up % 5 - down % 5 : down % 5 - up % 5;
      table[up][down] =
          static_cast<std::uint8_t>(down / 5 < up / 5 ? 25 : (down / 5 - up / 5) * 5 + files);
    }
  return table;
}();

// Bit n: towers that are n apart could still come to touch each other on an empty board.
inline constexpr std::uint32_t may_touch = [] {
  std::uint32_t set = 0;
  for (unsigned ranks = 0; ranks < 5; ++ranks)
    for (unsigned files = 0; files < 5; ++files)
      if (files <= ranks + 1) set |= 1U << (ranks * 5 + files);
  return set;
}();
// Bit n: they touch now.
inline constexpr std::uint32_t touching = 1U << 1 | 1U << 5 | 1U << 6;
}  // namespace detail

constexpr Relation relation(Tower own, Tower enemy) {
  return detail::relations[static_cast<std::size_t>(own)][static_cast<std::size_t>(enemy)];
}

// Calls `count(way, feature)` for every feature of both sides of a board.
template <class Count>
constexpr void each_feature(const Board& board, Count count) {
  const auto pair = [](Relation r, std::size_t apart) {
    return pair_features + static_cast<std::size_t>(r) * apart_count + apart;
  };
  // Bit 0: somebody can still take it; bit 1: it can still take somebody.
  std::array<std::uint8_t, cell_count> fate{};
  for (Cells ups = board.of(Way::up); ups != 0;) {
    const Cell up = take_front(ups);
    for (Cells downs = board.of(Way::down); downs != 0;) {
      const Cell down = take_front(downs);
      const std::size_t apart = detail::apart[index(up)][index(down)];
      const Relation r = relation(board.at(up), board.at(down));
      if (apart == apart_count - 1) continue;
      const Relation back = relation(board.at(down), board.at(up));
      count(Way::up, pair(r, apart));
      count(Way::down, pair(back, apart));
      if (r == Relation::none || (detail::may_touch >> apart & 1U) == 0) continue;
      const Way hunter = r == Relation::takes ? Way::up : Way::down;
      const Cell from = hunter == Way::up ? up : down, to = hunter == Way::up ? down : up;
      fate[index(from)] |= 2;
      fate[index(to)] |= 1;
      if ((detail::touching >> apart & 1U) == 0) continue;
      // Covered: a friend of the victim takes the hunter when it has come there.
      bool covered = false;
      for (Cells friends = reach(hunter, to) & board.of(opposite(hunter)); friends != 0;)
        covered = board.takes(take_front(friends), from) || covered;
      count(hunter, attack_features + covered);
      count(opposite(hunter), attack_features + 2 + covered);
    }
  }
  const std::size_t numbers[2] = {static_cast<std::size_t>(std::popcount(board.of(Way::up))),
                                  static_cast<std::size_t>(std::popcount(board.of(Way::down)))};
  for (const Way w : both_ways) {
    for (Cells own = board.of(w); own != 0;) {
      const Cell tower = take_front(own);
      const std::size_t come = w == Way::up ? rank(tower) : 4 - rank(tower);
      count(w, tower_features + come * 4 + fate[index(tower)]);
      if (come < 4 && (ahead(w, tower) & ~board.occupied()) == 0) count(w, stuck_features + come);
    }
    count(w, count_features + numbers[index(w)] * 6 + numbers[index(opposite(w))]);
  }
}

}  // namespace troika::talat
