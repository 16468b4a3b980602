#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/rng.h"

namespace troika {
namespace {

// Known answers of xoshiro256** seeded through splitmix64: every build must give these, or the same
// seed would deal other cards in the browser than on the server.
TEST(Rng, known_answers) {
  Rng zero(0);
  for (const std::uint64_t known : {0x99ec5f36cb75f2b4U, 0xbf6e1f784956452aU, 0x1a5f849d4933e6e0U,
                                    0x6aa594f1262d2d2cU, 0xbba5ad4a1f842e59U})
    EXPECT_EQ(zero.next(), known);
  Rng one(1);
  for (const std::uint64_t known :
       {0xb3f2af6d0fc710c5U, 0x853b559647364ceaU, 0x92f89756082a4514U, 0x642e1c7bc266a3a7U})
    EXPECT_EQ(one.next(), known);
  Rng last(~std::uint64_t{0});
  for (const std::uint64_t known : {0x8f5520d52a7ead08U, 0xc476a018caa1802dU, 0x81de31c0d260469eU})
    EXPECT_EQ(last.next(), known);
}

TEST(Rng, works_at_compile_time) {
  constexpr std::uint64_t first = [] { return Rng(0).next(); }();
  static_assert(first == 0x99ec5f36cb75f2b4U);
}

// The high half of a word times n, its top 32 bits: 0x99ec5f36 is 0.601 of the whole range.
TEST(Rng, below_known_answers) {
  Rng rng(0);
  EXPECT_EQ(rng.below(10), 6U);
  EXPECT_EQ(rng.below(1000), 747U);
  EXPECT_EQ(rng.below(7), 0U);
  EXPECT_EQ(rng.below(1), 0U);
  EXPECT_EQ(rng.below(0xffffffffU), 0xbba5ad49U);
}

TEST(Rng, below_is_uniform) {
  Rng rng(42);
  for (const std::uint32_t n : {2U, 3U, 7U, 49U, 110U}) {
    std::array<int, 110> drawn{};
    const std::uint32_t each = 2000;
    for (std::uint32_t i = 0; i < each * n; ++i) {
      const std::uint32_t x = rng.below(n);
      ASSERT_LT(x, n);
      ++drawn[x];
    }
    double chi_square = 0;
    for (std::uint32_t x = 0; x < n; ++x)
      chi_square += (drawn[x] - double{each}) * (drawn[x] - double{each}) / each;
    EXPECT_LT(chi_square, 2 * n + 20) << n;
  }
}

// With n just above half the range a plain multiplication would give some numbers twice as often.
TEST(Rng, below_rejects_the_uneven_rest) {
  Rng rng(7);
  const std::uint32_t n = 0xc0000000U;
  int low_third = 0;
  int rest_two = 0;
  const int draws = 30000;
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t x = rng.below(n);
    ASSERT_LT(x, n);
    low_third += x < n / 3 ? 1 : 0;
    rest_two += x % 3 == 2 ? 1 : 0;
  }
  EXPECT_NEAR(low_third, draws / 3, 500);
  EXPECT_NEAR(rest_two, draws / 3, 500);
}

TEST(Rng, seeds_differ) {
  std::set<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first.insert(Rng(seed).next());
  EXPECT_EQ(first.size(), 1000U);
}

}  // namespace
}  // namespace troika
