#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>

#include "cli/terminal/terminal.h"
#include "cli/terminal/text.h"
#include "core/reason.h"
#include "core/record.h"

namespace troika::cli {

// What every command needs to know.
struct Context {
  Language language;
  Screen screen;  // standard output
};

// The input is wrong. `main` prints the one line, and the program ends with code 2.
class Refused : public std::exception {
 public:
  explicit Refused(std::string line) : line_(std::move(line)) {}
  const char* what() const noexcept override { return line_.c_str(); }

 private:
  std::string line_;
};

// The input is right, but what was to be checked does not hold. The program ends with code 1.
class Failed : public Refused {
  using Refused::Refused;
};

// "BOARD, column 5: …"; the column is counted from 1 in the characters of `input`.
std::string in_words(Language language, const Fault& fault, std::string_view input);
// "column 5".
std::string column_in_words(Language language, std::size_t column);

// Says what is wrong in a record: "FILE:LINE:COLUMN: reason", the column counted from 1 in
// characters.
[[noreturn]] void refuse_record(const Context& context, const std::string& file,
                                std::string_view record, const RecordFault& where);

std::string read_file(const Context& context, const std::string& name);  // "-": standard input
void write_file(const Context& context, const std::string& name, std::string_view text);

// A whole number as people write it on a command line.
std::uint64_t read_whole_number(const Context& context, std::string_view name,
                                const std::string& text, std::uint64_t low, std::uint64_t high);
// The seed that was asked for, or one of the system's.
std::uint64_t seed_of(const Context& context, const std::string& given);

}  // namespace troika::cli
