#include "tournament/threes.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/rng.h"

namespace troika::tournament {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

// Those who rest: who have rested least; of those who have done so least together; of those the
// last in the list.
std::vector<std::size_t> choose_resting(const std::vector<int>& rests,
                                        const std::vector<std::vector<int>>& together,
                                        std::vector<std::size_t>& playing) {
  std::vector<std::size_t> resting;
  while (playing.size() % 3 != 0) {
    const auto claim = [&](std::size_t i) {
      const std::size_t who = playing[i];
      return std::pair(rests[who], resting.empty() ? 0 : together[who][resting.front()]);
    };
    std::size_t best = playing.size() - 1;
    for (std::size_t i = playing.size(); i-- > 0;)
      if (claim(i) < claim(best)) best = i;
    resting.push_back(playing[best]);
    playing.erase(playing.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return resting;
}

// Swaps within rounds; `met` follows.
class Plan {
 public:
  Plan(const ThreesPast& past, std::size_t rounds) : met_(past.met) {
    std::vector<int> rests = past.rests;
    std::vector<std::vector<int>> together(past.size(), std::vector<int>(past.size()));
    for (std::size_t round = 0; round < rounds; ++round) {
      // Turned a little every time, so that the same people do not rest together.
      std::vector<std::size_t> playing(past.size());
      for (std::size_t i = 0; i < playing.size(); ++i) playing[i] = (i + round) % playing.size();
      resting_.push_back(choose_resting(rests, together, playing));
      for (const std::size_t who : resting_.back()) ++rests[who];
      if (resting_.back().size() == 2) {
        const std::size_t a = resting_.back()[0], b = resting_.back()[1];
        ++together[a][b], ++together[b][a];
      }
      rounds_.push_back(std::move(playing));
    }
    for (const auto& round : rounds_)
      for (std::size_t i = 0; i < round.size(); ++i)
        for (std::size_t k = i + 1; k < 3 * (i / 3) + 3; ++k) change(round[i], round[k], +1);
  }

  void improve(std::uint64_t seed) {
    Rng rng(seed);
    std::size_t places = 0;
    for (const auto& round : rounds_)
      if (round.size() > 3) places += round.size();
    if (places == 0) return;
    const std::size_t steps = std::min<std::size_t>(2'000'000, 3000 * places);
    constexpr int highest = 6;  // each repeated meeting costs two or more
    for (std::size_t step = 0; step < steps; ++step) {
      const int threshold = highest - static_cast<int>(step * (highest + 1) / steps);
      auto& round = rounds_[rng.below(static_cast<std::uint32_t>(rounds_.size()))];
      if (round.size() <= 3) continue;
      const std::size_t a = rng.below(static_cast<std::uint32_t>(round.size()));
      const std::size_t b = rng.below(static_cast<std::uint32_t>(round.size()));
      if (a / 3 == b / 3) continue;
      if (cost_of_swap(round, a, b) <= threshold) swap(round, a, b);
    }
  }

  std::vector<ThreesRound> rounds() const {
    std::vector<ThreesRound> list;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
      ThreesRound round{{}, resting_[i]};
      for (std::size_t k = 0; k + 2 < rounds_[i].size(); k += 3)
        round.tables.push_back({rounds_[i][k], rounds_[i][k + 1], rounds_[i][k + 2]});
      list.push_back(std::move(round));
    }
    return list;
  }

 private:
  using Places = std::vector<std::size_t>;

  void change(std::size_t p, std::size_t q, int by) { met_[p][q] += by, met_[q][p] += by; }

  // The others at the table of a place.
  static std::array<std::size_t, 2> others(const Places& round, std::size_t at) {
    const std::size_t table = 3 * (at / 3);
    return {round[table + (at + 1 - table) % 3], round[table + (at + 2 - table) % 3]};
  }
  // By how much the sum of squares grows: (m + 1)² - m² is 2m + 1, (m - 1)² - m² is 1 - 2m.
  int cost_of_swap(const Places& round, std::size_t a, std::size_t b) const {
    int cost = 0;
    for (const std::size_t other : others(round, a))
      cost += 2 * met_[round[b]][other] + 1 + 1 - 2 * met_[round[a]][other];
    for (const std::size_t other : others(round, b))
      cost += 2 * met_[round[a]][other] + 1 + 1 - 2 * met_[round[b]][other];
    return cost;
  }
  void swap(Places& round, std::size_t a, std::size_t b) {
    for (const std::size_t other : others(round, a))
      change(round[a], other, -1), change(round[b], other, +1);
    for (const std::size_t other : others(round, b))
      change(round[b], other, -1), change(round[a], other, +1);
    std::swap(round[a], round[b]);
  }

  std::vector<std::vector<int>> met_;
  std::vector<Places> rounds_;  // three after three at a table
  std::vector<std::vector<std::size_t>> resting_;
};

// Colours the edges of a bipartite graph of degree three (left: three tables in a row of one
// entrant; right: a table) with three colours, the seats.
class Seats {
 public:
  Seats(std::size_t left, std::size_t right) : left_(left, blank()), right_(right, blank()) {}

  void add(std::size_t l, std::size_t r) {
    const std::size_t here = free_at(left_[l]), there = free_at(right_[r]);
    if (here != there) {
      // `here` is free at l. At r it is freed by swapping the two colours along the path that
      // leaves r with it; the path cannot come to l, where it would have to enter with `here`.
      std::vector<std::array<std::size_t, 3>> path;  // left, right, colour before
      std::size_t at_right = r, colour = here;
      for (;;) {
        const std::size_t at_left = right_[at_right][colour];
        if (at_left == none) break;
        path.push_back({at_left, at_right, colour});
        colour = colour == here ? there : here;
        const std::size_t next = left_[at_left][colour];
        if (next == none) break;
        path.push_back({at_left, next, colour});
        at_right = next;
        colour = colour == here ? there : here;
      }
      for (const auto& [a, b, old] : path) left_[a][old] = right_[b][old] = none;
      for (const auto& [a, b, old] : path) put(a, b, old == here ? there : here);
    }
    put(l, r, here);
  }
  std::size_t at(std::size_t r, std::size_t colour) const { return right_[r][colour]; }

 private:
  using Edges = std::array<std::size_t, 3>;  // to whom, by colour
  static Edges blank() { return {none, none, none}; }
  static std::size_t free_at(const Edges& edges) {
    return static_cast<std::size_t>(std::ranges::find(edges, none) - edges.begin());
  }
  void put(std::size_t l, std::size_t r, std::size_t colour) {
    left_[l][colour] = r;
    right_[r][colour] = l;
  }
  std::vector<Edges> left_, right_;
};

void seat_all(std::vector<ThreesRound>& rounds, std::size_t entrants) {
  std::vector<std::size_t> games(entrants);
  std::size_t blocks = rounds.size() / 3 + 1, tables = 0;
  for (const ThreesRound& round : rounds) tables += round.tables.size();
  Seats seats(entrants * blocks, tables);
  std::size_t table = 0;
  for (const ThreesRound& round : rounds)
    for (const Three& three : round.tables) {
      for (const std::size_t who : three) seats.add(who * blocks + games[who]++ / 3, table);
      ++table;
    }
  table = 0;
  for (ThreesRound& round : rounds)
    for (Three& three : round.tables) {
      for (std::size_t seat = 0; seat < 3; ++seat) three[seat] = seats.at(table, seat) / blocks;
      ++table;
    }
}

int spread(const std::array<int, 3>& seats) {
  return *std::ranges::max_element(seats) - *std::ranges::min_element(seats);
}

// How uneven seats are once these three have sat down like this.
int unevenness_of(const ThreesPast& past, const Three& table) {
  int sum = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    auto seats = past.seats[table[seat]];
    ++seats[seat];
    const int beyond = spread(seats) - 1;
    sum += beyond > 0 ? beyond * beyond * 8 : 0;
    sum += past.seats[table[seat]][seat];  // the seat one has had least
  }
  return sum;
}

}  // namespace

void ThreesPast::add(const ThreesRound& round) {
  for (const Three& table : round.tables)
    for (std::size_t seat = 0; seat < 3; ++seat) {
      ++seats[table[seat]][seat];
      for (std::size_t other = 0; other < 3; ++other)
        if (other != seat) ++met[table[seat]][table[other]];
    }
  for (const std::size_t who : round.resting) ++rests[who];
}

std::size_t usual_threes_rounds(std::size_t entrants) {
  if (entrants < 3) return 0;
  const std::size_t pairs = entrants * (entrants - 1) / 2, per_round = entrants / 3 * 3;
  return (pairs + per_round - 1) / per_round;
}

std::vector<ThreesRound> plan_threes(const ThreesPast& past, std::size_t rounds,
                                     std::uint64_t seed) {
  if (past.size() < 3 || rounds == 0) return {};
  Plan plan(past, rounds);
  plan.improve(seed);
  auto list = plan.rounds();
  seat_all(list, past.size());
  return list;
}

Three seated(const ThreesPast& past, const Three& table) {
  Three order = table, best = table;
  std::ranges::sort(order);
  int least = unevenness_of(past, table);
  do {
    const int sum = unevenness_of(past, order);
    if (sum < least) least = sum, best = order;
  } while (std::ranges::next_permutation(order).found);
  return best;
}

ThreesRound pair_threes(const ThreesPast& past, const std::vector<std::size_t>& ranked) {
  ThreesRound round;
  std::vector<std::size_t> playing = ranked;
  // Who rests together does not matter here: rank decides.
  const std::vector<std::vector<int>> together(past.size(), std::vector<int>(past.size()));
  round.resting = choose_resting(past.rests, together, playing);
  std::vector<std::size_t> rank(past.size());
  for (std::size_t i = 0; i < ranked.size(); ++i) rank[ranked[i]] = i;

  const auto size = static_cast<std::int64_t>(ranked.size());
  const std::int64_t heavy = size * size * 4;
  const auto cost = [&](const Three& table) {
    std::int64_t repeats = 0, apart = 0;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t k = i + 1; k < 3; ++k) {
        const std::int64_t m = past.met[table[i]][table[k]];
        const auto a = static_cast<std::int64_t>(rank[table[i]]);
        const auto b = static_cast<std::int64_t>(rank[table[k]]);
        repeats += m * m;
        apart += (a - b) * (a - b);
      }
    const Three best = seated(past, table);
    std::int64_t uneven = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      auto seats = past.seats[best[seat]];
      ++seats[seat];
      const std::int64_t beyond = spread(seats) - 1;
      if (beyond > 0) uneven += beyond * beyond;
    }
    // Far more than anybody can be apart in rank.
    return repeats * heavy * 8 + uneven * heavy + apart;
  };
  const auto table_at = [&](std::size_t table) {
    return Three{playing[3 * table], playing[3 * table + 1], playing[3 * table + 2]};
  };

  std::vector<std::int64_t> costs;
  for (std::size_t i = 0; i < playing.size() / 3; ++i) costs.push_back(cost(table_at(i)));
  // Swaps with tables near by; far away in rank only where people would meet again or sit unevenly.
  for (bool better = true; better;) {
    better = false;
    for (std::size_t a = 0; a < playing.size(); ++a)
      for (std::size_t b = 3 * (a / 3) + 3; b < playing.size(); ++b) {
        constexpr std::size_t near = 90;
        if (b - a > near && costs[a / 3] < heavy && costs[b / 3] < heavy) continue;
        std::swap(playing[a], playing[b]);
        const std::int64_t one = cost(table_at(a / 3)), two = cost(table_at(b / 3));
        if (one + two < costs[a / 3] + costs[b / 3]) {
          costs[a / 3] = one, costs[b / 3] = two;
          better = true;
        } else {
          std::swap(playing[a], playing[b]);
        }
      }
  }
  for (std::size_t i = 0; i < playing.size() / 3; ++i)
    round.tables.push_back(seated(past, table_at(i)));
  return round;
}

}  // namespace troika::tournament
