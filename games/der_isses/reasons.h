#pragma once

#include "core/reason.h"

namespace troika::der_isses {

// Why a move is not legal (why_not.cpp).
inline constexpr Reason game_over{"game-over", "the match is over", "партия окончена"};
inline constexpr Reason left_to_chance{"left-to-chance", "the pieces are set up by chance (rule 5)",
                                       "фишки расставляет случай (правило 5)"};
inline constexpr Reason not_your_turn{"not-your-turn", "it is the opponent's turn",
                                      "сейчас ход соперника"};
inline constexpr Reason coin_comes_first{"coin-comes-first",
                                         "the coin has to be placed first (rule 7)",
                                         "сначала нужно положить монетку (правило 7)"};
inline constexpr Reason coin_is_placed{"coin-is-placed", "the coin is on the board already",
                                       "монетка уже на поле"};
inline constexpr Reason coin_on_piece{"coin-on-piece", "the coin goes on an empty cell (rule 7)",
                                      "монетку кладут на пустую клетку (правило 7)"};
inline constexpr Reason coin_beside_piece{
    "coin-beside-piece", "between the coin and every piece there must be an empty cell (rule 7)",
    "между монеткой и каждой фишкой должна быть хотя бы одна пустая клетка (правило 7)"};
inline constexpr Reason choice_comes_first{"choice-comes-first",
                                           "both players have to choose a piece first (rule 8)",
                                           "сначала оба игрока загадывают фишку (правило 8)"};
inline constexpr Reason already_chosen{"already-chosen",
                                       "the secret piece of this round is chosen already (rule 8)",
                                       "фишка на этот раунд уже загадана (правило 8)"};
inline constexpr Reason not_your_choice{"not-your-choice",
                                        "each player chooses only for himself (rule 8)",
                                        "каждый загадывает фишку только за себя (правило 8)"};
inline constexpr Reason choice_unnamed{"choice-unnamed", "the choice has to name a piece (rule 8)",
                                       "нужно назвать загаданную фишку (правило 8)"};
inline constexpr Reason cell_taken{"cell-taken", "the cell is taken by a piece (rule 11)",
                                   "клетка занята фишкой (правило 11)"};
inline constexpr Reason out_of_reach{"out-of-reach",
                                     "neither a step nor a chain of jumps leads there (rule 11)",
                                     "туда не ведут ни шаг, ни цепочка прыжков (правило 11)"};
inline constexpr Reason not_nearer{"not-nearer",
                                   "the move must bring the piece nearer to the coin (rule 12)",
                                   "после хода фишка должна стать ближе к монетке (правило 12)"};
inline constexpr Reason coin_is_closed{
    "coin-is-closed", "only the mover's own secret piece may land on the coin (rule 15)",
    "на монетку может встать только загаданная фишка того, кто ходит (правило 15)"};
inline constexpr Reason landing_unmarked{
    "landing-unmarked", "a landing on the coin is written with $ at the end, as Rd4$",
    "вход на монетку записывают со знаком $ в конце, например Rd4$"};
inline constexpr Reason no_coin_there{"no-coin-there", "the coin is not on this cell",
                                      "монетка лежит не на этой клетке"};

// What a question would need to know (a position line with "?").
inline constexpr Reason own_card_hidden{"own-card-hidden",
                                        "the secret piece of the player to move is hidden",
                                        "загаданная фишка того, кто ходит, скрыта"};
inline constexpr Reason other_card_hidden{"other-card-hidden",
                                          "the opponent's secret piece is hidden",
                                          "загаданная фишка соперника скрыта"};

// Why a text is not a move (notation.cpp).
inline constexpr Reason not_a_move{"not-a-move", "a move is written as $d4, A=R, Ge5, Rd4$ or G!",
                                   "ход записывают так: $d4, A=R, Ge5, Rd4$ или G!"};
inline constexpr Reason no_such_piece{"no-such-piece", "there is no such piece (rule 2)",
                                      "такой фишки нет (правило 2)"};
inline constexpr Reason no_such_cell{"no-such-cell", "there is no such cell (rule 1)",
                                     "такой клетки нет (правило 1)"};
inline constexpr Reason not_a_lot{"not-a-lot", "the lot is written as first=1 or first=2",
                                  "жребий записывают так: first=1 или first=2"};

// Why a line is not a position (position.cpp).
inline constexpr Reason field_missing{"field-missing",
                                      "a position has five fields: BOARD TURN PHASE COINS SECRETS",
                                      "в позиции пять полей: BOARD TURN PHASE COINS SECRETS"};
inline constexpr Reason field_extra{"field-extra", "nothing may follow the last field",
                                    "после последнего поля ничего быть не должно"};
inline constexpr Reason bad_board_sign{
    "bad-board-sign", "only pieces, $, numbers of empty cells and / can stand here",
    "здесь могут стоять только фишки, $, числа пустых клеток и /"};
inline constexpr Reason runs_in_a_row{"runs-in-a-row",
                                      "empty cells in a row are written as one number",
                                      "пустые клетки подряд записывают одним числом"};
inline constexpr Reason rank_too_long{"rank-too-long", "the rank has too many cells (rule 1)",
                                      "в горизонтали слишком много клеток (правило 1)"};
inline constexpr Reason rank_too_short{"rank-too-short", "the rank has too few cells (rule 1)",
                                       "в горизонтали слишком мало клеток (правило 1)"};
inline constexpr Reason too_many_ranks{"too-many-ranks", "the board has too many ranks (rule 1)",
                                       "на поле слишком много горизонталей (правило 1)"};
inline constexpr Reason too_few_ranks{"too-few-ranks", "the board has too few ranks (rule 1)",
                                      "на поле слишком мало горизонталей (правило 1)"};
inline constexpr Reason piece_twice{"piece-twice", "each piece is there only once (rule 2)",
                                    "каждая фишка только одна (правило 2)"};
inline constexpr Reason coin_twice{"coin-twice", "a round has only one coin (rule 4)",
                                   "в раунде только одна монетка (правило 4)"};
inline constexpr Reason piece_missing{"piece-missing", "a piece is missing on the board (rule 5)",
                                      "на поле не хватает фишки (правило 5)"};
inline constexpr Reason setup_out_of_order{"setup-out-of-order",
                                           "the pieces are set up in the order R O Y G B V W",
                                           "фишки расставляют в порядке R O Y G B V W"};
inline constexpr Reason setup_complete{"setup-complete",
                                       "all pieces are on the board: the set-up is over",
                                       "все фишки на поле: расстановка окончена"};
inline constexpr Reason coin_too_early{"coin-too-early",
                                       "in this phase the coin is off the board (rule 6)",
                                       "на этой стадии монетки на поле нет (правило 6)"};
inline constexpr Reason coin_missing{"coin-missing",
                                     "in this phase the coin is on the board (rule 7)",
                                     "на этой стадии монетка лежит на поле (правило 7)"};
inline constexpr Reason bad_turn{"bad-turn", "the turn is A or B, or - when nobody is to move",
                                 "ход: A или B, либо -, когда не ходит никто"};
inline constexpr Reason turn_needs_seat{"turn-needs-seat", "in this phase the turn is A or B",
                                        "на этой стадии ход принадлежит A или B"};
inline constexpr Reason turn_of_nobody{"turn-of-nobody", "in this phase the turn is nobody's: -",
                                       "на этой стадии не ходит никто: -"};
inline constexpr Reason bad_phase{"bad-phase", "the phase is setup, coin, choose, play or over",
                                  "стадия: setup, coin, choose, play или over"};
inline constexpr Reason bad_coins{"bad-coins", "the coins won are written as 2-1, A's first",
                                  "выигранные монетки записывают так: 2-1, сначала A"};
inline constexpr Reason coins_too_many{"coins-too-many",
                                       "the match ends when a player has the coins to win (rule 4)",
                                       "партия кончается, как только у игрока достаточно монеток "
                                       "для победы (правило 4)"};
inline constexpr Reason coins_too_few{"coins-too-few",
                                      "the match is not over before a player has the coins to win "
                                      "(rule 4)",
                                      "партия не окончена, пока ни у кого нет достаточно монеток "
                                      "для победы (правило 4)"};
inline constexpr Reason coins_before_start{"coins-before-start",
                                           "during the set-up nobody has won a coin yet",
                                           "во время расстановки монеток ещё ни у кого нет"};
inline constexpr Reason bad_secrets{"bad-secrets",
                                    "the secrets are two signs, A's and B's: a piece, - or ?",
                                    "тайны: два знака, A и B: фишка, - или ?"};
inline constexpr Reason secret_too_early{"secret-too-early",
                                         "in this phase nobody has a secret piece",
                                         "на этой стадии ни у кого нет загаданной фишки"};
inline constexpr Reason secret_missing{"secret-missing",
                                       "in this phase both have a secret piece (rule 8)",
                                       "на этой стадии фишку загадали оба (правило 8)"};
inline constexpr Reason choice_complete{"choice-complete",
                                        "once both have chosen, the phase is play (rule 9)",
                                        "когда загадали оба, стадия называется play (правило 9)"};

}  // namespace troika::der_isses
