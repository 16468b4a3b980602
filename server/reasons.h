#pragma once

#include "core/reason.h"

// Why the server refuses something; why a room does is in room/reasons.h.
namespace troika::server::reasons {

inline constexpr Reason not_json{"not-json", "this is not JSON", "это не JSON"};
inline constexpr Reason not_object{"not-object", "this must be a JSON object",
                                   "здесь нужен объект JSON"};
inline constexpr Reason not_text{"not-text", "messages are text frames",
                                 "сообщения — это текстовые кадры"};
inline constexpr Reason unknown_type{"unknown-type", "there is no such message",
                                     "такого сообщения нет"};
inline constexpr Reason bad_field{"bad-field", "this field is missing or of the wrong kind",
                                  "этого поля нет, или оно не того вида"};
inline constexpr Reason too_large{"too-large", "this is too large", "это слишком большое"};
inline constexpr Reason too_fast{"too-fast", "too many messages: please wait a little",
                                 "слишком много сообщений: подождите немного"};
inline constexpr Reason too_many{"too-many", "too much from one address: please wait a little",
                                 "слишком много с одного адреса: подождите немного"};
inline constexpr Reason busy{"busy", "too much waits at this table: please try again",
                             "за этим столом слишком много дел: попробуйте ещё раз"};
inline constexpr Reason taken{"taken", "somebody was faster: please look and try again",
                              "кто-то успел раньше: посмотрите и попробуйте ещё раз"};
inline constexpr Reason not_saved{"not-saved", "this could not be saved: please try again",
                                  "не удалось сохранить: попробуйте ещё раз"};
inline constexpr Reason storage_away{"storage-away", "the database does not answer: try again soon",
                                     "база данных не отвечает: попробуйте чуть позже"};
inline constexpr Reason no_such_table{"no-such-table", "there is no such table",
                                      "такого стола нет"};
inline constexpr Reason no_such_page{"no-such-page", "there is nothing here", "здесь ничего нет"};
inline constexpr Reason wrong_method{"wrong-method", "this cannot be done here",
                                     "здесь так нельзя"};
inline constexpr Reason wrong_request{"wrong-request", "this request cannot be understood",
                                      "этот запрос непонятен"};
inline constexpr Reason wrong_origin{"wrong-origin", "this came from the page of another site",
                                     "это пришло со страницы другого сайта"};
inline constexpr Reason upgrade_needed{"upgrade-needed", "this address is for WebSocket",
                                       "этот адрес — для WebSocket"};
inline constexpr Reason sign_in{"sign-in", "this needs a guest: POST /api/guest first",
                                "для этого нужно быть гостем: сначала POST /api/guest"};
inline constexpr Reason token_not_enough{"token-not-enough", "this cannot be done with a token",
                                         "с токеном этого сделать нельзя"};
inline constexpr Reason bad_token{"bad-token", "this token is not valid", "этот токен не годится"};
inline constexpr Reason bad_label{"bad-label", "a label has 1 to 40 characters",
                                  "в названии от 1 до 40 символов"};
inline constexpr Reason no_such_token{"no-such-token", "there is no such token",
                                      "такого токена нет"};
inline constexpr Reason too_many_tokens{"too-many-tokens", "a guest can have 20 tokens",
                                        "у гостя может быть 20 токенов"};
inline constexpr Reason used_up{"used-up", "this link was used already or never existed",
                                "эта ссылка уже использована или её не было"};
inline constexpr Reason match_goes_on{"match-goes-on",
                                      "the record can be had when the match is over",
                                      "запись можно получить, когда партия окончена"};
inline constexpr Reason going_down{"going-down", "the server restarts: please come back at once",
                                   "сервер перезапускается: возвращайтесь сразу"};

}  // namespace troika::server::reasons
