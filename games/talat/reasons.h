#pragma once

#include "core/reason.h"

namespace troika::talat {

// Why a move is not legal.

inline constexpr Reason game_is_over{"game-over", "the game is over", "партия окончена"};
inline constexpr Reason not_your_turn{"not-your-turn", "it is another player's turn",
                                      "сейчас ходит другой игрок"};
inline constexpr Reason no_lots_in_a_game{"no-lots-in-a-game",
                                          "lots are drawn before the first game only (rule 3)",
                                          "жребий бросают только перед первой партией (правило 3)"};

inline constexpr Reason all_placed{"all-placed", "all towers have been placed already (rule 5)",
                                   "все башни уже расставлены (правило 5)"};
inline constexpr Reason still_placing{"still-placing",
                                      "towers move only when all have been placed (rule 6)",
                                      "башни ходят, только когда все они расставлены (правило 6)"};
inline constexpr Reason not_in_hand{"not-in-hand", "this tower is no longer there to be placed",
                                    "этой башни уже нет среди тех, что осталось расставить"};
inline constexpr Reason not_on_start_row{
    "not-on-start-row", "a tower is placed on one of the player's own start rows (rule 5)",
    "башню ставят на одну из своих стартовых площадок (правило 5)"};
inline constexpr Reason not_on_ghosts_start_row{
    "not-on-ghosts-start-row", "a tower of the ghost is placed on one of its start rows (rule 16)",
    "башню Цихина ставят на одну из его стартовых площадок (правило 16)"};
inline constexpr Reason cell_taken{"cell-taken", "a tower stands on this cell already",
                                   "на этой клетке уже стоит башня"};

inline constexpr Reason board_is_closed{"board-closed",
                                        "this board is closed: nobody moves there (rule 12)",
                                        "это поле закрыто: на нём больше не ходят (правило 12)"};
inline constexpr Reason no_tower_there{"no-tower-there", "no tower stands on the first cell",
                                       "на первой из этих клеток нет башни"};
inline constexpr Reason not_your_tower{"not-your-tower", "this is another player's tower (rule 6)",
                                       "это башня другого игрока (правило 6)"};
inline constexpr Reason not_your_ghost{"not-your-ghost",
                                       "the ghost is commanded only against the opponent (rule 18)",
                                       "Цихином командуют только против соперника (правило 18)"};

inline constexpr Reason at_the_end{
    "at-the-end", "a tower on the far row cannot move on; it can only capture sideways (rule 8)",
    "башня на дальнем ряду дальше не ходит, а лишь захватывает вбок (правило 8)"};
inline constexpr Reason not_one_step_ahead{
    "not-one-step-ahead", "a tower moves one cell ahead, straight or diagonally (rule 7)",
    "башня ходит на одну клетку вперёд, прямо или по диагонали (правило 7)"};
inline constexpr Reason way_blocked{"way-blocked", "a tower moves onto an empty cell only (rule 7)",
                                    "башня ходит только на пустую клетку (правило 7)"};

inline constexpr Reason nothing_to_capture{"nothing-to-capture",
                                           "there is no tower to capture there",
                                           "там нет башни, которую можно захватить"};
inline constexpr Reason own_tower{"own-tower",
                                  "towers of the same colour do not capture each other (rule 10)",
                                  "башни одного цвета друг друга не захватывают (правило 10)"};
inline constexpr Reason out_of_reach{
    "out-of-reach", "a tower captures on a neighbouring cell ahead or beside it (rule 9)",
    "башня захватывает только на соседней клетке впереди или сбоку (правило 9)"};
inline constexpr Reason too_weak{"too-weak", "this tower cannot capture that one (rule 10)",
                                 "эта башня не может захватить ту (правило 10)"};

// Why a text is not a move.

inline constexpr Reason not_a_move{"not-a-move", "a move is written AB:3H@c1, AB:c1-c2 or AB:c2xd3",
                                   "ход записывается так: AB:3H@c1, AB:c1-c2 или AB:c2xd3"};
inline constexpr Reason no_such_board{"no-such-board", "the boards are called AB, BC and CA",
                                      "поля называются AB, BC и CA"};
inline constexpr Reason no_such_tower{
    "no-such-tower", "a tower is written as its height 1, 2 or 3 and its shape T, S or H",
    "башня записывается высотой 1, 2 или 3 и формой T, S или H"};
inline constexpr Reason no_such_cell{"no-such-cell",
                                     "a cell is a file from a to e and a rank from 1 to 5",
                                     "клетка записывается буквой от a до e и цифрой от 1 до 5"};

}  // namespace troika::talat
