#pragma once

#include <string_view>

#include "core/reason.h"

namespace troika::cli {

// The rules in short, for players at the prompt; whole in games/*/RULES.md.
std::string_view rules_in_short(Language language, std::string_view game);
// How moves are typed.
std::string_view notation_in_short(Language language, std::string_view game);

}  // namespace troika::cli
