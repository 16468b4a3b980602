// The bounds that tournament/threes.h states.

#include "tournament/threes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/rng.h"
#include "tests/laws/seed.h"

namespace troika::tournament {
namespace {

void expect_whole(const ThreesRound& round, std::size_t size) {
  std::set<std::size_t> busy(round.resting.begin(), round.resting.end());
  for (const Three& table : round.tables) busy.insert(table.begin(), table.end());
  EXPECT_EQ(busy.size(), size);
  EXPECT_EQ(round.resting.size() + 3 * round.tables.size(), size);
  EXPECT_EQ(round.resting.size(), size % 3);
}

int spread_of_seats(const ThreesPast& past) {
  int most = 0;
  for (const auto& seats : past.seats)
    most = std::max(most, *std::ranges::max_element(seats) - *std::ranges::min_element(seats));
  return most;
}
int most_met(const ThreesPast& past) {
  int most = 0;
  for (const auto& row : past.met) most = std::max(most, *std::ranges::max_element(row));
  return most;
}

TEST(Threes, a_plan_keeps_its_bound) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const auto check = [&](std::size_t size, std::size_t rounds) {
    SCOPED_TRACE(std::to_string(size) + " entrants, rounds: " + std::to_string(rounds));
    ThreesPast past(size);
    const auto plan = plan_threes(past, rounds, rng.next());
    ASSERT_EQ(plan.size(), rounds);
    for (const ThreesRound& round : plan) {
      expect_whole(round, size);
      past.add(round);
      EXPECT_LE(spread_of_seats(past), 1);
      EXPECT_LE(std::ranges::max(past.rests) - std::ranges::min(past.rests), 1);
    }
    const std::size_t meetings = rounds * (size / 3) * 3, pairs = size * (size - 1) / 2;
    const auto average_up = static_cast<int>((meetings + pairs - 1) / pairs);
    EXPECT_LE(most_met(past), average_up + 1);
  };
  for (std::size_t size = 3; size <= 32; ++size) check(size, usual_threes_rounds(size));
  for (int field = 0; field < 20; ++field) check(3 + rng.below(40), 1 + rng.below(12));
  check(128, 9);
}

TEST(Threes, nine_people_meet_in_four_rounds_exactly_once) {
  ThreesPast past(9);
  ASSERT_EQ(usual_threes_rounds(9), 4U);
  for (const ThreesRound& round : plan_threes(past, 4, 1)) past.add(round);
  EXPECT_EQ(most_met(past), 1);
}

TEST(Threes, a_round_by_rank_keeps_its_bound) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int field = 0; field < 20; ++field) {
    const std::size_t size = 3 + rng.below(60);
    ThreesPast past(size);
    std::vector<int> score(size);
    std::vector<std::size_t> ranked(size);
    for (std::size_t i = 0; i < size; ++i) ranked[i] = i;
    for (std::size_t number = 1; number <= std::max<std::size_t>(2, size / 3); ++number) {
      SCOPED_TRACE(std::to_string(size) + " entrants, round " + std::to_string(number));
      const ThreesRound round = pair_threes(past, ranked);
      expect_whole(round, size);
      past.add(round);
      for (const Three& table : round.tables) score[table[rng.below(3)]] += 1;
      for (const std::size_t who : round.resting) score[who] += 1;
      std::ranges::sort(ranked, {}, [&](std::size_t who) { return std::pair(-score[who], who); });
      EXPECT_LE(spread_of_seats(past), 2);
      EXPECT_LE(std::ranges::max(past.rests) - std::ranges::min(past.rests), 1);
      if (number <= size / 6) {
        EXPECT_LE(most_met(past), 1);
      }
    }
  }
}

}  // namespace
}  // namespace troika::tournament
