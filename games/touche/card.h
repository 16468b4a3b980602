#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"

namespace troika::touche {

// A card by its face: suit * 13 + rank with suits S H D C and ranks A 2 … T J Q K; then the joker
// and, in lines that hide something, the unknown card. Cards of one face cannot be told apart.
enum class Card : std::uint8_t {};
inline constexpr std::size_t faces = 53;  // with the joker
inline constexpr Card joker{52};
inline constexpr Card unknown_card{53};
inline constexpr std::size_t all_cards = 110;  // RULES 1
inline constexpr std::size_t full_hand = 5;    // RULES 7

constexpr std::size_t index(Card c) { return static_cast<std::size_t>(c); }
constexpr int copies(Card c) { return c == joker ? 6 : 2; }

// `3S`, `X`, and `?` for an unknown card.
void write_card(std::string& out, Card card);
// The card at the beginning of the text, which it is taken off from. Not `?`.
std::optional<Card> take_card(std::string_view& text);

// Cards in order, the first one on top: the deck, and what was played.
class Pile {
 public:
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const Card* begin() const { return cards_.data() + first_; }
  const Card* end() const { return begin() + size_; }

  void clear() { first_ = size_ = 0; }
  void push_back(Card c) {
    assert(first_ + size_ < all_cards);
    cards_[static_cast<std::size_t>(first_ + size_++)] = c;
  }
  Card pop_front() {
    assert(size_ > 0);
    --size_;
    return cards_[first_++];
  }
  bool operator==(const Pile& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  std::array<Card, all_cards> cards_;
  std::uint8_t first_ = 0;
  std::uint8_t size_ = 0;
};

// The cards of one seat in the order in which they were drawn, one byte each, the oldest lowest.
// The bytes behind the last card are 0.
class Hand {
 public:
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t rest, std::size_t left) : rest_(rest), left_(left) {}
    constexpr Card operator*() const { return static_cast<Card>(rest_ & 0xFFU); }
    constexpr Iterator& operator++() {
      rest_ >>= 8;
      --left_;
      return *this;
    }
    constexpr bool operator==(const Iterator& other) const { return left_ == other.left_; }

   private:
    std::uint64_t rest_;
    std::size_t left_;
  };
  constexpr Iterator begin() const { return {cards_, size_}; }
  constexpr Iterator end() const { return {0, 0}; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool has(Card c) const { return find(c) < size_; }

  constexpr void push_back(Card c) {
    assert(size_ < full_hand);
    cards_ |= std::uint64_t{index(c)} << (8 * size_++);
  }
  // Of two equal cards the older one.
  constexpr void remove(Card c) {
    assert(has(c));
    const std::size_t at = 8 * find(c);
    const std::uint64_t older = (std::uint64_t{1} << at) - 1;
    cards_ = (cards_ & older) | (cards_ >> 8 & ~older);
    --size_;
  }
  constexpr bool operator==(const Hand&) const = default;

 private:
  // The lowest byte that is this card: the lowest zero byte of the difference.
  constexpr std::size_t find(Card c) const {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    const std::uint64_t difference = cards_ ^ ones * index(c);
    const std::uint64_t zeros = (difference - ones) & ~difference & ones << 7;
    return static_cast<std::size_t>(std::countr_zero(zeros)) / 8;
  }

  std::uint64_t cards_ = 0;
  std::uint8_t size_ = 0;
};

// Cards without an order, waiting to be shuffled. A pool read from a line may be hidden: then only
// their number is known.
class Pool {
 public:
  static Pool of_all() {
    Pool pool;
    pool.once_ = pool.twice_ = (std::uint64_t{1} << 52) - 1;
    pool.jokers_ = 6;
    return pool;
  }
  static Pool hidden(std::size_t count) {
    Pool pool;
    pool.unknown_ = static_cast<std::uint8_t>(count);
    return pool;
  }

  std::size_t size() const {
    return static_cast<std::size_t>(std::popcount(once_) + std::popcount(twice_)) + jokers_ +
           unknown_;
  }
  bool empty() const { return (once_ | twice_ | jokers_ | unknown_) == 0; }
  bool is_hidden() const { return unknown_ != 0; }
  std::size_t count(Card c) const {
    if (c == joker) return jokers_;
    if (index(c) > index(joker)) return 0;
    return static_cast<std::size_t>((once_ >> index(c) & 1U) + (twice_ >> index(c) & 1U));
  }

  void add(Card c) {
    assert(index(c) <= index(joker));
    if (c == joker) {
      ++jokers_;
      return;
    }
    const std::uint64_t bit = std::uint64_t{1} << index(c);
    twice_ |= once_ & bit;
    once_ |= bit;
  }
  void remove(Card c) {
    assert(count(c) > 0);
    if (c == joker) {
      --jokers_;
      return;
    }
    const std::uint64_t bit = std::uint64_t{1} << index(c);
    once_ &= ~(bit & ~twice_);
    twice_ &= ~bit;
  }

  // Each card that is left is equally likely.
  Card sample(Rng& rng) const;

  bool operator==(const Pool&) const = default;

 private:
  std::uint64_t once_ = 0;   // faces of which at least one is left
  std::uint64_t twice_ = 0;  // faces of which two are left
  std::uint8_t jokers_ = 0;
  std::uint8_t unknown_ = 0;
};

}  // namespace troika::touche
