#pragma once

#include <string>

#include "core/words.h"

namespace troika::server {

// JSON for /api/games: the games with their names and options, the levels of bots and the
// reactions.
std::string catalogue(Language language);

}  // namespace troika::server
