#include "tests/here.h"

#include <cstdlib>

namespace troika {

std::string in_source(const std::string& path) { return TROIKA_SOURCE "/" + path; }

std::string program_of_tests() { return TROIKA_FOUR; }

const std::string& program() {
  static const char* other = std::getenv("TROIKA_PROGRAM");  // of another build
  static const std::string path = other != nullptr ? other : TROIKA_PROGRAM;
  return path;
}

}  // namespace troika
