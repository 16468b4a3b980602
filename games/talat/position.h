#pragma once

#include "core/reason.h"

namespace troika::talat {

// Why a line is not a position. Its fields: AB BC CA TURN HAND_A HAND_B HAND_C CAPTURED PLAYERS.

inline constexpr Reason field_missing{
    "field-missing", "the line ends too early: nine fields with one space between them are needed",
    "строка обрывается: нужны девять полей через один пробел"};
inline constexpr Reason field_empty{"field-empty", "there must be exactly one space between fields",
                                    "между полями строки должен быть ровно один пробел"};
inline constexpr Reason line_too_long{"line-too-long", "there is something after the ninth field",
                                      "после девятого поля строки есть что-то ещё"};

inline constexpr Reason not_a_board{
    "not-a-board", "a board is written in towers such as a3H, digits for empty cells and /",
    "поле записывают башнями вида a3H, цифрами для пустых клеток и знаком /"};
inline constexpr Reason digits_in_a_row{"digits-in-a-row",
                                        "a run of empty cells is written as one digit",
                                        "подряд идущие пустые клетки записывают одной цифрой"};
inline constexpr Reason rank_too_long{"rank-too-long", "this rank has more than five cells",
                                      "в этом ряду больше пяти клеток"};
inline constexpr Reason rank_too_short{"rank-too-short", "this rank has fewer than five cells",
                                       "в этом ряду меньше пяти клеток"};
inline constexpr Reason too_few_ranks{"too-few-ranks", "a board has five ranks",
                                      "на поле пять рядов"};
inline constexpr Reason too_many_ranks{"too-many-ranks", "a board has no more than five ranks",
                                       "на поле не больше пяти рядов"};
inline constexpr Reason foreign_colour{"foreign-colour",
                                       "towers of this colour do not stand on this board (rule 1)",
                                       "башни этого цвета на этом поле не стоят (правило 1)"};
inline constexpr Reason not_a_tower{
    "not-a-tower", "a tower is written as its height 1, 2 or 3 and its shape T, S or H",
    "башня записывается высотой 1, 2 или 3 и формой T, S или H"};
inline constexpr Reason tower_twice{"tower-twice", "each colour has this tower only once (rule 2)",
                                    "у каждого цвета такая башня только одна (правило 2)"};
inline constexpr Reason too_many_on_board{
    "too-many-on-board", "a colour has at most five towers on one board (rule 5)",
    "на одном поле не больше пяти башен одного цвета (правило 5)"};

inline constexpr Reason not_a_turn{"not-a-turn",
                                   "the turn is A, B or C, or - when the game is over",
                                   "очередь хода — A, B или C, а после конца партии — знак -"};
inline constexpr Reason not_a_hand{"not-a-hand",
                                   "a hand is a list of towers such as 1T2S3H, or - if it is empty",
                                   "список башен пишут так: 1T2S3H, а пустой — знаком -"};
inline constexpr Reason hand_out_of_order{"hand-out-of-order",
                                          "towers to be placed are listed in the order 1T1S1H2T…3H",
                                          "нерасставленные башни пишут по порядку: 1T1S1H2T…3H"};
inline constexpr Reason not_captured_counts{
    "not-captured-counts", "the towers captured by A, B and C are written like 2,0,1",
    "число захваченных башен у A, B и C пишут так: 2,0,1"};
inline constexpr Reason not_a_player_count{"not-a-player-count", "there are 2 or 3 players",
                                           "игроков бывает 2 или 3"};

inline constexpr Reason too_many_captured{
    "too-many-captured", "more towers are captured than are missing from the boards",
    "захвачено больше башен, чем недостаёт на полях"};
inline constexpr Reason ghost_captured{
    "ghost-captured", "what the ghost captures is kept by a player: C has none (rule 19)",
    "захваченное Цихином достаётся игроку, у C захваченных башен нет (правило 19)"};
inline constexpr Reason captured_while_placing{
    "captured-while-placing", "nothing is captured before all towers have been placed (rule 6)",
    "пока башни не расставлены, захватов нет (правило 6)"};
inline constexpr Reason ninth_ghost{"ninth-ghost",
                                    "only eight towers of the ghost take part (rule 16)",
                                    "в игре участвуют только восемь башен Цихина (правило 16)"};
inline constexpr Reason tower_missing{
    "tower-missing", "while towers are placed, each stands on a board or is still to be placed",
    "во время расстановки каждая башня стоит на поле или ещё не расставлена"};
inline constexpr Reason moved_while_placing{
    "moved-while-placing", "while towers are placed, all stand on their own start rows (rule 5)",
    "во время расстановки все башни стоят на своих стартовых площадках (правило 5)"};
inline constexpr Reason hands_out_of_turn{
    "hands-out-of-turn", "the towers still to be placed do not fit taking turns (rules 4, 16, 17)",
    "число нерасставленных башен не отвечает очерёдности (правила 4, 16, 17)"};
inline constexpr Reason ghost_has_no_turn{
    "ghost-has-no-turn", "with two players C is the ghost and has no turn (rule 16)",
    "при двух игроках C — это Цихин, он не ходит (правило 16)"};
inline constexpr Reason game_has_ended{
    "game-has-ended", "two boards are closed, so the game is over: the turn must be - (rule 14)",
    "два поля закрыты, партия окончена: вместо очереди хода должен стоять знак - (правило 14)"};
inline constexpr Reason game_has_not_ended{
    "game-has-not-ended", "the game is not over before two boards are closed (rule 14)",
    "партия не окончена, пока не закрыты два поля (правило 14)"};
inline constexpr Reason turn_is_skipped{
    "turn-is-skipped", "this player has no legal move, so it would be another one's turn (rule 11)",
    "у этого игрока нет ходов, его очередь пропускается (правило 11)"};

}  // namespace troika::talat
