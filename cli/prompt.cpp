#include "cli/prompt.h"

#include <unistd.h>

#include <array>
#include <iostream>

#include "cli/text.h"

namespace troika::cli {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

struct Word {
  std::string_view text;
  Command command;
};
constexpr std::array words = {
    Word{"help", Command::help},     Word{"?", Command::help},
    Word{"помощь", Command::help},   Word{"moves", Command::moves},
    Word{"ходы", Command::moves},    Word{"rules", Command::rules},
    Word{"правила", Command::rules}, Word{"board", Command::board},
    Word{"поле", Command::board},    Word{"доска", Command::board},
    Word{"save", Command::save},     Word{"сохранить", Command::save},
    Word{"quit", Command::quit},     Word{"exit", Command::quit},
    Word{"выход", Command::quit},
};

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
  for (const Word& word : words)
    if (word.text == first)
      return {word.command, blank == std::string_view::npos
                                ? std::string{}
                                : std::string(trimmed(line.substr(blank)))};
  return {};
}

}  // namespace troika::cli
