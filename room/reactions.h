#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace troika::room {

// What people at a table can say to each other: this and nothing else, and to all alike.
struct Reaction {
  std::string_view code;
  std::string_view en, ru;
};

inline constexpr std::array<Reaction, 10> reactions{{
    {"hello", "Hello!", "Привет!"},
    {"good-luck", "Good luck!", "Удачи!"},
    {"good-move", "Good move!", "Хороший ход!"},
    {"wow", "Wow!", "Ух ты!"},
    {"oops", "Oops!", "Ой!"},
    {"thinking", "Let me think…", "Дайте подумать…"},
    {"hurry", "Your move!", "Ваш ход!"},
    {"thanks", "Thank you!", "Спасибо!"},
    {"well-played", "Well played!", "Отличная игра!"},
    {"goodbye", "I have to go. Bye!", "Мне пора. Пока!"},
}};

inline bool is_reaction(std::string_view code) {
  return std::ranges::find(reactions, code, &Reaction::code) != reactions.end();
}

}  // namespace troika::room
