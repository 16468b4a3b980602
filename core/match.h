#pragma once

#include <algorithm>
#include <vector>

#include "core/series.h"

namespace troika {

inline constexpr Reason impossible_decision{"impossible-decision",
                                            "this cannot be chosen before the game"};

// One line of the log: who did what. Nobody means chance.
template <class G>
struct Event {
  std::optional<Seat> actor;
  typename G::Move move;
  bool operator==(const Event&) const = default;
};

// A match in progress: the referee's whole knowledge. Its options and events are the match; all
// else follows from them.
template <Game G>
  requires SeriesOf<typename G::Series, G>
class Match {
 public:
  explicit Match(const typename G::Options& options) : options_(options), series_(options) {
    begin_game_if_ready();
  }

  const typename G::Options& options() const { return options_; }
  const typename G::Series& series() const { return series_; }
  const std::vector<Event<G>>& events() const { return events_; }
  const std::vector<Outcome<G::seats>>& results() const { return results_; }  // of finished games

  // The game being played, or the last one; null before the first.
  const Truth<G>* game() const { return game_ ? &game_->truth : nullptr; }
  // The settings of that game, which must have begun.
  const typename G::Setup& setup() const { return game_->setup; }
  // The game finished last, as it stood at its end; null before.
  const Truth<G>* finished_game() const { return finished_ ? &finished_->truth : nullptr; }
  bool in_game() const { return series_.stage() == SeriesStage::in_game; }
  bool is_over() const { return series_.stage() == SeriesStage::over; }

  Turn turn() const {
    if (is_over()) return Turn::over();
    return in_game() ? G::turn(game_->truth.open()) : series_.turn();
  }

  // The moves of all who may act, or of chance.
  void moves(MoveList<G>& out) const {
    if (in_game()) return game_->truth.moves(out);
    if (!is_over()) series_.moves(out);
  }
  // The moves of one seat. The seat must be in turn.
  void moves(Seat seat, MoveList<G>& out) const {
    assert(turn().has(seat));
    if (in_game()) return game_->truth.moves(seat, out);
    series_.moves(out);
  }
  typename G::Move sample(Rng& rng) const {
    assert(turn().is_chance());
    return in_game() ? G::sample(game_->truth, rng) : series_.sample(rng);
  }

  std::string format(typename G::Move m) const {
    return in_game() ? G::format(game_->truth.open(), m) : series_.format(m);
  }
  std::expected<typename G::Move, Fault> parse(std::string_view text) const {
    if (in_game()) return G::parse(game_->truth.open(), text);
    return series_.parse(text);
  }

  // Why this seat may not make this move; null if it may. The seat must be in turn.
  const Reason* why_not(Seat seat, typename G::Move m) const {
    assert(turn().has(seat));
    if (in_game()) return game_->truth.why_not(seat, m);
    return is_listed(m) ? nullptr : &impossible_decision;
  }
  bool is_possible_chance(typename G::Move m) const { return turn().is_chance() && is_listed(m); }

  // How many seats the current game has, or the next one if none has begun.
  std::size_t seat_count() const {
    return game_ ? G::seat_count(game_->truth.open()) : series_.players();
  }
  std::optional<Seat> seat_named(std::string_view name) const {
    return troika::seat_named<G>(name, seat_count());
  }

  // The move must be one of `moves`.
  void play(std::optional<Seat> actor, typename G::Move m) {
    events_.push_back({actor, m});
    if (!in_game()) {
      series_.play(m);
      return begin_game_if_ready();
    }
    G::play(game_->truth, m);
    if (!G::turn(game_->truth.open()).is_over()) return;
    finished_ = game_;
    results_.push_back(G::outcome(game_->truth));
    series_.count(results_.back());
    begin_game_if_ready();
  }

 private:
  bool is_listed(typename G::Move m) const {
    MoveList<G> list;
    moves(list);
    return std::find(list.begin(), list.end(), m) != list.end();
  }
  void begin_game_if_ready() {
    if (series_.stage() != SeriesStage::in_game) return;
    typename G::Setup setup = series_.setup();
    Truth<G> truth = G::start(setup);
    game_.emplace(Placed<G>{std::move(setup), std::move(truth)});
  }

  typename G::Options options_;
  typename G::Series series_;
  std::optional<Placed<G>> game_;
  std::optional<Placed<G>> finished_;
  std::vector<Event<G>> events_;
  std::vector<Outcome<G::seats>> results_;
};

}  // namespace troika
