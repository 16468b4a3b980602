#include <iostream>

#include "cli/contest/commands.h"
#include "cli/contest/engine.h"
#include "cli/terminal/text.h"
#include "table/mind.h"
#include "table/rulebook.h"

namespace troika::cli {
namespace {

constexpr Text bad_bot{"engine-bad-bot",
                       "--bot: choose 1 to 8, random, greedy or mcts, perhaps with a budget"};

}  // namespace

void engine(const Context& context, const std::string& bot) {
  const auto name = read_bot_name(bot);
  if (!name || !make_mind(game_names[0], name->name))
    throw Refused(std::string(bad_bot.in(context.language)));
  std::cin.tie(nullptr);  // reading must not write: another thread may be answering
  converse(*name, std::cin, std::cout);
}

}  // namespace troika::cli
