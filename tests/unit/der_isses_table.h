#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/der_isses/reasons.h"
#include "games/der_isses/rules.h"

// What the tests of Der Isses! share: positions and moves as text.
namespace troika::der_isses_tests {

inline constexpr Seat a = seat_at(0);
inline constexpr Seat b = seat_at(1);

// The line of a position from its cells, such as "Ra1 Og7 $d4", and the other four fields.
std::string line_of(std::string_view cells, std::string_view rest);

Truth<DerIsses> position(std::string_view line);
DerIsses::Move the_move(std::string_view text);

// The legal moves, each once. All of them, or those that begin with this piece's letter.
std::multiset<std::string> moves(const Truth<DerIsses>& truth);
std::set<std::string> moves_of(char piece, std::string_view line);

// Plays moves of which each must be legal; the position afterwards, or its line.
Truth<DerIsses> played(std::string_view line, const std::vector<std::string>& texts);
std::string after(std::string_view line, const std::vector<std::string>& texts);

// Why the seat to move may not do this; null if it may.
const Reason* refusal(std::string_view line, std::string_view text);

}  // namespace troika::der_isses_tests
