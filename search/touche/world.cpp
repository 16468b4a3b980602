#include "search/touche/world.h"

#include <utility>

namespace troika::touche {
namespace {

// RULES 16, 18
void crown(Open& open, Side side, FigureIndex figure) {
  const Layout::Place& place = open.layout->place(figure);
  open.crowned[side] |= place.cells;
  open.figures[side].push_back(place.kind);
  open.pyramids = {};
  find_finishing(open);
}

// RULES 10, 12, 15
void fill(Open& open, Side side, Move m) {
  const auto victim = owner_of(open, m.cell());
  if (victim) {
    open.pyramids[*victim].remove(m.cell());
    if (m.to() != no_cell) open.pyramids[*victim].add(m.to());
  }
  open.pyramids[side].add(m.cell());
  if (m.figure() != no_figure) return crown(open, side, m.figure());
  if (victim) return captured(open, side, *victim, m.cell(), m.to());
  filled(open, side, m.cell());
}

// RULES 14
void draw(World& world, Seat seat, Rng& rng) {
  Open& open = world.open;
  if (open.deck_size == 0) {
    world.deck = shuffled(open.discards, rng);
    open.discards.clear();
    world.spent = {};
    open.deck_size = static_cast<std::uint8_t>(world.deck.size());
  }
  --open.deck_size;
  world.hands[seat].push_back(world.deck.pop_front());
}

}  // namespace

std::optional<Side> owner_of(const Open& open, Cell cell) {
  for (const Side side : all_sides) {
    if (open.pyramids[side].has(cell)) return side;
  }
  return std::nullopt;
}

Pile shuffled(Pile cards, Rng& rng) {
  std::array<Card, all_cards> order;
  std::size_t count = 0;
  for (const Card card : cards) order[count++] = card;
  cards.clear();
  for (; count > 0; --count) {
    const std::size_t chosen = rng.below(static_cast<std::uint32_t>(count));
    cards.push_back(std::exchange(order[chosen], order[count - 1]));
  }
  return cards;
}

void play(World& world, Move m, Rng& rng) {
  Open& open = world.open;
  const Seat seat = open.turn;
  world.hands[seat].remove(m.card());
  open.discards.push_back(m.card());
  world.spent.add(*open.layout, m.card());
  if (m.act() == Act::discard && open.freeswap && !open.exchanged) {  // RULES 13
    open.exchanged = true;
    return draw(world, seat, rng);
  }
  if (m.act() != Act::discard) fill(open, open.seating.side(seat), m);
  open.exchanged = false;
  open.turn = open.seating.after(seat);
  if (m.figure() != no_figure) {
    open.idle = 0;
    open.over = has_ended(open);
  } else {
    open.over = ++open.idle >= idle_limit;
  }
  if (open.over) open.turn = {};
  draw(world, seat, rng);
}

}  // namespace troika::touche
