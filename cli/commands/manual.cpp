#include "cli/commands/manual.h"

#include <functional>

#include "cli/commands/help.h"
#include "search/sort.h"

namespace troika::cli {
namespace {

constexpr Text name_heading{"manual-name", "NAME"};
constexpr Text synopsis_heading{"manual-synopsis", "SYNOPSIS"};
constexpr Text description_heading{"manual-description", "DESCRIPTION"};
constexpr Text commands_heading{"manual-commands", "COMMANDS"};
constexpr Text files_heading{"manual-files", "FILES"};
constexpr Text in_short{"manual-in-short", "Der Isses!, Talat and Touché: play them, host them"};
constexpr Text site_file{"manual-site-file", "The site of this machine, all of it"};
constexpr Text flags_file{"manual-flags-file", "With which flags the service «troika» serves it"};
constexpr Text page_folder{"manual-page-folder", "The page"};

// A text for troff: what would be an order to it is written out.
std::string plain(std::string_view text) {
  std::string safe;
  for (const char c : text) switch (c) {
      case '\\':
        safe += "\\e";
        break;
      case '-':
        safe += "\\-";
        break;
      case '\n':
        safe += ' ';
        break;
      default:
        safe += c;
    }
  return safe.starts_with('.') || safe.starts_with('\'') ? "\\&" + safe : safe;
}

std::string heading(std::string_view order, std::string_view text) {
  return std::string(order) + " \"" + plain(text) + "\"\n";
}

std::string entry(const std::string& name, std::string_view description) {
  return ".TP\n\\fB" + plain(name) + "\\fR\n" + plain(description) + '\n';
}

// "--port N" or "GAME".
std::string name_of(const CLI::Option& option) {
  if (option.get_positional()) return option.get_name(true);
  std::string name = option.get_name(false, true);
  if (const std::string& value = option.get_option_text(); !value.empty()) name += ' ' + value;
  return name;
}

// First what has its place, then flags.
std::vector<const CLI::Option*> in_order(const CLI::App& app) {
  auto options = app.get_options();
  sort_stably(options, std::greater(), &CLI::Option::get_positional);
  return options;
}

std::string some_options(Language language) {
  return '[' + fill(language, help::options_word) + ']';
}

std::string usage_of(Language language, const CLI::App& command) {
  std::string line = "troika " + command.get_name() + ' ' + some_options(language);
  for (const CLI::Option* option : in_order(command))
    if (option->get_positional()) {
      const bool has_many = option->get_expected_max() > 1;
      line += ' ' + option->get_name(true) + (has_many ? "…" : "");
    }
  return line;
}

}  // namespace

std::string manual_page(Language language, const CLI::App& app, std::string_view version) {
  const auto section = [&](const Text& text) { return heading(".SH", text.in(language)); };
  std::string page = ".TH TROIKA 1 \"\" \"" + plain(version) + "\"\n";
  page += section(name_heading) + "troika \\- " + plain(in_short.in(language)) + '\n';
  page += section(synopsis_heading) + "\\fBtroika\\fR " +
          plain(some_options(language) + ' ' + fill(language, help::command_word)) + '\n';
  page += section(description_heading) + plain(app.get_description()) + "\n.PP\n" +
          plain(app.get_footer()) + '\n';
  page += section(help::options_word);
  for (const CLI::Option* option : in_order(app))
    page += entry(name_of(*option), option->get_description());
  page += section(commands_heading);
  for (const CLI::App* command : app.get_subcommands(std::function<bool(const CLI::App*)>())) {
    page += heading(".SS", usage_of(language, *command)) + plain(command->get_description()) + '\n';
    for (const CLI::Option* option : in_order(*command))
      if (option != command->get_help_ptr())
        page += entry(name_of(*option), option->get_description());
  }
  page += section(files_heading);
  page += entry("/var/lib/troika/troika.db", site_file.in(language));
  page += entry("/etc/default/troika", flags_file.in(language));
  page += entry("/usr/share/troika/web", page_folder.in(language));
  return page;
}

}  // namespace troika::cli
