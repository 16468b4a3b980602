#pragma once

#include <string>
#include <vector>

#include "core/reason.h"
#include "table/table.h"

namespace troika::cli {

std::vector<std::string> numbered_players(Language language, std::size_t count);

// "Game 2: Player 1 (A) 31 points, Player 2 (B) 16 points. Winner: Player 1."
std::string game_in_words(Language language, const Table& table, std::size_t game,
                          const std::vector<std::string>& names);
// Every finished game, and how the match stands or ended; lines.
std::string result_in_words(Language language, const Table& table,
                            const std::vector<std::string>& names);

}  // namespace troika::cli
