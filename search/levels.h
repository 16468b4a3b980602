#pragma once

#include <array>
#include <string_view>

namespace troika {

// The bots that people choose from, the same eight for every game. Each wins about 60 to 80 of 100
// games against the one before it (docs/STRENGTH.md).
struct LevelName {
  std::string_view en, ru;              // the name
  std::string_view about_en, about_ru;  // a line about it
};

inline constexpr int strongest_level = 8;
inline constexpr int usual_level = 3;

inline constexpr std::array<LevelName, strongest_level> level_names{{
    {"Newcomer", "Новичок", "Has just read the rules, and overlooks things.",
     "Только что прочитал правила и многое упускает."},
    {"Learner", "Ученик", "Knows what to aim for, but not how to get there safely.",
     "Знает, к чему стремиться, но забывает об осторожности."},
    {"Companion", "Приятель", "A pleasant partner for an evening; forgives a mistake.",
     "Приятный партнёр на вечер, прощает ошибку."},
    {"Regular", "Завсегдатай", "Plays every week, looks a few moves ahead.",
     "Играет каждую неделю, смотрит на пару ходов вперёд."},
    {"Club player", "Клубный игрок", "Wins at most family tables, and answers at once.",
     "Выигрывает почти за любым домашним столом и отвечает сразу."},
    {"Expert", "Знаток", "Counts, remembers, and gives nothing away.",
     "Считает, помнит и ничего не отдаёт даром."},
    {"Master", "Мастер", "Sees most of what there is to see.",
     "Видит почти всё, что можно увидеть."},
    {"Superhuman", "Сверхчеловек", "The best we have: up to two seconds for a move.",
     "Лучшее, что у нас есть: до двух секунд на ход."},
}};

}  // namespace troika
