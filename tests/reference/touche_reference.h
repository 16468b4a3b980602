#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace touche_reference {

// The rows of a board, top rank first, as in its JSON.
using Rows = std::vector<std::string>;
extern const Rows cross;

// A second, slow and plain set of rules, from position lines and move texts to the same. It shares
// nothing with the real one. Lines must be right and hide nothing; moves are written in full.
class Game {
 public:
  Game(const Rows& rows, const std::string& line);

  std::string line() const;
  std::set<std::string> moves() const;
  void play(const std::string& move);  // one of `moves`

 private:
  struct Place {
    int x;
    int y;  // from the top
    auto operator<=>(const Place&) const = default;
  };
  struct Figure {
    char kind;
    std::set<std::size_t> cells;
    bool operator<(const Figure& other) const { return cells < other.cells; }
  };
  // What never changes.
  struct Table {
    std::vector<Place> places;       // of the cells, in board order
    std::vector<std::string> shown;  // `3S` or `FR`
    std::map<std::string, std::size_t> named;
    std::vector<std::string> names;
    std::set<Figure> figures;
    std::size_t number = 0;
  };

  static Table make_table(const Rows& rows, const std::string& goal);
  static void add_usual(Table& table, const std::string& kinds);
  static void add_own(Table& table, char kind, const std::string& pattern, bool turn, bool mirror);
  static void add_shape(Table& table, char kind, const std::vector<Place>& spots);

  char side() const { return seats_[static_cast<std::size_t>(turn_)]; }
  std::string& done(char side);
  const std::string& done(char side) const;
  bool wants(char side, char kind) const;
  bool shuffling() const;
  bool ended() const;
  std::vector<std::string> figures_completed(const std::string& board, std::size_t cell) const;
  void add_with_figures(std::set<std::string>& out, const std::string& text,
                        const std::string& board, std::size_t cell) const;
  void add_joker(std::set<std::string>& out) const;
  void shuffle_in(const std::string& card);
  void draw(std::size_t seat);
  void crown(const std::string& cells);

  std::shared_ptr<const Table> table_;
  std::string board_;  // a letter for every cell, '.' for none
  int turn_ = 0;       // seat from 0; after the shuffle if there is one; -1 when over
  bool exchanged_ = false;
  std::string seats_;
  std::string goal_;
  std::vector<std::string> figures_;  // done by y, t, l
  std::vector<std::vector<std::string>> hands_;
  std::vector<std::string> deck_;
  std::vector<std::string> discards_;  // or what is being shuffled
  int idle_ = 0;
  std::string options_;
};

// The number of ways to play so many moves.
long long count_ways(const Game& game, int depth);

}  // namespace touche_reference
