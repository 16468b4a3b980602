#pragma once

#include "core/reason.h"

namespace troika::der_isses {

struct Words {};  // the name of this folder's catalogues

// Why a move is not legal (why_not.cpp).
inline constexpr Reason game_over{"der-isses-game-over", "the match is over"};
inline constexpr Reason left_to_chance{"left-to-chance", "the pieces are set up by chance", 5};
inline constexpr Reason not_your_turn{"der-isses-not-your-turn", "it is the opponent's turn"};
inline constexpr Reason coin_comes_first{"coin-comes-first", "the coin has to be placed first", 7};
inline constexpr Reason coin_is_placed{"coin-is-placed", "the coin is on the board already"};
inline constexpr Reason coin_on_piece{"coin-on-piece", "the coin goes on an empty cell", 7};
inline constexpr Reason coin_beside_piece{
    "coin-beside-piece", "between the coin and every piece there must be an empty cell", 7};
inline constexpr Reason choice_comes_first{"choice-comes-first",
                                           "both players have to choose a piece first", 8};
inline constexpr Reason already_chosen{"already-chosen",
                                       "the secret piece of this round is chosen already", 8};
inline constexpr Reason not_your_choice{"not-your-choice", "each player chooses only for himself",
                                        8};
inline constexpr Reason choice_unnamed{"choice-unnamed", "the choice has to name a piece", 8};
inline constexpr Reason cell_taken{"der-isses-cell-taken", "the cell is taken by a piece", 11};
inline constexpr Reason out_of_reach{"der-isses-out-of-reach",
                                     "neither a step nor a chain of jumps leads there", 11};
inline constexpr Reason not_nearer{"not-nearer", "the move must bring the piece nearer to the coin",
                                   12};
inline constexpr Reason coin_is_closed{
    "coin-is-closed", "only the mover's own secret piece may land on the coin", 15};
inline constexpr Reason landing_unmarked{
    "landing-unmarked", "a landing on the coin is written with $ at the end, as Rd4$"};
inline constexpr Reason no_coin_there{"no-coin-there", "the coin is not on this cell"};

// What a question would need to know (a position line with "?").
inline constexpr Reason own_card_hidden{"own-card-hidden",
                                        "the secret piece of the player to move is hidden"};
inline constexpr Reason other_card_hidden{"other-card-hidden",
                                          "the opponent's secret piece is hidden"};

// Why a text is not a move (notation.cpp).
inline constexpr Reason not_a_move{"der-isses-not-a-move",
                                   "a move is written as $d4, A=R, Ge5, Rd4$ or G!"};
inline constexpr Reason no_such_piece{"no-such-piece", "there is no such piece", 2};
inline constexpr Reason no_such_cell{"der-isses-no-such-cell", "there is no such cell", 1};
inline constexpr Reason not_a_lot{"der-isses-not-a-lot",
                                  "the lot is written as first=1 or first=2"};

// Why a line is not a position (position.cpp).
inline constexpr Reason field_missing{"der-isses-field-missing",
                                      "a position has five fields: BOARD TURN PHASE COINS SECRETS"};
inline constexpr Reason field_extra{"field-extra", "nothing may follow the last field"};
inline constexpr Reason bad_board_sign{
    "bad-board-sign", "only pieces, $, numbers of empty cells and / can stand here"};
inline constexpr Reason runs_in_a_row{"runs-in-a-row",
                                      "empty cells in a row are written as one number"};
inline constexpr Reason rank_too_long{"der-isses-rank-too-long", "the rank has too many cells", 1};
inline constexpr Reason rank_too_short{"der-isses-rank-too-short", "the rank has too few cells", 1};
inline constexpr Reason too_many_ranks{"der-isses-too-many-ranks", "the board has too many ranks",
                                       1};
inline constexpr Reason too_few_ranks{"der-isses-too-few-ranks", "the board has too few ranks", 1};
inline constexpr Reason piece_twice{"piece-twice", "each piece is there only once", 2};
inline constexpr Reason coin_twice{"coin-twice", "a round has only one coin", 4};
inline constexpr Reason piece_missing{"piece-missing", "a piece is missing on the board", 5};
inline constexpr Reason setup_out_of_order{"setup-out-of-order",
                                           "the pieces are set up in the order R O Y G B V W"};
inline constexpr Reason setup_complete{"setup-complete",
                                       "all pieces are on the board: the set-up is over"};
inline constexpr Reason coin_too_early{"coin-too-early", "in this phase the coin is off the board",
                                       6};
inline constexpr Reason coin_missing{"coin-missing", "in this phase the coin is on the board", 7};
inline constexpr Reason bad_turn{"der-isses-bad-turn",
                                 "the turn is A or B, or - when nobody is to move"};
inline constexpr Reason turn_needs_seat{"turn-needs-seat", "in this phase the turn is A or B"};
inline constexpr Reason turn_of_nobody{"turn-of-nobody", "in this phase the turn is nobody's: -"};
inline constexpr Reason bad_phase{"bad-phase", "the phase is setup, coin, choose, play or over"};
inline constexpr Reason bad_coins{"bad-coins", "the coins won are written as 2-1, A's first"};
inline constexpr Reason coins_too_many{"coins-too-many",
                                       "the match ends when a player has the coins to win", 4};
inline constexpr Reason coins_too_few{
    "coins-too-few", "the match is not over before a player has the coins to win", 4};
inline constexpr Reason coins_before_start{"coins-before-start",
                                           "during the set-up nobody has won a coin yet"};
inline constexpr Reason bad_secrets{"bad-secrets",
                                    "the secrets are two signs, A's and B's: a piece, - or ?"};
inline constexpr Reason secret_too_early{"secret-too-early",
                                         "in this phase nobody has a secret piece"};
inline constexpr Reason secret_missing{"secret-missing", "in this phase both have a secret piece",
                                       8};
inline constexpr Reason choice_complete{"choice-complete",
                                        "once both have chosen, the phase is play", 9};

}  // namespace troika::der_isses
