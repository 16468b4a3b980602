#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"

namespace troika::cli {

// A sentence or a word for people, in each language. `{1}`, `{2}`, … are filled in by `fill`.
struct Text {
  std::string_view en;
  std::string_view ru;

  constexpr std::string_view in(Language language) const {
    return language == Language::ru ? ru : en;
  }
};

// A thing that is counted: "1 coin", "2 coins"; «1 монетка», «2 монетки», «5 монеток».
struct Noun {
  std::string_view en_one, en_many;
  std::string_view ru_one, ru_few, ru_many;
};

std::string fill(Language language, const Text& text,
                 std::initializer_list<std::string_view> parts = {});
std::string counted(Language language, std::uint64_t count, const Noun& noun);
// 12,345,678 or 12 345 678.
std::string grouped(Language language, std::uint64_t number);

// "a", "a and b", "a, b and c".
std::string enumerated(Language language, const std::vector<std::string>& parts);

// How many characters a UTF-8 text has; escape sequences of the terminal take no room.
std::size_t width(std::string_view text);
std::string padded(std::string text, std::size_t columns);
std::string centred(std::string_view text, std::size_t columns);
// Lines of at most `columns` characters, broken at blanks, each begun with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);

std::string_view game_title(Language language, std::string_view game);
std::string lower(std::string_view text);  // ASCII and Russian letters

}  // namespace troika::cli
