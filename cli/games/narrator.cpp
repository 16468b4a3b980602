#include "cli/games/narrator.h"

namespace troika::cli {

Player Company::at(std::string_view seat) const {
  for (std::size_t p = 0; p < table.players(); ++p)
    if (table.seat_name(static_cast<Player>(p)) == seat) return static_cast<Player>(p);
  return Player{};
}

std::string seat_label(const Names& names, std::size_t seat, std::string_view seat_name) {
  std::string label(seat_name);
  if (seat < names.size()) label += " (" + names[seat] + ')';
  return label;
}

std::string Narrator::draw(const Screen&, std::string_view line, const Names& names) const {
  std::string text = std::string(line) + '\n';
  for (const std::string& name : names) text += (text.ends_with('\n') ? "" : ", ") + name;
  return text.ends_with('\n') ? text : text + '\n';
}

std::string Narrator::move(Language, const MoveMade& made) const { return std::string(made.move); }

std::string Narrator::follows(Language, const MoveMade&, const Company&) const { return {}; }

std::string Narrator::chance(Language, const ChanceMade& made, const Company&) const {
  std::string text;
  for (const auto& move : made.moves)
    if (move) text += (text.empty() ? "" : " ") + *move;
  return text.empty() ? text : text + '\n';
}

std::vector<MoveGroup> Narrator::groups(Language, std::string_view,
                                        const std::vector<std::string>& moves) const {
  return {{"", moves}};
}

std::vector<std::string> Narrator::short_forms(std::string_view) const { return {}; }

std::string Narrator::secret_question(Language, std::string_view) const { return {}; }

std::string Narrator::belief(Language, std::string_view about) const {
  return std::string(about) + ':';
}

std::string Narrator::about(Language) const { return {}; }

}  // namespace troika::cli
