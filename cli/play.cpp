#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/draw.h"
#include "cli/prompt.h"
#include "cli/session.h"
#include "cli/tables.h"

namespace troika::cli {
namespace {

constexpr Text which_game{"Which game?", "Во что играем?"};
constexpr Text type_number{"1, 2 or 3: ", "1, 2 или 3: "};
constexpr Text game_missing{"GAME is missing (see --help)", "не хватает: GAME (см. --help)"};
constexpr Text bad_seats{"--seats: write human or bot for every seat, separated by commas",
                         "--seats: для каждого места нужно human или bot, через запятую"};
constexpr Text seats_differ{"--seats: {1} given, but {2} play",
                            "--seats: указано {1}, а играют {2}"};
constexpr Text other_game{"the record is of another game: {1}", "это запись другой игры: {1}"};
constexpr Text is_over{"{1}: this match is over", "{1}: эта партия уже окончена"};

// Asks a person; a script has to say.
std::string asked_game(const Context& context) {
  Prompt prompt(context.screen);
  if (!prompt.is_terminal()) throw Refused(std::string(game_missing.in(context.language)));
  std::cout << which_game.in(context.language) << '\n';
  for (std::size_t i = 0; i < std::size(game_names); ++i)
    std::cout << "  " << i + 1 << "  " << game_title(context.language, game_names[i]) << '\n';
  for (;;) {
    const auto typed = prompt.ask(type_number.in(context.language));
    if (!typed) return {};
    for (std::size_t i = 0; i < std::size(game_names); ++i)
      if (*typed == std::to_string(i + 1) || lower(*typed) == game_names[i])
        return std::string(game_names[i]);
    if (understood(*typed).command == Command::quit) return {};
  }
}

std::vector<bool> seats_of(const Context& context, const std::string& list) {
  std::vector<bool> is_human;
  if (list.empty()) return is_human;
  for (const std::string_view seat : split(list, ',')) {
    if (seat != "human" && seat != "bot")
      throw Refused(std::string(bad_seats.in(context.language)));
    is_human.push_back(seat == "human");
  }
  return is_human;
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
  std::vector<bool> is_human = seats_of(context, flags.seats);
  std::unique_ptr<Table> table;
  if (!flags.resume.empty()) {
    table = resumed(context, flags);
  } else {
    MatchFlags& match = flags.match;
    if (match.game.empty()) match.game = asked_game(context);
    if (match.game.empty()) return;
    // Who names the seats has said how many play.
    if (!is_human.empty() && match.players.empty() && match.seating.empty() &&
        match.game != "der-isses")
      match.players = std::to_string(is_human.size());
    table = open_table(context, match.game, options_of(context, match));
  }
  if (is_human.empty()) {
    is_human.assign(table->players(), false);
    is_human.front() = true;
  }
  if (is_human.size() != table->players())
    throw Refused(fill(context.language, seats_differ,
                       {std::to_string(is_human.size()), std::to_string(table->players())}));
  Session session(context, std::move(table), std::move(is_human), seed_of(context, flags.match),
                  flags.save);
  session.run();
}

}  // namespace troika::cli
