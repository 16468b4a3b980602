#include "games/touche/card.h"

namespace troika::touche {
namespace {

constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "SHDC";

// The place of the set bit that has n set bits below it.
int nth_bit(std::uint64_t bits, int n) {
  int place = 0;
  for (int width = 32; width >= 4; width /= 2) {
    const std::uint64_t low = bits & ((std::uint64_t{1} << width) - 1);
    const int count = std::popcount(low);
    const bool above = n >= count;
    n -= above ? count : 0;
    place += above ? width : 0;
    bits = above ? bits >> width : low;
  }
  for (; n > 0; --n) bits &= bits - 1;
  return place + std::countr_zero(bits);
}

}  // namespace

void write_card(std::string& out, Card card) {
  if (card == joker) {
    out += 'X';
  } else if (card == unknown_card) {
    out += '?';
  } else {
    out += ranks[index(card) % 13];
    out += suits[index(card) / 13];
  }
}

std::optional<Card> take_card(std::string_view& text) {
  if (text.starts_with('X')) {
    text.remove_prefix(1);
    return joker;
  }
  if (text.size() < 2) return std::nullopt;
  const std::size_t rank = ranks.find(text[0]);
  const std::size_t suit = suits.find(text[1]);
  if (rank == ranks.npos || suit == suits.npos) return std::nullopt;
  text.remove_prefix(2);
  return static_cast<Card>(suit * 13 + rank);
}

Card Pool::sample(Rng& rng) const {
  assert(!empty() && !is_hidden());
  const int singles = std::popcount(once_);
  const int numbered = singles + std::popcount(twice_);
  const int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(numbered + jokers_)));
  if (n >= numbered) return joker;
  return static_cast<Card>(n < singles ? nth_bit(once_, n) : nth_bit(twice_, n - singles));
}

}  // namespace troika::touche
