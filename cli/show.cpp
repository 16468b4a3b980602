#include <iostream>

#include "cli/command.h"
#include "cli/draw.h"

namespace troika::cli {

std::string draw(const Screen& screen, std::string_view game, const Scene& scene) {
  if (game == "der-isses") return draw_der_isses(screen, scene);
  if (game == "talat") return draw_talat(screen, scene);
  return draw_touche(screen, scene);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) {
    out += line;
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
  return out;
}

std::string seat_label(const Scene& scene, std::size_t seat, std::string_view seat_name) {
  std::string label(seat_name);
  if (seat < scene.names.size()) label += " (" + scene.names[seat] + ')';
  return label;
}

void show(const Context& context, const PositionQuestion& question) {
  const auto rulebook = open_rulebook(context, question.game, question.board_file);
  if (const auto checked = rulebook->check(question.position); !checked)
    throw Refused(in_words(context.language, checked.error(), question.position));
  const std::string board =
      question.board_file.empty() ? "" : read_file(context, question.board_file);
  std::cout << draw(context.screen, question.game, {question.position, board, {}});
}

}  // namespace troika::cli
