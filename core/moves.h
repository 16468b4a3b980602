#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>

namespace troika {

// A list of moves that lives on the stack. Real positions fit into `Inline` moves, so filling it
// costs no allocation; a freak position read from a line (hundreds of captures, each with a dozen
// choices) spills to the heap instead of overflowing.
template <class Move, std::size_t Inline>
class BasicMoveList {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  BasicMoveList() = default;
  BasicMoveList(const BasicMoveList&) = delete;
  BasicMoveList& operator=(const BasicMoveList&) = delete;

  void push_back(Move m) {
    if (size_ == capacity_) [[unlikely]]
      grow();
    std::memcpy(static_cast<void*>(data_ + size_ * sizeof(Move)), &m, sizeof(Move));
    ++size_;
  }
  // The same for many at once: room for `count` more moves behind the last one, and how many of
  // them were then written.
  Move* room(std::size_t count) {
    while (capacity_ - size_ < count) [[unlikely]]
      grow();
    return reinterpret_cast<Move*>(data_) + size_;
  }
  void added(std::size_t count) {
    assert(count <= capacity_ - size_);
    size_ += count;
  }
  void clear() { size_ = 0; }

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const Move* begin() const { return items(); }
  const Move* end() const { return items() + size_; }
  const Move& operator[](std::size_t i) const {
    assert(i < size_);
    return items()[i];
  }

 private:
  const Move* items() const { return reinterpret_cast<const Move*>(data_); }
  [[gnu::noinline]] void grow() {
    auto more = std::make_unique_for_overwrite<std::byte[]>(2 * capacity_ * sizeof(Move));
    std::memcpy(more.get(), data_, size_ * sizeof(Move));
    heap_ = std::move(more);
    data_ = heap_.get();
    capacity_ *= 2;
  }

  std::size_t size_ = 0;
  std::size_t capacity_ = Inline;
  std::unique_ptr<std::byte[]> heap_;
  alignas(Move) std::byte inline_[Inline * sizeof(Move)];  // not zeroed: lists are made per node
  std::byte* data_ = inline_;
};

}  // namespace troika
