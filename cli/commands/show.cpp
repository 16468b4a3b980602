#include <iostream>

#include "cli/commands/commands.h"
#include "cli/games/terminal_game.h"

namespace troika::cli {

void show(const Context& context, const PositionQuestion& question) {
  const auto rulebook = open_rulebook(context, question.game, question.board_file);
  if (const auto checked = rulebook->check(question.position); !checked)
    throw Refused(in_words(context.language, checked.error(), question.position));
  const auto options = board_option(context, question.game, question.board_file);
  std::cout << narrator_of(question.game, options)->draw(context.screen, question.position, {});
}

}  // namespace troika::cli
