#pragma once

namespace troika::cli {

// Does what the arguments of the program ask for, and gives its exit code.
int run(int count, char** arguments);

}  // namespace troika::cli
