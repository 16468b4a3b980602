#include "server/reasons.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    // catalogue.cpp
    {"option-first", "Кто начинает"},
    {"option-players", "Игроки"},
    {"option-talat-games", "Партий подряд"},
    {"option-seats", "Стороны вокруг стола"},
    {"option-figures", "Какую фигуру строить"},
    {"option-touche-games", "Матч из"},
    {"option-different", "В комбинации все фигуры разные"},
    {"option-freeswap", "Первый обмен карты вне игры бесплатный"},
    {"option-dealer", "Кто сдаёт первым"},
    {"title-der-isses", "Тот самый!"},
    {"title-talat", "Талат"},
    {"title-touche", "Туше"},
    // files.cpp
    {"page-not-installed",
     "Сервер работает, но страница не установлена. Программы могут играть: см. "
     "docs/PROTOCOL.md."},
    // reasons.h
    {"not-json", "это не JSON"},
    {"not-object", "здесь нужен объект JSON"},
    {"not-text", "сообщения — это текстовые кадры"},
    {"unknown-type", "такого сообщения нет"},
    {"bad-field", "этого поля нет, или оно не того вида"},
    {"too-large", "это слишком большое"},
    {"too-fast", "слишком много сообщений: подождите немного"},
    {"too-many", "слишком много с одного адреса: подождите немного"},
    {"busy", "за этим столом слишком много дел: попробуйте ещё раз"},
    {"taken", "кто-то успел раньше: посмотрите и попробуйте ещё раз"},
    {"not-saved", "не удалось сохранить: попробуйте ещё раз"},
    {"storage-away", "база данных не отвечает: попробуйте чуть позже"},
    {"no-such-table", "такого стола нет"},
    {"no-such-page", "здесь ничего нет"},
    {"wrong-method", "здесь так нельзя"},
    {"wrong-request", "этот запрос непонятен"},
    {"no-address", "прокси не сообщает, кто спрашивает: см. docs/HOSTING.md"},
    {"wrong-origin", "это пришло со страницы другого сайта"},
    {"upgrade-needed", "этот адрес — для WebSocket"},
    {"sign-in", "для этого нужно быть гостем: сначала POST /api/guest"},
    {"token-not-enough", "с токеном этого сделать нельзя"},
    {"bad-token", "этот токен не годится"},
    {"bad-label", "в названии от 1 до 40 символов"},
    {"no-such-token", "такого токена нет"},
    {"too-many-tokens", "у гостя может быть 20 токенов"},
    {"no-such-device", "такого устройства нет"},
    {"used-up", "эта ссылка уже использована, устарела или её не было"},
    {"already-you", "на этом устройстве вы уже этот гость"},
    {"another-guest", "на этом устройстве вы другой гость: подтвердите, что хотите этого"},
    {"two-guests", "этот браузер уже помнит двух гостей: сначала выйдите из одного из них"},
    {"no-other-guest", "этот браузер не помнит другого гостя"},
    {"match-goes-on", "запись можно получить, когда матч окончен"},
};

}  // namespace

template <>
Catalogue catalogue<server::Words, language_index("ru")>() {
  return words;
}

}  // namespace troika
