#pragma once

#include <vector>

#include "tournament/state.h"

namespace troika::tournament {

// One line of the ranking. Who is equal in all merits of the game shares a place.
struct Standing {
  EntrantNumber entrant;
  std::size_t place;  // counted from 1; 0: left a round robin early and is not ranked
  bool shared;
  Tally total{};
  int played = 0;    // tables with a result
  int rests = 0;     // byes
  int forfeits = 0;  // lost by them
};

// The best first; of equals the one with the lower lot. A bye and a win by forfeit count as the
// least with which a match is won (`Ranking::walkover`, as many matches as decide a table). Who
// forfeits gets nothing. Nothing that was played against somebody who left a round robin before
// half of their tables counts.
std::vector<Standing> standings(const State& state);

// Whether a table does not count because of one who left a round robin early.
bool is_annulled(const State& state, const Seated& table);

// What one seat of a table brought; nothing while it is played.
std::optional<Tally> tally_of(const State& state, const Seated& table, std::size_t seat);

}  // namespace troika::tournament
