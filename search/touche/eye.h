#pragma once

#include "games/touche/state.h"

namespace troika::touche {

// What a player looks for. Everything is measured in hundredths of a figure.
struct Taste {
  double hold = 0.5;    // what is left of a figure's worth for each missing cell ...
  double draw = 0.25;   // ... and again if no card for it is in the hand
  double theirs = 0.2;  // the same for others, whose hands are not known
  double block = 1.0;   // to stop a figure against to get one
  double joker = 30;    // to keep a joker
  double swap = 1;      // to exchange a dead card
};

// The fast judgement of moves: what a cell adds to the figures in progress through it, and what it
// takes from those of others. Looks at the board and one hand, one move ahead.
class Eye {
 public:
  explicit Eye(const Taste& taste);

  // What a legal move is worth. Completing a figure is above everything else.
  double worth(const Open& open, Seat seat, const Hand& hand, Move m) const;
  // The best move of the hand, jokers only where they complete or prevent something.
  Move choose(const Open& open, Seat seat, const Hand& hand) const;
  // The most that a card could be worth to a seat of which nothing else is known.
  double worth_at_best(const Open& open, Seat seat, Card card) const;

 private:
  friend class Glance;
  static constexpr std::size_t sizes = max_figure_size + 1;
  Taste taste_;
  double own_[sizes][sizes];  // by missing cells, and how many of them have no card in the hand
  double theirs_[sizes];      // by missing cells
};

}  // namespace troika::touche
