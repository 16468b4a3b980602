#include "cli/games/touche/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"hand-of", "На руке у {1}, вероятнее всего:"},
    {"lots-drawn", "Жребий перед сдачей: {1}. Сдающий: {2}."},
    {"cards-dealt", "Карты перемешаны и сданы."},
    {"reshuffled", "Колода кончилась: сброс перемешан в новую."},
    {"row", "ряд {1}"},
    {"joker", "джокер"},
    {"square", "квадрат"},
    {"line-figure", "линия"},
    {"tee", "«Т»"},
    {"cross", "крест"},
    {"combination", "комбинация"},
    {"own-figures", "свои фигуры"},
    {"own-figure", "своя фигура {1}"},
    {"goal-line", "Цель: {1}"},
    {"all-different", "все разные"},
    {"free-exchange", "один обмен за ход бесплатный"},
    {"done", "{1} из {2}"},
    {"piles", "В колоде {1}, в сбросе {2}, ходов без фигуры {3}"},
    {"hidden-cards", "скрытая карта|скрытые карты|скрытых карт"},
    {"no-cards", "нет карт"},
    {"touche-to-move", "Ход: {1}"},
    {"exchange-used", "{1}, бесплатный обмен использован"},
    {"touche-over", "Партия окончена"},
    {"legend",
     "y▲ пирамидка, Y♛ коронована (y жёлтая, t бирюзовая, l сиреневая), ( ) свободная клетка; ♠ S, "
     "♥ H, ♦ D, ♣ C, 10 — T, В — J, Д — Q, К — K, Т — A"},
    {"side-yellow", "жёлтая"},
    {"side-turquoise", "бирюзовая"},
    {"side-lilac", "сиреневая"},
    {"jack", "В"},
    {"queen", "Д"},
    {"king", "К"},
    {"ace", "Т"},
    {"help-board", "своё поле (JSON)"},
    {"help-dealer", "кто сдаёт первым: lot (жребий) или номер места"},
    {"help-seating", "сторона каждого места, например ytyt"},
    {"help-figure", "square, line, tee, cross, combination или own, по одной на партию; или named"},
    {"help-own-figures", "свои фигуры, например 'x.x/.x./x.x:-@15*3'"},
    {"help-different", "в комбинации все фигуры разные"},
    {"help-freeswap", "первый за ход обмен карты вне игры бесплатный"},
    {"joker-hint", "любая пустая клетка с картой (X@…) или захват (Xx…); список — «ходы»"},
    {"not-both", "--players и --seating вместе не указывают"},
    {"game-touche", "«Туше»"},
    {"card-to", "{1} на {2}"},
    {"joker-takes", "джокер захватывает {1}"},
    {"puts-on", ", захваченная пирамидка на {1}"},
    {"discards", "сброс: {1}, карта вне игры"},
    {"words-touche", " — Туше! {1}"},
    {"names-figure", "играем на фигуру: {1}"},
    {"joker-group", "джокер"},
    {"capture-group", "захваты"},
    {"figure-group", "фигура"},
    {"help-touche-players", "от 2 до 6"},
    {"help-touche-games", "матч из 1, 3, 5 или 7 партий"},
};

}  // namespace

template <>
Catalogue catalogue<cli::ToucheWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
