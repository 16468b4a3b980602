#include "games/touche/figures.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/options.h"

namespace troika::touche {
namespace {

constexpr std::array<std::string_view, figure_names> names = {"square", "line",        "tee",
                                                              "cross",  "combination", "own"};

Shape placed_at_origin(Shape shape) {
  int row = shape.front().row;
  int file = shape.front().file;
  for (const Spot spot : shape) {
    row = std::min(row, spot.row);
    file = std::min(file, spot.file);
  }
  for (Spot& spot : shape) spot = {spot.row - row, spot.file - file};
  std::ranges::sort(shape);
  return shape;
}

Shape rotated(Shape shape) {
  for (Spot& spot : shape) spot = {spot.file, -spot.row};
  return placed_at_origin(std::move(shape));
}

Shape mirrored(Shape shape) {
  for (Spot& spot : shape) spot.file = -spot.file;
  return placed_at_origin(std::move(shape));
}

Shape drawn(std::string_view pattern) {
  Shape shape;
  Spot at;
  for (const char c : pattern) {
    if (c == 'x') shape.push_back(at);
    ++at.file;
    if (c == '/') at = {at.row + 1, 0};
  }
  return placed_at_origin(std::move(shape));
}

void add_ways(std::vector<Shape>& shapes, std::string_view pattern, bool rotate, bool mirror) {
  Shape shape = drawn(pattern);
  for (int mirrors = 0; mirrors <= (mirror ? 1 : 0); ++mirrors) {
    for (int turns = 0; turns < (rotate ? 4 : 1); ++turns) {
      if (std::ranges::find(shapes, shape) == shapes.end()) shapes.push_back(shape);
      if (rotate) shape = rotated(std::move(shape));
    }
    shape = mirrored(std::move(shape));
  }
}

Figure usual_figure(FigureName name) {
  Figure figure;
  const auto add = [&](std::string_view pattern) { add_ways(figure.shapes, pattern, true, false); };
  switch (name) {
    case FigureName::square:
      figure.initial = 'S';
      figure.points = 10;
      add("xx/xx");
      break;
    case FigureName::line:
      figure.initial = 'L';
      figure.points = 10;
      add("xxxxx");
      add("x..../.x.../..x../...x./....x");
      break;
    case FigureName::tee:
      figure.initial = 'T';
      figure.points = 15;
      add("xxx/.x./.x.");
      add("...x/x.x./.x../..x.");
      break;
    case FigureName::cross:
      figure.initial = 'C';
      figure.points = 15;
      add(".x./xxx/.x.");
      add("x.x/.x./x.x");
      break;
    case FigureName::combination:
    case FigureName::own:
      assert(false);
  }
  return figure;
}

std::vector<Figure> usual_figures(FigureName name) {
  if (name != FigureName::combination) return {usual_figure(name)};
  return {usual_figure(FigureName::square), usual_figure(FigureName::line),
          usual_figure(FigureName::tee), usual_figure(FigureName::cross)};
}

const Reason* check_pattern(std::string_view pattern) {
  const std::size_t width = std::min(pattern.find('/'), pattern.size());
  if (width == 0) return &bad_pattern;
  if ((pattern.size() + 1) % (width + 1) != 0) return &uneven_pattern;
  const std::size_t height = (pattern.size() + 1) / (width + 1);
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if ((pattern[i] == '/') != (i % (width + 1) == width)) return &uneven_pattern;
  }
  const auto cells = static_cast<std::size_t>(std::ranges::count(pattern, 'x'));
  if (cells < min_figure_size || cells > max_figure_size) return &pattern_cells;
  if (width > 12 || height > 12) return &large_pattern;
  const auto file_has = [&](std::size_t file) {
    for (std::size_t row = 0; row < height; ++row) {
      if (pattern[row * (width + 1) + file] == 'x') return true;
    }
    return false;
  };
  const bool tight = pattern.substr(0, width).contains('x') &&
                     pattern.substr(pattern.size() - width).contains('x') && file_has(0) &&
                     file_has(width - 1);
  return tight ? nullptr : &loose_pattern;
}

// Own figures, as behind `own:` and up to the `*`.
class OwnFigures {
 public:
  explicit OwnFigures(std::string_view text) : text_(text) {}

  std::expected<std::vector<Figure>, Fault> read() {
    std::vector<Figure> figures;
    do {
      if (figures.size() == max_figures) return fault(too_many_figures, {}, at_);
      const std::size_t begin = at_;
      auto figure = read_one(static_cast<char>('a' + figures.size()));
      if (!figure) return std::unexpected(figure.error());
      for (const Figure& other : figures) {
        for (const Shape& shape : figure->shapes) {
          if (std::ranges::find(other.shapes, shape) != other.shapes.end())
            return fault(same_figures, {}, begin);
        }
      }
      figures.push_back(std::move(*figure));
    } while (at_++ < text_.size());  // over the +
    return figures;
  }

 private:
  std::string_view until(std::string_view stops) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(stops, begin), text_.size());
    return text_.substr(begin, at_ - begin);
  }
  bool skip(char c) {
    const bool there = at_ < text_.size() && text_[at_] == c;
    if (there) ++at_;
    return there;
  }

  std::expected<Figure, Fault> read_one(char initial) {
    const std::size_t begin = at_;
    const std::string_view pattern = until(":@+");
    if (const std::size_t odd = pattern.find_first_not_of("x./"); odd != pattern.npos)
      return fault(bad_pattern, {}, begin + odd);
    if (const Reason* reason = check_pattern(pattern)) return fault(*reason, {}, begin);
    if (!skip(':')) return fault(bad_flags, {}, at_);
    const std::size_t flags_at = at_;
    const std::string_view flags = until("@+");
    if (flags != "r" && flags != "m" && flags != "rm" && flags != "-")
      return fault(bad_flags, {}, flags_at);
    if (!skip('@')) return fault(bad_points, {}, at_);
    const std::size_t points_at = at_;
    const auto points = read_number(until("+"), 0, 999);
    if (!points) return fault(bad_points, {}, points_at);
    Figure figure{initial, *points, {}};
    add_ways(figure.shapes, pattern, flags.starts_with('r'), flags.ends_with('m'));
    return figure;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string_view text_of(FigureName name) { return names[static_cast<std::size_t>(name)]; }

std::optional<FigureName> figure_named(std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<FigureName>(found - names.begin());
}

std::expected<Goal, Fault> read_goal(std::string_view text) {
  const std::size_t star = text.rfind('*');
  const std::string_view what = text.substr(0, star);
  const auto name = figure_named(what.substr(0, what.find(':')));
  if (!name) return fault(unknown_figure);
  const auto number = star == text.npos ? std::nullopt : read_number(text.substr(star + 1), 1, 99);
  if (!number) return fault(bad_figure_number, {}, std::min(star, text.size()));
  constexpr std::string_view own = "own:";
  if (*name != FigureName::own) {
    if (what != text_of(*name)) return fault(unknown_figure);
    return Goal{*name, *number, usual_figures(*name), std::string(text)};
  }
  if (!what.starts_with(own)) return fault(bad_pattern, {}, what.size());
  auto figures = OwnFigures(what.substr(own.size())).read();
  if (!figures) return fault(*figures.error().reason, {}, own.size() + figures.error().column);
  return Goal{*name, *number, std::move(*figures), std::string(text)};
}

Goal usual_goal(FigureName name, std::size_t sides) {
  const bool longer = name == FigureName::square || name == FigureName::combination;
  const int number = (longer ? 4 : 3) - (sides == 3 ? 1 : 0);
  return {name, number, usual_figures(name),
          std::string(text_of(name)) + '*' + std::to_string(number)};
}

}  // namespace troika::touche
