#include "cli/contest/engine.h"

#include <cstdlib>
#include <sstream>

namespace {

// Thinking is kept short: what is looked for is a conversation that goes wrong.
std::string hurried(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.starts_with("go "))
      lines += "go seed 1 nodes 5\n";
    else
      lines.append(line) += '\n';
  }
  return lines;
}

}  // namespace

// Whatever an engine is told, it goes on: at the end it still answers a ping.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using troika::cli::BotName;
  static const std::string names[] = {"random", "greedy", "1", "6", "mcts"};
  if (size == 0) return 0;
  const BotName bot{names[data[0] % std::size(names)], {}, troika::Limits{.nodes = 5}};
  std::string text = hurried({reinterpret_cast<const char*>(data) + 1, size - 1});
  const bool quits = ('\n' + text).find("\nquit") != std::string::npos;
  std::istringstream in(text + "ping the end\n");
  std::ostringstream out;
  troika::cli::converse(bot, in, out);
  if (!quits && out.str().find("pong the end\n") == std::string::npos) std::abort();
  return 0;
}
