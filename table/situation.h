#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/match.h"
#include "search/bot.h"
#include "table/mind.h"
#include "table/story.h"

namespace troika {

// In a game: what the seat has seen. Between games: what can be decided.
template <Game G>
struct SituationOf final : Situation {
  std::optional<Seen<G>> seen;
  std::vector<std::string> decisions;
};

// Goes through the match once more and keeps what this player saw of the game being played.
template <Game G>
SituationOf<G> situation_of(const Match<G>& match, Player player, Seat seat) {
  SituationOf<G> situation;
  if (!match.in_game()) {
    MoveList<G> list;
    match.moves(list);
    for (const auto move : list) situation.decisions.push_back(match.format(move));
    return situation;
  }
  std::vector<Witnessed<G>> history;
  Match<G> again(match.options());
  std::size_t games = 0;
  for (const Event<G>& event : match.events()) {
    if (again.results().size() > games) {
      games = again.results().size();
      history.clear();
    }
    if (again.in_game()) {
      const auto& open = again.game()->open();
      if (const auto told = G::glimpse(open, event.move, seat_of_player(again, player)))
        history.push_back({open, event.actor, *told});
    }
    again.play(event.actor, event.move);
  }
  if (again.results().size() > games) history.clear();
  situation.seen.emplace(Seen<G>{again.setup(), again.game()->seen_by(seat), std::move(history)});
  return situation;
}

}  // namespace troika
