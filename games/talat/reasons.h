#pragma once

#include "core/reason.h"

namespace troika::talat {

struct Words {};  // the name of this folder's catalogues

// Why a move is not legal.

inline constexpr Reason game_is_over{"talat-game-over", "the game is over"};
inline constexpr Reason not_your_turn{"talat-not-your-turn", "it is another player's turn"};
inline constexpr Reason no_lots_in_a_game{"no-lots-in-a-game",
                                          "lots are drawn before the first game only", 3};

inline constexpr Reason all_placed{"all-placed", "all towers have been placed already", 5};
inline constexpr Reason still_placing{"still-placing", "towers move only when all have been placed",
                                      6};
inline constexpr Reason not_in_hand{"not-in-hand", "this tower is no longer there to be placed"};
inline constexpr Reason not_on_start_row{
    "not-on-start-row", "a tower is placed on one of the player's own start rows", 5};
inline constexpr Reason not_on_ghosts_start_row{
    "not-on-ghosts-start-row", "a tower of the ghost is placed on one of its start rows", 16};
inline constexpr Reason cell_taken{"talat-cell-taken", "a tower stands on this cell already"};

inline constexpr Reason board_is_closed{"board-closed", "this board is closed: nobody moves there",
                                        12};
inline constexpr Reason no_tower_there{"no-tower-there", "no tower stands on the first cell"};
inline constexpr Reason not_your_tower{"not-your-tower", "this is another player's tower", 6};
inline constexpr Reason not_your_ghost{"not-your-ghost",
                                       "the ghost is commanded only against the opponent", 18};

inline constexpr Reason at_the_end{
    "at-the-end", "a tower on the far row cannot move on; it can only capture sideways", 8};
inline constexpr Reason not_one_step_ahead{
    "not-one-step-ahead", "a tower moves one cell ahead, straight or diagonally", 7};
inline constexpr Reason way_blocked{"way-blocked", "a tower moves onto an empty cell only", 7};

inline constexpr Reason nothing_to_capture{"talat-nothing-to-capture",
                                           "there is no tower to capture there"};
inline constexpr Reason own_tower{"own-tower",
                                  "towers of the same colour do not capture each other", 10};
inline constexpr Reason out_of_reach{
    "talat-out-of-reach", "a tower captures on a neighbouring cell ahead or beside it", 9};
inline constexpr Reason too_weak{"too-weak", "this tower cannot capture that one", 10};

// Why a board is closed.

inline constexpr Reason closed_no_towers{"closed-no-towers",
                                         "one colour has no towers left on this board", 12};
inline constexpr Reason closed_no_war{"closed-no-war",
                                      "no tower left on this board could take another", 12};
inline constexpr Reason closed_no_meeting{
    "closed-no-meeting", "towers that could take each other can no longer meet here", 12};

// Why a text is not a move.

inline constexpr Reason not_a_move{"talat-not-a-move",
                                   "a move is written AB:3H@c1, AB:c1-c2 or AB:c2xd3"};
inline constexpr Reason no_such_board{"no-such-board", "the boards are called AB, BC and CA"};
inline constexpr Reason no_such_tower{
    "no-such-tower", "a tower is written as its height 1, 2 or 3 and its shape T, S or H"};
inline constexpr Reason no_such_cell{"talat-no-such-cell",
                                     "a cell is a file from a to e and a rank from 1 to 5"};

}  // namespace troika::talat
