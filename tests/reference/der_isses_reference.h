#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

namespace der_isses_reference {

// The measures of a game.
struct Measures {
  int side = 7;
  int pieces = 7;
  int coins_to_win = 4;
};

// A second, slow and plain set of rules, from position lines and move texts to the same. It shares
// nothing with the real one. Lines must be right and hide nothing.
class Game {
 public:
  Game(const Measures& measures, const std::string& line);

  std::string line() const;
  std::set<std::string> moves() const;
  void play(const std::string& move);  // one of `moves`

 private:
  struct Place {
    int x;
    int y;
    bool operator==(const Place&) const = default;
    auto operator<=>(const Place&) const = default;
  };
  char& at(Place p) { return grid_[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }
  char at(Place p) const {
    return grid_[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
  }
  bool on_board(Place p) const;
  std::vector<Place> places() const;
  Place find(char sign) const;
  Place place_named(const std::string& text) const;
  std::string name(Place p) const;
  std::string letters() const;

  bool coin_fits(Place p) const;
  void jump_on(Place from, Place start, bool own, std::set<Place>& landed) const;
  std::set<Place> ends(char piece, bool own) const;
  void end_round(char winner);

  Measures measures_;
  std::vector<std::string> grid_;  // rank 1 first; '.' is an empty cell
  char turn_ = '-';
  std::string phase_;
  int coins_a_ = 0;
  int coins_b_ = 0;
  std::string secrets_;
};

// The number of ways to play so many moves.
long long count_ways(const Game& game, int depth);

}  // namespace der_isses_reference
