#include "cli/terminal/context.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <random>

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
constexpr Text not_a_number{"not-a-number", "{1}: «{2}» is not a whole number from {3} to {4}"};

}  // namespace

std::string in_words(Language language, const Fault& fault, std::string_view input) {
  std::string line(fault.field);
  if (fault.column > 0 || !fault.field.empty()) {
    if (!line.empty()) line += ", ";
    line += column_in_words(language, characters(input.substr(0, fault.column)) + 1);
  }
  if (!line.empty()) line += ": ";
  return line + cited(language, *fault.reason);
}

std::string column_in_words(Language language, std::size_t column) {
  return fill(language, column_text, {std::to_string(column)});
}

void refuse_record(const Context& context, const std::string& file, std::string_view record,
                   const RecordFault& where) {
  std::string_view line = record;
  for (std::size_t i = 1; i < where.line; ++i) {
    const std::size_t end = line.find('\n');
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  const std::size_t column = characters(line.substr(0, where.fault.column)) + 1;
  throw Refused(file + ':' + std::to_string(where.line) + ':' + std::to_string(column) + ": " +
                cited(context.language, *where.fault.reason));
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

std::uint64_t read_whole_number(const Context& context, std::string_view name,
                                const std::string& text, std::uint64_t low, std::uint64_t high) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high)
    throw Refused(fill(context.language, not_a_number,
                       {name, text, std::to_string(low), std::to_string(high)}));
  return value;
}

std::uint64_t seed_of(const Context& context, const std::string& given) {
  if (!given.empty()) return read_whole_number(context, "--seed", given, 0, UINT64_MAX);
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

}  // namespace troika::cli
