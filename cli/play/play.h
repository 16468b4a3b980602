#pragma once

#include <string>

#include "cli/games/settings.h"
#include "cli/terminal/context.h"

namespace troika::cli {

struct PlayFlags {
  MatchFlags match;
  std::string seats;   // human,5,…
  std::string level;   // of the bots
  std::string save;    // a file for the record
  std::string resume;  // the record of a match to go on with
};
void play(const Context& context, PlayFlags flags);

}  // namespace troika::cli
