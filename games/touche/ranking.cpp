#include "games/touche/ranking.h"

#include <algorithm>
#include <numeric>

namespace troika::touche {
namespace {

constexpr int for_combination = 20, for_shut_out = 25;  // RULES 22

const Goal* goal_about(const Options& options, std::string_view about) {
  const auto name = figure_named(about);
  const auto layout = name ? options.layout(*name) : nullptr;
  return layout ? &layout->goal() : nullptr;
}

const Text& name_of(const Figure& figure) {
  switch (figure.initial) {
    case 'S':
      return squares_mark;
    case 'L':
      return lines_mark;
    case 'T':
      return tees_mark;
    case 'C':
      return crosses_mark;
    default:
      return own_mark;
  }
}

bool must_differ(const Options& options, const Goal& goal) {
  return options.different() && goal.name == FigureName::combination;  // RULES 8
}

// A game won with as many figures as win, of the kinds that count least.
Tally least_win(const Options& options, const Goal& goal) {
  std::vector<int> points;
  for (const Figure& figure : goal.figures) points.push_back(figure.points);
  std::ranges::sort(points);
  if (!must_differ(options, goal))
    points.assign(static_cast<std::size_t>(goal.number), points.front());
  points.resize(static_cast<std::size_t>(goal.number));
  const int bonus = goal.name == FigureName::combination ? for_combination : 0;
  return {std::accumulate(points.begin(), points.end(), bonus), goal.number, 1};
}

}  // namespace

std::vector<std::string> Ranking::subjects(const Options& options) {
  std::vector<std::string> list;
  for (std::size_t i = 0; i < figure_names; ++i)
    if (options.layout(static_cast<FigureName>(i)))
      list.emplace_back(text_of(static_cast<FigureName>(i)));
  return list;
}

std::vector<Mark> Ranking::marks(const Options& options, std::string_view about) {
  const Goal* goal = goal_about(options, about);
  std::vector<Mark> list;
  if (goal == nullptr) return list;
  const int most = must_differ(options, *goal) ? 1 : goal->number;
  for (const Figure& figure : goal->figures)
    list.push_back({std::string(1, figure.initial), name_of(figure), most});
  return list;
}

Sheet Ranking::sheet(const Truth<Touche>& over) {
  const Open& open = over.open();
  const Goal& goal = open.layout->goal();
  Sheet sheet{std::string(text_of(goal.name)), {}};
  for (std::size_t i = 0; i < open.seating.seats(); ++i) {
    std::vector<int> counts(goal.figures.size());
    for (const std::uint8_t kind : open.figures[open.seating.side(seat_at(i))]) ++counts[kind];
    sheet.marks.push_back(std::move(counts));
  }
  return sheet;
}

std::expected<Counted, Fault> Ranking::count(const Options& options, const Sheet& sheet) {
  const Goal* goal = goal_about(options, sheet.about);
  if (goal == nullptr || !fits(sheet, sides(options), marks(options, sheet.about)))
    return fault(bad_sheet);
  std::vector<int> figures;
  for (const auto& kinds : sheet.marks)
    figures.push_back(std::accumulate(kinds.begin(), kinds.end(), 0));
  const int most = *std::ranges::max_element(figures);
  const auto leaders = std::ranges::count(figures, most);
  const int all = std::accumulate(figures.begin(), figures.end(), 0);
  // The first side with that many wins at once (RULES 19).
  if (most > goal->number || (most == goal->number && leaders > 1)) return fault(bad_sheet);

  Counted counted;
  for (std::size_t side = 0; side < figures.size(); ++side) {
    int points = 0;
    for (std::size_t kind = 0; kind < goal->figures.size(); ++kind)
      points += sheet.marks[side][kind] * goal->figures[kind].points;
    const bool leads = figures[side] == most;
    const bool won = leads && leaders == 1;
    if (won && goal->name == FigureName::combination) points += for_combination;
    if (won && all == most) points += for_shut_out;
    counted.tallies.push_back({points, figures[side], won ? 1 : 0});
    counted.won.push_back(leads);
  }
  return counted;
}

Tally Ranking::walkover(const Options& options) {
  Tally tally{};
  for (int game = 0; game < options.games() / 2 + 1; ++game) {
    Tally least{};
    if (options.named()) {
      bool any = false;
      for (const std::string& about : subjects(options)) {
        const Tally win = least_win(options, *goal_about(options, about));
        least = any ? std::min(least, win) : win;
        any = true;
      }
    } else {
      const auto& figures = options.figures();
      const auto name = figures[static_cast<std::size_t>(game) % figures.size()];
      least = least_win(options, options.layout(name)->goal());
    }
    for (std::size_t i = 0; i < tally.size(); ++i) tally[i] += least[i];
  }
  return tally;
}

}  // namespace troika::touche
