#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal/terminal.h"

namespace troika::cli {

// What people type. Works at a terminal and, line by line, from a file or a pipe.
class Prompt {
 public:
  explicit Prompt(const Screen& screen) : screen_(screen) {}

  // The line without blanks around it; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view question, bool secret = false);

  bool is_terminal() const;

 private:
  const Screen& screen_;
};

// The commands at the prompt, in both languages.
enum class Command { none, help, moves, rules, board, save, quit };
struct Typed {
  Command command = Command::none;
  std::string rest;  // behind the command
};
Typed understood(std::string_view line);

}  // namespace troika::cli
