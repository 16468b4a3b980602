#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace troika {

// A place at the table, counted from 0. Not a person: who sits there is another matter.
enum class Seat : std::uint8_t {};

constexpr std::size_t index(Seat s) { return static_cast<std::size_t>(s); }
constexpr Seat seat_at(std::size_t i) {
  assert(i < 8);
  return static_cast<Seat>(i);
}

// A person's number at the table, counted from 0; it stays the same for the whole match. In which
// seat of the current game a player sits is for the series to say (core/series.h).
enum class Player : std::uint8_t {};

// One T for every seat; it can be indexed by nothing but a Seat.
template <class T, std::size_t N>
class BySeat {
 public:
  constexpr T& operator[](Seat s) { return items_[checked(s)]; }
  constexpr const T& operator[](Seat s) const { return items_[checked(s)]; }
  static constexpr std::size_t size() { return N; }
  constexpr bool operator==(const BySeat&) const = default;

 private:
  static constexpr std::size_t checked(Seat s) {
    assert(index(s) < N);
    return index(s);
  }
  std::array<T, N> items_{};
};

// Some of at most eight seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat s) { return SeatSet(std::uint8_t(1U << index(s))); }
  static constexpr SeatSet first(std::size_t count) {
    return SeatSet(std::uint8_t((1U << count) - 1U));
  }

  constexpr bool has(Seat s) const { return (bits_ >> index(s) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat front() const {
    assert(!empty());
    return seat_at(static_cast<std::size_t>(std::countr_zero(bits_)));
  }
  constexpr void add(Seat s) { bits_ = std::uint8_t(bits_ | of(s).bits_); }
  constexpr void remove(Seat s) { bits_ = std::uint8_t(bits_ & ~of(s).bits_); }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// Who acts next: chance, nobody (it is over), or one or several seats. Several seats act in any
// order and cannot see what the others did until all have acted (a simultaneous choice).
class Turn {
 public:
  static constexpr Turn over() { return Turn(Kind::over, {}); }
  static constexpr Turn chance() { return Turn(Kind::chance, {}); }
  static constexpr Turn of(Seat s) { return Turn(Kind::seats, SeatSet::of(s)); }
  static constexpr Turn of(SeatSet seats) {
    assert(!seats.empty());
    return Turn(Kind::seats, seats);
  }

  constexpr bool is_over() const { return kind_ == Kind::over; }
  constexpr bool is_chance() const { return kind_ == Kind::chance; }
  constexpr bool has(Seat s) const { return seats_.has(s); }
  constexpr SeatSet seats() const { return seats_; }
  constexpr Seat seat() const { return seats_.front(); }  // the first of those who may act
  constexpr bool operator==(const Turn&) const = default;

 private:
  enum class Kind : std::uint8_t { over, chance, seats };
  constexpr Turn(Kind kind, SeatSet seats) : kind_(kind), seats_(seats) {}
  Kind kind_;
  SeatSet seats_;
};

}  // namespace troika
