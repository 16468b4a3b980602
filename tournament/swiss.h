#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace troika::tournament {

// What pairing has to know of somebody who takes part in the round. They are given in the order of
// their rank, the best first; `score` is what makes groups of equals.
struct Contender {
  std::size_t number;  // of the entrant
  int score = 0;
  bool rested = false;           // has had a bye
  int first_seats = 0;           // how often at the first seat more than at the second
  bool was_first = false;        // at the last table
  std::vector<std::size_t> met;  // numbers, each as often as they have met
};

// The pairs of a round, the one in the first seat first; and who sits out, if the number is odd.
struct SwissRound {
  std::vector<std::array<std::size_t, 2>> pairs;  // numbers
  std::optional<std::size_t> resting;
  int most_first_seats = 1;  // by how much seats are uneven at most after it: 1, 2 or more
};

// Nobody meets anybody twice and nobody rests twice. Seats are even within one, or within two if
// there is no such round, or as they come if there is none either. Among the legal rounds it is the
// one that is found so: the lowest in rank who can rests; then the highest who has no opponent yet
// gets the best one that leaves everybody else a legal opponent, and so on. The best is of the same
// score or the nearest one below; among equals the one half a group further down, then who is next
// to that. Nothing: there is no legal round. While at most half of the entrants' number of rounds
// (rounded up) has been paired and nobody has left, there always is one, by Dirac's theorem.
std::optional<SwissRound> pair_swiss(const std::vector<Contender>& ranked);

// How many rounds can be promised to that many entrants.
constexpr std::size_t most_swiss_rounds(std::size_t entrants) { return (entrants + 1) / 2; }

}  // namespace troika::tournament
