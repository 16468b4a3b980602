#pragma once

#include <optional>
#include <utility>

#include "core/match.h"

namespace troika {

template <Game G>
Seat seat_of_player(const Match<G>& match, Player player) {
  for (std::size_t i = 0; i < match.series().players(); ++i)
    if (match.series().player_at(seat_at(i)) == player) return seat_at(i);
  assert(false && "a player sits somewhere");
  return seat_at(0);
}

// An event together with what it led from; the match has what it led to.
template <Game G>
struct Step {
  Event<G> event;
  std::optional<typename G::Open> before;  // what was open; nothing between games
  BySeat<Seat, 8> sat;                     // where each player (by number) sat
  bool ended = false;                      // it ended a game
  bool began = false;                      // with it a game has begun

  Seat seat_of(Player player) const { return sat[static_cast<Seat>(player)]; }
  // What was to be seen of it. What is decided between games is open to all.
  std::optional<typename G::Move> glimpse(std::optional<Seat> viewer) const {
    return before ? G::glimpse(*before, event.move, viewer) : event.move;
  }
  // What is open after it, in the game that it belongs to.
  const typename G::Open& after(const Match<G>& match) const {
    return (ended ? match.finished_game() : match.game())->open();
  }
};

// Makes a move, which must be one of `match.moves`, and tells how it came about.
template <Game G>
Step<G> play_step(Match<G>& match, std::optional<Seat> actor, typename G::Move move) {
  Step<G> step{{actor, move}, std::nullopt, {}};
  if (match.in_game()) step.before = match.game()->open();
  for (std::size_t i = 0; i < match.series().players(); ++i)
    step.sat[static_cast<Seat>(match.series().player_at(seat_at(i)))] = seat_at(i);
  const std::size_t games = match.results().size();
  match.play(actor, move);
  step.ended = match.results().size() > games;
  step.began = match.in_game() && (step.ended || !step.before);
  return step;
}

// A match played again, event by event: calls `visit(again, step)` after each.
template <Game G, class Visit>
void replay_steps(const Match<G>& match, Visit visit) {
  Match<G> again(match.options());
  for (const Event<G>& event : match.events()) {
    const Step<G> step = play_step(again, event.actor, event.move);
    visit(std::as_const(again), step);
  }
}

}  // namespace troika
