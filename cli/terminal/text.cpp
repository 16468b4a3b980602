#include "cli/terminal/text.h"

#include <algorithm>

namespace troika::cli {
namespace {

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
  std::string_view forms = language.say(noun.code, noun.en);
  for (std::size_t skip = language.facts().form(count); skip > 0; --skip)
    forms.remove_prefix(forms.find('|') + 1);
  return grouped(language, count) + ' ' + std::string(forms.substr(0, forms.find('|')));
}

std::string grouped(Language language, std::uint64_t number) {
  std::string digits = std::to_string(number);
  if (digits.size() < language.facts().grouped_from) return digits;
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += language.facts().separator;
    out += digits[i];
  }
  return out;
}

std::string enumerated(Language language, const std::vector<std::string>& parts, const Text& last) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? last.in(language) : std::string_view(", ");
    out += parts[i];
  }
  return out;
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return !continues(c); }));
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

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) {
    out += line;
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= 'A' && c <= 'Z') {
      out += static_cast<char>(c - 'A' + 'a');
    } else if (c == '\xC3' && i + 1 < text.size()) {
      // À–Þ are C3 80–9E, à–þ C3 A0–BE; the sign × in between is C3 97.
      const auto next = static_cast<unsigned char>(text[++i]);
      const bool is_capital = next >= 0x80 && next <= 0x9E && next != 0x97;
      out += {'\xC3', static_cast<char>(is_capital ? next + 0x20 : next)};
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
