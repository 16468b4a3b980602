#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"

namespace troika::cli {

struct Words {};  // the name of this folder's catalogues

// All that the program can speak (cli/games/languages.cpp).
const Languages& languages();

// A thing that is counted, with its forms: "coin|coins", «монетка|монетки|монеток».
struct Noun {
  std::string_view code;
  std::string_view en;
};

std::string fill(Language language, const Text& text,
                 std::initializer_list<std::string_view> parts = {});
std::string counted(Language language, std::uint64_t count, const Noun& noun);
// 12,345,678 or 12 345 678.
std::string grouped(Language language, std::uint64_t number);

// "a", "a and b", "a, b and c"; or with another word before the last.
inline constexpr Text and_word{"and-word", " and "};
inline constexpr Text or_word{"or-word", " or "};
std::string enumerated(Language language, const std::vector<std::string>& parts,
                       const Text& last = and_word);

// How many characters a UTF-8 text has.
std::size_t characters(std::string_view text);
// How much room it takes: escape sequences of the terminal take none.
std::size_t width(std::string_view text);
std::string padded(std::string text, std::size_t columns);
std::string centred(std::string_view text, std::size_t columns);
// Lines of at most `columns` characters, broken at blanks, each begun with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);

std::vector<std::string_view> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& lines);  // each ended by a line end
std::string lower(std::string_view text);  // ASCII, Western European and Russian letters

}  // namespace troika::cli
