#include "games/der_isses/ranking.h"

#include <algorithm>

namespace troika::der_isses {
namespace {

constexpr int coins_to_win = 4;  // RULES 4

}  // namespace

std::vector<Mark> Ranking::marks(const Options&, std::string_view about) {
  if (!about.empty()) return {};
  return {{"coins", coins_merit, coins_to_win}};
}

Sheet Ranking::sheet(const Truth<DerIsses>& over) {
  Sheet sheet;
  for (const Seat seat : {seat_at(0), seat_at(1)}) sheet.marks.push_back({over.open().coins[seat]});
  return sheet;
}

std::expected<Counted, Fault> Ranking::count(const Options& options, const Sheet& sheet) {
  if (!fits(sheet, sides(options), marks(options, sheet.about))) return fault(bad_sheet);
  const bool first = sheet.marks[0][0] == coins_to_win;
  if (first == (sheet.marks[1][0] == coins_to_win)) return fault(bad_sheet);
  Counted counted;
  for (std::size_t side = 0; side < 2; ++side) {
    const bool won = first == (side == 0);
    counted.tallies.push_back({won ? 1 : 0, sheet.marks[side][0]});
    counted.won.push_back(won);
  }
  return counted;
}

Tally Ranking::walkover(const Options&) { return {1, coins_to_win}; }

}  // namespace troika::der_isses
