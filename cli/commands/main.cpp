#include <iostream>

#include "cli/commands/command_line.h"

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  return troika::cli::run(count, arguments);
}
