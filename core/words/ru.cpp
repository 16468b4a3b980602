#include "core/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // match.h
    {"impossible-decision", "перед партией этого выбрать нельзя"},
    // options.h
    {"unknown-option", "у этой игры нет такой настройки"},
    {"bad-option", "у настройки не может быть такого значения"},
    {"option-first", "Кто начинает"},
    // record.h
    {"record-empty", "запись пуста"},
    {"record-header", "запись начинается со строки «game ИГРА ВЕРСИЯ»"},
    {"record-cut", "последняя строка обрывается (нет конца строки)"},
    {"record-option-line", "настройка пишется «option ИМЯ=ЗНАЧЕНИЕ»"},
    {"record-late-option", "настройки стоят прежде всего остального"},
    {"record-fair-line", "проверка раздач пишется «fair ВИД ТЕКСТ»"},
    {"record-late-fair", "проверка раздач стоит до первого хода"},
    {"record-line-form", "строка — это «МЕСТО ХОД», «. СЛУЧАЙ», «= ОЧКИ» или «== ОЧКИ»"},
    {"record-bytes", "такого байта в записи быть не может"},
    {"record-version", "у этих правил другая версия"},
    {"record-game", "такой игры нет"},
    {"record-seat", "сейчас не ход этого места"},
    {"record-not-chance", "случаю здесь нечего решать"},
    {"record-chance-move", "случай не может этого сделать"},
    {"record-after-end", "матч окончен, дальше ничего быть не может"},
    {"record-no-result", "здесь закончилась партия: не хватает её результата"},
    {"record-early-result", "здесь никакая партия не закончилась"},
    {"record-result", "результат не следует из ходов"},
    // words.cpp
    {"rule-cited", "правило"},
    // view.h
    {"no-such-seat", "в этой игре нет такого места"},
    {"bad-memory", "то, что стоит после табуляции, сюда не относится"},
    // ranking.h
    {"bad-sheet", "с такими настройками партия не может так закончиться"},
};

}  // namespace

template <>
Catalogue catalogue<CoreWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
