#include "games/der_isses/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // options.h
    {"title-der-isses", "Тот самый!"},
    // reasons.h
    {"der-isses-game-over", "матч окончен"},
    {"left-to-chance", "фишки расставляет случай"},
    {"der-isses-not-your-turn", "сейчас ход соперника"},
    {"coin-comes-first", "сначала нужно положить монетку"},
    {"coin-is-placed", "монетка уже на поле"},
    {"coin-on-piece", "монетку кладут на пустую клетку"},
    {"coin-beside-piece", "между монеткой и каждой фишкой должна быть хотя бы одна пустая клетка"},
    {"choice-comes-first", "сначала оба игрока загадывают фишку"},
    {"already-chosen", "фишка на этот раунд уже загадана"},
    {"not-your-choice", "каждый загадывает фишку только за себя"},
    {"choice-unnamed", "нужно назвать загаданную фишку"},
    {"der-isses-cell-taken", "клетка занята фишкой"},
    {"der-isses-out-of-reach", "туда не ведут ни шаг, ни цепочка прыжков"},
    {"not-nearer", "после хода фишка должна стать ближе к монетке"},
    {"coin-is-closed", "на монетку может встать только загаданная фишка того, кто ходит"},
    {"landing-unmarked", "вход на монетку записывают со знаком $ в конце, например Rd4$"},
    {"no-coin-there", "монетка лежит не на этой клетке"},
    {"own-card-hidden", "загаданная фишка того, кто ходит, скрыта"},
    {"other-card-hidden", "загаданная фишка соперника скрыта"},
    {"der-isses-not-a-move", "ход записывают так: $d4, A=R, Ge5, Rd4$ или G!"},
    {"no-such-piece", "такой фишки нет"},
    {"der-isses-no-such-cell", "такой клетки нет"},
    {"der-isses-not-a-lot", "жребий записывают так: first=1 или first=2"},
    {"der-isses-field-missing", "в позиции пять полей: BOARD TURN PHASE COINS SECRETS"},
    {"field-extra", "после последнего поля ничего быть не должно"},
    {"bad-board-sign", "здесь могут стоять только фишки, $, числа пустых клеток и /"},
    {"runs-in-a-row", "пустые клетки подряд записывают одним числом"},
    {"der-isses-rank-too-long", "в горизонтали слишком много клеток"},
    {"der-isses-rank-too-short", "в горизонтали слишком мало клеток"},
    {"der-isses-too-many-ranks", "на поле слишком много горизонталей"},
    {"der-isses-too-few-ranks", "на поле слишком мало горизонталей"},
    {"piece-twice", "каждая фишка только одна"},
    {"coin-twice", "в раунде только одна монетка"},
    {"piece-missing", "на поле не хватает фишки"},
    {"setup-out-of-order", "фишки расставляют в порядке R O Y G B V W"},
    {"setup-complete", "все фишки на поле: расстановка окончена"},
    {"coin-too-early", "на этой стадии монетки на поле нет"},
    {"coin-missing", "на этой стадии монетка лежит на поле"},
    {"der-isses-bad-turn", "ход: A или B, либо -, когда не ходит никто"},
    {"turn-needs-seat", "на этой стадии ход принадлежит A или B"},
    {"turn-of-nobody", "на этой стадии не ходит никто: -"},
    {"bad-phase", "стадия: setup, coin, choose, play или over"},
    {"bad-coins", "выигранные монетки записывают так: 2-1, сначала A"},
    {"coins-too-many", "матч кончается, как только у игрока достаточно монеток для победы"},
    {"coins-too-few", "матч не окончен, пока ни у кого нет достаточно монеток для победы"},
    {"coins-before-start", "во время расстановки монеток ещё ни у кого нет"},
    {"bad-secrets", "тайны: два знака, A и B: фишка, - или ?"},
    {"secret-too-early", "на этой стадии ни у кого нет загаданной фишки"},
    {"secret-missing", "на этой стадии фишку загадали оба"},
    {"choice-complete", "когда загадали оба, стадия называется play"},
    // ranking.h
    {"der-isses-matches", "матчи"},
    {"der-isses-coins", "монетки"},
};

}  // namespace

template <>
Catalogue catalogue<der_isses::Words, language_index("ru")>() {
  return words;
}

}  // namespace troika
