#pragma once

#include <string>

namespace troika::server {

// JSON for /api/games: the games with their names and options, the levels of bots and the
// reactions, in English and Russian.
std::string catalogue();

}  // namespace troika::server
