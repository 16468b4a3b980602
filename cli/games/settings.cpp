#include "cli/games/settings.h"

#include <algorithm>

#include "cli/games/terminal_game.h"

namespace troika::cli {
namespace {

constexpr Text players_help{"help-players", "How many play: {1}"};
constexpr Text key_and_value{"key-and-value", "--option: write KEY=VALUE instead of «{1}»"};
constexpr Text only_some{"only-some-games", "--board: only {1} has boards of one's own"};
constexpr Text option_text{"option", "option {1}: {2}"};
constexpr std::size_t shown_value = 40;  // a longer one, such as a board, is not repeated

const Flag* flag_of(const TerminalGame* game, std::string_view key) {
  if (game == nullptr) return nullptr;
  const auto found = std::ranges::find(game->flags, key, &Flag::key);
  return found == game->flags.end() ? nullptr : &*found;
}

// "Talat: games in a row; Touché: best of 1, 3, 5 or 7". What all say alike is said once.
std::string help_of(Language language, const Flag& flag) {
  const bool is_players = flag.key == players_key;
  const std::string_view colon = is_players ? " " : ": ", separator = is_players ? ", " : "; ";
  std::string all;
  bool alike = true, several = false;
  for (const TerminalGame* game : terminal_games()) {
    const Flag* own = flag_of(game, flag.key);
    if (own == nullptr) continue;
    several |= !all.empty();
    alike &= own->help.code == flag.help.code;
    if (!all.empty()) all += separator;
    all.append(game->title.in(language)).append(colon).append(own->help.in(language));
  }
  if (several && alike) return std::string(flag.help.in(language));
  return is_players ? fill(language, players_help, {all}) : all;
}

}  // namespace

bool has_flag(const TerminalGame& game, std::string_view key) {
  return flag_of(&game, key) != nullptr;
}

// A game's own order is kept: what is new in it stands before the next flag that others have too.
std::vector<FlagHelp> all_flags(Language language) {
  std::vector<FlagHelp> all;
  const auto find = [&](std::string_view key) {
    return std::ranges::find(all, key, [](const FlagHelp& one) { return one.flag.key; });
  };
  for (const TerminalGame* game : terminal_games())
    for (auto flag = game->flags.begin(); flag != game->flags.end(); ++flag) {
      if (find(flag->key) != all.end()) continue;
      const auto next = std::find_if(
          flag, game->flags.end(), [&](const Flag& later) { return find(later.key) != all.end(); });
      all.insert(next == game->flags.end() ? all.end() : find(next->key),
                 {*flag, help_of(language, *flag)});
    }
  return all;
}

std::vector<Option> options_of(const Context& context, const MatchFlags& flags) {
  check_game(context, flags.game);
  const TerminalGame* game = find_terminal_game(flags.game);
  FlagValues values = flags.values;
  // Who names the seats has said how many play.
  if (flags.named > 0 && flag_of(game, players_key) != nullptr && values[players_key].empty() &&
      values[seats_key].empty())
    values[players_key] = std::to_string(flags.named);
  if (game != nullptr && game->adapt != nullptr) game->adapt(context, values);

  std::vector<Option> options;
  for (const auto& [key, value] : values) {
    if (value.empty()) continue;
    const bool is_file = key == board_key;
    options.push_back(
        {std::string(key), is_file ? read_board_file(context, flags.game, value) : value});
  }
  for (const std::string& other : flags.others) {
    const std::size_t equals = other.find('=');
    if (equals == 0 || equals == std::string::npos)
      throw Refused(fill(context.language, key_and_value, {other}));
    options.push_back({other.substr(0, equals), other.substr(equals + 1)});
  }
  return options;
}

void check_game(const Context& context, std::string_view game) {
  if (std::ranges::find(game_names, game) == std::end(game_names))
    throw Refused("«" + std::string(game) +
                  "»: " + std::string(rulebook_reasons::no_such_game.in(context.language)));
}

std::string choice_of_games(Language language) {
  return enumerated(language, {std::begin(game_names), std::end(game_names)}, or_word);
}

std::string read_board_file(const Context& context, std::string_view game,
                            const std::string& name) {
  const Language language = context.language;
  const TerminalGame* own = find_terminal_game(game);
  if (flag_of(own, board_key) == nullptr) {
    std::vector<std::string> titles;
    for (const TerminalGame* other : terminal_games())
      if (flag_of(other, board_key) != nullptr) titles.emplace_back(other->title.in(language));
    throw Refused(fill(language, only_some, {enumerated(language, titles)}));
  }
  std::string text = read_file(context, name);
  if (own->check_file != nullptr)
    if (const std::string wrong = own->check_file(language, name, text); !wrong.empty())
      throw Refused(wrong);
  return text;
}

std::vector<Option> board_option(const Context& context, std::string_view game,
                                 const std::string& file) {
  if (file.empty()) return {};
  return {{std::string(board_key), read_board_file(context, game, file)}};
}

std::unique_ptr<Rulebook> open_rulebook(const Context& context, std::string_view game,
                                        const std::string& board_file) {
  check_game(context, game);
  auto rulebook = make_rulebook(game, board_option(context, game, board_file));
  if (!rulebook) throw Refused(in_words(context.language, rulebook.error(), {}));
  return std::move(*rulebook);
}

std::unique_ptr<Table> open_table(const Context& context, std::string_view game,
                                  const std::vector<Option>& options) {
  auto table = make_table(game, options);
  if (table) return std::move(*table);
  const Fault& fault = table.error();
  const std::string reason = cited(context.language, *fault.reason);
  if (fault.field.empty()) throw Refused(reason);
  std::string which(fault.field);
  for (const Option& option : options)
    if (option.key == fault.field && option.value.size() <= shown_value)
      which = option.key + '=' + option.value;
  throw Refused(fill(context.language, option_text, {which, reason}));
}

}  // namespace troika::cli
