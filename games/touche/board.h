#pragma once

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "games/touche/card.h"
#include "games/touche/cells.h"

namespace troika::touche {

inline constexpr std::size_t max_board_side = 16;

// Where the cells lie and which card each shows (RULES 2). Boards are data: `read_board` makes
// them.
class Board {
 public:
  const std::string& name() const { return name_; }
  const std::string& title(Language language) const;  // in English if it has no other
  std::size_t files() const { return files_; }
  std::size_t ranks() const { return ranks_; }

  std::size_t cells() const { return shown_.size(); }
  CellSet free_spaces() const { return free_; }
  CellSet card_cells() const { return card_cells_; }
  // Nothing for a free space.
  std::optional<Card> shown_on(Cell c) const;
  // By card: the two cells that show it.
  const std::array<std::array<Cell, 2>, 52>& cells_of() const { return cells_of_; }

  // Rows are counted from 0 at the top rank, files from 0 at file a. Nothing where no cell is, also
  // outside the grid.
  std::optional<Cell> at(int row, int file) const;
  std::size_t row_of(Cell c) const { return places_[index(c)] / max_board_side; }
  std::size_t file_of(Cell c) const { return places_[index(c)] % max_board_side; }

  // `d11`
  void write_cell(std::string& out, Cell c) const;
  // The cell named at the beginning of the text, which it is taken off from.
  std::optional<Cell> take_cell(std::string_view& text) const;

  // On one line, as `read_board` takes it.
  std::string json() const;

  bool operator==(const Board&) const = default;

 private:
  friend class BoardReader;
  std::string name_;
  std::array<std::string, std::size(language_list)> titles_;  // by language
  std::size_t files_ = 0;
  std::size_t ranks_ = 0;
  std::array<Cell, max_board_side * max_board_side> grid_{};
  std::vector<std::uint8_t> places_;  // in the grid, by cell
  std::vector<Card> shown_;           // by cell; the joker stands for a free space
  std::array<std::array<Cell, 2>, 52> cells_of_{};
  CellSet free_;
  CellSet card_cells_;
};

inline constexpr Reason board_not_json{"board-not-json", "the board is not JSON"};
inline constexpr Reason board_not_object{"board-not-object", "the board must be a JSON object"};
inline constexpr Reason board_name{"board-name", "the board needs a name of 1 to 40 bytes"};
inline constexpr Reason board_title{
    "board-title", "the board needs a title in English and in Russian, each of 1 to 80 bytes"};
inline constexpr Reason board_files{"board-files",
                                    "the files must be the letters from a on, at most 16"};
inline constexpr Reason board_ranks{"board-ranks", "the ranks must be a number from 1 to 16"};
inline constexpr Reason board_rows{"board-rows", "there must be one row of text for every rank"};
inline constexpr Reason board_row_length{
    "board-row-length", "a row must have one entry for every file, with single spaces between"};
inline constexpr Reason board_entry{
    "board-entry", "an entry is a card as in 3S, FR for a free space, or .. for no cell"};
inline constexpr Reason board_too_many_cells{"board-too-many-cells",
                                             "a board has at most 128 cells"};
inline constexpr Reason board_card_thrice{"board-card-thrice", "a card is shown on a third cell"};
inline constexpr Reason board_card_missing{"board-card-missing",
                                           "every card must be shown on two cells", 2};

// Why a board was refused. `field` is the key in the JSON; row and column of `rows` count from 1
// and are 0 where the fault has no such place.
struct BoardFault {
  const Reason* reason;
  std::string_view field{};
  std::size_t row = 0;
  std::size_t column = 0;
};

std::expected<Board, BoardFault> read_board(std::string_view json);
std::shared_ptr<const Board> standard_board();

}  // namespace troika::touche
