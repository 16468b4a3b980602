#pragma once

#include <optional>
#include <vector>

#include "core/series.h"
#include "games/der_isses/state.h"

namespace troika::der_isses {

// The settings of a match.
class Options {
 public:
  const Reason* set(std::string_view key, std::string_view value);
  const Reason* finish() { return nullptr; }
  std::vector<Option> list() const;

  std::optional<Player> first() const { return first_; }  // who sits at A; none: drawn by lot

 private:
  std::optional<Player> first_;
};

// Nothing differs from game to game.
struct Setup {
  bool operator==(const Setup&) const = default;
};

// A match is one game, to which the lot for seat A belongs (RULES 4 and 5).
class Series {
 public:
  explicit Series(const Options& options) : at_a_(options.first()) {}

  SeriesStage stage() const {
    if (!at_a_) return SeriesStage::before_game;
    return finished_ ? SeriesStage::over : SeriesStage::in_game;
  }
  Turn turn() const { return at_a_ ? Turn::over() : Turn::chance(); }
  void moves(BasicMoveList<Move, usual_moves>& out) const;
  Move sample(Rng& rng) const { return Move::first(seat_at(rng.below(2))); }
  void play(Move m);
  std::string format(Move m) const { return format_move(m); }
  std::expected<Move, Fault> parse(std::string_view text) const;

  Setup setup() const { return {}; }
  void count(const Outcome<2>& outcome);
  Outcome<2> outcome() const { return outcome_; }
  std::size_t players() const { return 2; }
  Player player_at(Seat seat) const;

 private:
  std::optional<Player> at_a_;
  bool finished_ = false;
  Outcome<2> outcome_;
};

}  // namespace troika::der_isses
