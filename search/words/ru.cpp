#include "search/levels.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // levels.h
    {"level-1", "Новичок"},
    {"about-level-1", "Только что прочитал правила и многое упускает."},
    {"level-2", "Ученик"},
    {"about-level-2", "Знает, к чему стремиться, но забывает об осторожности."},
    {"level-3", "Приятель"},
    {"about-level-3", "Приятный партнёр на вечер, прощает ошибку."},
    {"level-4", "Завсегдатай"},
    {"about-level-4", "Играет каждую неделю, смотрит на пару ходов вперёд."},
    {"level-5", "Клубный игрок"},
    {"about-level-5", "Выигрывает почти за любым домашним столом и отвечает сразу."},
    {"level-6", "Знаток"},
    {"about-level-6", "Считает, помнит и ничего не отдаёт даром."},
    {"level-7", "Мастер"},
    {"about-level-7", "Видит почти всё, что можно увидеть."},
    {"level-8", "Сверхчеловек"},
    {"about-level-8", "Лучшее, что у нас есть: до двух секунд на ход."},
};

}  // namespace

template <>
Catalogue catalogue<SearchWords, language_index("ru")>() {
  return words;
}

}  // namespace troika
