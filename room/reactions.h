#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/words.h"

namespace troika::room {

// What people at a table can say to each other: this and nothing else, and to all alike.
inline constexpr std::array<Text, 10> reactions{{
    {"hello", "Hello!"},
    {"good-luck", "Good luck!"},
    {"good-move", "Good move!"},
    {"wow", "Wow!"},
    {"oops", "Oops!"},
    {"thinking", "Let me think…"},
    {"hurry", "Your move!"},
    {"thanks", "Thank you!"},
    {"well-played", "Well played!"},
    {"goodbye", "I have to go. Bye!"},
}};

inline bool is_reaction(std::string_view code) {
  return std::ranges::find(reactions, code, &Text::code) != reactions.end();
}

}  // namespace troika::room
