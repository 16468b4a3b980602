#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.h"

namespace troika::cli {

// A board of any shape, to be drawn with lines and coordinates. Row 0 is the top rank.
class Grid {
 public:
  Grid(std::size_t rows, std::size_t files, std::size_t cell_width);

  // A cell that was never set is not part of the board.
  void set(std::size_t row, std::size_t file, std::string_view text, Paint paint = Paint::plain);
  // Without lines between the rows only the outline of the board is drawn across.
  void draw_between_rows(bool wanted) { between_rows_ = wanted; }

  // The numbers of the ranks stand on the left, and on the right unless that is left out.
  void number_on_both_sides(bool wanted) { both_sides_ = wanted; }

  // Lines of equal width.
  std::vector<std::string> lines(const Screen& screen) const;

 private:
  struct Cell {
    std::string text;
    Paint paint;
  };
  bool is_cell(std::size_t row, std::size_t file) const;  // row and file from 1; 0 lies outside
  bool has_upright(std::size_t row, std::size_t edge) const;
  bool has_across(std::size_t edge, std::size_t file) const;
  std::string file_names() const;
  std::string edge_line(std::size_t edge) const;

  std::size_t rows_, files_, cell_width_;
  bool between_rows_ = true;
  bool both_sides_ = true;
  std::vector<std::optional<Cell>> cells_;
};

// Blocks of lines next to each other.
std::vector<std::string> beside(const std::vector<std::vector<std::string>>& blocks,
                                std::size_t gap);

}  // namespace troika::cli
