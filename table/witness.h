#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/reason.h"
#include "table/mind.h"

namespace troika {

// Somebody who sits at a table that is elsewhere, and is told in text what one seat may know: makes
// of it what a bot can think about. Tell it things in the order in which they happen.
class Witness {
 public:
  virtual ~Witness() = default;
  virtual std::string_view game() const = 0;

  // A game begins, and this is our seat.
  virtual std::expected<void, Fault> game_begins(std::string_view seat) = 0;
  // Somebody did something in the game; «.» is chance. Without a move: nothing was to be seen.
  virtual std::expected<void, Fault> happened(std::string_view actor, std::string_view move) = 0;
  // What it turned up that no position keeps, as «A=G B=W».
  virtual std::expected<void, Fault> shown(std::string_view cards) = 0;
  // The position now, as our seat sees it.
  virtual std::expected<void, Fault> position(std::string_view line) = 0;

  // Our moves now, in byte order; empty when it is somebody else's turn.
  virtual std::vector<std::string> legal() const = 0;
  // What there is to think about. Null if our seat is not in turn.
  virtual std::unique_ptr<Situation> situation() const = 0;
};

namespace witness_reasons {
inline constexpr Reason no_game{"no-game-begun", "no game has begun yet"};
inline constexpr Reason no_position{"no-position", "a position must be given first"};
inline constexpr Reason bad_shown{"bad-shown", "cards that are shown are written «A=G B=W»"};
}  // namespace witness_reasons

[[nodiscard]] std::expected<std::unique_ptr<Witness>, Fault> make_witness(
    std::string_view game, const std::vector<Option>& options);

// What is decided between games: bots choose any of these.
std::unique_ptr<Situation> decision_situation(std::string_view game,
                                              std::span<const std::string> decisions);

}  // namespace troika
