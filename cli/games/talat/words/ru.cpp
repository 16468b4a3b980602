#include "cli/games/talat/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"chronicle-board-closed", "Поле {1} закрыто."},
    {"open-board", "открыто"},
    {"closed-board", "ЗАКРЫТО"},
    {"placing", "расстановка"},
    {"captured", "захвачено {1}"},
    {"across", "дошло {1}"},
    {"talat-points", "очко|очка|очков"},
    {"to-place", "на руках: {1}"},
    {"ghost-name", "Цихин"},
    {"talat-to-move", "Ход: {1}"},
    {"to-place-turn", "Ставит башню: {1}"},
    {"to-place-ghost", "Ставит башню Цихина: {1}"},
    {"talat-over", "Партия окончена"},
    {"how-to-read",
     "Башня — это владелец, высота (1–3) и форма: T трёх-, S четырёх-, H шестигранная"},
    {"game-talat", "«Талат»"},
    {"tower-placed", "{1} на {2}, поле {3}"},
    {"tower-moves", "{1} с {2} на {3}, поле {4}"},
    {"tower-takes", "{1} с {2} захватывает {3} на {4}, поле {5}"},
    {"help-talat-players", "2 или 3"},
    {"help-talat-games", "партий подряд (1–99)"},
};

}  // namespace

template <>
Catalogue catalogue<cli::TalatWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
