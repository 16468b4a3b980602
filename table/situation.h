#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/steps.h"
#include "search/onlooker.h"
#include "table/mind.h"
#include "table/story.h"

namespace troika {

// In a game: what the seat has seen. Between games: what can be decided.
template <Game G>
struct SituationOf final : Situation {
  std::optional<Seen<G>> seen;
  std::vector<std::string> decisions;
};

// One player who is told what there is to see at a table, step by step: so there is no need to play
// the match again for what a bot thinks about, or for what is told to one elsewhere.
template <Game G>
class Follower {
 public:
  Follower(const Match<G>& match, Player player) : player_(player) {
    const Match<G> start(match.options());
    look(start, story_.emplace_back(), start.in_game());
    replay_steps(match, [&](const Match<G>& now, const Step<G>& step) { lived(now, step); });
  }

  // After each event.
  void lived(const Match<G>& now, const Step<G>& step) {
    const Event<G>& event = step.event;
    Lived lived{event.actor ? G::seat_name(*event.actor) : ".", {}, {}, {}, {}};
    const auto told = step.glimpse(step.seat_of(player_));
    if (told && step.before)
      lived.move = G::format(*step.before, *told);
    else if (told)
      lived.move = now.series().format(*told);
    if (step.before) lived.shown = G::shown(event.move, step.after(now));
    if (now.in_game() && !step.began)
      onlooker_.saw(event.actor, told, now.game()->seen_by(seat_of_player(now, player_)));
    look(now, lived, step.began);
    story_.push_back(std::move(lived));
  }
  // So many steps of the game were taken back.
  void back_by(const Match<G>& now, std::size_t steps) {
    story_.resize(story_.size() - steps);
    onlooker_.back_by(steps, now.game()->seen_by(seat_of_player(now, player_)));
  }

  Seen<G> seen() const { return onlooker_.seen(); }
  // The first is before the first event.
  const std::vector<Lived>& story() const { return story_; }

 private:
  void look(const Match<G>& now, Lived& lived, bool begins) {
    if (!now.in_game()) return;
    const Seat seat = seat_of_player(now, player_);
    if (begins) {
      lived.seat = G::seat_name(seat);
      onlooker_.begins(now.setup(), now.game()->seen_by(seat));
    }
    lived.position = G::write_position(now.game()->seen_by(seat));
  }

  Player player_;
  Onlooker<G> onlooker_;
  std::vector<Lived> story_;
};

}  // namespace troika
