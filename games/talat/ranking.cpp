#include "games/talat/ranking.h"

#include <algorithm>
#include <numeric>

namespace troika::talat {
namespace {

constexpr int per_tower = 5, per_rank = 3;  // RULES 15

}  // namespace

// With the ghost 9 + 8 towers can be captured, and 9 own and 4 of the ghost's (18c) stand on a
// start row; with three players 18 and 9.
std::vector<Mark> Ranking::marks(const Options& options, std::string_view about) {
  if (!about.empty()) return {};
  const bool two = options.players == 2;
  return {{"towers", towers_mark, two ? 17 : 18}, {"ranks", ranks_mark, two ? 14 : 9}};
}

Sheet Ranking::sheet(const Truth<Talat>& over) {
  const Outcome<Talat::seats> outcome = Talat::outcome(over);
  Sheet sheet;
  for (std::size_t i = 0; i < over.open().players; ++i) {
    const int towers = over.open().captured[seat_at(i)];
    sheet.marks.push_back({towers, (outcome.points[seat_at(i)] - per_tower * towers) / per_rank});
  }
  return sheet;
}

std::expected<Counted, Fault> Ranking::count(const Options& options, const Sheet& sheet) {
  const auto columns = marks(options, sheet.about);
  if (!fits(sheet, sides(options), columns)) return fault(bad_sheet);
  int captured = 0, most = 0;
  std::vector<int> points;
  for (const auto& of_side : sheet.marks) {
    captured += of_side[0];
    points.push_back(per_tower * of_side[0] + per_rank * of_side[1]);
    most = std::max(most, points.back());
  }
  if (captured > (options.players == 2 ? 26 : 27)) return fault(bad_sheet);  // all that there are
  const auto winners = static_cast<int>(std::ranges::count(points, most));
  Counted counted;
  for (const int of_side : points) {
    const bool won = of_side == most;
    counted.tallies.push_back({won ? merits[0].unit / winners : 0, of_side});
    counted.won.push_back(won);
  }
  return counted;
}

// A game is won with three points at least: nobody wins with none.
Tally Ranking::walkover(const Options& options) {
  const int games = options.games / 2 + 1;
  return {games * merits[0].unit, games * per_rank};
}

}  // namespace troika::talat
