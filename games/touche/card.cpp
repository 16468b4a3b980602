#include "games/touche/card.h"

namespace troika::touche {
namespace {

constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "SHDC";

// nth_in_byte[byte][n]: the place of the set bit of the byte that has n set bits below it.
constexpr auto nth_in_byte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    std::size_t n = 0;
    for (std::size_t bit = 0; bit < 8; ++bit) {
      if ((byte >> bit & 1U) != 0) table[byte][n++] = static_cast<std::uint8_t>(bit);
    }
  }
  return table;
}();

// The same in a word, halving where to look; without branches, since n is random.
unsigned nth_bit(std::uint64_t bits, unsigned n) {
  unsigned place = 0;
  for (const unsigned width : {32U, 16U, 8U}) {
    const std::uint64_t low = bits >> place & ((std::uint64_t{1} << width) - 1);
    const auto below = static_cast<unsigned>(std::popcount(low));
    const unsigned above = n >= below ? 1 : 0;
    n -= below & (0U - above);
    place += width * above;
  }
  return place + nth_in_byte[bits >> place & 0xFFU][n];
}

}  // namespace

void write_card(std::string& out, Card card) {
  if (card == joker) {
    out += 'X';
  } else if (card == unknown_card) {
    out += '?';
  } else {
    const char name[] = {ranks[index(card) % 13], suits[index(card) / 13]};
    out.append(name, sizeof name);
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
  const auto singles = static_cast<unsigned>(std::popcount(once_));
  const auto numbered = singles + static_cast<unsigned>(std::popcount(twice_));
  const unsigned n = rng.below(numbered + jokers_);
  if (n >= numbered) return joker;
  const bool second = n >= singles;
  return static_cast<Card>(nth_bit(second ? twice_ : once_, second ? n - singles : n));
}

}  // namespace troika::touche
