#include "cli/play/play.h"

#include <algorithm>
#include <iostream>

#include "cli/games/terminal_game.h"
#include "cli/play/terminal_table.h"
#include "cli/terminal/prompt.h"
#include "search/levels.h"

namespace troika::cli {
namespace {

constexpr Text which_game{"which-game", "Which game?"};
constexpr Text game_missing{"game-missing", "GAME is missing (see --help)"};
constexpr Text bad_seats{
    "play-bad-seats",
    "--seats: write human, bot or a level from 1 to 8 for every seat, separated by commas"};
constexpr Text which_level{"which-level", "How strong are the bots?"};
constexpr Text type_level{"type-level", "1 to 8 (Enter: {1}): "};
constexpr Text seats_differ{"seats-differ", "--seats: {1} given, but {2} play"};
constexpr Text other_game{"play-other-game", "the record is of another game: {1}"};
constexpr Text is_over{"is-over", "{1}: this match is over"};

// Asks a person; a script has to say.
std::string asked_game(const Context& context) {
  Prompt prompt(context.screen);
  if (!prompt.is_terminal()) throw Refused(std::string(game_missing.in(context.language)));
  std::cout << which_game.in(context.language) << '\n';
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < std::size(game_names); ++i) {
    numbers.push_back(std::to_string(i + 1));
    std::cout << "  " << i + 1 << "  " << title_of(context.language, game_names[i]) << '\n';
  }
  for (;;) {
    const auto typed = prompt.ask(enumerated(context.language, numbers, or_word) + ": ");
    if (!typed) return {};
    for (std::size_t i = 0; i < std::size(game_names); ++i)
      if (*typed == std::to_string(i + 1) || lower(*typed) == game_names[i])
        return std::string(game_names[i]);
    if (understood(*typed).command == Command::quit) return {};
  }
}

// Asks only somebody who has chosen nothing on the command line.
int asked_level(const Context& context, const PlayFlags& flags, bool may_ask) {
  if (!flags.level.empty())
    return static_cast<int>(read_whole_number(context, "--level", flags.level, 1, strongest_level));
  Prompt prompt(context.screen);
  if (!may_ask || !prompt.is_terminal()) return usual_level;
  std::cout << which_level.in(context.language) << '\n';
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const LevelName& level = level_names[i];
    std::cout << "  " << i + 1 << "  " << padded(std::string(level.name.in(context.language)), 15)
              << level.about.in(context.language) << '\n';
  }
  for (;;) {
    const auto typed =
        prompt.ask(fill(context.language, type_level, {std::to_string(usual_level)}));
    if (!typed || typed->empty()) return usual_level;
    if (const auto level = read_number(*typed, 1, strongest_level)) return static_cast<int>(*level);
  }
}

Sitting seats_of(const Context& context, const std::string& list, int level) {
  Sitting sitting;
  if (list.empty()) return sitting;
  for (const std::string_view seat : split(list, ',')) {
    if (seat == "human")
      sitting.push_back(std::nullopt);
    else if (seat == "bot")
      sitting.push_back(level);
    else if (const auto own = read_number(seat, 1, strongest_level))
      sitting.push_back(static_cast<int>(*own));
    else
      throw Refused(std::string(bad_seats.in(context.language)));
  }
  return sitting;
}

std::unique_ptr<Table> resumed(const Context& context, const PlayFlags& flags) {
  const std::string record = read_file(context, flags.resume);
  auto table = read_table(record);
  if (!table) refuse_record(context, flags.resume, record, table.error());
  if (!flags.match.game.empty() && flags.match.game != (*table)->game())
    throw Refused(fill(context.language, other_game, {(*table)->game()}));
  if ((*table)->is_over()) throw Refused(fill(context.language, is_over, {flags.resume}));
  return std::move(*table);
}

}  // namespace

void play(const Context& context, PlayFlags flags) {
  const bool asks = flags.match.game.empty() && flags.seats.empty() && flags.resume.empty();
  std::unique_ptr<Table> table;
  std::size_t named = 0;  // who names the seats has said how many play
  if (!flags.seats.empty()) named = seats_of(context, flags.seats, usual_level).size();
  if (!flags.resume.empty()) {
    table = resumed(context, flags);
  } else {
    MatchFlags& match = flags.match;
    if (match.game.empty()) match.game = asked_game(context);
    if (match.game.empty()) return;
    match.named = named;
    table = open_table(context, match.game, options_of(context, match));
  }
  const int level = asked_level(context, flags, asks);
  Sitting sitting = seats_of(context, flags.seats, level);
  if (sitting.empty()) {
    sitting.assign(table->players(), level);
    sitting.front() = std::nullopt;
  }
  if (sitting.size() != table->players())
    throw Refused(fill(context.language, seats_differ,
                       {std::to_string(sitting.size()), std::to_string(table->players())}));
  TerminalTable at_terminal(context, std::move(table), std::move(sitting),
                            seed_of(context, flags.match.seed), flags.save);
  at_terminal.run();
}

}  // namespace troika::cli
