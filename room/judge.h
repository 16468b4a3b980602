#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "room/commands.h"
#include "room/entry.h"
#include "room/state.h"

namespace troika::room {

// The entries that a command gives, or why it may not be done. It changes nothing. What chance
// takes part in is only allowed here and done by `begin` and `make_move`: it gives no entries.
[[nodiscard]] std::expected<std::vector<log::Body>, Fault> judge(const State& state,
                                                                 std::string_view guest,
                                                                 const Command::What& what,
                                                                 Time at);

// Makes a move, of a person if it has an id. A refusal changes nothing.
[[nodiscard]] std::expected<log::Moved, Fault> make_move(State& state, Player by, const Play& play,
                                                         std::string_view id, Time at);

// The time-outs that are due.
std::vector<log::Body> time_outs(const State& state, Time at);
std::optional<Time> next_deadline(const State& state);

}  // namespace troika::room
