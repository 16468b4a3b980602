#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/rng.h"

namespace troika::room {

// Deals that the players can check (docs/RECORDS.md). The server commits to a seed before anybody
// sits down; every seat adds a text of its own; all that chance does follows from both. So neither
// the server nor a player alone can choose a deal. Secret choices are sealed: all are told a hash
// of the choice with a nonce that nobody can guess. At the end everything is opened.

using Digest = std::array<std::uint8_t, 32>;
using Hash = Digest (*)(std::string_view);  // SHA-256; another library does it in the browser

struct Seed {
  Digest bytes{};
};

std::string hex(const Digest& digest);
std::optional<Digest> read_hex(std::string_view text);

// What is published before the match.
std::string commitment(Hash hash, const Seed& seed);

// Text that a seat may add: printable, without blanks, so that it is one word of a record.
inline constexpr std::size_t longest_entropy = 64;
bool is_entropy(std::string_view text);

// The secret from which all chance of one match is drawn.
class DealKey {
 public:
  DealKey(Hash hash, const Seed& seed, std::string_view match,
          std::span<const std::string> entropies);  // in the order of the players

  // For the moves of chance that begin with this event of the match, counted from 1.
  Rng chance(std::uint32_t event) const;
  // What all are told of a secret choice.
  std::string seal(std::uint32_t event, std::string_view move) const;

 private:
  Digest derive(std::string_view purpose, std::uint32_t event) const;
  Hash hash_;
  Digest key_;
};

}  // namespace troika::room
