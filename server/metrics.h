#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace troika::server {

// What happened since the start, for /metrics. Of the server's thread only.
class Metrics {
 public:
  std::uint64_t moves = 0;    // saved, of people and bots
  std::uint64_t actions = 0;  // everything else that was saved
  std::uint64_t requests = 0;
  std::uint64_t messages = 0;      // from sockets
  std::uint64_t slow_readers = 0;  // cut off
  std::uint64_t health_changes = 0;
  std::size_t sockets = 0;  // now
  std::size_t saving = 0;   // additions on their way to the disk now
  std::size_t waiting = 0;  // commands behind them

  void refused(std::string_view code) { ++refusals_[code]; }
  void saved_within(std::chrono::steady_clock::duration time);

  struct Gauge {
    std::string_view name, help;
    double value;
  };
  // In the text format of Prometheus, with the gauges of others.
  std::string text(std::initializer_list<Gauge> gauges) const;

 private:
  static constexpr std::array bounds_ms{1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000};
  std::map<std::string_view, std::uint64_t> refusals_;  // codes are constants
  std::array<std::uint64_t, bounds_ms.size() + 1> saves_{};
  std::chrono::steady_clock::duration save_time_{};
};

}  // namespace troika::server
