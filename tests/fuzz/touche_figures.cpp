#include <cstdlib>

#include "games/touche/layout.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

// A goal is refused with its place, or its figures can be laid out and told apart by their cells.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troika::touche;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto goal = read_goal(text);
  if (!goal) {
    demand(goal.error().reason != nullptr && goal.error().column <= text.size());
    return 0;
  }
  demand(goal->text == text && goal->number >= 1 && goal->number <= 99);
  demand(!goal->figures.empty() && goal->figures.size() <= max_figures);
  static const auto board = standard_board();
  const Layout layout(board, *goal);
  for (const Layout::Place& place : layout.places()) {
    const auto cells = static_cast<std::size_t>(place.cells.size());
    demand(cells == goal->figures[place.kind].size());
    int alike = 0;
    place.cells.each([&](Cell cell) {
      const auto through = layout.through(cell);
      for (const CellSet other : through.cells) alike += other == place.cells ? 1 : 0;
    });
    demand(static_cast<std::size_t>(alike) == cells);
  }
  return 0;
}
