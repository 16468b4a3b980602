#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/game.h"
#include "search/budget.h"
#include "search/sort.h"
#include "search/transposition.h"

namespace troika {

// What alpha-beta must be told about a game. `State` is carried along from position to position:
// the key of the position and whatever makes its score quick. Scores are for one seat against all
// others and lie strictly between -won and won; those of finished games are at least `won` away
// from a draw, 0, and at most `most`.
template <class E, class G>
concept Evaluation = requires(const Truth<G>& truth, const typename G::Open& open, Seat me,
                              typename G::Move move, const typename E::State& state) {
  { E::begin(open) } -> std::same_as<typename E::State>;
  { E::after(state, open, move, open) } -> std::same_as<typename E::State>;  // before, move, after
  { E::key(state) } -> std::same_as<std::uint64_t>;
  { E::score(open, state, me) } -> std::same_as<int>;
  { E::final_score(truth, me) } -> std::same_as<int>;
  { E::won } -> std::convertible_to<int>;
  { E::most } -> std::convertible_to<int>;
  { E::hope } -> std::convertible_to<int>;          // what a quiet move gains at most, more or less
  { E::is_noisy(move) } -> std::same_as<bool>;      // changes the score at once, such as a capture
  { E::promise(open, move) } -> std::same_as<int>;  // for ordering; 0: nothing to be said
  { E::slots } -> std::convertible_to<std::size_t>;
  { E::slot(open, move) } -> std::same_as<std::size_t>;  // moves alike for the history heuristic
};

// One seat against all others together: exact for two sides, "paranoid" for more. Iterative
// deepening, principal variation search, transposition table, killer moves, history, reductions of
// late moves, and quiescence over the noisy moves.
template <PerfectInformation G, Evaluation<G> E>
class AlphaBeta {
 public:
  using Move = typename G::Move;
  struct RootMove {
    Move move;
    int value = 0;       // for the seat that thinks
    bool exact = false;  // or it is only known to be no better than this
  };

  explicit AlphaBeta(int log2_slots)
      : table_(log2_slots), frames_(std::make_unique<Frame[]>(most_plies + 1)) {}

  // A new position, in which it is this seat's turn. Ranks the moves at first sight.
  void begin(const Truth<G>& truth, Seat me) {
    me_ = me;
    table_.clear();
    history_.fill(0);
    for (std::size_t ply = 0; ply <= most_plies; ++ply) frames_[ply].killers = {};
    Frame& root = frames_[0];
    root.truth = truth;
    root.state = E::begin(truth.open());
    root.list.clear();
    truth.moves(root.list);
    roots_.clear();
    for (const Move move : root.list) {
      const bool stays = advance(0, move);
      const int value = G::turn(frames_[1].truth.open()).is_over() ? finished(1) : standing(1);
      roots_.push_back({move, stays ? value : -value, false});
    }
    depth_ = 0;
    sort();
  }

  // Does not see these moves of the root, unless there are no others.
  template <class Unseen>
  void overlook(Unseen unseen) {
    erase_unless_all(roots_, [&](const RootMove& root) { return unseen(root.move); });
  }

  // Looks deeper and deeper until the budget is spent. With `every_move` all of them get their
  // exact value, otherwise only the best.
  void deepen(Budget& budget, int most_depth, bool every_move) {
    budget_ = &budget;
    for (int depth = depth_ + 1; depth <= std::min(most_depth, deepest); ++depth) {
      if (budget.is_spent() || (roots_.size() == 1 && depth > 1)) return;
      if (!look_at_all(depth, every_move)) return;
      depth_ = depth;
      if (std::abs(roots_.front().value) >= E::won && !every_move) return;  // it is decided
    }
  }

  std::span<const RootMove> roots() const { return roots_; }  // best first
  int depth() const { return depth_; }

  // How it may go on after a move of the root, this move first.
  void follow(Move move, std::vector<Move>& out) {
    for (std::size_t ply = 0; ply < most_plies; ++ply) {
      advance(ply, move);
      out.push_back(move);
      const Frame& frame = frames_[ply + 1];
      if (G::turn(frame.truth.open()).is_over()) return;
      const auto* entry = table_.find(E::key(frame.state));
      if (entry == nullptr || entry->bound != Bound::exact) return;
      move = entry->move;
      const Seat seat = G::turn(frame.truth.open()).seat();
      if (frame.truth.why_not(seat, move) != nullptr) return;
    }
  }

 private:
  static constexpr std::size_t most_plies = 120;
  static constexpr int deepest = most_plies / 2;  // the other half is for quiescence
  static constexpr int infinity = E::most + 1;
  static constexpr int history_limit = 1 << 14;

  struct Rated {
    Move move;
    int promise;
  };
  struct Frame {
    Truth<G> truth;
    typename E::State state;
    MoveList<G> list;
    std::array<Rated, G::usual_moves> rated;  // the same moves while they are being sorted
    std::array<Move, 2> killers{};
  };

  // Ranked by value; equal ones keep their order, so the result is the same everywhere.
  void sort() {
    sort_stably(roots_, [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
  }

  bool look_at_all(int depth, bool every_move) {
    int best = -infinity;
    for (std::size_t i = 0; i < roots_.size(); ++i) {
      RootMove& root = roots_[i];
      const bool stays = advance(0, root.move);
      int value = 0;
      bool exact = true;
      if (i == 0 || every_move) {
        value = value_after(0, stays, depth - 1, -infinity, infinity);
      } else {
        value = value_after(0, stays, depth - 1, best, best + 1);
        exact = value > best;
        if (exact && !budget_->is_spent()) value = value_after(0, stays, depth - 1, best, infinity);
      }
      if (budget_->is_spent()) return false;  // a better move found by now stays in front
      root.value = value;
      root.exact = exact;
      if (value > best) {
        best = value;
        if (!every_move)
          std::rotate(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(i),
                      roots_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      }
    }
    sort();
    return true;
  }

  // Plays the move of a ply. True if the same side is to move again.
  bool advance(std::size_t ply, Move move) {
    Frame& here = frames_[ply];
    Frame& next = frames_[ply + 1];
    next.truth = here.truth;
    G::play(next.truth, move);
    next.state = E::after(here.state, here.truth.open(), move, next.truth.open());
    return is_mine(ply) == is_mine(ply + 1);
  }

  bool is_mine(std::size_t ply) const { return G::turn(frames_[ply].truth.open()).has(me_); }
  int finished(std::size_t ply) const {
    const int score = E::final_score(frames_[ply].truth, me_);
    return is_mine(ply) ? score : -score;
  }
  int standing(std::size_t ply) const {
    const int score = E::score(frames_[ply].truth.open(), frames_[ply].state, me_);
    return is_mine(ply) ? score : -score;
  }

  // The value, to the side to move at `ply`, of the position after its move.
  int value_after(std::size_t ply, bool stays, int depth, int alpha, int beta) {
    return stays ? search(ply + 1, depth, alpha, beta) : -search(ply + 1, depth, -beta, -alpha);
  }

  // The value to the side to move; below alpha or above beta only a bound.
  int search(std::size_t ply, int depth, int alpha, int beta) {
    Frame& here = frames_[ply];
    if (G::turn(here.truth.open()).is_over()) {
      budget_->spend();
      return finished(ply);
    }
    if (depth <= 0 || ply >= most_plies - 1) return settle(ply, alpha, beta);
    if (!budget_->spend()) return 0;

    // 1. What the table knows.
    const std::uint64_t key = E::key(here.state);
    const auto* known = table_.find(key);
    std::optional<Move> first;
    if (known != nullptr) {
      first = known->move;
      const int value = known->value;
      if (known->depth >= depth &&
          (known->bound == Bound::exact || (known->bound == Bound::lower && value >= beta) ||
           (known->bound == Bound::upper && value <= alpha)))
        return value;
    }

    // 2. All moves, the promising ones first.
    here.list.clear();
    here.truth.moves(here.list);
    rate(here, first);
    const bool narrow = beta - alpha == 1;
    const int still = standing(ply);
    const int before = alpha;
    int best = -infinity;
    Move best_move = here.list[0];
    for (std::size_t i = 0; i < here.list.size(); ++i) {
      const Move move = pick(here, i);
      const bool quiet = !E::is_noisy(move);
      // 3. Hopeless near the horizon.
      if (depth <= 2 && narrow && quiet && i > 0 && std::abs(alpha) < E::won &&
          still + E::hope * depth <= alpha) {
        best = std::max(best, still + E::hope * depth);
        continue;
      }
      const bool stays = advance(ply, move);
      int value = 0;
      if (i == 0) {
        value = value_after(ply, stays, depth - 1, alpha, beta);
      } else {
        // 4. Late moves less deep and only to see whether they are better.
        int less = 0;
        if (depth >= 3 && i >= 3 && quiet) less = 1 + (i >= 8) + (depth >= 6 && i >= 14);
        value = value_after(ply, stays, depth - 1 - less, alpha, alpha + 1);
        if (value > alpha && less > 0) value = value_after(ply, stays, depth - 1, alpha, alpha + 1);
        if (value > alpha && value < beta) value = value_after(ply, stays, depth - 1, alpha, beta);
      }
      if (budget_->is_spent()) return 0;
      if (value > best) best = value, best_move = move;
      alpha = std::max(alpha, value);
      if (alpha >= beta) {
        if (quiet) praise(here, i, depth);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::lower : best > before ? Bound::exact : Bound::upper;
    table_.store(key, best_move, best, depth, bound);
    return best;
  }

  // Quiescence: the side to move may stand still or make a noisy move.
  int settle(std::size_t ply, int alpha, int beta) {
    Frame& here = frames_[ply];
    if (!budget_->spend()) return 0;
    if (G::turn(here.truth.open()).is_over()) return finished(ply);
    int best = standing(ply);
    if (best >= beta || ply >= most_plies) return best;
    alpha = std::max(alpha, best);
    here.list.clear();
    here.truth.moves(here.list);
    for (const Move move : here.list) {
      if (!E::is_noisy(move)) continue;
      const bool stays = advance(ply, move);
      const int value = stays ? settle(ply + 1, alpha, beta) : -settle(ply + 1, -beta, -alpha);
      if (budget_->is_spent()) return 0;
      best = std::max(best, value);
      alpha = std::max(alpha, value);
      if (alpha >= beta) break;
    }
    return best;
  }

  void rate(Frame& here, const std::optional<Move>& first) {
    assert(here.list.size() <= here.rated.size());
    for (std::size_t i = 0; i < here.list.size(); ++i) {
      const Move move = here.list[i];
      int promise = E::promise(here.truth.open(), move);
      if (move == first) {
        promise += 1 << 28;
      } else if (!E::is_noisy(move)) {
        promise += history_[E::slot(here.truth.open(), move)];
        if (move == here.killers[0] || move == here.killers[1]) promise += 1 << 20;
      } else {
        promise += 1 << 21;
      }
      here.rated[i] = {move, promise};
    }
  }

  // The most promising of the moves from `i` on, put at `i`.
  Move pick(Frame& here, std::size_t i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < here.list.size(); ++j)
      if (here.rated[j].promise > here.rated[best].promise) best = j;
    std::swap(here.rated[i], here.rated[best]);
    return here.rated[i].move;
  }

  // A quiet move that refuted a position is worth trying early elsewhere; those tried before it
  // less so.
  void praise(Frame& here, std::size_t i, int depth) {
    const Move move = here.rated[i].move;
    if (move != here.killers[0]) {
      here.killers[1] = here.killers[0];
      here.killers[0] = move;
    }
    const auto change = [&](Move m, int by) {
      int& worth = history_[E::slot(here.truth.open(), m)];
      worth += by - worth * std::abs(by) / history_limit;
    };
    const int by = std::min(depth * depth * 16, history_limit / 8);
    change(move, by);
    for (std::size_t j = 0; j < i; ++j)
      if (!E::is_noisy(here.rated[j].move)) change(here.rated[j].move, -by);
  }

  Transpositions<Move> table_;
  std::unique_ptr<Frame[]> frames_;
  std::array<int, E::slots> history_{};
  std::vector<RootMove> roots_;
  Seat me_{};
  int depth_ = 0;
  Budget* budget_ = nullptr;
};

}  // namespace troika
