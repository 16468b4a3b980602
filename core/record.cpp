#include "core/record.h"

#include <algorithm>

namespace troika {
namespace {

namespace why = record_reasons;

std::unexpected<RecordFault> fail(const Reason& reason, std::size_t line, std::size_t column) {
  return std::unexpected(RecordFault{{&reason, {}, column}, line});
}

// One word, a blank, and the rest; the rest is neither empty nor framed by blanks, and has no two
// blanks in a row. So there is one way to write a line.
struct WordAndRest {
  std::string_view word, rest;
};
std::optional<WordAndRest> split(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == 0 || blank == std::string_view::npos || blank + 1 == line.size())
    return std::nullopt;
  if (line.back() == ' ' || line.find("  ") != std::string_view::npos) return std::nullopt;
  return WordAndRest{line.substr(0, blank), line.substr(blank + 1)};
}

std::optional<RecordLine> read_line(std::string_view line, std::size_t number) {
  const auto parts = split(line);
  if (!parts) return std::nullopt;
  using Kind = RecordLine::Kind;
  const std::size_t column = parts->word.size() + 1;
  if (parts->word == ".") return RecordLine{Kind::chance, number, {}, parts->rest, column};
  if (parts->word == "=") return RecordLine{Kind::game_result, number, {}, parts->rest, column};
  if (parts->word == "==") return RecordLine{Kind::match_result, number, {}, parts->rest, column};
  if (parts->rest.find(' ') != std::string_view::npos) return std::nullopt;
  return RecordLine{Kind::seat, number, parts->word, parts->rest, column};
}

}  // namespace

std::expected<RecordText, RecordFault> read_record(std::string_view text) {
  if (text.empty()) return fail(why::empty, 1, 0);
  RecordText record{};
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    // A line without an end may have lost its tail, and a tail can be missing without a trace: of
    // "Xxd11>e12" the part "Xxd11" is a move too.
    if (end == std::string_view::npos) return fail(why::cut, number, line.size());
    text.remove_prefix(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);  // an editor's line end
    const auto control = std::ranges::find_if(line, [](char c) { return c >= 0 && c < ' '; });
    if (control != line.end())
      return fail(why::bytes, number, static_cast<std::size_t>(control - line.begin()));

    if (number == 1) {
      const auto parts = split(line);
      const auto header = parts ? split(parts->rest) : std::nullopt;
      if (!header || parts->word != "game") return fail(why::header, 1, 0);
      const auto version = read_number(header->rest, 1, 1'000'000);
      if (!version) return fail(why::header, 1, line.size() - header->rest.size());
      record.game = header->word;
      record.version = *version;
      continue;
    }
    if (line.starts_with("option ")) {
      if (!record.lines.empty() || !record.fair.empty()) return fail(why::late_option, number, 0);
      const std::string_view setting = line.substr(7);
      const std::size_t equals = setting.find('=');
      if (equals == 0 || equals == std::string_view::npos) return fail(why::option_line, number, 7);
      record.options.push_back({setting.substr(0, equals), setting.substr(equals + 1), number, 7});
      continue;
    }
    if (line.starts_with("fair ")) {
      if (!record.lines.empty()) return fail(why::late_fair, number, 0);
      const auto parts = split(line.substr(5));
      if (!parts) return fail(why::fair_line, number, 5);
      record.fair.push_back({parts->word, parts->rest, number, 6 + parts->word.size()});
      continue;
    }
    const auto read = read_line(line, number);
    if (!read) return fail(why::line_form, number, 0);
    record.lines.push_back(*read);
  }
  return record;
}

std::string with_fair_lines(std::string record, const std::vector<std::string>& lines) {
  std::size_t at = record.find('\n') + 1;
  while (record.compare(at, 7, "option ") == 0) at = record.find('\n', at) + 1;
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return record.insert(at, text);
}

}  // namespace troika
