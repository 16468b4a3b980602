#pragma once

#include <array>

#include "games/der_isses/state.h"

namespace troika::der_isses {

// How often the player with the first turn wins a round: 1175 of 2315 between levels 4, 5 and 6.
inline constexpr double first_turn_wins = 0.51;

// The chance to win the match before a round, by the coins of both and by who places the next one
// (RULES 6: the loser of a round, who then has the second turn).
//
// A round is always worth exactly one coin (RULES 17 and 18): nobody can play for more, or settle
// for less. Winning it is better than losing it at every score, so the strategy that wins most
// rounds wins most matches, and the score changes what a position is worth but not what to play.
// What a round leaves behind besides the coin is where the pieces stand, and that is open to both.
class MatchEquity {
 public:
  explicit constexpr MatchEquity(int coins_to_win) : goal_(static_cast<std::size_t>(coins_to_win)) {
    for (std::size_t mine = goal_; mine-- > 0;)
      for (std::size_t theirs = goal_; theirs-- > 0;)
        for (const bool places : {false, true}) {
          const double wins = places ? 1 - first_turn_wins : first_turn_wins;
          table_[mine][theirs][places ? 1 : 0] = after(mine, theirs, wins);
        }
  }

  constexpr double before_round(int mine, int theirs, bool i_place) const {
    return at(static_cast<std::size_t>(mine), static_cast<std::size_t>(theirs), i_place);
  }
  // With this chance to win the round being played.
  constexpr double in_round(int mine, int theirs, double round) const {
    return after(static_cast<std::size_t>(mine), static_cast<std::size_t>(theirs), round);
  }

 private:
  constexpr double at(std::size_t mine, std::size_t theirs, bool i_place) const {
    if (mine == goal_) return 1;
    if (theirs == goal_) return 0;
    return table_[mine][theirs][i_place ? 1 : 0];
  }
  constexpr double after(std::size_t mine, std::size_t theirs, double round) const {
    return round * at(mine + 1, theirs, false) + (1 - round) * at(mine, theirs + 1, true);
  }

  std::size_t goal_;
  std::array<std::array<std::array<double, 2>, 9>, 9> table_{};
};

}  // namespace troika::der_isses
