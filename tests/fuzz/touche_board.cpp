#include <cstdlib>

#include "games/touche/board.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

// A board is refused with its place, or it can be written and read back, and names its cells.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troika::touche;
  const auto board = read_board({reinterpret_cast<const char*>(data), size});
  if (!board) {
    demand(board.error().reason != nullptr);
    demand(board.error().row <= max_board_side && board.error().column <= max_board_side);
    return 0;
  }
  demand(board->cells() >= 104 && board->cells() <= max_cells);
  const auto again = read_board(board->json());
  demand(again.has_value() && *again == *board);
  demand((board->free_spaces() & board->card_cells()).empty());
  for (std::size_t i = 0; i < board->cells(); ++i) {
    std::string text;
    board->write_cell(text, cell_at(i));
    std::string_view rest = text;
    demand(board->take_cell(rest) == cell_at(i) && rest.empty());
  }
  return 0;
}
