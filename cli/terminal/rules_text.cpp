#include "cli/terminal/rules_text.h"

#include <algorithm>
#include <vector>

#include "cli/terminal/text.h"

namespace troika::cli {
namespace {

using Lines = std::vector<std::string_view>;  // of one block: what stands between empty lines

constexpr std::size_t widest = 92;  // longer lines are hard to read
constexpr std::size_t indent = 4;

std::string_view book_of(Language language, std::string_view game) {
  std::string_view english;
  for (const RuleBook& book : rule_books()) {
    if (book.game != game) continue;
    if (book.language == language.code()) return book.text;
    if (book.language == "en") english = book.text;
  }
  return english;
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

std::vector<Lines> blocks_of(std::string_view text) {
  std::vector<Lines> blocks(1);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = without_blanks(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty())
      blocks.back().push_back(line);
    else if (!blocks.back().empty())
      blocks.emplace_back();
  }
  if (blocks.back().empty()) blocks.pop_back();
  return blocks;
}

std::string joined(const Lines& lines, std::size_t from_column = 0) {
  std::string text;
  for (const std::string_view line : lines)
    (text += text.empty() ? "" : " ") += line.substr(from_column);
  return text;
}

// **bold** is painted; the marks of `notation` go, for it tells itself apart.
std::string marked(const Screen& screen, std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t mark = text.find_first_of("*`");
    out += text.substr(0, mark);
    if (mark == std::string_view::npos) break;
    text.remove_prefix(mark);
    const std::string_view sign = text.starts_with("**") ? "**" : text.substr(0, 1);
    const std::size_t end = text.find(sign, sign.size());
    if (end == std::string_view::npos) {
      out += text;
      break;
    }
    const std::string_view inside = text.substr(sign.size(), end - sign.size());
    out += sign == "**" ? painted(screen, Paint::strong, inside) : std::string(inside);
    text.remove_prefix(end + sign.size());
  }
  return out;
}

Lines cells_of(std::string_view row) {
  Lines cells;
  row.remove_prefix(1);
  for (std::size_t end; (end = row.find('|')) != std::string_view::npos; row.remove_prefix(end + 1))
    cells.push_back(without_blanks(row.substr(0, end)));
  return cells;
}

// A text whose first line begins with something that the others leave room for.
std::string hanging(std::string_view start, std::string_view text, std::size_t columns,
                    std::size_t room) {
  const std::string lines = wrapped(text, columns, room);
  return padded(std::string(start), room) + lines.substr(room) + '\n';
}

// Moves and what they mean.
std::string examples(const Screen& screen, const Lines& table, std::size_t columns) {
  std::size_t room = 0;
  for (const std::string_view row : table) room = std::max(room, width(cells_of(row)[1]));
  room = std::min(room, std::size_t{12}) + 3;
  std::string out;
  for (std::size_t i = 2; i < table.size(); ++i) {
    const Lines cells = cells_of(table[i]);
    std::string start = "  " + marked(screen, cells[1]);
    if (width(start) >= room) start += '\n' + std::string(room, ' ');
    out += hanging(start, marked(screen, cells[0]), columns, room);
  }
  return out;
}

std::string drawn(const Screen& screen, const Lines& table, std::size_t columns) {
  const Lines head = cells_of(table.front());
  if (head.size() == 2) return examples(screen, table, columns);
  std::string out;
  for (std::size_t i = 2; i < table.size(); ++i) {
    const Lines cells = cells_of(table[i]);
    std::string text = painted(screen, Paint::strong, cells.front()) + ": ";
    for (std::size_t c = 1; c < cells.size(); ++c) {
      if (c > 1) ((text += "; ") += head[c]) += ": ";
      text += cells[c];
    }
    out += hanging("  - ", text, columns, indent);
  }
  return out;
}

// One or several points of a list, each with its mark: a part of a rule, or a point in short.
std::string listed(const Screen& screen, const Lines& lines, std::size_t columns) {
  std::vector<std::string> points;
  for (const std::string_view line : lines) {
    if (line.starts_with("- "))
      points.emplace_back(line.substr(2));
    else
      (points.back() += ' ') += line;
  }
  std::string out;
  for (const std::string& point : points) {
    const std::size_t end = point.starts_with("**") ? point.find("** ") : std::string::npos;
    if (end == std::string::npos)
      out += hanging("- ", marked(screen, point), columns, 2);
    else
      out += hanging(std::string(indent, ' ') + point.substr(2, end - 2),
                     marked(screen, std::string_view(point).substr(end + 3)), columns, 2 * indent);
  }
  return out;
}

std::string ruling(const Screen& screen, const Lines& lines, std::size_t columns) {
  std::string out = '\n' + wrapped(marked(screen, joined(lines, 2)), columns - 2, indent);
  const std::string bar = "\n" + std::string(indent, ' ');
  for (std::size_t at = 0; (at = out.find(bar, at)) != std::string::npos; at += bar.size())
    out.insert(at + bar.size(), "│ ");
  return out.substr(1) + '\n';
}

std::string laid_out(const Screen& screen, const Lines& block, std::size_t columns, bool in_rule) {
  const std::string_view first = block.front();
  if (first.starts_with("#"))
    return painted(screen, Paint::strong, first.substr(first.find(' ') + 1)) + '\n';
  if (first.starts_with("![")) return {};  // a picture, for the page
  if (first.starts_with("|")) return drawn(screen, block, columns);
  if (first.starts_with("> ")) return ruling(screen, block, columns);
  if (first.starts_with("- ")) return listed(screen, block, columns);
  const std::string text = marked(screen, joined(block));
  const std::size_t number = first.find_first_not_of("0123456789");
  if (number > 0 && first.substr(number).starts_with(". "))
    return hanging(text.substr(0, number + 2), std::string_view(text).substr(number + 2), columns,
                   indent);
  return wrapped(text, columns, in_rule ? indent : 0) + '\n';
}

bool is_rule(const Lines& block) {
  return block.front().front() >= '0' && block.front().front() <= '9';
}

}  // namespace

std::string_view rules_in_short(Language language, std::string_view game) {
  const std::string_view book = book_of(language, game);
  if (book.empty()) return {};
  const std::size_t begin = book.find('\n', book.find("\n## ") + 1);
  return without_blanks(book.substr(begin, book.find("\n## ", begin) - begin));
}

std::string notation_in_short(Language language, std::string_view game) {
  const std::string_view book = book_of(language, game);
  if (book.empty()) return {};
  const std::vector<Lines> blocks = blocks_of(book.substr(book.rfind("\n## ")));
  const Screen plain{.language = language};
  return wrapped(joined(blocks[1]), widest, 0) + '\n' + examples(plain, blocks[2], widest);
}

std::string whole_rules(const Screen& screen, std::string_view game) {
  const std::size_t columns = std::clamp(screen.columns, std::size_t{40}, widest);
  std::string out;
  bool in_rule = false;
  for (const Lines& block : blocks_of(book_of(screen.language, game))) {
    if (block.front().starts_with('#')) in_rule = false;
    if (is_rule(block)) in_rule = true;
    const std::string text = laid_out(screen, block, columns, in_rule);
    if (!text.empty()) (out += out.empty() ? "" : "\n") += text;
  }
  return out;
}

}  // namespace troika::cli
