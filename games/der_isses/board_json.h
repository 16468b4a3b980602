#pragma once

#include "core/json_text.h"
#include "games/der_isses/state.h"

namespace troika::der_isses {

// Members of JSON objects. The board: phase, turn, pieces, coin, coins, chosen, last_round; what a
// seat knows besides: seat, secret.
void write_board(JsonText& out, const Open& open);
void write_own(JsonText& out, Seat seat, Card own);

// The parts of a move: act, and as it needs them piece, from, to, way (the cells it touches, from
// the first to the last).
void write_move(Size size, JsonText& out, const Open& open, Move m);
// What a move did: its way, the coin's winner, the cards shown.
void write_facts(Size size, JsonText& out, const Open& before, Move m, const Open& after);

}  // namespace troika::der_isses
