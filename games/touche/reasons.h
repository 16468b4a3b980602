#pragma once

#include "core/reason.h"

namespace troika::touche {

struct Words {};  // the name of this folder's catalogues

// Why a move is not legal.
inline constexpr Reason game_over{"touche-game-over", "the game is over"};
inline constexpr Reason not_your_turn{"touche-not-your-turn", "it is not this seat's turn"};
inline constexpr Reason not_for_players{"not-for-players", "only chance shuffles the cards"};
inline constexpr Reason not_in_game{"not-in-game", "this is decided before a game, not during it"};
inline constexpr Reason no_such_move{"no-such-move", "there is no such cell or figure"};
inline constexpr Reason card_not_held{"card-not-held", "this card is not in the hand"};
inline constexpr Reason cell_occupied{"cell-occupied", "the cell is not empty", 11};
inline constexpr Reason cell_is_free_space{"cell-is-free-space",
                                           "a free space is never filled by playing a card", 11};
inline constexpr Reason other_card_shown{"other-card-shown", "the cell shows another card", 10};
inline constexpr Reason only_joker_captures{"only-joker-captures", "only a joker can capture", 12};
inline constexpr Reason nothing_to_capture{"touche-nothing-to-capture",
                                           "there is no pyramid on the cell", 12};
inline constexpr Reason own_pyramid{"own-pyramid", "an own pyramid is never replaced", 12};
inline constexpr Reason crowned_cell{"crowned-cell", "crowned cells are untouchable", 12};
inline constexpr Reason not_a_free_space{"not-a-free-space",
                                         "a captured pyramid can be put on a free space only", 12};
inline constexpr Reason free_space_taken{"free-space-taken", "this free space is not empty", 12};
inline constexpr Reason nothing_to_relocate{"nothing-to-relocate",
                                            "only a captured pyramid can be put elsewhere", 12};
inline constexpr Reason card_not_dead{
    "card-not-dead", "only a dead card can be discarded, and one of its cells is empty", 13};
inline constexpr Reason joker_not_dead{
    "joker-not-dead", "the joker is not dead: it can still be placed or capture", 13};
inline constexpr Reason discard_completes_nothing{"discard-completes-nothing",
                                                  "a discard completes no figure", 13};
inline constexpr Reason figure_must_be_crowned{
    "figure-must-be-crowned", "the move completes a figure, which must be crowned", 17};
inline constexpr Reason figure_without_cell{"figure-without-cell",
                                            "the cell just filled must be part of the figure", 15};
inline constexpr Reason figure_not_complete{"figure-not-complete", "the figure is not complete",
                                            15};
inline constexpr Reason figure_not_wanted{"figure-not-wanted",
                                          "the side already has a figure of this kind", 8};

// Why a move could not be read.
inline constexpr Reason bad_move{
    "bad-move", "a move is as 3S@d11, X@d11, Xxd11, Xxd11>e12 or 3S~, with #cells for a figure"};
inline constexpr Reason bad_card{"bad-card", "a card is a rank and a suit as in 3S, or X"};
inline constexpr Reason bad_cell{"bad-cell", "the board has no such cell"};
inline constexpr Reason cells_not_in_order{
    "cells-not-in-order", "the cells of a figure are written in board order, each once"};
inline constexpr Reason not_a_figure{"not-a-figure", "these cells are not a figure of the goal"};
inline constexpr Reason which_figure{"which-figure",
                                     "the move completes several figures: say which one", 17};

// Why something cannot be told from a line that hides cards.
inline constexpr Reason hand_hidden{"hand-hidden", "the hand of the seat in turn is hidden"};
inline constexpr Reason pool_hidden{"pool-hidden", "the cards being shuffled are hidden"};

// Why a line is not a position.
inline constexpr Reason missing_field{"missing-field",
                                      "a position has ten fields with single spaces between"};
inline constexpr Reason extra_field{"extra-field", "there is something behind the tenth field"};
inline constexpr Reason bad_cell_letter{
    "bad-cell-letter", "cells are y t l, Y T L when crowned, and numbers for empty ones"};
inline constexpr Reason bad_run{"bad-run",
                                "a run of empty cells is one number without a leading zero"};
inline constexpr Reason wrong_cell_count{"wrong-cell-count",
                                         "the cells are not as many as the board has"};
inline constexpr Reason side_not_playing{"side-not-playing", "this side does not take part"};
inline constexpr Reason bad_turn{"touche-bad-turn",
                                 "the turn is a seat counted from 1, or - when the game is over"};
inline constexpr Reason exchange_not_free{"exchange-not-free",
                                          "without the option freeswap no exchange is free", 13};
inline constexpr Reason turn_though_over{"turn-though-over",
                                         "the game is over, so it is nobody's turn", 19};
inline constexpr Reason over_too_early{"over-too-early",
                                       "the game is not over, so a seat must be in turn"};
inline constexpr Reason turn_not_after_draw{
    "turn-not-after-draw", "the seat in turn does not follow the seat that waits for a card"};
inline constexpr Reason bad_figures{"bad-figures", "figures are listed for every side as y=SS,t=-"};
inline constexpr Reason figure_not_in_goal{"figure-not-in-goal",
                                           "this figure is not one of the goal's"};
inline constexpr Reason figure_twice{"figure-twice",
                                     "with the option different no kind counts twice", 8};
inline constexpr Reason figures_too_many{"figures-too-many",
                                         "the side has more figures than win the game", 19};
inline constexpr Reason two_winners{"two-winners",
                                    "only one side can be the first with all figures", 19};
inline constexpr Reason figures_not_cells{
    "figures-not-cells", "the crowned cells of the side do not add up to its figures", 18};
inline constexpr Reason wrong_hand_count{"wrong-hand-count",
                                         "there must be one hand for every seat, with / between"};
inline constexpr Reason wrong_hand_size{
    "wrong-hand-size", "a hand has 5 cards; one may wait for its fifth, or all for the deal"};
inline constexpr Reason bad_deck{"bad-deck",
                                 "the deck is its cards, or - if empty, or ?42 if hidden"};
inline constexpr Reason bad_discards{"bad-discards",
                                     "the discards are cards, or - if there are none"};
inline constexpr Reason nothing_to_shuffle{
    "nothing-to-shuffle", "a hand waits for a card, so there must be cards to shuffle", 14};
inline constexpr Reason pool_not_in_order{
    "pool-not-in-order",
    "cards being shuffled are written by suit (S H D C), ace to king, jokers last"};
inline constexpr Reason half_hidden{
    "half-hidden", "while cards are shuffled, deck and discards are both hidden or both known"};
inline constexpr Reason card_too_often{"card-too-often",
                                       "there are two of each card and six jokers", 1};
inline constexpr Reason wrong_card_count{"wrong-card-count",
                                         "hands, deck and discards must have 110 cards", 1};
inline constexpr Reason bad_idle{"bad-idle", "idle turns are a number from 0 to 300", 20};
inline constexpr Reason bad_options{"bad-options",
                                    "options are -, different, freeswap or different,freeswap"};
inline constexpr Reason different_needs_combination{
    "different-needs-combination", "only figures of a combination can all be different", 8};
inline constexpr Reason deal_not_at_start{"deal-not-at-start",
                                          "cards are dealt only before the first turn", 7};

}  // namespace troika::touche
