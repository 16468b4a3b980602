#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "tournament/state.h"

namespace troika::tournament {

// How many rounds a tournament of these people has; a fault if it cannot be held.
std::expected<std::size_t, Fault> count_rounds(const State& state);

// All rounds of a round robin that are to come, for those who are there now.
std::vector<Paired> plan_rounds(const State& state);
// Whether people have come or gone since the plan was made, so that tables of three are put
// together anew. (At tables for two who is missing forfeits.)
bool needs_new_plan(const State& state);
// The plan with a latecomer in the place of those who would rest.
std::vector<Paired> plan_with_latecomer(const State& state, EntrantNumber who);

// The next round of a Swiss tournament; nothing: there is no legal one.
std::optional<Paired> pair_round(const State& state);

// The next table of an open evening: who has waited longest, with those whom they have met least,
// and of those who have waited longest. Those of one table are put together again at once only if
// nobody else is there. Nothing: nobody can be paired now.
std::optional<std::vector<EntrantNumber>> pair_free(const State& state);

}  // namespace troika::tournament
