#pragma once

#include <array>

#include "games/touche/state.h"

namespace troika::touche {

// The cells whose card has been played once, or both times, since the last shuffle: whoever lacks
// it must draw the other one, or a joker.
struct Spent {
  CellSet once;  // at least
  CellSet twice;

  void add(const Layout& layout, Card card);
  static Spent in(const Open& open);
  bool operator==(const Spent&) const = default;
};

// What a player looks for. Everything is measured in hundredths of a figure.
struct Taste {
  double hold = 0.5;     // what is left of a figure's worth for each missing cell ...
  double draw = 0.11;    // ... and again if no card for it is in the hand
  double theirs = 0.34;  // the same for others, whose hands are not known
  double single = 0.6;   // if only one of its two cards is left
  double gone = 0.3;     // if none is
  double twin = 0.2;     // what a card could do on its other cell counts against playing it
  double ready = 5;      // to lack one cell only, when no figure was that far: jokers come
  double block = 0.33;   // to stop a figure against to get one
  double joker = 37;     // to keep a joker
  double swap = 0.65;    // to exchange a dead card
};

// The fast judgement of moves: what a cell adds to the figures in progress through it, and what it
// takes from those of others. Looks at the board and one hand, one move ahead.
class Eye {
 public:
  explicit Eye(const Taste& taste);

  // What a legal move is worth. Completing a figure is above everything else.
  double worth(const Open& open, const Spent& spent, Seat seat, const Hand& hand, Move m) const;
  // The best move of the hand, jokers only where they complete or prevent something.
  Move choose(const Open& open, const Spent& spent, Seat seat, const Hand& hand) const;
  // The most that each card could be worth to a seat of which nothing else is known.
  std::array<double, faces> worth_of_cards(const Open& open, const Spent& spent, Seat seat) const;

 private:
  friend class Glance;
  static constexpr std::size_t sizes = max_figure_size + 1;
  Taste taste_;
  double own_[sizes][sizes];   // by missing cells, and how many of them have no card in the hand
  double theirs_[sizes];       // by missing cells
  double rare_[sizes][sizes];  // by cells with a single card left, and with none
};

}  // namespace troika::touche
