#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace troika::tournament {

// Round robin for two at a table in Berger's order: everybody meets everybody once. Of an odd
// number of entrants one sits out in each round, whoever would meet the missing last number.
struct BergerRound {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // counted from 0; the first sits first
  std::vector<std::size_t> resting;
  bool operator==(const BergerRound&) const = default;
};
std::vector<BergerRound> berger_table(std::size_t entrants);

}  // namespace troika::tournament
