#pragma once

#include "core/reason.h"

namespace troika::talat {

// Why a line is not a position. Its fields: AB BC CA TURN HAND_A HAND_B HAND_C CAPTURED PLAYERS.

inline constexpr Reason field_missing{
    "talat-field-missing",
    "the line ends too early: nine fields with one space between them are needed"};
inline constexpr Reason field_empty{"field-empty",
                                    "there must be exactly one space between fields"};
inline constexpr Reason line_too_long{"line-too-long", "there is something after the ninth field"};

inline constexpr Reason not_a_board{
    "not-a-board", "a board is written in towers such as a3H, digits for empty cells and /"};
inline constexpr Reason digits_in_a_row{"digits-in-a-row",
                                        "a run of empty cells is written as one digit"};
inline constexpr Reason rank_too_long{"talat-rank-too-long", "this rank has more than five cells"};
inline constexpr Reason rank_too_short{"talat-rank-too-short",
                                       "this rank has fewer than five cells"};
inline constexpr Reason too_few_ranks{"talat-too-few-ranks", "a board has five ranks"};
inline constexpr Reason too_many_ranks{"talat-too-many-ranks",
                                       "a board has no more than five ranks"};
inline constexpr Reason foreign_colour{"foreign-colour",
                                       "towers of this colour do not stand on this board", 1};
inline constexpr Reason not_a_tower{
    "not-a-tower", "a tower is written as its height 1, 2 or 3 and its shape T, S or H"};
inline constexpr Reason tower_twice{"tower-twice", "each colour has this tower only once", 2};
inline constexpr Reason too_many_on_board{"too-many-on-board",
                                          "a colour has at most five towers on one board", 5};

inline constexpr Reason not_a_turn{"not-a-turn",
                                   "the turn is A, B or C, or - when the game is over"};
inline constexpr Reason not_a_hand{
    "not-a-hand", "a hand is a list of towers such as 1T2S3H, or - if it is empty"};
inline constexpr Reason hand_out_of_order{
    "hand-out-of-order", "towers to be placed are listed in the order 1T1S1H2T…3H"};
inline constexpr Reason not_captured_counts{
    "not-captured-counts", "the towers captured by A, B and C are written like 2,0,1"};
inline constexpr Reason not_a_player_count{"not-a-player-count", "there are 2 or 3 players"};

inline constexpr Reason too_many_captured{
    "too-many-captured", "more towers are captured than are missing from the boards"};
inline constexpr Reason ghost_captured{
    "ghost-captured", "what the ghost captures is kept by a player: C has none", 19};
inline constexpr Reason captured_while_placing{
    "captured-while-placing", "nothing is captured before all towers have been placed", 6};
inline constexpr Reason ninth_ghost{"ninth-ghost", "only eight towers of the ghost take part", 16};
inline constexpr Reason tower_missing{
    "tower-missing", "while towers are placed, each stands on a board or is still to be placed"};
inline constexpr Reason moved_while_placing{
    "moved-while-placing", "while towers are placed, all stand on their own start rows", 5};
inline constexpr Reason hands_out_of_turn{
    "hands-out-of-turn", "the towers still to be placed do not fit taking turns", 4};
inline constexpr Reason ghost_has_no_turn{"ghost-has-no-turn",
                                          "with two players C is the ghost and has no turn", 16};
inline constexpr Reason game_has_ended{
    "game-has-ended", "two boards are closed, so the game is over: the turn must be -", 14};
inline constexpr Reason game_has_not_ended{"game-has-not-ended",
                                           "the game is not over before two boards are closed", 14};
inline constexpr Reason turn_is_skipped{
    "turn-is-skipped", "this player has no legal move, so it would be another one's turn", 11};

}  // namespace troika::talat
