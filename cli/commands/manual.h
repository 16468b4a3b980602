#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/terminal/text.h"

namespace troika::cli {

// Both are made from the commands and flags that the program itself goes by, so they tell of all of
// them and of no others. The package holds what these print (cmake/package.cmake).

// The manual page, as `man` reads it.
std::string manual_page(Language language, const CLI::App& app, std::string_view version);

// What bash needs to complete commands, flags, and values of which there are few.
std::string bash_completion(const CLI::App& app);

}  // namespace troika::cli
