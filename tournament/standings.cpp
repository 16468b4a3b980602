#include "tournament/standings.h"

#include <algorithm>
#include <numeric>

namespace troika::tournament {
namespace {

Tally walkover_of(const State& state) {
  Tally tally = state.ranking->walkover();
  for (int& merit : tally) merit *= state.settings.matches / 2 + 1;
  return tally;
}

void add(Tally& sum, const Tally& more) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

// Left a round robin for two before half of all rounds were played.
bool left_early(const State& state, EntrantNumber who) {
  if (state.settings.format != Format::round_robin || state.sides() != 2 || state.entrants[who].in)
    return false;
  std::size_t played = 0;
  for (const Seated& table : state.tables)
    played += table.has_result() && !table.has_forfeited(who) &&
              std::ranges::find(table.entrants, who) != table.entrants.end();
  return 2 * played < state.rounds;
}

std::vector<bool> early_leavers(const State& state) {
  std::vector<bool> left;
  for (EntrantNumber who = 0; who < state.entrants.size(); ++who)
    left.push_back(left_early(state, who));
  return left;
}

std::optional<Tally> brought(const State& state, const Seated& table, std::size_t seat,
                             const Tally& walkover) {
  if (table.has_forfeited(table.entrants[seat])) return Tally{};
  if (table.has_result()) return table.tallies[seat];
  if (table.is_done()) return walkover;
  if (state.stage == Stage::over) return Tally{};  // it was never finished
  return std::nullopt;
}

}  // namespace

bool is_annulled(const State& state, const Seated& table) {
  return std::ranges::any_of(table.entrants,
                             [&](EntrantNumber who) { return left_early(state, who); });
}

std::optional<Tally> tally_of(const State& state, const Seated& table, std::size_t seat) {
  return brought(state, table, seat, walkover_of(state));
}

std::vector<Standing> standings(const State& state) {
  const Tally walkover = walkover_of(state);
  const std::vector<bool> left = early_leavers(state);
  std::vector<Standing> list;
  for (EntrantNumber who = 0; who < state.entrants.size(); ++who) {
    const int rests = state.entrants[who].rests;
    Standing line{who, 0, false, {}, 0, rests, 0};
    for (int i = 0; i < rests; ++i) add(line.total, walkover);
    list.push_back(line);
  }
  for (const Seated& table : state.tables) {
    if (std::ranges::any_of(table.entrants, [&](EntrantNumber who) { return left[who]; })) continue;
    for (std::size_t seat = 0; seat < table.entrants.size(); ++seat) {
      Standing& line = list[table.entrants[seat]];
      if (const auto tally = brought(state, table, seat, walkover)) add(line.total, *tally);
      if (table.has_forfeited(table.entrants[seat]))
        ++line.forfeits;
      else if (table.has_result())
        ++line.played;
    }
  }
  std::ranges::sort(list, [&](const Standing& a, const Standing& b) {
    if (left[a.entrant] != left[b.entrant]) return !left[a.entrant];
    if (a.total != b.total) return a.total > b.total;
    return state.entrants[a.entrant].lot < state.entrants[b.entrant].lot;
  });
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (left[list[i].entrant]) continue;
    const bool as_before = i > 0 && list[i - 1].total == list[i].total;
    list[i].place = as_before ? list[i - 1].place : i + 1;
    list[i].shared = as_before;
    if (as_before) list[i - 1].shared = true;
  }
  return list;
}

}  // namespace troika::tournament
