// Laws of pairing for two at a table, over random fields.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/rng.h"
#include "tests/laws/seed.h"
#include "tournament/berger.h"
#include "tournament/matching.h"
#include "tournament/swiss.h"

namespace troika::tournament {
namespace {

// As the handbook of the chess federation prints them: the first named sits first.
std::string in_words(const std::vector<BergerRound>& rounds) {
  std::string text;
  for (const BergerRound& round : rounds) {
    for (const auto& [first, second] : round.pairs)
      text += std::to_string(first + 1) + '-' + std::to_string(second + 1) + ' ';
    for (const std::size_t who : round.resting) text += '(' + std::to_string(who + 1) + ") ";
    text.back() = '\n';
  }
  return text;
}

TEST(Berger, printed_tables) {
  EXPECT_EQ(in_words(berger_table(2)), "1-2\n");
  EXPECT_EQ(in_words(berger_table(3)), "2-3 (1)\n1-2 (3)\n3-1 (2)\n");
  EXPECT_EQ(in_words(berger_table(4)), "1-4 2-3\n4-3 1-2\n2-4 3-1\n");
  EXPECT_EQ(in_words(berger_table(6)),
            "1-6 2-5 3-4\n6-4 5-3 1-2\n2-6 3-1 4-5\n6-5 1-4 2-3\n3-6 4-2 5-1\n");
  EXPECT_EQ(in_words(berger_table(8)),
            "1-8 2-7 3-6 4-5\n8-5 6-4 7-3 1-2\n2-8 3-1 4-7 5-6\n8-6 7-5 1-4 2-3\n"
            "3-8 4-2 5-1 6-7\n8-7 1-6 2-5 3-4\n4-8 5-3 6-2 7-1\n");
}

TEST(Berger, everybody_meets_everybody_once_and_seats_are_even_within_one) {
  for (std::size_t size = 2; size <= 128; ++size) {
    std::set<std::pair<std::size_t, std::size_t>> met;
    std::vector<int> first(size), rests(size);
    for (const BergerRound& round : berger_table(size)) {
      std::vector<int> busy(size);
      for (const auto& [a, b] : round.pairs) {
        EXPECT_TRUE(met.insert(std::minmax(a, b)).second);
        ++first[a], --first[b], ++busy[a], ++busy[b];
      }
      for (const std::size_t who : round.resting) ++rests[who], ++busy[who];
      EXPECT_TRUE(std::ranges::all_of(busy, [](int times) { return times == 1; }));
    }
    EXPECT_EQ(met.size(), size * (size - 1) / 2);
    for (std::size_t i = 0; i < size; ++i) {
      EXPECT_LE(std::abs(first[i]), 1);
      EXPECT_EQ(rests[i], size % 2 == 1 ? 1 : 0);
    }
  }
}

// The obvious way, for few.
std::size_t most_pairs(const Allowed& allowed, unsigned free) {
  if (free == 0) return 0;
  const auto a = static_cast<std::size_t>(std::countr_zero(free));
  const unsigned rest = free & ~(1U << a);
  std::size_t best = most_pairs(allowed, rest);
  for (std::size_t b = a + 1; b < allowed.size(); ++b)
    if ((rest >> b & 1U) != 0 && allowed(a, b))
      best = std::max(best, 1 + most_pairs(allowed, rest & ~(1U << b)));
  return best;
}

TEST(Matching, has_as_many_pairs_as_there_can_be) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int field = 0; field < 2000; ++field) {
    const std::size_t size = 2 + rng.below(9);
    Allowed allowed(size);
    const std::uint32_t density = 1 + rng.below(7);
    for (std::size_t a = 0; a < size; ++a)
      for (std::size_t b = a + 1; b < size; ++b) allowed.set(a, b, rng.below(8) < density);
    Matching matching(allowed);
    const bool all = matching.complete();
    std::size_t pairs = 0;
    for (std::size_t v = 0; v < size; ++v) {
      if (matching.mate(v) == Matching::nobody) continue;
      EXPECT_EQ(matching.mate(matching.mate(v)), v);
      EXPECT_TRUE(allowed(v, matching.mate(v)));
      ++pairs;
    }
    pairs /= 2;
    ASSERT_EQ(pairs, most_pairs(allowed, (1U << size) - 1));
    EXPECT_EQ(all, 2 * pairs == size);
    if (!all) continue;
    // A pair can be fixed if and only if the others can all be paired without the two.
    for (std::size_t a = 0; a < size; ++a)
      for (std::size_t b = a + 1; b < size; ++b) {
        Matching again = matching;
        const unsigned others = ((1U << size) - 1) & ~(1U << a) & ~(1U << b);
        ASSERT_EQ(again.fix(a, b), allowed(a, b) && most_pairs(allowed, others) == size / 2 - 1);
        if (again.is_fixed(a)) {
          EXPECT_EQ(again.mate(a), b);
          for (std::size_t v = 0; v < size; ++v) EXPECT_EQ(again.mate(again.mate(v)), v);
        }
      }
  }
}

// A Swiss tournament with random results.
class Field {
 public:
  Field(std::size_t size, Rng& rng) : rng_(rng) {
    for (std::size_t i = 0; i < size; ++i) people_.push_back({.number = i, .met = {}});
  }
  std::vector<Contender>& people() { return people_; }

  // False: no legal round.
  bool play_round() {
    auto ranked = people_;
    std::ranges::sort(ranked, {},
                      [](const Contender& one) { return std::pair(-one.score, one.number); });
    const auto round = pair_swiss(ranked);
    if (!round) return false;
    std::set<std::size_t> busy;
    if (round->resting) {
      Contender& one = at(*round->resting);
      EXPECT_FALSE(one.rested);
      one.rested = true;
      one.score += 2;
      busy.insert(one.number);
    }
    for (const auto& [a, b] : round->pairs) {
      EXPECT_TRUE(busy.insert(a).second && busy.insert(b).second);
      EXPECT_EQ(std::ranges::count(at(a).met, b), 0);
      at(a).met.push_back(b), at(b).met.push_back(a);
      ++at(a).first_seats, --at(b).first_seats;
      at(a).was_first = true, at(b).was_first = false;
      const auto result = static_cast<int>(rng_.below(3));
      at(a).score += result, at(b).score += 2 - result;
    }
    EXPECT_EQ(busy.size(), people_.size());
    EXPECT_EQ(round->resting.has_value(), people_.size() % 2 == 1);
    return true;
  }
  int most_uneven() const {
    int most = 0;
    for (const Contender& one : people_) most = std::max(most, std::abs(one.first_seats));
    return most;
  }
  Contender& at(std::size_t number) {
    return *std::ranges::find(people_, number, &Contender::number);
  }

 private:
  Rng& rng_;
  std::vector<Contender> people_;
};

TEST(Swiss, there_is_a_legal_round_for_every_field_up_to_128) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (std::size_t size = 2; size <= 128; size += size < 40 ? 1 : 1 + rng.below(12)) {
    Field field(size, rng);
    for (std::size_t round = 1; round <= most_swiss_rounds(size); ++round) {
      ASSERT_TRUE(field.play_round()) << size << " entrants, round " << round;
      ASSERT_LE(field.most_uneven(), 2) << size << " entrants, round " << round;
      // A quarter of the field is more than any Swiss tournament plays from eight on.
      if (round <= size / 4 + 1) {
        ASSERT_LE(field.most_uneven(), 1) << size << " entrants, round " << round;
      }
    }
  }
}

TEST(Swiss, people_may_come_and_go) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int evening = 0; evening < 40; ++evening) {
    const std::size_t size = 16 + rng.below(40);
    Field field(size, rng);
    std::size_t next = size;
    for (std::size_t round = 1; round <= 7; ++round) {
      // Those who are here have met at most as many as rounds were played: there is a round while
      // that leaves each of them half of the others.
      ASSERT_TRUE(2 * round > field.people().size() + 1 || field.play_round());
      if (rng.below(2) == 0 && field.people().size() > 14)
        field.people().erase(field.people().begin() + rng.below(14));
      if (rng.below(2) == 0) field.people().push_back({.number = next++, .met = {}});
    }
  }
}

TEST(Swiss, pairs_halves_of_equals_and_the_last_rests) {
  Rng rng(1);
  Field field(7, rng);
  const auto round = pair_swiss(field.people());
  ASSERT_TRUE(round);
  EXPECT_EQ(round->resting, 6U);
  const std::vector<std::array<std::size_t, 2>> pairs = {{0, 3}, {4, 1}, {2, 5}};
  EXPECT_EQ(round->pairs, pairs);
}

TEST(Swiss, no_legal_round_is_said) {
  Rng rng(1);
  Field field(2, rng);
  EXPECT_TRUE(field.play_round());
  EXPECT_FALSE(pair_swiss(field.people()));
}

}  // namespace
}  // namespace troika::tournament
