#pragma once

#include <memory>

#include "games/talat/rules.h"
#include "search/bot.h"

namespace troika {

// Looks one move ahead and takes what brings most points at once: a capture, or a step to the far
// row; among equals any. Places its towers anywhere. A baseline to measure others against.
std::unique_ptr<Bot<Talat>> make_talat_greedy();

}  // namespace troika
