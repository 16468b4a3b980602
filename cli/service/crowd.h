#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace troika::cli {

// People who play at many tables of a server.
struct CrowdPlan {
  std::string address;
  std::uint16_t port = 0;
  std::size_t tables = 0;
  std::chrono::seconds seconds{};
  std::chrono::milliseconds think{};  // about a move, on average
  bool idle = false;                  // one sits down at each table, and that is all
  std::vector<std::string> settings;  // of the tables in turn, as the server is told
};

struct CrowdReport {
  std::vector<std::uint32_t> times;  // from a move to its "saved", in microseconds
  double seconds = 0;                // of playing
  std::size_t sockets = 0;
  std::uint64_t refused = 0;
  std::uint64_t lost = 0;                    // connections
  std::uint64_t back = 0;                    // of those whom the server lost
  std::uint64_t forgotten = 0;               // times that somebody came back to less than was saved
  double bytes_before = 0, bytes_after = 0;  // memory of the server
};

// The error is a sentence.
[[nodiscard]] std::expected<CrowdReport, std::string> let_crowd_play(const CrowdPlan& plan);

}  // namespace troika::cli
