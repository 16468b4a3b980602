#include "cli/play/results.h"

#include <algorithm>

#include "cli/games/terminal_game.h"
#include "cli/terminal/text.h"

namespace troika::cli {
namespace {

constexpr Text player_name{"player-name", "Player {1}"};
constexpr Text game_number{"game-number", "Game {1}: "};
constexpr Noun games{"games", "game|games"};
constexpr Noun events{"events", "event|events"};
constexpr Text won_by{"won-by", "Winner: {1}."};
constexpr Text shared{"shared", "Shared win: {1}."};
constexpr Text draw_text{"draw", "A draw."};
constexpr Text match_line{"results-match-line", "Match: {1}. {2}"};
constexpr Text in_progress{"in-progress", "The match is in progress, {1} so far."};

std::size_t number(Player p) { return static_cast<std::size_t>(p); }

// Whether they win together, as a side: that is not a shared win.
bool are_one_side(const Table& table, const std::vector<Player>& winners) {
  const std::string side = table.side(winners.front());
  return !side.empty() &&
         std::ranges::all_of(winners, [&](Player p) { return table.side(p) == side; });
}

std::string winners_in_words(Language language, const Table& table,
                             const std::vector<Player>& winners,
                             const std::vector<std::string>& names) {
  if (winners.empty() || winners.size() == table.players())
    return std::string(draw_text.in(language));
  std::vector<std::string> who;
  for (const Player p : winners) who.push_back(names[number(p)]);
  const Text& text = who.size() == 1 || are_one_side(table, winners) ? won_by : shared;
  return fill(language, text, {enumerated(language, who)});
}

bool is_series(const Table& table) {
  const auto options = table.options();
  const auto games_option = std::ranges::find(options, "games", &Option::key);
  return games_option != options.end() && games_option->value != "1";
}

}  // namespace

std::vector<std::string> numbered_players(Language language, std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t p = 1; p <= count; ++p)
    names.push_back(fill(language, player_name, {std::to_string(p)}));
  return names;
}

std::string game_in_words(Language language, const Table& table, std::size_t game,
                          const std::vector<std::string>& names) {
  const Table::GameResult result = table.results()[game];
  std::string line =
      is_series(table) ? fill(language, game_number, {std::to_string(game + 1)}) : "";
  std::vector<Player> winners;
  for (std::size_t i = 0; i < result.players.size(); ++i) {
    if (i > 0) line += ", ";
    const auto count = static_cast<std::uint64_t>(result.points[i]);
    line += names[number(result.players[i])] + ' ';
    // Where seats are numbered as the players are, they say nothing new.
    if (result.seats[i] != std::to_string(number(result.players[i]) + 1))
      line += '(' + result.seats[i] + ") ";
    line += counted(language, count, points_of(table.game()));
    if (result.won[i]) winners.push_back(result.players[i]);
  }
  return line + ". " + winners_in_words(language, table, winners, names);
}

std::string result_in_words(Language language, const Table& table,
                            const std::vector<std::string>& names) {
  std::string out;
  for (std::size_t game = 0; game < table.results().size(); ++game)
    out += game_in_words(language, table, game, names) + '\n';
  const std::vector<int> won = table.games_won();
  if (is_series(table) && !table.results().empty()) {
    std::vector<std::string> stand;
    for (std::size_t p = 0; p < won.size(); ++p)
      stand.push_back(names[p] + ' ' +
                      counted(language, static_cast<std::uint64_t>(won[p]), games));
    std::string score;
    for (const std::string& part : stand) score += (score.empty() ? "" : ", ") + part;
    const std::string winners =
        table.is_over() ? winners_in_words(language, table, table.winners(), names) : "";
    out += fill(language, match_line, {score, winners});
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
  if (!table.is_over()) {
    const auto count = static_cast<std::uint64_t>(table.seq());
    out += fill(language, in_progress, {counted(language, count, events)}) + '\n';
  }
  return out;
}

}  // namespace troika::cli
