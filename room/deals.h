#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "room/fairness.h"

namespace troika::room {

// What the server binds itself to before anybody adds anything to the deals of a match.
struct Promise {
  std::string match;
  Seed seed;  // secret until that match is over
};

// What a choice was sealed with, and where in the match it was made.
struct Seal {
  std::uint32_t event;
  std::string seal;
};

// All that chance does at a table, and what the players need to check it (docs/RECORDS.md).
class Deals {
 public:
  Deals() = default;
  Deals(Hash hash, const Seed& seed, std::optional<Promise> next)
      : hash_(hash), seed_(seed), next_(std::move(next)) {}

  // When nobody can add anything any more.
  void begin(std::string_view match, std::span<const std::string> entropies) {
    key_.emplace(hash_, seed_, match, entropies);
  }
  Rng chance(std::uint32_t event) const { return key_->chance(event); }
  void seal(std::uint32_t event, std::string_view move) {
    seals_.push_back({event, key_->seal(event, move)});
  }

  const Seed& seed() const { return seed_; }
  std::string commitment() const { return room::commitment(hash_, seed_); }
  const std::vector<Seal>& seals() const { return seals_; }

  // For the rematch, made together with this match; matches of old logs have none.
  const std::optional<Promise>& next() const { return next_; }
  std::string next_commitment() const { return room::commitment(hash_, next_->seed); }

 private:
  Hash hash_ = nullptr;
  Seed seed_;
  std::optional<Promise> next_;
  std::optional<DealKey> key_;  // from the start on
  std::vector<Seal> seals_;
};

}  // namespace troika::room
