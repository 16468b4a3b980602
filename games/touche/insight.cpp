#include <algorithm>

#include "games/touche/board_json.h"
#include "games/touche/rules.h"

namespace troika {

using namespace touche;

namespace {

// Figures of a side that lack one or two cells which are still empty, the nearest to completion
// first: some of them, or nobody would see anything.
void tell_progress(JsonText& out, const Open& open, Side side) {
  constexpr int most = 6, most_missing = 2;
  const Layout& layout = *open.layout;
  const CellSet ground = ground_of(open, side);
  const CellSet empty = empty_card_cells(open);
  int told = 0;
  for (int lacks = 1; lacks <= most_missing; ++lacks)
    for (std::size_t i = 0; i < layout.places().size() && told < most; ++i) {
      const Layout::Place& place = layout.places()[i];
      const CellSet missing = place.cells.minus(ground);
      if (missing.size() != lacks || !missing.minus(empty).empty()) continue;
      if ((place.cells & open.pyramids[side]).size() < 2 || !wants(open, side, place.kind))
        continue;
      write_figure(out.open('{'), layout, static_cast<FigureIndex>(i));
      out.key("side").value(std::string(1, letter(side)));
      out.key("missing").value(names_of(layout.board(), missing)).close('}');
      ++told;
    }
}

// By the move without its figure, because the figure is what one chooses between.
void tell_completed(JsonText& out, const Open& open, Seat seat, const Own& own) {
  if (own.hand.size() == 0 || own.hand.has(unknown_card) || !Touche::turn(open).has(seat)) return;
  MoveList<Touche> list;
  Touche::legal(open, seat, own, list);
  using Choice = std::pair<std::string, std::vector<Move>>;
  std::vector<Choice> choices;
  for (const Move move : list) {
    if (move.figure() == no_figure) continue;
    const std::string key = Touche::format(open, move.with_figure(no_figure));
    auto found = std::ranges::find(choices, key, &Choice::first);
    if (found == choices.end()) found = choices.insert(found, Choice(key, {}));
    found->second.push_back(move);
  }
  for (const auto& [key, moves] : choices) {
    out.key(key).open('[');
    for (const Move move : moves) {
      write_figure(out.open('{'), *open.layout, move.figure());
      out.close('}');
    }
    out.close(']');
  }
}

// Those of which both cells are taken.
std::vector<std::string> dead_cards(const Open& open, const Own& own) {
  std::vector<std::string> dead;
  for (const Card card : own.hand) {
    if (card == joker || card == unknown_card) continue;
    if (((open.vacant[0] | open.vacant[1]) >> index(card) & 1U) != 0) continue;
    dead.push_back(name_of(card));
  }
  return dead;
}

}  // namespace

// The cards that cells show and figures in progress ...
void Touche::write_insight(JsonText& out, const Open& open, Language) {
  const Board& board = open.layout->board();
  out.key("cells").open('{');
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const auto shown = board.shown_on(cell_at(i));
    out.key(name_of(board, cell_at(i))).value(shown ? name_of(*shown) : std::string());
  }
  out.close('}').key("progress").open('[');
  for (const Side side : all_sides)
    if (static_cast<std::size_t>(side) < open.seating.sides()) tell_progress(out, open, side);
  out.close(']');
}

// ... and for a seat what a move completes, and its cards that are dead.
void Touche::write_insight(JsonText& out, const View<Touche>& view, Language language) {
  write_insight(out, view.open, language);
  out.key("completes").open('{');
  tell_completed(out, view.open, view.seat, view.own);
  out.close('}').key("dead").value(dead_cards(view.open, view.own));
}

}  // namespace troika
