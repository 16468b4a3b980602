#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/options.h"
#include "core/series.h"
#include "games/talat/state.h"

namespace troika::talat {

inline constexpr Reason first_not_at_table{
    "first-not-at-table",
    "the player who is to begin does not take part: there are only two players"};
inline constexpr Reason not_a_lot{"talat-not-a-lot",
                                  "the lot is written first=1, first=2 and so on"};
inline constexpr Reason nobody_with_this_number{"nobody-with-this-number",
                                                "nobody at this table has that number"};

// The settings of a match.
struct Options {
  int players = 3;
  int games = 1;
  std::optional<Player> first;  // who begins the first game; nobody: drawn by lot

  const Reason* set(std::string_view key, std::string_view value);
  const Reason* finish();
  std::vector<Option> list() const;
  bool operator==(const Options&) const = default;
};

// One game or several: who begins, and with two players who sits at A. RULES 3, 17
class Series {
 public:
  explicit Series(const Options&);

  SeriesStage stage() const;
  Turn turn() const { return Turn::chance(); }
  void moves(BasicMoveList<Move, most_moves>& out) const;
  Move sample(Rng&) const;
  void play(Move);
  std::string format(Move) const;
  std::expected<Move, Fault> parse(std::string_view text) const;

  Setup setup() const;
  void count(const Outcome<3>&);

  Outcome<3> outcome() const;
  std::size_t players() const { return static_cast<std::size_t>(players_); }
  Player player_at(Seat) const;

 private:
  int players_;
  int games_left_;
  std::optional<Player> first_;  // of the next game: begins it (three) or sits at A (two)
  BySeat<int, 3> wins_{};        // of each player
};

}  // namespace troika::talat
