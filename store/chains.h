#pragma once

#include <chrono>
#include <functional>
#include <span>
#include <vector>

#include "store/database.h"

namespace troika::store {

// An addition, who waits for the answer, and the answer.
struct Pending {
  Addition addition;
  std::function<void(Saved)> done;
  Saved saved = Saved::failed;
  std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();
};

// Additions that wait together, put together by match. What does not follow what waits before it
// in the same match belongs to no chain, and neither does what comes after that: it was meant for
// a log that is not there.
struct Chains {
  std::vector<Chain> chains;
  std::vector<std::size_t> of;  // for each of the batch its chain, or `none`
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
};

// The chains point into the batch.
Chains chain(std::span<const Pending> batch);

}  // namespace troika::store
