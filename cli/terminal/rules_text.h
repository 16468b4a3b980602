#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/terminal/terminal.h"
#include "core/reason.h"

namespace troika::cli {

// games/*/rules.*.md, which are made part of the program. web/src/learn/rules/parse.ts tells their
// form.
struct RuleBook {
  std::string_view game;
  std::string_view language;
  std::string_view text;
};
std::span<const RuleBook> rule_books();

// The rules in short, for players at the prompt: the first section of the book.
std::string_view rules_in_short(Language language, std::string_view game);
// How moves are typed: the first table of the last section.
std::string notation_in_short(Language language, std::string_view game);
// The whole book, for reading.
std::string whole_rules(const Screen& screen, std::string_view game);

}  // namespace troika::cli
