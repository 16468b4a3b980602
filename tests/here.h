#pragma once

#include <string>

namespace troika {

// Where this build's things are: only here.cpp is compiled with the paths, so that a compiler's
// cache serves the same tests in any folder.
std::string in_source(const std::string& path);  // a file of the source tree
const std::string& program();                    // `troika` of this build
std::string program_of_tests();                  // the same with the games of the tests

}  // namespace troika
