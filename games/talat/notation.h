#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/talat/towers.h"

namespace troika::talat {

// A tower as height and shape: 3H.
void write(std::string& out, Tower);
std::optional<Tower> read_tower(std::string_view text);  // from its first two bytes

}  // namespace troika::talat
