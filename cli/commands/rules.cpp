#include <iostream>

#include "cli/commands/commands.h"
#include "cli/terminal/rules_text.h"

namespace troika::cli {

void rules(const Context& context, const std::string& game, bool in_short) {
  check_game(context, game);
  if (in_short)
    std::cout << rules_in_short(context.language, game) << '\n';
  else
    std::cout << whole_rules(context.screen, game);
}

}  // namespace troika::cli
