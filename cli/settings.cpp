#include <random>

#include "cli/command.h"
#include "games/touche/seating.h"

namespace troika::cli {
namespace {

constexpr Text two_players{"two-players", "--players: Der Isses! is for two players"};
constexpr Text not_both{"not-both", "--players and --seating cannot stand together"};
constexpr Text key_and_value{"key-and-value", "--option: write KEY=VALUE instead of «{1}»"};

}  // namespace

std::vector<Option> options_of(const Context& context, const MatchFlags& flags) {
  check_game(context, flags.game);
  const Language language = context.language;
  std::vector<Option> options;
  const auto add = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) options.push_back({std::string(key), value});
  };

  if (flags.game == "der-isses") {
    if (!flags.players.empty() && flags.players != "2")
      throw Refused(std::string(two_players.in(language)));
  } else if (flags.game == "touche" && !flags.players.empty()) {
    if (!flags.seating.empty()) throw Refused(std::string(not_both.in(language)));
    add("seats", touche::default_seats(static_cast<std::size_t>(
                     read_whole_number(context, "--players", flags.players, 2, 6))));
  } else {
    add("players", flags.players);
  }
  add("seats", flags.seating);
  add("first", flags.first);
  add("dealer", flags.dealer);
  add("games", flags.games);
  if (!flags.own_figures.empty()) {
    const bool with_name = flags.own_figures.starts_with("own:");
    add("own", with_name ? flags.own_figures.substr(4) : flags.own_figures);
    if (flags.figures.empty()) add("figures", "own");
  }
  add("figures", flags.figures);
  if (flags.different) add("different", "1");
  if (flags.freeswap) add("freeswap", "1");
  if (!flags.board_file.empty())
    add("board", read_board_file(context, flags.game, flags.board_file));
  for (const std::string& other : flags.others) {
    const std::size_t equals = other.find('=');
    if (equals == 0 || equals == std::string::npos)
      throw Refused(fill(language, key_and_value, {other}));
    options.push_back({other.substr(0, equals), other.substr(equals + 1)});
  }
  return options;
}

std::uint64_t seed_of(const Context& context, const std::string& given) {
  if (!given.empty()) return read_whole_number(context, "--seed", given, 0, UINT64_MAX);
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

}  // namespace troika::cli
