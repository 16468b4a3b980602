#include "table/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // mind.h
    {"no-such-bot", "нет такого бота: есть уровни 1–8, random, greedy и mcts"},
    // rulebook.h
    {"no-such-game", "нет такой игры: есть der-isses, talat и touche"},
    {"hidden-parts", "для этого в позиции не должно быть скрытого («?»)"},
    {"finished", "партия окончена, ходов больше нет"},
    {"no-ranking", "эта игра не говорит, как считать турнир"},
    // table.h
    {"no-seat", "зрители не ходят"},
    {"stale", "за это время уже что-то произошло"},
    {"over", "матч окончен"},
    {"not-your-turn", "сейчас не ваш ход"},
    {"no-chance", "случай не может этого сделать"},
    {"wait", "раздача ещё не закончена"},
    // witness.h
    {"no-game-begun", "партия ещё не началась"},
    {"no-position", "сначала нужна позиция"},
    {"bad-shown", "открытые карты пишутся «A=G B=W»"},
};

}  // namespace

template <>
Catalogue catalogue<TableWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
