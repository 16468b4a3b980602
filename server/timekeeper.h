#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include "room/clock.h"

namespace troika::server {

// The time by which everything is judged: the clock of the machine, but it never goes back. A pause
// in which nobody was served (the process was stopped, the machine slept, its clock was put
// forward) is noticed by whoever asks first, and so before anything is judged by what the clock
// says then.
class Timekeeper {
 public:
  using Steady = std::chrono::steady_clock::time_point;
  struct Clocks {
    std::function<room::Time()> wall;
    std::function<Steady()> steady;
  };
  // With a pause of 0 the clock is taken as it is: for tests that move it by hand.
  Timekeeper(Clocks clocks, room::Millis longest_pause)
      : clocks_(std::move(clocks)), longest_pause_(longest_pause) {}

  // Called by `now`, so it must not ask for the time. Set once, before use.
  std::function<void(room::Outage)> on_pause = [](room::Outage) {};
  std::function<void(room::Millis)> on_step_back = [](room::Millis) {};

  room::Time now();  // to be asked at least every second

  // Another clock counts: how far we are behind it. Before anything has been judged.
  void follow(room::Millis behind);

 private:
  Clocks clocks_;
  room::Millis longest_pause_;
  room::Millis shift_{0};  // against the clock of the machine
  bool begun_ = false;
  room::Time last_{};  // when it was last asked
  Steady last_steady_;
};

}  // namespace troika::server
