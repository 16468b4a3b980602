#pragma once

#include <iosfwd>

#include "cli/contest/contest.h"

namespace troika::cli {

// Speaks the engine protocol (docs/ENGINE.md) for a bot that make_mind knows, until the other side
// ends it.
void converse(const BotName& bot, std::istream& in, std::ostream& out);

}  // namespace troika::cli
