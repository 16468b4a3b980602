#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/match.h"

namespace troika {

// One step of a match as one player lived it, with all that this player could see after it. The
// first step is before the first event: it has no actor.
struct Lived {
  std::string actor;                // a seat's name, «.» for chance
  std::optional<std::string> move;  // as far as it was to be seen
  std::string shown;                // what it turned up that no position keeps
  std::string seat;                 // if a game begins now: where the player sits
  std::string position;             // the line now; empty between games
};

template <Game G>
Seat seat_of_player(const Match<G>& match, Player player) {
  for (std::size_t i = 0; i < match.series().players(); ++i)
    if (match.series().player_at(seat_at(i)) == player) return seat_at(i);
  return seat_at(0);
}

// Cards that were shown and taken back are in nobody's position, but everybody saw them.
template <Game G>
std::string shown_by(typename G::Move move, const Truth<G>& after) {
  if constexpr (requires { G::shown(move, after.open()); }) return G::shown(move, after.open());
  return {};
}

// The match once more, as this player lived it, from event number `since` on.
template <Game G>
std::vector<Lived> story_of(const Match<G>& match, Player player, std::size_t since) {
  std::vector<Lived> story;
  Match<G> again(match.options());
  const auto look = [&](Lived& step, bool begins) {
    if (!again.in_game()) return;
    const Seat seat = seat_of_player(again, player);
    if (begins) step.seat = G::seat_name(seat);
    step.position = G::write_position(again.game()->seen_by(seat));
  };
  if (since == 0) look(story.emplace_back(), true);
  for (std::size_t i = 0; i < match.events().size(); ++i) {
    const Event<G>& event = match.events()[i];
    Lived step{event.actor ? G::seat_name(*event.actor) : ".", {}, {}, {}, {}};
    const bool in_game = again.in_game();
    if (i >= since) {
      const auto told =
          in_game ? G::glimpse(again.game()->open(), event.move, seat_of_player(again, player))
                  : std::optional(event.move);
      if (told) step.move = again.format(*told);
    }
    const std::size_t games = again.results().size();
    again.play(event.actor, event.move);
    if (i < since) continue;
    const bool ended = again.results().size() > games;
    if (in_game) step.shown = shown_by(event.move, ended ? *again.finished_game() : *again.game());
    look(step, !in_game || ended);
    story.push_back(std::move(step));
  }
  return story;
}

}  // namespace troika
