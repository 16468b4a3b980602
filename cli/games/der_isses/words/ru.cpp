#include "cli/games/der_isses/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"opponent-piece", "Фишка соперника, возможно:"},
    {"own-piece", "Что соперник думает о вашей:"},
    {"pieces-set", "Семь фишек расставлены."},
    {"coin-to", "Монетку получает {1}."},
    {"coin-to-you", "Монетка ваша!"},
    {"both-had", "Обоими загадана {1}. "},
    {"landed", "Это и была загаданная фишка. "},
    {"chronicle-right", "Верно! "},
    {"chronicle-wrong", "Неверно: загадана была {1}. "},
    {"coin-word", "монетка"},
    {"coins-won", "Монетки"},
    {"secrets", "Загаданные фишки"},
    {"not-chosen", "не загадана"},
    {"hidden", "загадана, скрыта"},
    {"setting-up", "Фишки расставляются"},
    {"places-coin", "Ставит монетку: {1}"},
    {"choosing", "Фишки загадываются. Потом первый ход: {1}"},
    {"der-isses-to-move", "Ход: {1}"},
    {"der-isses-over", "Матч окончен"},
    {"piece-red", "красная"},
    {"piece-orange", "оранжевая"},
    {"piece-yellow", "жёлтая"},
    {"piece-green", "зелёная"},
    {"piece-blue", "синяя"},
    {"piece-violet", "фиолетовая"},
    {"piece-white", "белая"},
    {"coins", "монетка|монетки|монеток"},
    {"choose-now", "Загадайте фишку (буква; на экране её не видно): "},
    {"two-players", "--players: в «Тот самый!» играют вдвоём"},
    {"game-der-isses", "«Тот самый!»"},
    {"coin-on", "монетка на {1}"},
    {"chose-hidden", "фишка загадана"},
    {"chose", "загадана {1} {2}"},
    {"piece-to", "{1} на {2}"},
    {"piece-lands", "{1} встаёт на монетку!"},
    {"accuses", "тот самый! — {1}"},
    {"coin-group", "монетка"},
    {"choose-group", "загадать"},
    {"accuse-group", "указать"},
};

}  // namespace

template <>
Catalogue catalogue<cli::DerIssesWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
