#include "games/touche/state.h"

namespace troika::touche {
namespace {

// Whether filling the cell would complete a figure of the side.
bool finishes(const Open& open, Side side, Cell cell, CellSet ground) {
  const CellSet only = CellSet::of(cell);
  const Layout::Through through = open.layout->through(cell);
  for (std::size_t i = 0; i < through.cells.size(); ++i) {
    if (through.cells[i].minus(ground) == only &&
        wants(open, side, open.layout->place(through.figures[i]).kind))
      return true;
  }
  return false;
}

// Adds the cells that finish because `cell` is now part of the ground.
void add_finishing(Open& open, Side side, Cell cell, CellSet ground) {
  const Layout::Through through = open.layout->through(cell);
  const CellSet* const begin = through.cells.data();
  for (const CellSet* four = begin; four != through.fours_end; four += 4) {
    const auto lacks_one = [&](int i) { return four[i].minus(ground).size() == 1 ? 1U : 0U; };
    if ((lacks_one(0) | lacks_one(1) | lacks_one(2) | lacks_one(3)) == 0) continue;
    for (int i = 0; i < 4; ++i) {
      if (lacks_one(i) == 0) continue;
      const FigureIndex figure = through.figures.data()[four + i - begin];
      if (wants(open, side, open.layout->place(figure).kind))
        open.finishing[side] |= four[i].minus(ground);
    }
  }
}

// Looks again at those that finished before the ground lost a cell, and at that cell.
void recheck_finishing(Open& open, Side side, Cell lost, CellSet ground) {
  const CellSet before = open.finishing[side] | CellSet::of(lost);
  open.finishing[side] = {};
  before.each([&](Cell cell) {
    if (finishes(open, side, cell, ground)) open.finishing[side].add(cell);
  });
}

// RULES 20: whatever stands on the cells now, unless it is crowned.
bool some_figure_fits(const Open& open) {
  const CellSet gone = all_crowned(open);
  for (const Layout::Place& place : open.layout->places()) {
    if (!(place.cells & gone).empty()) continue;
    for (std::size_t i = 0; i < open.seating.sides(); ++i) {
      if (wants(open, all_sides[i], place.kind)) return true;
    }
  }
  return false;
}

}  // namespace

std::size_t hand_size(const Open& open, Seat seat) {
  if (index(seat) >= open.seating.seats() || open.shuffle == Shuffle::deal) return 0;
  return open.shuffle == Shuffle::draw && open.drawing == seat ? full_hand - 1 : full_hand;
}

std::size_t pool_size(const Open& open) {
  if (open.shuffle == Shuffle::none) return 0;
  std::size_t held = 0;
  for (std::size_t i = 0; i < open.seating.seats(); ++i) held += hand_size(open, seat_at(i));
  return all_cards - held - open.deck_size;
}

void find_vacant(Open& open) {
  open.vacant.fill((std::uint64_t{1} << index(joker)) - 1);
  occupied(open).each([&](Cell cell) { set_filled(open.vacant, open.layout->shown_on(cell)); });
}

void find_finishing(Open& open) {
  find_vacant(open);
  for (const Side side : all_sides) {
    open.finishing[side] = {};
    const CellSet ground = ground_of(open, side);
    for (const Layout::Place& place : open.layout->places()) {
      const CellSet missing = place.cells.minus(ground);
      if (missing.size() == 1 && wants(open, side, place.kind)) open.finishing[side] |= missing;
    }
  }
}

void filled(Open& open, Side side, Cell cell) {
  set_filled(open.vacant, open.layout->shown_on(cell));
  add_finishing(open, side, cell, ground_of(open, side) | CellSet::of(cell));
}

void captured(Open& open, Side captor, Side victim, Cell cell, Cell to) {
  recheck_finishing(open, victim, cell, ground_of(open, victim));
  const CellSet ground = ground_of(open, captor);
  add_finishing(open, captor, cell, ground);
  if (to == no_cell) return;
  // The free space that was covered is lost to everyone but the victim.
  for (std::size_t i = 0; i < open.seating.sides(); ++i) {
    const Side side = all_sides[i];
    if (side != victim) recheck_finishing(open, side, to, ground_of(open, side));
  }
}

bool has_ended(const Open& open) {
  for (std::size_t i = 0; i < open.seating.sides(); ++i) {
    if (open.figures[all_sides[i]].count() >= static_cast<std::size_t>(open.layout->goal().number))
      return true;
  }
  return open.idle >= idle_limit || !some_figure_fits(open);
}

}  // namespace troika::touche
