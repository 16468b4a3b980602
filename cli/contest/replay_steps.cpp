#include "cli/contest/replay_steps.h"

#include <cassert>

namespace troika::cli {
namespace {

Player player_at(const Table& table, std::string_view seat) {
  for (std::size_t p = 0; p < table.players(); ++p)
    if (table.seat_name(static_cast<Player>(p)) == seat) return static_cast<Player>(p);
  assert(false && "a good record names seats that there are");
  return {};
}

}  // namespace

void each_move(std::string_view record,
               const std::function<bool(const Table&, Player, std::string_view move)>& before) {
  const auto text = read_record(record);
  assert(text.has_value());
  std::vector<Option> options;
  for (const auto& option : text->options)
    options.push_back({std::string(option.key), std::string(option.value)});
  const auto table = *make_table(text->game, options);
  for (const RecordLine& line : text->lines) {
    if (line.kind == RecordLine::Kind::seat) {
      const Player player = player_at(*table, line.actor);
      if (!before(*table, player, line.text)) return;
      [[maybe_unused]] const auto made =
          table->play(LocalDoor::player(player), table->seq(), line.text);
      assert(made.has_value());
    }
    if (line.kind != RecordLine::Kind::chance) continue;
    for (std::string_view rest = line.text; !rest.empty();) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      [[maybe_unused]] const auto made = table->play_chance(word);
      assert(made.has_value());
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
  }
}

}  // namespace troika::cli
