#include "tournament/state.h"

#include <algorithm>

namespace troika::tournament {
namespace {

bool is_entrant(const State& state, EntrantNumber number) { return number < state.entrants.size(); }

bool are_different_entrants(const State& state, const std::vector<EntrantNumber>& numbers) {
  std::vector<EntrantNumber> sorted = numbers;
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) == sorted.end() &&
         std::ranges::all_of(sorted, [&](EntrantNumber who) { return is_entrant(state, who); });
}

// Everybody at most once, and full tables.
bool fits(const State& state, const Paired& paired) {
  std::vector<EntrantNumber> all = paired.resting;
  for (const auto& table : paired.tables) {
    if (table.size() != state.sides()) return false;
    all.insert(all.end(), table.begin(), table.end());
  }
  return are_different_entrants(state, all);
}

void set_free(State& state, const Seated& table, TableNumber number) {
  for (const EntrantNumber who : table.entrants) {
    Entrant& entrant = state.entrants[who];
    if (entrant.at != number) continue;
    entrant.at.reset();
    entrant.free_since = state.entries;
  }
}

void sit_down(State& state, std::size_t round, const std::vector<EntrantNumber>& entrants) {
  const TableNumber number = state.tables.size();
  Seated table{round, entrants, {}, {}, {}, false};
  for (std::size_t seat = 0; seat < entrants.size(); ++seat) {
    Entrant& entrant = state.entrants[entrants[seat]];
    if (!entrant.in) {
      table.forfeits.push_back(entrants[seat]);
      continue;
    }
    entrant.at = number;
    ++entrant.seats[seat];
    entrant.last_seat = seat;
    for (const EntrantNumber other : entrants)
      if (other != entrants[seat]) entrant.met.push_back(other);
  }
  if (table.is_done()) set_free(state, table, number);
  state.tables.push_back(std::move(table));
}

struct Fold {
  State& state;

  bool operator()(const log::Created& b) const {
    if (state.entries > 0) return false;
    state.settings = b.settings;
    state.host = b.host;
    state.seed = b.seed;
    state.ranking = ranking_of(b.settings);
    return true;
  }
  bool operator()(const log::Joined& b) const {
    Entrant entrant;
    entrant.guest = b.guest;
    entrant.name = b.name;
    entrant.members = b.members;
    entrant.bot = b.bot;
    entrant.seats.resize(state.sides());
    entrant.lot = state.entrants.size();
    entrant.free_since = state.entries;
    state.entrants.push_back(std::move(entrant));
    return state.stage != Stage::over;
  }
  // Who leaves a table for two forfeits; at a table for three the others play on.
  bool operator()(const log::Left& b) const {
    if (!is_entrant(state, b.entrant) || !state.entrants[b.entrant].in) return false;
    Entrant& entrant = state.entrants[b.entrant];
    entrant.in = false;
    if (!entrant.at) return true;
    const TableNumber number = *entrant.at;
    entrant.at.reset();
    Seated& table = state.tables[number];
    table.forfeits.push_back(b.entrant);
    if (table.is_done()) set_free(state, table, number);
    return true;
  }
  bool operator()(const log::Returned& b) const {
    if (!is_entrant(state, b.entrant) || state.entrants[b.entrant].in) return false;
    state.entrants[b.entrant].in = true;
    state.entrants[b.entrant].free_since = state.entries;
    return true;
  }
  bool operator()(const log::Started& b) const {
    if (state.stage != Stage::open || b.lots.size() != state.entrants.size() ||
        !are_different_entrants(state, b.lots))
      return false;
    for (std::size_t i = 0; i < b.lots.size(); ++i) state.entrants[b.lots[i]].lot = i;
    state.rounds = b.rounds;
    state.stage = Stage::playing;
    return true;
  }
  bool operator()(const log::Planned& b) const {
    state.plan = b.rounds;
    return std::ranges::all_of(b.rounds, [&](const Paired& one) { return fits(state, one); });
  }
  bool operator()(const log::RoundMade& b) const {
    if (state.stage != Stage::playing || !fits(state, b.paired)) return false;
    state.made.push_back(b.paired);
    state.commitments.push_back(b.commitment);
    state.opened.emplace_back();
    if (!state.plan.empty()) state.plan.erase(state.plan.begin());
    for (const auto& table : b.paired.tables) sit_down(state, state.made.size(), table);
    for (const EntrantNumber who : b.paired.resting) ++state.entrants[who].rests;
    return true;
  }
  bool operator()(const log::TableMade& b) const {
    if (state.stage != Stage::playing || !fits(state, Paired{{b.entrants}, {}})) return false;
    for (const EntrantNumber who : b.entrants)
      if (state.entrants[who].at || !state.entrants[who].in) return false;
    sit_down(state, 0, b.entrants);
    return true;
  }
  bool operator()(const log::Reported& b) const {
    if (b.table >= state.tables.size()) return false;
    Seated& table = state.tables[b.table];
    auto tallies = add_up(*state.ranking, b.sheets);
    if (!tallies || b.corrected != table.is_done()) return false;
    table.sheets = b.sheets;
    table.tallies = std::move(*tallies);
    table.corrected = b.corrected;
    // A correction may also say that somebody did come after all.
    if (b.corrected) table.forfeits.clear();
    set_free(state, table, b.table);
    return true;
  }
  bool operator()(const log::Forfeited& b) const {
    if (b.table >= state.tables.size()) return false;
    Seated& table = state.tables[b.table];
    for (const EntrantNumber who : b.entrants) {
      if (std::ranges::find(table.entrants, who) == table.entrants.end()) return false;
      if (!table.has_forfeited(who)) table.forfeits.push_back(who);
    }
    if (table.is_done()) set_free(state, table, b.table);
    return true;
  }
  bool operator()(const log::Opened& b) const {
    if (b.round == 0 || b.round > state.opened.size()) return false;
    state.opened[b.round - 1] = b.seed;
    return true;
  }
  bool operator()(const log::Paused&) const { return change(Stage::playing, Stage::paused); }
  bool operator()(const log::Resumed&) const { return change(Stage::paused, Stage::playing); }
  bool operator()(const log::Ended&) const {
    for (Entrant& entrant : state.entrants) entrant.at.reset();
    state.stage = Stage::over;
    return true;
  }

  bool change(Stage from, Stage to) const {
    if (state.stage != from) return false;
    state.stage = to;
    return true;
  }
};

}  // namespace

bool Seated::has_forfeited(EntrantNumber who) const {
  return std::ranges::find(forfeits, who) != forfeits.end();
}

// A table for two is done when one forfeits; one for three when only one is left.
bool Seated::is_done() const { return has_result() || forfeits.size() + 1 >= entrants.size(); }

std::size_t State::present() const {
  return static_cast<std::size_t>(std::ranges::count(entrants, true, &Entrant::in));
}

bool State::is_round_over() const {
  return std::ranges::all_of(tables, [](const Seated& table) { return table.is_done(); });
}

bool fold(State& state, const log::Body& body) {
  const bool is_first = state.entries == 0;
  if (is_first != std::holds_alternative<log::Created>(body)) return false;
  if (!std::visit(Fold{state}, body)) return false;
  ++state.entries;
  return true;
}

std::optional<std::vector<Tally>> add_up(const Ranking& ranking, const std::vector<Sheet>& sheets) {
  if (sheets.empty()) return std::nullopt;
  std::vector<Tally> sums(ranking.sides());
  for (const Sheet& sheet : sheets) {
    const auto counted = ranking.count(sheet);
    if (!counted) return std::nullopt;
    for (std::size_t side = 0; side < sums.size(); ++side)
      for (std::size_t i = 0; i < most_merits; ++i) sums[side][i] += counted->tallies[side][i];
  }
  return sums;
}

room::Seed round_seed(room::Hash hash, const room::Seed& seed, std::string_view id,
                      std::size_t round) {
  std::string text = "troika round 1\n" + room::hex(seed.bytes) + '\n';
  text.append(id) += '\n' + std::to_string(round);
  return {hash(text)};
}

}  // namespace troika::tournament
