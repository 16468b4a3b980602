#include <gtest/gtest.h>

#include <cstdint>

#include "core/moves.h"

namespace troika {
namespace {

struct Step {
  std::uint32_t number;
  std::uint8_t tag;
  bool operator==(const Step&) const = default;
};

TEST(MoveList, starts_empty) {
  const BasicMoveList<Step, 4> list{};
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0U);
  EXPECT_EQ(list.begin(), list.end());
}

// The moves are inside the list itself until it is full, then on the heap; none is lost on the way.
TEST(MoveList, spills_beyond_its_inline_capacity) {
  BasicMoveList<Step, 4> list;
  const auto* self = reinterpret_cast<const std::byte*>(&list);
  const auto is_inside = [&] {
    const auto* first = reinterpret_cast<const std::byte*>(list.begin());
    return first >= self && first < self + sizeof list;
  };
  for (std::uint32_t i = 0; i < 100; ++i) {
    list.push_back({i, static_cast<std::uint8_t>(i * 3)});
    EXPECT_EQ(list.size(), i + 1);
    EXPECT_EQ(is_inside(), i < 4) << i;
    for (std::uint32_t k = 0; k <= i; ++k)
      ASSERT_EQ(list[k], (Step{k, static_cast<std::uint8_t>(k * 3)})) << i;
  }
  std::uint32_t expected = 0;
  for (const Step& step : list) EXPECT_EQ(step.number, expected++);
  EXPECT_EQ(expected, 100U);
}

TEST(MoveList, can_be_used_again) {
  BasicMoveList<Step, 2> list;
  for (std::uint32_t i = 0; i < 5; ++i) list.push_back({i, 0});
  list.clear();
  EXPECT_TRUE(list.empty());
  list.push_back({7, 1});
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0], (Step{7, 1}));
}

}  // namespace
}  // namespace troika
