#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/json_text.h"

namespace troika {

// What there is to see, as JSON, for who knows no rules. `Seen` is a view, or what is open for a
// spectator.

template <Game G, class Seen>
std::string board_json(const Seen& seen) {
  JsonText out(1024);
  G::write_board(out.open('{'), seen);
  return std::move(out.close('}')).take();
}

template <Game G, class Seen>
std::string insight_json(const Seen& seen, Language language) {
  JsonText out(1024);
  G::write_insight(out.open('{'), seen, language);
  return std::move(out.close('}')).take();
}

// The moves of a seat as a list of objects: the text of each and its parts, in byte order of the
// texts. Empty when it is not the seat's turn.
template <Game G>
void write_legal(JsonText& out, const View<G>& view) {
  std::vector<std::pair<std::string, typename G::Move>> moves;
  if (G::turn(view.open).has(view.seat)) {
    MoveList<G> list;
    G::legal(view.open, view.seat, view.own, list);
    moves.reserve(list.size());
    for (const auto move : list) moves.emplace_back(G::format(view.open, move), move);
    std::ranges::sort(moves, {}, [](const auto& move) -> const auto& { return move.first; });
  }
  out.open('[');
  for (const auto& [text, move] : moves) {
    G::write_move(out.open('{').key("text").value(text), view.open, move);
    out.close('}');
  }
  out.close(']');
}

// {board, insight}, as members.
template <Game G, class Seen>
void write_sight(JsonText& out, const Seen& seen, Language language) {
  G::write_board(out.key("board").open('{'), seen);
  G::write_insight(out.close('}').key("insight").open('{'), seen, language);
  out.close('}');
}

}  // namespace troika
