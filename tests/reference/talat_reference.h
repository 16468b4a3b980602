#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// Talat once more: slow, obvious and independent of games/talat. It reads and writes the texts of
// the notation and works on a table of words. Meant to be compared with.
namespace talat_reference {

// The cells of a board from a1, b1 to e5: "" or a tower such as "a3H".
using Cells = std::array<std::string, 25>;

Cells read_cells(const std::string& field);
std::string write_cells(const Cells&);

// Rule 12 by the letter: follows all moves without captures until one position has a capture.
// Nothing when that would take more positions than `limit`.
std::optional<bool> is_closed(const Cells&, char first_colour, std::size_t limit);

// A position, field by field as in its line.
struct Position {
  std::array<Cells, 3> boards;
  std::string turn;
  std::array<std::vector<std::string>, 3> hands;
  std::array<int, 3> captured{};
  int players = 3;
};

Position read(const std::string& line);
std::string write(const Position&);

// Answers for positions; remembers which boards are closed. An answer is missing when it would take
// too long to find out about a board.
class Referee {
 public:
  explicit Referee(std::size_t limit) : limit_(limit) {}

  std::optional<std::set<std::string>> legal(const std::string& line);
  std::optional<std::string> after(const std::string& line, const std::string& move);

 private:
  std::optional<std::array<bool, 3>> closed(const Position&);
  std::set<std::string> moves_of(const Position&, char seat, const std::array<bool, 3>& closed);

  std::size_t limit_;
  std::map<std::string, std::optional<bool>> known_;
};

}  // namespace talat_reference
