#include "search/touche/eye.h"

#include <algorithm>

namespace troika::touche {
namespace {

constexpr double figure_worth = 100;
constexpr double completed = 10 * figure_worth;

}  // namespace

// One look at a board from one side, with what all cells have in common.
class Glance {
 public:
  Glance(const Eye& eye, const Open& open, const Spent& spent, Side side, const Hand& hand)
      : eye_(eye),
        open_(open),
        side_(side),
        empty_(open.layout->card_cells().minus(occupied(open))),
        crowned_(all_crowned(open)),
        ready_(!open.finishing[side].minus(crowned_).empty()) {
    CellSet mine, both;  // what is in our hand is not in another
    for (const Card card : hand) {
      if (card == joker) continue;
      for (const Cell cell : open.layout->cells_of(card)) (mine.has(cell) ? both : mine).add(cell);
    }
    const CellSet free = empty_free_spaces(open);
    for (std::size_t i = 0; i < open.seating.sides(); ++i) {
      const Side other = all_sides[i];
      ground_[other] = open.pyramids[other] | free;
      Spent& rare = rare_[other];
      rare.twice = spent.twice | enemy_pyramids(open, other);
      rare.once = spent.once;
      if (other != side) {
        rare.twice |= (spent.once & mine) | both;
        rare.once |= mine;
      }
    }
  }

  CellSet empty() const { return empty_; }

  // The cells of these cards, and the jokers among them.
  struct Held {
    CellSet cells;
    int jokers = 0;
  };
  // The hand without one card.
  Held rest_of(const Hand& hand, Card played) const {
    Held held;
    bool skipped = false;
    for (const Card card : hand) {
      if (card == played && !skipped) {
        skipped = true;
      } else if (card == joker) {
        ++held.jokers;
      } else {
        for (const Cell cell : open_.layout->cells_of(card)) held.cells.add(cell);
      }
    }
    return held;
  }

  // To put a pyramid on the cell, whoever stands there now.
  double worth(Cell cell, const Held& held) const {
    const Layout::Through through = open_.layout->through(cell);
    const CellSet only = CellSet::of(cell), with = ground_[side_] | only,
                  cards = held.cells & empty_;
    double own = 0, theirs = 0;
    bool gets_ready = false;
    for (std::size_t i = 0; i < through.cells.size(); ++i) {
      const CellSet cells = through.cells[i];
      if (!(cells & crowned_).empty()) continue;
      if (wanted(side_, through.figures[i])) {
        const CellSet missing = cells.minus(with);
        const CellSet lacking = missing.minus(cards);
        const int beyond = std::max(lacking.size() - held.jokers, 0);
        own += eye_.own_[missing.size()][beyond] * rarity(lacking, rare_[side_]);
        gets_ready |= missing.size() == 1;
      }
      for (std::size_t s = 0; s < open_.seating.sides(); ++s) {
        const Side other = all_sides[s];
        if (other != side_ && wanted(other, through.figures[i]))
          theirs += loss(other, cells.minus(ground_[other]), only);
      }
    }
    if (gets_ready && !ready_) own += eye_.taste_.ready;
    return own + eye_.taste_.block * theirs;
  }

  // What it costs everyone but the victim that a free space is covered.
  double cost_of_covering(Cell space, Side victim) const {
    double cost = 0;
    const CellSet only = CellSet::of(space);
    const Layout::Through through = open_.layout->through(space);
    for (const CellSet cells : through.cells) {
      if (!(cells & crowned_).empty()) continue;
      for (std::size_t s = 0; s < open_.seating.sides(); ++s) {
        const Side other = all_sides[s];
        if (other == victim) continue;
        const double worth = loss(other, cells.minus(ground_[other]), only);
        cost += other == side_ ? worth : -eye_.taste_.block * worth;
      }
    }
    return cost;
  }

  // The first figure that is complete with the cell.
  FigureIndex completed_with(Cell cell) const {
    FigureIndex first = no_figure;
    each_completed(open_, side_, cell, ground_[side_] | CellSet::of(cell), [&](FigureIndex figure) {
      if (first == no_figure) first = figure;
    });
    return first;
  }

 private:
  double rarity(CellSet lacking, const Spent& rare) const {
    const int gone = (lacking & rare.twice).size();
    return eye_.rare_[(lacking & rare.once.minus(rare.twice)).size()][gone];
  }
  // What another side loses of a figure when only a joker can give it the cell (RULES 12b).
  double loss(Side other, CellSet missing, CellSet cell) const {
    const Spent& rare = rare_[other];
    const Spent after{rare.once, rare.twice | cell};
    const CellSet then = missing | cell;
    return eye_.theirs_[missing.size()] * rarity(missing, rare) -
           eye_.theirs_[then.size()] * rarity(then, after);
  }
  bool wanted(Side side, FigureIndex figure) const {
    return !open_.different || wants(open_, side, open_.layout->place(figure).kind);
  }

  const Eye& eye_;
  const Open& open_;
  Side side_;
  CellSet empty_;  // card cells
  CellSet crowned_;
  bool ready_;  // to complete a figure with a joker at least
  BySide<CellSet> ground_;
  BySide<Spent> rare_;  // a cell that someone else holds is there for a joker only
};

void Spent::add(const Layout& layout, Card card) {
  if (index(card) >= index(joker)) return;
  for (const Cell cell : layout.cells_of(card)) (once.has(cell) ? twice : once).add(cell);
}

Spent Spent::in(const Open& open) {
  Spent spent;
  for (const Card card : open.discards) spent.add(*open.layout, card);
  return spent;
}

Eye::Eye(const Taste& taste) : taste_(taste) {
  double held = figure_worth, other = figure_worth;
  for (std::size_t missing = 0; missing < sizes; ++missing) {
    double lacking = held;
    for (std::size_t n = 0; n < sizes; ++n, lacking *= taste.draw) own_[missing][n] = lacking;
    theirs_[missing] = other;
    held *= taste.hold;
    other *= taste.theirs;
  }
  double single = 1;
  for (std::size_t n = 0; n < sizes; ++n, single *= taste.single) {
    double both = single;
    for (std::size_t gone = 0; gone < sizes; ++gone, both *= taste.gone) rare_[n][gone] = both;
  }
}

double Eye::worth(const Open& open, const Spent& spent, Seat seat, const Hand& hand, Move m) const {
  if (m.act() == Act::discard) return taste_.swap;
  const Glance glance(*this, open, spent, open.seating.side(seat), hand);
  const auto held = glance.rest_of(hand, m.card());
  double worth = glance.worth(m.cell(), held);
  if (m.card() != joker) {
    for (const Cell cell : open.layout->cells_of(m.card())) {
      if (cell != m.cell() && glance.empty().has(cell))
        worth -= taste_.twin * glance.worth(cell, held);
    }
  }
  if (m.figure() != no_figure) worth += completed;
  if (m.card() == joker) worth -= taste_.joker;
  if (m.to() != no_cell) {
    for (const Side side : all_sides) {
      if (open.pyramids[side].has(m.cell())) worth -= glance.cost_of_covering(m.to(), side);
    }
  }
  return worth;
}

std::array<double, faces> Eye::worth_of_cards(const Open& open, const Spent& spent,
                                              Seat seat) const {
  const Side side = open.seating.side(seat);
  const Glance glance(*this, open, spent, side, {});
  std::array<double, faces> best;
  best.fill(taste_.swap);
  const auto look = [&](Card card, Cell cell) {
    const double done = open.finishing[side].has(cell) ? completed : 0;
    best[index(card)] = std::max(best[index(card)], glance.worth(cell, {}) + done);
  };
  for (std::size_t face = 0; face < index(joker); ++face) {
    const auto card = static_cast<Card>(face);
    for (const Cell cell : open.layout->cells_of(card)) {
      if (glance.empty().has(cell)) look(card, cell);
    }
  }
  (open.finishing[side] & (glance.empty() | enemy_pyramids(open, side))).each([&](Cell cell) {
    look(joker, cell);
  });
  return best;
}

Move Eye::choose(const Open& open, const Spent& spent, Seat seat, const Hand& hand) const {
  const Side side = open.seating.side(seat);
  const Glance glance(*this, open, spent, side, hand);
  const CellSet finishing = open.finishing[side];
  Move best;
  double most = -completed;
  const auto offer = [&](Move m, double worth) {
    if (worth > most) best = m, most = worth;
  };

  bool has_joker = false;
  for (const Card card : hand) {
    if (card == joker) {
      has_joker = true;
      continue;
    }
    const auto held = glance.rest_of(hand, card);
    const auto& cells = open.layout->cells_of(card);
    std::array<bool, 2> open_to{};
    std::array<double, 2> worth{};
    for (std::size_t i = 0; i < 2; ++i) {
      if (!glance.empty().has(cells[i])) continue;
      if (finishing.has(cells[i]))
        return Move::place(card, cells[i]).with_figure(glance.completed_with(cells[i]));
      open_to[i] = true;
      worth[i] = glance.worth(cells[i], held);
    }
    for (std::size_t i = 0; i < 2; ++i) {
      if (open_to[i]) offer(Move::place(card, cells[i]), worth[i] - taste_.twin * worth[1 - i]);
    }
    if (!open_to[0] && !open_to[1]) offer(Move::discard(card), taste_.swap);
  }
  if (!has_joker) return best;

  const CellSet enemies = enemy_pyramids(open, side);
  const auto use_joker = [&](Cell cell) {
    return enemies.has(cell) ? Move::capture(cell, no_cell) : Move::place(joker, cell);
  };
  const CellSet wins = finishing & (glance.empty() | enemies);
  if (!wins.empty()) {
    Cell cell = no_cell;
    wins.each([&](Cell c) { cell = c; });
    return use_joker(cell).with_figure(glance.completed_with(cell));
  }
  CellSet threats;
  for (const Side other : all_sides) {
    if (other != side) threats |= open.finishing[other];
  }
  threats = threats & glance.empty();
  const bool nothing_else = most == -completed;
  if (threats.empty() && !nothing_else) return best;
  const auto held = glance.rest_of(hand, joker);
  const CellSet targets = nothing_else ? glance.empty() | enemies : threats | enemies;
  targets.each([&](Cell cell) { offer(use_joker(cell), glance.worth(cell, held) - taste_.joker); });
  return most == -completed ? Move::discard(joker) : best;
}

}  // namespace troika::touche
