#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace troika {

enum class Bound : std::uint8_t { none, lower, upper, exact };

// What a search remembers of positions it has seen: a table of fixed size, allocated once. Its size
// is part of what a search with a given number of nodes finds, so it is the same on every platform.
template <class Move>
class Transpositions {
 public:
  struct Slot {
    std::uint32_t check = 0;  // the part of the key that is not its place
    std::uint32_t round = 0;  // of which search; others' entries do not count
    Move move{};
    std::int16_t value = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
  };

  explicit Transpositions(int log2_slots)
      : mask_((std::size_t{1} << log2_slots) - 1), slots_(new Slot[mask_ + 1]) {}

  // Forgets everything at once.
  void clear() { ++round_; }

  // Null if nothing is known of this position.
  const Slot* find(std::uint64_t key) const {
    const Slot& slot = slots_[key & mask_];
    return slot.round == round_ && slot.check == key >> 32 ? &slot : nullptr;
  }

  // A deeper look at another position is kept, if it is of this search.
  void store(std::uint64_t key, Move move, int value, int depth, Bound bound) {
    Slot& slot = slots_[key & mask_];
    const auto check = static_cast<std::uint32_t>(key >> 32);
    if (slot.round == round_ && slot.check != check && slot.depth > depth + 2) return;
    slot = {check, round_, move, static_cast<std::int16_t>(value), static_cast<std::int8_t>(depth),
            bound};
  }

 private:
  std::size_t mask_;
  std::uint32_t round_ = 1;
  std::unique_ptr<Slot[]> slots_;
};

}  // namespace troika
