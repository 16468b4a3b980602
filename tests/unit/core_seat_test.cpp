#include <gtest/gtest.h>

#include "core/seat.h"

namespace troika {
namespace {

TEST(Seat, each_seat_has_its_own_value) {
  BySeat<int, 3> points;
  points[Seat{0}] = 4;
  points[Seat{2}] = 9;
  EXPECT_EQ(points[Seat{0}], 4);
  EXPECT_EQ(points[Seat{1}], 0);
  EXPECT_EQ(points[Seat{2}], 9);
  BySeat<int, 3> same = points;
  EXPECT_EQ(same, points);
  same[Seat{1}] = 1;
  EXPECT_NE(same, points);
}

TEST(SeatSet, starts_empty) {
  const SeatSet none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_FALSE(none.has(seat_at(i)));
  EXPECT_EQ(SeatSet::first(0), none);
}

TEST(SeatSet, first_counts_from_seat_0) {
  for (std::size_t count = 1; count <= 8; ++count) {
    const SeatSet seats = SeatSet::first(count);
    EXPECT_EQ(seats.size(), static_cast<int>(count));
    for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(seats.has(seat_at(i)), i < count);
  }
}

TEST(SeatSet, adds_and_removes) {
  SeatSet seats = SeatSet::of(Seat{5});
  seats.add(Seat{2});
  seats.add(Seat{2});
  EXPECT_EQ(seats.size(), 2);
  EXPECT_EQ(seats.front(), Seat{2});
  seats.remove(Seat{2});
  seats.remove(Seat{2});
  EXPECT_EQ(seats, SeatSet::of(Seat{5}));
  EXPECT_EQ(seats.front(), Seat{5});
  seats.remove(Seat{5});
  EXPECT_TRUE(seats.empty());
}

TEST(Turn, is_exactly_one_kind) {
  EXPECT_TRUE(Turn::over().is_over());
  EXPECT_FALSE(Turn::over().is_chance());
  EXPECT_TRUE(Turn::over().seats().empty());
  EXPECT_TRUE(Turn::chance().is_chance());
  EXPECT_FALSE(Turn::chance().is_over());
  EXPECT_TRUE(Turn::chance().seats().empty());
  EXPECT_NE(Turn::chance(), Turn::over());
  const Turn one = Turn::of(Seat{1});
  EXPECT_FALSE(one.is_over() || one.is_chance());
  EXPECT_TRUE(one.has(Seat{1}));
  EXPECT_FALSE(one.has(Seat{0}));
  EXPECT_EQ(one.seat(), Seat{1});
}

TEST(Turn, may_belong_to_several_seats) {
  const Turn both = Turn::of(SeatSet::first(2));
  EXPECT_TRUE(both.has(Seat{0}) && both.has(Seat{1}));
  EXPECT_EQ(both.seat(), Seat{0});
  EXPECT_NE(both, Turn::of(Seat{0}));
  EXPECT_EQ(Turn::of(SeatSet::of(Seat{3})), Turn::of(Seat{3}));
}

}  // namespace
}  // namespace troika
