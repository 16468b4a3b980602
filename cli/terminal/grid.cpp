#include "cli/terminal/grid.h"

#include <algorithm>

#include "cli/terminal/text.h"

namespace troika::cli {
namespace {

constexpr std::size_t margin = 3;  // for the number of a rank

// What stands where lines meet: bits are up 1, down 2, left 4, right 8.
constexpr std::string_view crossings[16] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                            "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

std::string without_end_blanks(std::string text) {
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace

Grid::Grid(std::size_t rows, std::size_t files, std::size_t cell_width)
    : rows_(rows), files_(files), cell_width_(cell_width), cells_(rows * files) {}

void Grid::set(std::size_t row, std::size_t file, std::string_view text, Paint paint) {
  cells_[row * files_ + file] = Cell{centred(text, cell_width_), paint};
}

bool Grid::is_cell(std::size_t row, std::size_t file) const {
  if (row == 0 || row > rows_ || file == 0 || file > files_) return false;
  return cells_[(row - 1) * files_ + file - 1].has_value();
}

bool Grid::has_upright(std::size_t row, std::size_t edge) const {
  return is_cell(row, edge) || is_cell(row, edge + 1);
}

bool Grid::has_across(std::size_t edge, std::size_t file) const {
  const bool above = is_cell(edge, file), below = is_cell(edge + 1, file);
  return above != below || (between_rows_ && above);
}

std::string Grid::file_names() const {
  std::string line(margin, ' ');
  for (std::size_t file = 0; file < files_; ++file)
    line += ' ' + centred(std::string(1, static_cast<char>('a' + file)), cell_width_);
  return line + std::string(both_sides_ ? margin + 1 : 1, ' ');
}

std::string Grid::edge_line(std::size_t edge) const {
  std::string line(margin, ' ');
  for (std::size_t side = 0; side <= files_; ++side) {
    const unsigned meeting =
        (has_upright(edge, side) ? 1U : 0U) | (has_upright(edge + 1, side) ? 2U : 0U) |
        (has_across(edge, side) ? 4U : 0U) | (has_across(edge, side + 1) ? 8U : 0U);
    line += crossings[meeting];
    if (side < files_) line += repeated(has_across(edge, side + 1) ? "─" : " ", cell_width_);
  }
  return line + std::string(both_sides_ ? margin : 0, ' ');
}

std::vector<std::string> Grid::lines(const Screen& screen) const {
  std::vector<std::string> out{file_names()};
  for (std::size_t row = 1; row <= rows_ + 1; ++row) {
    bool edge_drawn = false;
    for (std::size_t file = 1; file <= files_; ++file) edge_drawn |= has_across(row - 1, file);
    if (edge_drawn) out.push_back(edge_line(row - 1));
    if (row > rows_) break;

    const std::string rank = std::to_string(rows_ - row + 1);
    std::string line = padded(std::string(rank.size() < 2 ? 1 : 0, ' ') + rank, margin);
    for (std::size_t file = 1; file <= files_; ++file) {
      line += has_upright(row, file - 1) ? "│" : " ";
      const auto& cell = cells_[(row - 1) * files_ + file - 1];
      line += cell ? painted(screen, cell->paint, cell->text) : std::string(cell_width_, ' ');
    }
    line += has_upright(row, files_) ? "│" : " ";
    if (both_sides_) line += ' ' + rank;
    out.push_back(padded(line, width(out.front())));
  }
  out.push_back(file_names());
  return out;
}

std::vector<std::string> beside(const std::vector<std::vector<std::string>>& blocks,
                                std::size_t gap) {
  std::size_t height = 0;
  for (const auto& block : blocks) height = std::max(height, block.size());
  std::vector<std::string> out(height);
  for (const auto& block : blocks) {
    std::size_t columns = 0;
    for (const std::string& line : block) columns = std::max(columns, width(line));
    for (std::size_t i = 0; i < height; ++i)
      out[i] += padded(i < block.size() ? block[i] : "", columns + gap);
  }
  for (std::string& line : out) line = without_end_blanks(std::move(line));
  return out;
}

}  // namespace troika::cli
