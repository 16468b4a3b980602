#pragma once

#include "core/reason.h"
#include "room/state.h"

// What may be done in a room: why not, or null. The same answers refuse a command and show a
// button.
namespace troika::room {

const Reason* why_not_playing(const State& state);
const Reason* why_no_seat(const State& state, std::string_view guest);
const Reason* why_no_start(const State& state, std::string_view guest);
const Reason* why_no_name(const State& state);
const Reason* why_no_leave(const State& state, Player by);
const Reason* why_no_play(const State& state, Player by);
const Reason* why_no_takeback(const State& state, Player by);
const Reason* why_no_answer(const State& state, Player by);
const Reason* why_no_return(const State& state, Player by);
const Reason* why_not_absent(const State& state, Player by, Player who, Time now);
const Reason* why_no_claim(const State& state, Player by, Player against, Time now);
const Reason* why_no_rematch(const State& state, Player by);

}  // namespace troika::room
