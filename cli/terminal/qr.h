#pragma once

#include <string>

#include "cli/terminal/terminal.h"

namespace troika::cli {

// A QR code of this text, for a phone to read off the screen. Empty where there is no terminal, or
// one that is too small for it.
std::string qr_code(const Screen& screen, const std::string& text);

}  // namespace troika::cli
