#include <iostream>

#include "cli/commands/commands.h"
#include "cli/games/terminal_game.h"
#include "cli/play/results.h"
#include "table/entry.h"

namespace troika::cli {
namespace {

constexpr Text no_position{"replay-no-position", "no game has begun yet"};
constexpr Text title{"replay-title", "{1}: every line is right."};

}  // namespace

void replay_record(const Context& context, const ReplayFlags& flags) {
  const std::string record = read_file(context, flags.file);
  const auto table = read_table(record);
  if (!table) refuse_record(context, flags.file, record, table.error());

  const std::string game((*table)->game());
  const RecordPositions positions = find_game(game)->positions(*read_record(record));
  if (flags.positions)
    for (const std::string& line : positions.after) std::cout << line << '\n';
  if (flags.show) {
    const auto narrator = narrator_of(game, (*table)->options());
    std::cout << (positions.last.empty() ? std::string(no_position.in(context.language)) + '\n'
                                         : narrator->draw(context.screen, positions.last, {}));
  }
  std::cout << fill(context.language, title, {title_of(context.language, game)}) << '\n'
            << result_in_words(context.language, **table,
                               numbered_players(context.language, (*table)->players()));
}

}  // namespace troika::cli
