#pragma once

#include <functional>
#include <string_view>

#include "table/table.h"

namespace troika::cli {

// A record played again, event by event: calls `before(table, player, move)` before every move of a
// player. Ends early when it returns false. The record must be a good one.
void each_move(std::string_view record,
               const std::function<bool(const Table&, Player, std::string_view move)>& before);

}  // namespace troika::cli
