#pragma once

#include <memory>

#include "games/talat/rules.h"
#include "search/bot.h"

namespace troika {

// Talat's players, from 1, a friendly beginner, to 8, the best we have.
inline constexpr int talat_levels = 8;

std::unique_ptr<Bot<Talat>> make_talat_bot(int level);

// How long a level usually thinks. All but the last think so many nodes, so they are repeatable.
Limits talat_limits(int level);

}  // namespace troika
