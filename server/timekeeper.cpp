#include "server/timekeeper.h"

#include <algorithm>

namespace troika::server {

room::Time Timekeeper::now() {
  using std::chrono::duration_cast;
  constexpr room::Millis tolerance{500};  // clocks are put right by little all the time
  if (longest_pause_ == room::Millis(0)) return clocks_.wall() + shift_;
  const Steady steady = clocks_.steady();
  room::Time now = clocks_.wall() + shift_;
  if (begun_) {
    const auto passed = duration_cast<room::Millis>(steady - last_steady_);
    if (const room::Millis moved = now - last_; moved < passed - tolerance) {
      shift_ += passed - moved;
      now = last_ + passed;
      on_step_back(passed - moved);
    }
    now = std::max(now, last_);
  }
  const room::Time last = std::exchange(last_, now);
  last_steady_ = steady;
  if (std::exchange(begun_, true) && now - last > longest_pause_) on_pause({last, now});
  return now;
}

void Timekeeper::follow(room::Millis behind) {
  shift_ += behind;
  begun_ = false;
}

}  // namespace troika::server
