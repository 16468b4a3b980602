#pragma once

#include "room/fairness.h"

namespace troika::room {

// By OpenSSL. Not part of the WebAssembly build.
Digest sha256(std::string_view text);

}  // namespace troika::room
