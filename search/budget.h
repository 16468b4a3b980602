#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <optional>

namespace troika {

// How long a bot may think. With nodes alone the same seed gives the same move everywhere; time
// and `stop` end the thinking early.
struct Limits {
  std::uint64_t nodes = UINT64_MAX;
  std::optional<std::chrono::milliseconds> time{};
  const std::atomic<bool>* stop = nullptr;  // set from another thread
  // The time that this thread has really worked instead of the time of day: for comparisons on a
  // machine that has other work as well.
  bool own_time = false;
};

// Counts a search's nodes and says when it must end. Looks at the clock and at `stop` only now and
// then, so it can be asked at every node.
class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(limits) {
    if (limits.time) deadline_ = now() + *limits.time;
    stopped_ = limits.nodes == 0;
  }

  // Another node; false: no more.
  bool spend() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) stopped_ = true;
    if (nodes_ % look_every == 0) look();
    return !stopped_;
  }
  bool is_spent() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

  // Looks at the clock and at `stop` now: for steps that are long in themselves.
  bool look() {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) stopped_ = true;
    if (limits_.time && now() >= deadline_) stopped_ = true;
    return !stopped_;
  }
  // How much of the time is left; only with a limit of time.
  std::chrono::milliseconds left() const {
    using std::chrono::milliseconds;
    return std::max(milliseconds{0}, std::chrono::duration_cast<milliseconds>(deadline_ - now()));
  }

 private:
  using Nanoseconds = std::chrono::nanoseconds;
  Nanoseconds now() const {
#ifdef CLOCK_THREAD_CPUTIME_ID
    if (limits_.own_time) {
      timespec worked{};
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
      return std::chrono::seconds{worked.tv_sec} + Nanoseconds{worked.tv_nsec};
    }
#endif
    return std::chrono::steady_clock::now().time_since_epoch();
  }

  static constexpr std::uint64_t look_every = 256;
  Limits limits_;
  Nanoseconds deadline_ = Nanoseconds::max();
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace troika
