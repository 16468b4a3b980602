#include "tournament/rounds.h"

#include <algorithm>
#include <bit>

#include "tournament/berger.h"
#include "tournament/reasons.h"
#include "tournament/standings.h"
#include "tournament/swiss.h"
#include "tournament/threes.h"

namespace troika::tournament {
namespace {

namespace why = reasons;

std::vector<EntrantNumber> present_by_lot(const State& state) {
  std::vector<EntrantNumber> who;
  for (EntrantNumber i = 0; i < state.entrants.size(); ++i)
    if (state.entrants[i].in) who.push_back(i);
  std::ranges::sort(who, {}, [&](EntrantNumber i) { return state.entrants[i].lot; });
  return who;
}

std::vector<EntrantNumber> present_by_rank(const State& state) {
  std::vector<EntrantNumber> who;
  for (const Standing& line : standings(state))
    if (state.entrants[line.entrant].in) who.push_back(line.entrant);
  return who;
}

// What those in the list have had with each other, by their place in it.
ThreesPast past_of(const State& state, const std::vector<EntrantNumber>& who) {
  std::vector<std::size_t> place(state.entrants.size(), who.size());
  for (std::size_t i = 0; i < who.size(); ++i) place[who[i]] = i;
  ThreesPast past(who.size());
  for (std::size_t i = 0; i < who.size(); ++i) {
    const Entrant& entrant = state.entrants[who[i]];
    std::ranges::copy(entrant.seats, past.seats[i].begin());
    past.rests[i] = entrant.rests;
    for (const EntrantNumber other : entrant.met)
      if (place[other] < who.size()) ++past.met[i][place[other]];
  }
  return past;
}

Paired paired(const ThreesRound& round, const std::vector<EntrantNumber>& who) {
  Paired result;
  for (const Three& table : round.tables)
    result.tables.push_back({who[table[0]], who[table[1]], who[table[2]]});
  for (const std::size_t i : round.resting) result.resting.push_back(who[i]);
  return result;
}

std::uint64_t number_of(const room::Seed& seed) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8U | seed.bytes[i];
  return number;
}

std::optional<Paired> pair_twos(const State& state) {
  std::vector<Contender> ranked;
  for (const Standing& line : standings(state)) {
    const Entrant& entrant = state.entrants[line.entrant];
    if (!entrant.in) continue;
    ranked.push_back({line.entrant, line.total[0], entrant.rests > 0,
                      entrant.seats[0] - entrant.seats[1], entrant.last_seat == 0, entrant.met});
  }
  const auto round = pair_swiss(ranked);
  if (!round) return std::nullopt;
  Paired result;
  for (const auto& [a, b] : round->pairs) result.tables.push_back({a, b});
  if (round->resting) result.resting.push_back(*round->resting);
  return result;
}

// The same people as at their last table.
bool meet_again(const State& state, const std::vector<EntrantNumber>& table) {
  const auto& met = state.entrants[table.front()].met;
  const std::size_t others = table.size() - 1;
  if (met.size() < others) return false;
  return std::ranges::all_of(table.begin() + 1, table.end(), [&](EntrantNumber who) {
    return std::find(met.end() - static_cast<std::ptrdiff_t>(others), met.end(), who) != met.end();
  });
}

std::size_t meetings(const State& state, EntrantNumber a, EntrantNumber b) {
  return static_cast<std::size_t>(std::ranges::count(state.entrants[a].met, b));
}

std::vector<EntrantNumber> with_seats(const State& state, std::vector<EntrantNumber> table) {
  if (table.size() == 3) {
    const ThreesPast past = past_of(state, table);
    const Three order = seated(past, {0, 1, 2});
    return {table[order[0]], table[order[1]], table[order[2]]};
  }
  const auto more_first = [&](EntrantNumber who) {
    return state.entrants[who].seats[0] - state.entrants[who].seats[1];
  };
  if (more_first(table[1]) < more_first(table[0])) std::swap(table[0], table[1]);
  return table;
}

}  // namespace

std::expected<std::size_t, Fault> count_rounds(const State& state) {
  const std::size_t size = state.present(), wanted = state.settings.rounds;
  if (size < state.sides()) return fault(why::too_few);
  const bool twos = state.sides() == 2;
  constexpr std::size_t most_for_all = 128;
  switch (state.settings.format) {
    case Format::open:
      return 0;
    case Format::round_robin:
      if (size > most_for_all) return fault(why::too_many_for_all);
      if (twos) return size - 1 + size % 2;
      return wanted > 0 ? wanted : usual_threes_rounds(size);
    case Format::swiss:
      break;
  }
  // So many that only one can have won all, if half of the field wins in each.
  const std::size_t usual = static_cast<std::size_t>(std::bit_width(size - 1));
  if (!twos) return wanted > 0 ? wanted : usual;
  if (wanted > most_swiss_rounds(size)) return fault(why::too_many_rounds);
  return wanted > 0 ? wanted : std::min(usual, most_swiss_rounds(size));
}

std::vector<Paired> plan_rounds(const State& state) {
  const std::vector<EntrantNumber> who = present_by_lot(state);
  std::vector<Paired> plan;
  if (state.sides() == 2) {
    for (const BergerRound& round : berger_table(who.size())) {
      Paired one;
      for (const auto& [a, b] : round.pairs) one.tables.push_back({who[a], who[b]});
      for (const std::size_t i : round.resting) one.resting.push_back(who[i]);
      plan.push_back(std::move(one));
    }
    return plan;
  }
  const std::size_t rounds = state.rounds - state.made.size();
  for (const ThreesRound& round :
       plan_threes(past_of(state, who), rounds, number_of(state.seed) + state.made.size()))
    plan.push_back(paired(round, who));
  return plan;
}

bool needs_new_plan(const State& state) {
  if (state.sides() == 2 || state.plan.empty()) return false;
  std::vector<EntrantNumber> planned = state.plan.front().resting;
  for (const auto& table : state.plan.front().tables)
    planned.insert(planned.end(), table.begin(), table.end());
  std::ranges::sort(planned);
  std::vector<EntrantNumber> present = present_by_lot(state);
  std::ranges::sort(present);
  return planned != present;
}

std::vector<Paired> plan_with_latecomer(const State& state, EntrantNumber who) {
  std::vector<Paired> plan = state.plan;
  bool first = false;
  for (Paired& round : plan) {
    for (const EntrantNumber other : round.resting)
      round.tables.push_back(first ? std::vector{who, other} : std::vector{other, who});
    first = !first;
    round.resting.clear();
  }
  return plan;
}

std::optional<Paired> pair_round(const State& state) {
  if (state.sides() == 2) return pair_twos(state);
  const std::vector<EntrantNumber> ranked = present_by_rank(state);
  if (ranked.size() < 3) return std::nullopt;
  std::vector<std::size_t> places(ranked.size());
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
  return paired(pair_threes(past_of(state, ranked), places), ranked);
}

std::optional<std::vector<EntrantNumber>> pair_free(const State& state) {
  std::vector<EntrantNumber> free;
  for (EntrantNumber i = 0; i < state.entrants.size(); ++i)
    if (state.entrants[i].in && !state.entrants[i].at) free.push_back(i);
  std::ranges::sort(free, {},
                    [&](EntrantNumber i) { return std::pair(state.entrants[i].free_since, i); });
  const bool others_are_there = state.present() > state.sides();

  for (std::size_t a = 0; a < free.size(); ++a) {
    std::optional<std::vector<EntrantNumber>> best;
    std::size_t least = 0;
    const auto consider = [&](std::vector<EntrantNumber> table) {
      if (others_are_there && meet_again(state, table)) return;
      std::size_t met = 0;
      for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t k = i + 1; k < table.size(); ++k)
          met += meetings(state, table[i], table[k]);
      if (!best || met < least) least = met, best = std::move(table);
    };
    for (std::size_t b = a + 1; b < free.size(); ++b) {
      if (state.sides() == 2) {
        consider({free[a], free[b]});
        continue;
      }
      // Enough are free to choose from among the first few.
      constexpr std::size_t few = 24;
      for (std::size_t c = b + 1; c < std::min(free.size(), a + few); ++c)
        consider({free[a], free[b], free[c]});
    }
    if (best) return with_seats(state, std::move(*best));
  }
  return std::nullopt;
}

}  // namespace troika::tournament
