#pragma once

#include "core/reason.h"

// Why a room refuses something.
namespace troika::room::reasons {

inline constexpr Reason broken_log{"broken-log", "this is not the log of a match",
                                   "это не журнал партии"};

// Making a table.
inline constexpr Reason bad_match_id{"bad-match-id", "a match cannot have this id",
                                     "у партии не может быть такого идентификатора"};
inline constexpr Reason bad_setting{"bad-setting", "the table cannot be set so",
                                    "так стол настроить нельзя"};
inline constexpr Reason unknown_setting{"unknown-setting", "a table has no such setting",
                                        "у стола нет такой настройки"};
inline constexpr Reason bad_seats{"bad-seats", "the seats do not fit the number of players",
                                  "места не подходят к числу игроков"};
inline constexpr Reason bad_level{"bad-level", "bots have levels 1 to 8",
                                  "уровни ботов — от 1 до 8"};
inline constexpr Reason bad_clock{"bad-clock", "clocks cannot be set so",
                                  "так часы поставить нельзя"};

// Coming, going and beginning.
inline constexpr Reason bad_name{"bad-name",
                                 "a name has 1 to 40 characters, without line ends and the like",
                                 "в имени от 1 до 40 символов, без переводов строки и подобного"};
inline constexpr Reason bad_entropy{"bad-entropy",
                                    "the text for the deal has up to 64 printable characters",
                                    "в тексте для раздачи до 64 печатных символов"};
inline constexpr Reason no_such_place{"no-such-place", "there is no such seat", "такого места нет"};
inline constexpr Reason place_taken{"place-taken", "somebody sits there already",
                                    "это место уже занято"};
inline constexpr Reason table_full{"table-full", "all seats are taken", "все места заняты"};
inline constexpr Reason already_seated{"already-seated", "you sit at this table already",
                                       "вы уже сидите за этим столом"};
inline constexpr Reason spectators_cannot_sit{"sign-in", "this needs a guest with a name",
                                              "для этого нужно быть гостем с именем"};
inline constexpr Reason not_at_table{"not-at-table", "you do not sit at this table",
                                     "вы не сидите за этим столом"};
inline constexpr Reason has_started{"has-started", "the match has begun", "партия уже началась"};
inline constexpr Reason not_started{"not-started", "the match has not begun",
                                    "партия ещё не началась"};
inline constexpr Reason match_over{"match-over", "the match is over", "партия окончена"};
inline constexpr Reason not_over{"not-over", "the match is not over", "партия ещё не окончена"};
inline constexpr Reason not_host{"not-host", "only who made the table can start it",
                                 "начать может только тот, кто создал стол"};
inline constexpr Reason people_missing{"people-missing", "not all people have come",
                                       "ещё не все пришли"};

// Moves.
inline constexpr Reason bad_id{"bad-id", "a move needs an id of 1 to 32 letters, digits, - or _",
                               "ходу нужен идентификатор: от 1 до 32 букв, цифр, - или _"};
inline constexpr Reason ahead{"ahead", "this number has not been reached yet",
                              "до этого номера ещё не дошло"};
inline constexpr Reason bot_plays{"bot-plays", "a bot plays in your seat: take it back first",
                                  "за вас играет бот: сначала верните себе место"};
inline constexpr Reason no_bot_there{"no-bot-there", "no bot plays there", "там играет не бот"};

// Takebacks and rematches.
inline constexpr Reason nothing_to_take_back{
    "nothing-to-take-back", "you did not make the last move of a person at this table",
    "последний ход человека за этим столом сделали не вы"};
inline constexpr Reason cannot_take_back{
    "cannot-take-back",
    "this cannot be taken back: a deal, a secret, or the end of a game came with it",
    "этого не вернуть: с этим связана раздача, тайна или конец игры"};
inline constexpr Reason asked_already{"asked-already", "this has been asked already",
                                      "об этом уже спросили"};
inline constexpr Reason nothing_asked{"nothing-asked", "nobody has asked for this",
                                      "об этом никто не просил"};
inline constexpr Reason answered_already{"answered-already", "you have agreed already",
                                         "вы уже согласились"};
inline constexpr Reason rematch_made{"rematch-made", "there is a rematch already",
                                     "реванш уже назначен"};

// Absence.
inline constexpr Reason yourself{"yourself", "this is about the others", "это — о других"};
inline constexpr Reason only_wait{"only-wait", "at this table one waits for everybody",
                                  "за этим столом ждут каждого"};
inline constexpr Reason no_claims{"no-claims", "a match cannot be claimed at this table",
                                  "за этим столом победу без игры не присуждают"};
inline constexpr Reason not_absent{"not-absent", "this player still has time",
                                   "у этого игрока ещё есть время"};
inline constexpr Reason own_side{"own-side", "this player is on your side",
                                 "этот игрок на вашей стороне"};

inline constexpr Reason no_such_reaction{"no-such-reaction", "there is no such reaction",
                                         "такой реплики нет"};

}  // namespace troika::room::reasons
