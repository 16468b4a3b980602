#include "tournament/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // reasons.h
    {"tournament-broken-log", "это не журнал турнира"},
    {"tournament-bad-setting", "турнир нельзя так настроить"},
    {"tournament-unknown-setting", "у турнира нет такой настройки"},
    {"tournament-bad-format", "вид турнира — round-robin, swiss или open"},
    {"tournament-bad-best-of", "играют до победы в большинстве из 1, 3, 5 или 7"},
    {"tournament-uneven-sides", "в турнире все стороны за столом одинаковой величины"},
    {"tournament-no-duplicates",
     "на открытом вечере нет туров, в которых всем могло бы достаться одно и то же"},
    {"tournament-bad-name", "в имени от 1 до 40 знаков, без переводов строки и подобного"},
    {"tournament-bad-members", "команда называет всех своих участников, и больше никто"},
    {"tournament-bad-level", "у ботов уровни от 1 до 8"},
    {"tournament-guests-only", "для этого нужно быть гостем"},
    {"tournament-joined-already", "вы уже участвуете в этом турнире"},
    {"tournament-name-taken", "такое имя здесь уже есть"},
    {"tournament-full", "участников может быть не больше 1000"},
    {"tournament-too-late", "присоединиться уже поздно"},
    {"tournament-no-place",
     "в круговом турнире на двоих опоздавший может занять место, только пока кто-то пропускает "
     "тур"},
    {"tournament-no-such-entrant", "участника с таким номером нет"},
    {"tournament-not-you", "за других это может сделать только ведущий"},
    {"tournament-is-out", "этот участник уже ушёл"},
    {"tournament-is-in", "этот участник не уходил"},
    {"tournament-not-host", "это может сделать только ведущий"},
    {"tournament-has-started", "турнир уже начался"},
    {"tournament-not-started", "турнир ещё не начался"},
    {"tournament-is-over", "турнир окончен"},
    {"tournament-is-paused", "в турнире перерыв"},
    {"tournament-not-paused", "в турнире нет перерыва"},
    {"tournament-too-few", "участников слишком мало"},
    {"tournament-too-many-rounds",
     "при таком числе участников на столько туров может не хватить допустимых пар"},
    {"tournament-too-many-for-all", "в круговом турнире не больше 128 участников"},
    {"tournament-wrong-round", "следующий тур не этот"},
    {"tournament-round-running", "есть ещё не все результаты"},
    {"tournament-no-more-rounds", "все туры сыграны: закончите турнир"},
    {"tournament-no-rounds",
     "на открытом вечере нет туров: пары составляются из тех, кто свободен"},
    {"tournament-no-pairing",
     "тех, кто остался, нельзя разбить на пары без повторных встреч: закончите турнир"},
    {"tournament-no-such-table", "такого стола нет"},
    {"tournament-has-result", "у этого стола есть результат: его можно исправить"},
    {"tournament-no-result", "у этого стола ещё нет результата"},
    {"tournament-not-there", "этот участник сидит не там"},
    {"tournament-no-sheets", "к результату нужен листок по каждой законченной партии"},
    // tell.cpp
    {"tournament-place", "место"},
    {"tournament-name", "имя"},
    {"tournament-played", "сыграно столов"},
    {"tournament-rests", "пропуски тура"},
    {"tournament-forfeits", "поражения без игры"},
};

}  // namespace

template <>
Catalogue catalogue<tournament::Words, language_index("ru")>() {
  return words;
}

}  // namespace troika
