#include "cli/terminal/prompt.h"

#include <unistd.h>

#include <array>
#include <iostream>

#include "cli/terminal/text.h"

namespace troika::cli {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

// What people type instead of a move, with `|` between words for the same.
struct Word {
  Text text;
  Command command;
};
constexpr std::array words = {
    Word{{"typed-help", "help|?"}, Command::help},
    Word{{"typed-moves", "moves"}, Command::moves},
    Word{{"typed-rules", "rules"}, Command::rules},
    Word{{"typed-board", "board"}, Command::board},
    Word{{"typed-save", "save"}, Command::save},
    Word{{"typed-quit", "quit|exit"}, Command::quit},
};

bool is_one_of(std::string_view word, std::string_view list) {
  for (std::string_view rest = list;;) {
    const std::size_t bar = rest.find('|');
    if (rest.substr(0, bar) == word) return true;
    if (bar == std::string_view::npos) return false;
    rest.remove_prefix(bar + 1);
  }
}

// Words of every language are understood, whatever the language of the screen is.
Command command_of(std::string_view typed) {
  for (const Word& word : words)
    for (std::size_t i = 0; i < languages().size(); ++i)
      if (is_one_of(typed, word.text.in(languages()[i]))) return word.command;
  return Command::none;
}

}  // namespace

std::optional<std::string> Prompt::ask(std::string_view question, bool secret) {
  const NoEcho quiet(secret && is_terminal());  // before the question: some type fast
  std::cout << painted(screen_, Paint::strong, question) << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) {
    std::cout << '\n';
    return std::nullopt;
  }
  if ((secret && is_terminal()) || !is_terminal()) std::cout << '\n';
  return std::string(trimmed(line));
}

bool Prompt::is_terminal() const { return isatty(STDIN_FILENO) == 1; }

Typed understood(std::string_view line) {
  const std::size_t blank = line.find(' ');
  const std::string first = lower(line.substr(0, blank));
  const Command command = command_of(first);
  if (command == Command::none || blank == std::string_view::npos) return {command, {}};
  return {command, std::string(trimmed(line.substr(blank)))};
}

}  // namespace troika::cli
