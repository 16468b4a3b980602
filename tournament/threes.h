#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace troika::tournament {

// Rounds of tables for three. Of a number that three does not divide one or two sit out.
using Three = std::array<std::size_t, 3>;  // by seat
struct ThreesRound {
  std::vector<Three> tables;
  std::vector<std::size_t> resting;
};

// What has happened so far among those who take part, counted from 0.
struct ThreesPast {
  std::vector<std::vector<int>> met;      // how often two sat at one table
  std::vector<std::array<int, 3>> seats;  // how often each sat in each seat
  std::vector<int> rests;
  explicit ThreesPast(std::size_t entrants)
      : met(entrants, std::vector<int>(entrants)), seats(entrants), rests(entrants) {}
  std::size_t size() const { return seats.size(); }
  void add(const ThreesRound& round);
};

// All rounds at once, so that everybody meets everybody as evenly as can be. What is minimised is
// the sum over all pairs of the square of how often they meet, by threshold accepting from a fixed
// seed: swaps of two people between tables of a round, with a threshold that falls to zero. Stated
// bound (tests/tournament/threes_test.cpp): nobody meets anybody more than once more often than the
// average, rounded up; rests are even within one; and so are seats at any time, which is certain,
// because a bipartite graph of degree three can be coloured with three colours (König): each
// entrant's tables, three after three, and the three people of each table have different seats.
std::vector<ThreesRound> plan_threes(const ThreesPast& past, std::size_t rounds,
                                     std::uint64_t seed);
// So many rounds that everybody could meet everybody.
std::size_t usual_threes_rounds(std::size_t entrants);

// One round for people in the order of their rank. Who has rested least rests, the lowest in rank
// first. Minimised, in this order of weight: meeting again, seats that become uneven, and being
// far apart in rank; by swaps until none is better. Stated bound: for up to a sixth as many rounds
// as entrants nobody meets anybody twice, and seats are even within two.
ThreesRound pair_threes(const ThreesPast& past, const std::vector<std::size_t>& ranked);

// Who sits where at a table, so that seats are as even as can be.
Three seated(const ThreesPast& past, const Three& table);

}  // namespace troika::tournament
