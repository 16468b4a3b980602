#pragma once

#include <memory>

#include "games/der_isses/rules.h"
#include "search/bot.h"

namespace troika {

// A player who looks one move ahead: lands if possible, accuses a piece that the opponent has
// brought to the coin, and otherwise hurries its own piece along. A measure for the real bots.
std::unique_ptr<Bot<DerIsses>> make_der_isses_greedy();

}  // namespace troika
