#include "room/names.h"

#include <array>
#include <cstdint>
#include <optional>

namespace troika::room {
namespace {

// The next character of a text in UTF-8; nothing if it is none.
std::optional<char32_t> next_character(std::string_view& text) {
  const auto byte = [&](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0) return std::nullopt;
  char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(k) & 0xC0U) != 0x80U) return std::nullopt;
    code = code << 6U | (byte(k) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code < 0xE000;
  if (code < least[length] || is_surrogate || code > 0x10FFFF) return std::nullopt;
  text.remove_prefix(length);
  return code;
}

struct Range {
  char32_t first, last;
};
// What is not seen, or changes how others see what stands around it: controls, blanks other than
// the usual one, marks that turn the direction of writing, tags.
constexpr std::array unseen{
    Range{0x00, 0x1F},     Range{0x7F, 0xA0},     Range{0xAD, 0xAD},      Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},   Range{0x115F, 0x1160}, Range{0x1680, 0x1680},  Range{0x17B4, 0x17B5},
    Range{0x180B, 0x180F}, Range{0x2000, 0x200B}, Range{0x200E, 0x200F},  Range{0x2028, 0x202F},
    Range{0x205F, 0x206F}, Range{0x3000, 0x3000}, Range{0x3164, 0x3164},  Range{0xFEFF, 0xFEFF},
    Range{0xFFA0, 0xFFA0}, Range{0xFFF0, 0xFFFB}, Range{0xE0000, 0xE0FFF}};

bool is_unseen(char32_t code) {
  for (const Range& range : unseen)
    if (code >= range.first && code <= range.last) return true;
  return false;
}

// They join letters or pictures, and so stand between two.
bool is_joiner(char32_t code) { return code == 0x200C || code == 0x200D; }

}  // namespace

bool is_name(std::string_view name) {
  constexpr std::size_t longest_name = 40;
  std::size_t characters = 0;
  char32_t last = ' ';
  while (!name.empty()) {
    const auto code = next_character(name);
    if (!code || is_unseen(*code)) return false;
    const bool is_first = ++characters == 1;
    if (is_first && (*code == ' ' || is_joiner(*code))) return false;
    last = *code;
  }
  return characters > 0 && characters <= longest_name && last != ' ' && !is_joiner(last);
}

}  // namespace troika::room
