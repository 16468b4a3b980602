#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/draw.h"
#include "cli/results.h"
#include "cli/tables.h"
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

void refuse_record(const Context& context, const std::string& file, std::string_view record,
                   const RecordFault& where) {
  std::string_view line = record;
  for (std::size_t i = 1; i < where.line; ++i) {
    const std::size_t end = line.find('\n');
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  const auto before = line.substr(0, where.fault.column);
  const auto column = std::ranges::count_if(
      before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  throw Refused(file + ':' + std::to_string(where.line) + ':' + std::to_string(column + 1) + ": " +
                cited(context.language, *where.fault.reason));
}

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
    const auto options = (*table)->options();
    const auto board = std::ranges::find(options, "board", &Option::key);
    const std::string_view json = board == options.end() ? std::string_view{} : board->value;
    std::cout << (last.empty() ? std::string(no_position.in(context.language)) + '\n'
                               : draw(context.screen, game, {last, json, {}}));
  }
  std::cout << fill(context.language, title, {game_title(context.language, game)}) << '\n'
            << result_in_words(context.language, **table,
                               numbered_players(context.language, (*table)->players()));
}

}  // namespace troika::cli
