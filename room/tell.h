#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json_text.h"
#include "room/state.h"

// What is told: JSON of exactly what a guest may know. Whatever depends on the game comes from the
// table and goes through the guest's own place.
namespace troika::room {

void tell_state(JsonText& out, const State& state, std::string_view guest, Time now);
void tell_news(JsonText& out, const State& state, std::string_view guest, std::uint32_t since,
               Time now);
std::string summary(const State& state);  // for lists of matches

}  // namespace troika::room
