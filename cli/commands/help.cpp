#include "cli/commands/help.h"

namespace troika::cli {
namespace {

constexpr std::size_t name_column = 28;

constexpr Text usage{"usage", "Usage"};
constexpr Text arguments{"arguments", "Arguments"};

constexpr Text command_missing{"command-missing",
                               "a command is missing, for example «troika play» (see --help)"};
constexpr Text argument_missing{"argument-missing", "{1} is missing (see --help)"};
constexpr Text no_such_command{"no-such-command", "no such command: «{1}» (see --help)"};
constexpr Text unexpected{"unexpected", "«{1}» does not belong here (see --help)"};
constexpr Text value_missing{"value-missing", "{1} needs a value"};
constexpr Text value_wrong{"value-wrong", "the command line cannot be understood: {1}"};

class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    return row(make_option_name(option, is_positional) + make_option_opts(option),
               make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* command) const override {
    return row(command->get_name(), command->get_description());
  }

 private:
  static std::string row(const std::string& name, const std::string& description) {
    std::string left = "  " + name;
    if (width(left) >= name_column) left += '\n' + std::string(name_column, ' ');
    const std::string text = wrapped(description, 100, name_column);
    return padded(left, name_column) + text.substr(name_column) + '\n';
  }
};

std::string before_space(const std::string& text) { return text.substr(0, text.find(' ')); }

}  // namespace

std::shared_ptr<CLI::Formatter> help_formatter(Language language) {
  auto formatter = std::make_shared<HelpFormatter>();
  formatter->label("Usage", std::string(usage.in(language)));
  formatter->label("OPTIONS", std::string(help::options_word.in(language)));
  formatter->label("SUBCOMMAND", std::string(help::command_word.in(language)));
  formatter->label("SUBCOMMANDS", std::string(help::command_word.in(language)));
  formatter->label("Positionals", std::string(arguments.in(language)));
  formatter->label("TEXT", "");
  formatter->label("REQUIRED", "");
  return formatter;
}

std::string in_words(Language language, const CLI::ParseError& error, const CLI::App& app) {
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    if (app.get_subcommands().empty()) {
      const auto rest = app.remaining();
      return rest.empty() ? fill(language, command_missing)
                          : fill(language, no_such_command, {rest.front()});
    }
    return fill(language, argument_missing, {before_space(error.what())});
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    const auto rest = app.remaining(true);
    const std::string first = rest.empty() ? "" : rest.front();
    return fill(language, app.get_subcommands().empty() ? no_such_command : unexpected, {first});
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string what = error.what();
    return fill(language, value_missing, {what.substr(0, what.find_first_of(": "))});
  }
  std::string what = error.what();
  for (char& c : what)
    if (c == '\n') c = ' ';
  return fill(language, value_wrong, {what});
}

}  // namespace troika::cli
