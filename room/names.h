#pragma once

#include <string_view>

namespace troika::room {

// Free text of 1 to 40 characters: valid UTF-8, no control characters, no blanks at the ends.
bool is_name(std::string_view name);

}  // namespace troika::room
