#pragma once

#include "core/reason.h"

namespace troika::touche {

// Why a move is not legal.
inline constexpr Reason game_over{"game-over", "the game is over", "партия окончена"};
inline constexpr Reason not_your_turn{"not-your-turn", "it is not this seat's turn",
                                      "сейчас не ход этого места"};
inline constexpr Reason not_for_players{"not-for-players", "only chance shuffles the cards",
                                        "карты тасует только случай"};
inline constexpr Reason not_in_game{"not-in-game", "this is decided before a game, not during it",
                                    "это решают до партии, а не во время неё"};
inline constexpr Reason no_such_move{"no-such-move", "there is no such cell or figure",
                                     "такой клетки или фигуры нет"};
inline constexpr Reason card_not_held{"card-not-held", "this card is not in the hand",
                                      "этой карты нет на руках"};
inline constexpr Reason cell_occupied{"cell-occupied", "the cell is not empty (rule 11)",
                                      "клетка занята (правило 11)"};
inline constexpr Reason cell_is_free_space{
    "cell-is-free-space", "a free space is never filled by playing a card (rule 11)",
    "на свободную клетку картой не ставят (правило 11)"};
inline constexpr Reason other_card_shown{"other-card-shown",
                                         "the cell shows another card (rule 10)",
                                         "на клетке показана другая карта (правило 10)"};
inline constexpr Reason only_joker_captures{"only-joker-captures",
                                            "only a joker can capture (rule 12)",
                                            "захватить можно только джокером (правило 12)"};
inline constexpr Reason nothing_to_capture{"nothing-to-capture",
                                           "there is no pyramid on the cell (rule 12b)",
                                           "на клетке нет пирамидки (правило 12b)"};
inline constexpr Reason own_pyramid{"own-pyramid", "an own pyramid is never replaced (rule 12)",
                                    "свою пирамидку не заменяют (правило 12)"};
inline constexpr Reason crowned_cell{"crowned-cell", "crowned cells are untouchable (rule 12)",
                                     "коронованные клетки неприкосновенны (правило 12)"};
inline constexpr Reason not_a_free_space{
    "not-a-free-space", "a captured pyramid can be put on a free space only (rule 12b)",
    "захваченную пирамидку можно поставить только на свободную клетку (правило 12b)"};
inline constexpr Reason free_space_taken{"free-space-taken",
                                         "this free space is not empty (rule 12b)",
                                         "эта свободная клетка занята (правило 12b)"};
inline constexpr Reason nothing_to_relocate{
    "nothing-to-relocate", "only a captured pyramid can be put elsewhere (rule 12b)",
    "переставить можно только захваченную пирамидку (правило 12b)"};
inline constexpr Reason card_not_dead{
    "card-not-dead", "only a dead card can be discarded, and one of its cells is empty (rule 13)",
    "сбросить можно только карту вне игры, а одна из её клеток пуста (правило 13)"};
inline constexpr Reason joker_not_dead{
    "joker-not-dead", "the joker is not dead: it can still be placed or capture (rule 13)",
    "джокер не вне игры: им ещё можно поставить или захватить (правило 13)"};
inline constexpr Reason discard_completes_nothing{"discard-completes-nothing",
                                                  "a discard completes no figure (rule 13)",
                                                  "сброс не завершает фигуру (правило 13)"};
inline constexpr Reason figure_must_be_crowned{
    "figure-must-be-crowned", "the move completes a figure, which must be crowned (rule 17)",
    "ход завершает фигуру, её нужно короновать (правило 17)"};
inline constexpr Reason figure_without_cell{
    "figure-without-cell", "the cell just filled must be part of the figure (rule 15)",
    "только что занятая клетка должна входить в фигуру (правило 15)"};
inline constexpr Reason figure_not_complete{"figure-not-complete",
                                            "the figure is not complete (rule 15)",
                                            "фигура не завершена (правило 15)"};
inline constexpr Reason figure_not_wanted{"figure-not-wanted",
                                          "the side already has a figure of this kind (rule 8)",
                                          "такая фигура у стороны уже есть (правило 8)"};

// Why a move could not be read.
inline constexpr Reason bad_move{
    "bad-move", "a move is as 3S@d11, X@d11, Xxd11, Xxd11>e12 or 3S~, with #cells for a figure",
    "ход — это 3S@d11, X@d11, Xxd11, Xxd11>e12 или 3S~, для фигуры добавляют #клетки"};
inline constexpr Reason bad_card{"bad-card", "a card is a rank and a suit as in 3S, or X",
                                 "карта — это достоинство и масть, как 3S, или X"};
inline constexpr Reason bad_cell{"bad-cell", "the board has no such cell",
                                 "такой клетки на поле нет"};
inline constexpr Reason cells_not_in_order{
    "cells-not-in-order", "the cells of a figure are written in board order, each once",
    "клетки фигуры пишут в порядке поля, каждую один раз"};
inline constexpr Reason not_a_figure{"not-a-figure", "these cells are not a figure of the goal",
                                     "эти клетки — не фигура, которую собирают"};
inline constexpr Reason which_figure{"which-figure",
                                     "the move completes several figures: say which one (rule 17)",
                                     "ход завершает несколько фигур: укажите, какую (правило 17)"};

// Why something cannot be told from a line that hides cards.
inline constexpr Reason hand_hidden{"hand-hidden", "the hand of the seat in turn is hidden",
                                    "карты того, чей ход, скрыты"};
inline constexpr Reason pool_hidden{"pool-hidden", "the cards being shuffled are hidden",
                                    "карты, которые тасуют, скрыты"};

// Why a line is not a position.
inline constexpr Reason missing_field{"missing-field",
                                      "a position has ten fields with single spaces between",
                                      "в позиции десять полей через один пробел"};
inline constexpr Reason extra_field{"extra-field", "there is something behind the tenth field",
                                    "после десятого поля что-то есть"};
inline constexpr Reason bad_cell_letter{
    "bad-cell-letter", "cells are y t l, Y T L when crowned, and numbers for empty ones",
    "клетки — это y t l, под короной Y T L, и числа для пустых"};
inline constexpr Reason bad_run{"bad-run",
                                "a run of empty cells is one number without a leading zero",
                                "ряд пустых клеток — это одно число без нуля впереди"};
inline constexpr Reason wrong_cell_count{"wrong-cell-count",
                                         "the cells are not as many as the board has",
                                         "клеток не столько, сколько на поле"};
inline constexpr Reason side_not_playing{"side-not-playing", "this side does not take part",
                                         "эта сторона не играет"};
inline constexpr Reason bad_turn{"bad-turn",
                                 "the turn is a seat counted from 1, or - when the game is over",
                                 "ход — это номер места, считая с 1, или -, если партия окончена"};
inline constexpr Reason exchange_not_free{
    "exchange-not-free", "without the option freeswap no exchange is free (rule 13)",
    "без настройки freeswap бесплатного обмена нет (правило 13)"};
inline constexpr Reason turn_though_over{"turn-though-over",
                                         "the game is over, so it is nobody's turn (rules 19, 20)",
                                         "партия окончена, ходить некому (правила 19, 20)"};
inline constexpr Reason over_too_early{"over-too-early",
                                       "the game is not over, so a seat must be in turn",
                                       "партия не окончена, кто-то должен ходить"};
inline constexpr Reason turn_not_after_draw{
    "turn-not-after-draw", "the seat in turn does not follow the seat that waits for a card",
    "ходит не тот, кто следует за ждущим карту"};
inline constexpr Reason bad_figures{"bad-figures", "figures are listed for every side as y=SS,t=-",
                                    "фигуры перечисляют по сторонам: y=SS,t=-"};
inline constexpr Reason figure_not_in_goal{"figure-not-in-goal",
                                           "this figure is not one of the goal's",
                                           "такой фигуры в этой партии не собирают"};
inline constexpr Reason figure_twice{"figure-twice",
                                     "with the option different no kind counts twice (rule 8)",
                                     "с настройкой different фигуры не повторяются (правило 8)"};
inline constexpr Reason figures_too_many{
    "figures-too-many", "the side has more figures than win the game (rule 19)",
    "у стороны больше фигур, чем нужно для победы (правило 19)"};
inline constexpr Reason two_winners{
    "two-winners", "only one side can be the first with all figures (rule 19)",
    "первой собрать все фигуры может только одна сторона (правило 19)"};
inline constexpr Reason figures_not_cells{
    "figures-not-cells", "the crowned cells of the side do not add up to its figures (rule 18)",
    "коронованных клеток у стороны не столько, сколько в её фигурах (правило 18)"};
inline constexpr Reason wrong_hand_count{"wrong-hand-count",
                                         "there must be one hand for every seat, with / between",
                                         "для каждого места нужны карты, через /"};
inline constexpr Reason wrong_hand_size{
    "wrong-hand-size", "a hand has 5 cards; one may wait for its fifth, or all for the deal",
    "на руках 5 карт; один может ждать пятую, или все ждут раздачи"};
inline constexpr Reason bad_deck{"bad-deck",
                                 "the deck is its cards, or - if empty, or ?42 if hidden",
                                 "колода — это карты, или -, если пуста, или ?42, если скрыта"};
inline constexpr Reason bad_discards{"bad-discards",
                                     "the discards are cards, or - if there are none",
                                     "сброс — это карты, или -, если их нет"};
inline constexpr Reason nothing_to_shuffle{
    "nothing-to-shuffle", "a hand waits for a card, so there must be cards to shuffle (rule 14)",
    "кто-то ждёт карту, значит, должно быть что тасовать (правило 14)"};
inline constexpr Reason pool_not_in_order{
    "pool-not-in-order",
    "cards being shuffled are written by suit (S H D C), ace to king, jokers last",
    "карты, которые тасуют, пишут по мастям (S H D C), от туза до короля, джокеры в конце"};
inline constexpr Reason half_hidden{
    "half-hidden", "while cards are shuffled, deck and discards are both hidden or both known",
    "пока карты тасуют, колода и сброс либо оба скрыты, либо оба открыты"};
inline constexpr Reason card_too_often{"card-too-often",
                                       "there are two of each card and six jokers (rule 1)",
                                       "каждой карты две, джокеров шесть (правило 1)"};
inline constexpr Reason wrong_card_count{
    "wrong-card-count", "hands, deck and discards must have 110 cards (rule 1)",
    "на руках, в колоде и в сбросе должно быть 110 карт (правило 1)"};
inline constexpr Reason bad_idle{"bad-idle", "idle turns are a number from 0 to 300 (rule 20)",
                                 "ходы без фигуры — это число от 0 до 300 (правило 20)"};
inline constexpr Reason bad_options{
    "bad-options", "options are -, different, freeswap or different,freeswap",
    "настройки — это -, different, freeswap или different,freeswap"};
inline constexpr Reason different_needs_combination{
    "different-needs-combination", "only figures of a combination can all be different (rule 8)",
    "все фигуры могут быть разными только в комбинации (правило 8)"};
inline constexpr Reason deal_not_at_start{"deal-not-at-start",
                                          "cards are dealt only before the first turn (rule 7)",
                                          "карты сдают только до первого хода (правило 7)"};

}  // namespace troika::touche
