#include "cli/text.h"

namespace troika::cli {
namespace {

// Which form a Russian noun takes after a number.
std::string_view russian_form(std::uint64_t count, const Noun& noun) {
  const std::uint64_t last = count % 10, last_two = count % 100;
  if (last_two >= 11 && last_two <= 14) return noun.ru_many;
  if (last == 1) return noun.ru_one;
  if (last >= 2 && last <= 4) return noun.ru_few;
  return noun.ru_many;
}

constexpr Text and_word{" and ", " и "};
constexpr Text der_isses{"Der Isses!", "«Тот самый!»"};
constexpr Text talat{"Talat", "«Талат»"};
constexpr Text touche{"Touché", "«Туше»"};

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string fill(Language language, const Text& text,
                 std::initializer_list<std::string_view> parts) {
  const std::string_view pattern = text.in(language);
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_part = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    if (!is_part) {
      out += pattern[i];
      continue;
    }
    out += parts.begin()[pattern[i + 1] - '1'];
    i += 2;
  }
  return out;
}

std::string counted(Language language, std::uint64_t count, const Noun& noun) {
  const std::string_view form = language == Language::ru ? russian_form(count, noun)
                                : count == 1             ? noun.en_one
                                                         : noun.en_many;
  return grouped(language, count) + ' ' + std::string(form);
}

std::string grouped(Language language, std::uint64_t number) {
  std::string digits = std::to_string(number);
  // Russian groups begin with five digits; a no-break space keeps the number together.
  if (digits.size() < 4 || (language == Language::ru && digits.size() < 5)) return digits;
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += language == Language::ru ? "\u00a0" : ",";
    out += digits[i];
  }
  return out;
}

std::string enumerated(Language language, const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? and_word.in(language) : std::string_view(", ");
    out += parts[i];
  }
  return out;
}

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if (!continues(text[i])) {
      ++columns;
    }
  }
  return columns;
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t taken = width(text);
  if (taken < columns) text.append(columns - taken, ' ');
  return text;
}

std::string centred(std::string_view text, std::size_t columns) {
  const std::size_t taken = width(text);
  const std::size_t before = taken < columns ? (columns - taken) / 2 : 0;
  return padded(std::string(before, ' ') + std::string(text), columns);
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  std::string out(indent, ' ');
  std::size_t used = indent;
  bool at_start = true;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    if (word.empty()) continue;
    if (!at_start && used + 1 + width(word) > columns) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
      at_start = true;
    }
    if (!at_start) out += ' ', ++used;
    out += word;
    used += width(word);
    at_start = false;
  }
  return out;
}

std::string_view game_title(Language language, std::string_view game) {
  if (game == "der-isses") return der_isses.in(language);
  if (game == "talat") return talat.in(language);
  return touche.in(language);
}

std::string lower(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= 'A' && c <= 'Z') {
      out += static_cast<char>(c - 'A' + 'a');
    } else if (c == '\xD0' && i + 1 < text.size()) {
      // А–П are D0 90–9F, а–п D0 B0–BF; Р–Я are D0 A0–AF, р–я D1 80–8F; Ё is D0 81, ё D1 91.
      const auto next = static_cast<unsigned char>(text[++i]);
      if (next >= 0x90 && next <= 0x9F) {
        out += {'\xD0', static_cast<char>(next + 0x20)};
      } else if (next >= 0xA0 && next <= 0xAF) {
        out += {'\xD1', static_cast<char>(next - 0x20)};
      } else if (next == 0x81) {
        out += "\xD1\x91";
      } else {
        out += {'\xD0', static_cast<char>(next)};
      }
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace troika::cli
