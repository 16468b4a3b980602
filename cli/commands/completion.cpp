#include <algorithm>

#include "cli/commands/manual.h"
#include "table/rulebook.h"

namespace troika::cli {
namespace {

// `find` are arguments of compgen. A flag that wants a value takes the word after it.
constexpr std::string_view before_values = R"(# Made by «troika completion».
_troika_value() {
  case $1 in
)";
constexpr std::string_view before_words = R"(    *) return 1 ;;
  esac
}
_troika() {
  local word=${COMP_WORDS[COMP_CWORD]} command='' place=0 find=() i
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if _troika_value "$command:${COMP_WORDS[i]}"; then
      ((++i))
    elif [[ ${COMP_WORDS[i]} != -* ]]; then
      if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else ((++place)); fi
    fi
  done
  if ((i == COMP_CWORD)); then
    find=()
    [[ $word == -* ]] && place=flag
    case $command:$place in
)";
constexpr std::string_view after_words = R"(    esac
  fi
  COMPREPLY=()
  [[ ${#find[@]} -eq 0 ]] && return
  mapfile -t COMPREPLY < <(compgen "${find[@]}" -- "$word")
  [[ ${find[0]} == -W ]] || compopt -o filenames 2>/dev/null
}
complete -F _troika troika
)";

std::string one_of(const std::string& words) { return "-W '" + words + "'"; }

// How the shell finds values of a kind. The kind is what the help shows: FILE, FOLDER, GAME, or
// words with bars between them, of which those in capitals stand for something else.
std::string finder(std::string_view kind) {
  if (kind == "FILE") return "-f";
  if (kind == "FOLDER") return "-d";
  std::string words;
  const auto add = [&](std::string_view word) {
    words.append(words.empty() ? "" : " ").append(word);
  };
  if (kind == "GAME") {
    for (const std::string_view game : game_names) add(game);
  } else if (kind.find('|') != std::string_view::npos) {
    for (std::size_t at = 0; at <= kind.size();) {
      const std::size_t end = std::min(kind.find('|', at), kind.size());
      const std::string_view word = kind.substr(at, end - at);
      if (std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; })) add(word);
      at = end + 1;
    }
  }
  return words.empty() ? "" : one_of(words);
}

std::string line(const std::string& when, const std::string& found) {
  return "    " + when + ") find=(" + found + ") ;;\n";
}

std::string values(const CLI::App& app, const std::string& command) {
  std::string lines;
  for (const CLI::Option* option : app.get_options())
    if (option->get_items_expected_max() > 0)
      for (const std::string& name : option->get_lnames())
        lines += line(command + ":--" + name, finder(option->get_option_text()));
  return lines;
}

std::string flags(const CLI::App& app) {
  std::string list;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames())
      list.append(list.empty() ? "--" : " --").append(name);
  return list;
}

// What may stand after a command: flags, and its arguments at their places.
std::string words_after(const CLI::App& command) {
  const std::string& name = command.get_name();
  std::string lines = line(name + ":flag", one_of(flags(command) + " --lang"));
  std::size_t place = 0;
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) {
      if (const std::string found = finder(option->get_name(true)); !found.empty())
        lines += line(name + ':' + std::to_string(place), found);
      ++place;
    }
  return lines;
}

}  // namespace

std::string bash_completion(const CLI::App& app) {
  std::string names, of_values, of_words;
  for (const CLI::App* command : app.get_subcommands(std::function<bool(const CLI::App*)>())) {
    names += command->get_name() + ' ';
    of_values += values(*command, command->get_name());
    of_words += words_after(*command);
  }
  std::string script(before_values);
  script.append(values(app, "*")).append(of_values).append(before_words);
  script.append(line(":*", one_of(names + flags(app)))).append(of_words).append(after_words);
  return script;
}

}  // namespace troika::cli
