#include "room/fairness.h"

#include <algorithm>

namespace troika::room {

std::string hex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * digest.size());
  for (const std::uint8_t byte : digest) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::optional<Digest> read_hex(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  Digest digest;
  if (text.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t i = 0; i < digest.size(); ++i) {
    const std::size_t high = digits.find(text[2 * i]);
    const std::size_t low = digits.find(text[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    digest[i] = static_cast<std::uint8_t>(high << 4U | low);
  }
  return digest;
}

std::string commitment(Hash hash, const Seed& seed) {
  return hex(hash("troika seed 1\n" + hex(seed.bytes)));
}

bool is_entropy(std::string_view text) {
  return !text.empty() && text.size() <= longest_entropy &&
         std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

// No part can contain a line end, so two different lists of parts are two different texts.
DealKey::DealKey(Hash hash, const Seed& seed, std::string_view match,
                 std::span<const std::string> entropies)
    : hash_(hash) {
  std::string text = "troika deal 1\n" + hex(seed.bytes) + '\n';
  text.append(match) += '\n';
  for (const std::string& entropy : entropies) text += entropy + '\n';
  key_ = hash_(text);
}

Digest DealKey::derive(std::string_view purpose, std::uint32_t event) const {
  std::string text = hex(key_) + '\n';
  text.append(purpose) += ' ' + std::to_string(event);
  return hash_(text);
}

Rng DealKey::chance(std::uint32_t event) const {
  const Digest digest = derive("chance", event);
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    words[i / 8] |= std::uint64_t{digest[i]} << 8 * (i % 8);
  return Rng(words);
}

std::string DealKey::seal(std::uint32_t event, std::string_view move) const {
  std::string text = "troika seal 1\n" + hex(derive("nonce", event)) + '\n';
  return hex(hash_(text.append(move)));
}

}  // namespace troika::room
