#pragma once

#include <string>
#include <vector>

#include "room/entry.h"
#include "room/state.h"

namespace troika::room {

// Takes over what the next entry of the log says: from the log and from commands alike. False: it
// does not fit, and the state is of no use any more.
[[nodiscard]] bool fold(State& state, const log::Body& body, Time at);
// The same with the name of the command that it came of.
[[nodiscard]] bool fold(State& state, const log::Line& line, Time at);

// The two entries that cannot be written before they have happened, because chance acts at the
// table; `fold` of what they return gives the same state.
log::Started begin(State& state, Time at);
// The move is already made at the table; `id` is empty for a bot's.
log::Moved finish_move(State& state, Player by, std::string id, Seq before, Time at);

// When something counts that is done now: clocks of nodes differ a little, and the log does not go
// back for that. But an entry from the future, by a clock that was wrong, does not stop the time.
Time moment(const State& state, Time now);
// What lies ahead of now is taken as if it were of now.
void distrust(State& state, Time now);

}  // namespace troika::room
