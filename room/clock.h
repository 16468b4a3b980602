#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/series.h"

namespace troika::room {

// Milliseconds since 1970, as the server's clock told it. The room has no clock of its own.
enum class Time : std::int64_t {};
using Millis = std::chrono::milliseconds;

constexpr Time operator+(Time t, Millis m) {
  return static_cast<Time>(static_cast<std::int64_t>(t) + m.count());
}
constexpr Millis operator-(Time a, Time b) {
  return Millis(static_cast<std::int64_t>(a) - static_cast<std::int64_t>(b));
}

// When no server was running: clocks stand still.
struct Outage {
  Time from, to;
};

// How much time the people at a table have.
struct TimeControl {
  enum class Kind : std::uint8_t {
    none,      // as long as they like
    per_move,  // `base` for every move
    total,     // `base` for the match, and `increment` back after every move
    days,      // as per_move; `base` is a number of whole days
  };
  Kind kind = Kind::none;
  Millis base{0};
  Millis increment{0};
  bool operator==(const TimeControl&) const = default;
};

inline constexpr std::size_t most_players = 6;

// The clocks of the people at one table. Those who are to act have running clocks, several at once
// if need be; bots have none. What is shown and what is judged is the same function, `left`.
class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const TimeControl& control);

  // Outages may become known at any time; they change only what clocks that run have used.
  void set_outages(std::vector<Outage> outages);

  bool runs(Player p) const { return at(p).since.has_value(); }
  // What the player has left; zero, never less. Nothing without a time control.
  std::optional<Millis> left(Player p, Time now) const;
  // When a running clock will be at zero, if no outage comes; nothing if it does not run.
  std::optional<Time> deadline(Player p) const;

  // What is left after a move, with the increment; nothing if moves do not share a time.
  std::optional<Millis> left_after_move(Player p, Time now) const;

  void renew(Player p);          // for a new turn: per move, the whole time again
  void run(Player p, Time now);  // from now on, with what is left
  // What runs from a time that has not come yet runs from now: that time was wrong.
  void run_no_later_than(Time now);
  // Stops with what `left` said then; nothing leaves it as it was before it ran.
  void stop(Player p, std::optional<Millis> remaining);

 private:
  struct One {
    Millis left{0};             // when it was started, or stopped
    std::optional<Time> since;  // runs
  };
  const One& at(Player p) const { return ones_[static_cast<std::size_t>(p)]; }
  One& at(Player p) { return ones_[static_cast<std::size_t>(p)]; }

  TimeControl control_;
  std::vector<Outage> outages_;  // by time, apart from each other
  std::array<One, most_players> ones_;
};

}  // namespace troika::room
