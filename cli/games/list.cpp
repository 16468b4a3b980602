// The games with words for the terminal, in the order in which people are asked. Programs for tests
// are linked with a list of their own.
#include <array>

#include "cli/games/terminal_game.h"

namespace troika::cli {

extern const TerminalGame der_isses_in_terminal, talat_in_terminal, touche_in_terminal;

std::span<const TerminalGame* const> terminal_games() {
  static constexpr std::array<const TerminalGame*, 3> games{
      &der_isses_in_terminal, &talat_in_terminal, &touche_in_terminal};
  return games;
}

}  // namespace troika::cli
