#include "cli/command.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <cstdio>

#include "games/touche/board.h"

namespace troika::cli {
namespace {

// Records and boards are small; a file beyond this is something else.
constexpr std::size_t largest_file = 64U << 20U;

constexpr Text column_text{"column", "column {1}"};
constexpr Text cannot_read{"cannot-read", "cannot read {1}"};
constexpr Text is_folder{"is-folder", "{1} is a folder"};
constexpr Text too_large{"command-too-large",
                         "{1} is larger than 64 MB, this is not a record or a board"};
constexpr Text cannot_write{"cannot-write", "cannot write {1}"};
constexpr Text only_touche{"only-touche", "--board: only Touché has boards of one's own"};
constexpr Text row_text{"row", "row {1}"};
constexpr Text not_a_number{"not-a-number", "{1}: «{2}» is not a whole number from {3} to {4}"};

}  // namespace

std::string in_words(Language language, const Fault& fault, std::string_view input) {
  std::string line(fault.field);
  if (fault.column > 0 || !fault.field.empty()) {
    const auto before = input.substr(0, fault.column);
    const auto characters = std::ranges::count_if(
        before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    if (!line.empty()) line += ", ";
    line += fill(language, column_text, {std::to_string(characters + 1)});
  }
  if (!line.empty()) line += ": ";
  return line + cited(language, *fault.reason);
}

void check_game(const Context& context, std::string_view game) {
  if (std::ranges::find(game_names, game) == std::end(game_names))
    throw Refused("«" + std::string(game) +
                  "»: " + std::string(rulebook_reasons::no_such_game.in(context.language)));
}

std::string read_file(const Context& context, const std::string& name) {
  struct stat about{};
  const bool is_input = name == "-";
  if (!is_input && stat(name.c_str(), &about) == 0 && S_ISDIR(about.st_mode))
    throw Refused(fill(context.language, is_folder, {name}));
  std::FILE* file = is_input ? stdin : std::fopen(name.c_str(), "rb");
  if (file == nullptr) throw Refused(fill(context.language, cannot_read, {name}));
  std::string text;
  char block[1U << 16U];
  for (std::size_t got; (got = std::fread(block, 1, sizeof block, file)) > 0;) {
    text.append(block, got);
    if (text.size() > largest_file) break;
  }
  const bool failed = std::ferror(file) != 0;
  if (!is_input) std::fclose(file);
  if (failed) throw Refused(fill(context.language, cannot_read, {name}));
  if (text.size() > largest_file) throw Refused(fill(context.language, too_large, {name}));
  return text;
}

void write_file(const Context& context, const std::string& name, std::string_view text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file != nullptr) written &= std::fclose(file) == 0;
  if (!written) throw Refused(fill(context.language, cannot_write, {name}));
}

std::string read_board_file(const Context& context, std::string_view game,
                            const std::string& name) {
  const Language language = context.language;
  if (game != "touche") throw Refused(std::string(only_touche.in(language)));
  std::string text = read_file(context, name);
  const auto board = touche::read_board(text);
  if (board) return text;
  const touche::BoardFault& fault = board.error();
  std::string line = name;
  if (!fault.field.empty()) line += ", " + std::string(fault.field);
  if (fault.row > 0) line += ", " + fill(language, row_text, {std::to_string(fault.row)});
  if (fault.column > 0) line += ", " + fill(language, column_text, {std::to_string(fault.column)});
  throw Refused(line + ": " + cited(language, *fault.reason));
}

std::unique_ptr<Rulebook> open_rulebook(const Context& context, std::string_view game,
                                        const std::string& board_file) {
  check_game(context, game);
  std::vector<Option> options;
  if (!board_file.empty()) options.push_back({"board", read_board_file(context, game, board_file)});
  auto rulebook = make_rulebook(game, options);
  if (!rulebook) throw Refused(in_words(context.language, rulebook.error(), {}));
  return std::move(*rulebook);
}

std::uint64_t read_whole_number(const Context& context, std::string_view name,
                                const std::string& text, std::uint64_t low, std::uint64_t high) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high)
    throw Refused(fill(context.language, not_a_number,
                       {name, text, std::to_string(low), std::to_string(high)}));
  return value;
}

}  // namespace troika::cli
