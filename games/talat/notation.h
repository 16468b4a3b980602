#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/talat/board.h"

namespace troika::talat {

std::string_view name_of(BoardName);
std::string name_of(Cell);
std::string name_of(Tower);

// A tower as height and shape: 3H.
void write(std::string& out, Tower);
std::optional<Tower> read_tower(std::string_view text);  // from its first two bytes

}  // namespace troika::talat
