#include "games/touche/board_json.h"

#include "games/touche/rules.h"

namespace troika {

using namespace touche;

namespace {

template <class Cards>
void tell_cards(JsonText& out, const Cards& cards) {
  out.open('[');
  for (const Card c : cards) out.value(name_of(c));
  out.close(']');
}

// An object with what `write` writes for each side that plays.
template <class Write>
void tell_sides(JsonText& out, std::string_view key, const Open& open, Write write) {
  out.key(key).open('{');
  for (const Side side : all_sides) {
    if (static_cast<std::size_t>(side) >= open.seating.sides()) continue;
    out.key(std::string(1, letter(side)));
    write(side);
  }
  out.close('}');
}

void tell_figure_of(JsonText& out, const Open& open, Move m) {
  if (m.figure() == no_figure) return;
  write_figure(out.key("figure").open('{'), *open.layout, m.figure());
  out.close('}');
}

// Whose pyramid a capture takes.
std::string victim_of(const Open& open, Move m) {
  for (const Side side : all_sides)
    if (open.pyramids[side].has(m.cell())) return {letter(side)};
  return {};
}

}  // namespace

namespace touche {

std::string name_of(const Board& board, Cell cell) {
  std::string text;
  board.write_cell(text, cell);
  return text;
}
std::string name_of(Card card) {
  std::string text;
  write_card(text, card);
  return text;
}
std::vector<std::string> names_of(const Board& board, CellSet cells) {
  std::vector<std::string> names;
  cells.each([&](Cell c) { names.push_back(name_of(board, c)); });
  return names;
}

void write_figure(JsonText& out, const Layout& layout, FigureIndex figure) {
  const Layout::Place& place = layout.place(figure);
  out.key("kind").value(std::string(1, layout.goal().figures[place.kind].initial));
  out.key("cells").value(names_of(layout.board(), place.cells));
}

}  // namespace touche

void Touche::write_board(JsonText& out, const Open& open) {
  const Layout& layout = *open.layout;
  const Board& board = layout.board();
  out.key("board").value(board.name()).key("goal").value(layout.goal().text);
  out.key("turn").value(seat_name(open.turn));
  out.key("shuffling").value(open.shuffle != Shuffle::none);
  out.key("exchanged").value(open.exchanged).key("seating").value(open.seating.text());
  tell_sides(out, "pyramids", open,
             [&](Side side) { out.value(names_of(board, open.pyramids[side])); });
  tell_sides(out, "crowned", open,
             [&](Side side) { out.value(names_of(board, open.crowned[side])); });
  tell_sides(out, "figures", open, [&](Side side) {
    std::string kinds;
    for (const std::uint8_t kind : open.figures[side]) kinds += layout.goal().figures[kind].initial;
    out.value(kinds);
  });
  tell_cards(out.key("deck").value(open.deck_size).key("discards"), open.discards);
  out.key("idle").value(open.idle);
}

void Touche::write_board(JsonText& out, const View<Touche>& view) {
  write_board(out, view.open);
  out.key("seat").value(seat_name(view.seat));
  out.key("side").value(std::string(1, letter(view.open.seating.side(view.seat))));
  tell_cards(out.key("hand"), view.own.hand);
}

// act, card; the cell that is filled, to where a captured pyramid goes and whose it is, the figure
// that is completed.
void Touche::write_move(JsonText& out, const Open& open, Move m) {
  constexpr std::string_view acts[] = {"place", "capture", "discard", "shuffle", "lot", "name"};
  out.key("act").value(acts[static_cast<std::size_t>(m.act())]);
  out.key("card").value(name_of(m.card()));
  if (m.act() != Act::place && m.act() != Act::capture) return;
  out.key("cell").value(name_of(open.layout->board(), m.cell()));
  if (m.to() != no_cell) out.key("to").value(name_of(open.layout->board(), m.to()));
  if (m.act() == Act::capture) out.key("taken").value(victim_of(open, m));
  tell_figure_of(out, open, m);
}

// Whose pyramid was captured, and the figure that was completed.
void Touche::write_facts(JsonText& out, const Open& before, Move m, const Open&) {
  if (m.act() == Act::capture) out.key("taken").value(victim_of(before, m));
  if (m.act() == Act::place || m.act() == Act::capture) tell_figure_of(out, before, m);
}

}  // namespace troika
