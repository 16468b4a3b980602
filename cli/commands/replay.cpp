#include <iostream>

#include "cli/commands/commands.h"
#include "cli/games/terminal_game.h"
#include "cli/play/results.h"
#include "table/games.h"
#include "table/table.h"

namespace troika::cli {
namespace {

constexpr Text no_position{"replay-no-position", "no game has begun yet"};
constexpr Text title{"replay-title", "{1}: every line is right."};

// A record holds every secret, so its positions are shown in full.
template <class G>
std::string line_of(const Truth<G>* truth) {
  return truth == nullptr ? std::string{} : G::write_position(*truth);
}

// Prints the position after every event; where one game ends and the next begins, both.
template <Game G>
void print_positions(const Match<G>& match) {
  Match<G> again(match.options());
  for (const Event<G>& event : match.events()) {
    const std::size_t games = again.results().size();
    again.play(event.actor, event.move);
    const bool ended = again.results().size() > games;
    if (ended) std::cout << line_of<G>(again.finished_game()) << '\n';
    if (again.game() != nullptr && !(ended && !again.in_game()))
      std::cout << line_of<G>(again.game()) << '\n';
  }
}

}  // namespace

void replay_record(const Context& context, const ReplayFlags& flags) {
  const std::string record = read_file(context, flags.file);
  const auto table = read_table(record);
  if (!table) refuse_record(context, flags.file, record, table.error());

  const std::string game((*table)->game());
  std::string last;  // the position at the end
  with_game<void>(
      game,
      [&](auto rules) {
        using G = decltype(rules);
        const auto match = replay<G>(*read_record(record));
        if (flags.positions) print_positions<G>(*match);
        last = line_of<G>(match->is_over() ? match->finished_game() : match->game());
      },
      [] {});
  if (flags.show) {
    const auto narrator = narrator_of(game, (*table)->options());
    std::cout << (last.empty() ? std::string(no_position.in(context.language)) + '\n'
                               : narrator->draw(context.screen, last, {}));
  }
  std::cout << fill(context.language, title, {title_of(context.language, game)}) << '\n'
            << result_in_words(context.language, **table,
                               numbered_players(context.language, (*table)->players()));
}

}  // namespace troika::cli
