#pragma once

#include <compare>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"

namespace troika::touche {

// What a game is about, as people name it.
enum class FigureName : std::uint8_t { square, line, tee, cross, combination, own };
inline constexpr std::size_t figure_names = 6;

std::string_view text_of(FigureName name);
std::optional<FigureName> figure_named(std::string_view text);

// A cell of a figure: rows down, files to the right.
struct Spot {
  int row = 0;
  int file = 0;
  auto operator<=>(const Spot&) const = default;
};

// The cells of a figure in one of the ways it may lie: in board order, moved so that the smallest
// row and the smallest file are 0.
using Shape = std::vector<Spot>;

// One kind of figure in all the ways it may lie.
struct Figure {
  char initial;  // as in FIGURES
  int points;    // RULES 22
  std::vector<Shape> shapes;
  std::size_t size() const { return shapes.front().size(); }
  bool operator==(const Figure&) const = default;
};
inline constexpr std::size_t max_figures = 8;
inline constexpr std::size_t max_figure_size = 8;
inline constexpr std::size_t min_figure_size = 3;

// The kinds that count in a game and how many of them win. Shapes of different kinds differ, so the
// cells of a figure tell its kind.
struct Goal {
  FigureName name;
  int number;
  std::vector<Figure> figures;
  std::string text;  // as in GOAL
  bool operator==(const Goal&) const = default;
};

inline constexpr Reason unknown_figure{"unknown-figure",
                                       "a figure is square, line, tee, cross, combination or own"};
inline constexpr Reason bad_figure_number{"bad-figure-number",
                                          "the goal ends with * and a number from 1 to 99"};
inline constexpr Reason bad_pattern{"bad-pattern", "a pattern is rows of x and . separated by /",
                                    9};
inline constexpr Reason uneven_pattern{"uneven-pattern",
                                       "the rows of a pattern must be equally long"};
inline constexpr Reason loose_pattern{
    "loose-pattern", "a pattern must have an x in each of its outer rows and files"};
inline constexpr Reason large_pattern{"large-pattern",
                                      "a pattern is at most 12 cells wide and 12 high"};
inline constexpr Reason pattern_cells{"pattern-cells", "a figure has 3 to 8 cells", 9};
inline constexpr Reason bad_flags{
    "bad-flags", "behind the pattern comes : and r (may be rotated), m (may be mirrored), rm or -"};
inline constexpr Reason bad_points{"bad-points",
                                   "behind the flags comes @ and points from 0 to 999"};
inline constexpr Reason too_many_figures{"too-many-figures", "at most 8 own figures are possible"};
inline constexpr Reason same_figures{"same-figures", "two of your own figures can look the same"};

// A goal as in the field GOAL of a position: `square*4`, `own:xxxx:r@10*3`.
std::expected<Goal, Fault> read_goal(std::string_view text);
// The goal of the table of RULES 8 for two or three sides; not `own`.
Goal usual_goal(FigureName name, std::size_t sides);

}  // namespace troika::touche
