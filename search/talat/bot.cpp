#include "search/talat/bot.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

#include "search/alpha_beta.h"
#include "search/guided_tree.h"
#include "search/sort.h"
#include "search/talat/confidence.h"
#include "search/talat/evaluation.h"
#include "search/talat/guides.h"
#include "search/talat/levels.h"

namespace troika {
namespace {

using namespace talat;

constexpr std::array<Level, talat_levels> levels{{
    {{3'000, 2, 0.013, 0.88}, {300, 0, 0.026, 0.7}},
    {{1'500, all_the_way, 0, 0.85}, {3'000, 2, 0.02, 0.82}},
    {{2'900, all_the_way, 0, 0.85}, {1'000, all_the_way, 0.014, 0.87}},
    {{5'000, all_the_way, 0}, {1'300, all_the_way, 0}},
    {{12'000, all_the_way, 0}, {6'000, all_the_way, 0}},
    {{46'000, all_the_way, 0}, {40'000, all_the_way, 0}},
    {{350'000, all_the_way, 0}, {200'000, all_the_way, 0}},
    {{UINT64_MAX, all_the_way, 0}, {UINT64_MAX, all_the_way, 0}},
}};

// Limits are set before the number of players is known, so they are for the one that needs more.
constexpr std::uint64_t most_nodes(const Level& level) {
  return std::max(level.with_two.nodes, level.with_three.nodes);
}

// The same on every platform: they are part of what a number of nodes finds. 34 + 30 MB.
constexpr int table_log2 = 21;
constexpr std::size_t tree_nodes = 1'250'000;

class TalatBot final : public Bot<Talat> {
 public:
  explicit TalatBot(const Level& level) : level_(level) {}

  Thought<Talat> think(const Seen<Talat>& seen, const Limits& limits, Rng& rng) override {
    const Truth<Talat> truth = Talat::guess(seen.view, rng);
    const Temper& temper = truth.open().with_ghost() ? level_.with_two : level_.with_three;
    Budget budget(part_of(limits, temper.nodes));
    Thought<Talat> thought;
    const bool placing = truth.open().placing();
    look_around(seen, temper.attention, rng);
    if (!placing && (truth.open().with_ghost() || temper.depth < all_the_way)) {
      deepen(truth, seen.view.seat, temper, budget, thought);
    } else {
      grow(truth, placing ? 0.6 : 0.4, budget, rng, thought);
    }
    thought.nodes = budget.nodes();
    if (truth.open().players == 3 && is_lost(thought, seen.view.seat))
      play_for_points(thought, truth, seen.view.seat);
    weigh(thought, seen.view.seat, temper.mood);
    for (auto& candidate : thought.moves)
      candidate.value = corrected(truth.open(), candidate.value);
    return thought;
  }

 private:
  // In proportion to what the level usually thinks with so many players.
  Limits part_of(Limits limits, std::uint64_t nodes) const {
    if (nodes < most_nodes(level_) && limits.nodes < UINT64_MAX / nodes)
      limits.nodes = limits.nodes * nodes / most_nodes(level_);
    return limits;
  }

  // A beginner watches the board where something has just happened, and does not see what could be
  // done on another one.
  void look_around(const Seen<Talat>& seen, double attention, Rng& rng) {
    constexpr std::uint32_t grain = 1U << 20;
    looks_at_.fill(true);
    if (attention >= 1 || seen.history.empty() || seen.view.open.placing()) return;
    for (const BoardName b : board_names)
      looks_at_[index(b)] =
          b == seen.history.back().move.board || rng.below(grain) < attention * grain;
  }

  void grow(const Truth<Talat>& truth, double curiosity, Budget& budget, Rng& rng,
            Thought<Talat>& thought) {
    if (!tree_) tree_.emplace(Adviser{}, tree_nodes);
    auto roots = tree_->grow(truth, budget, curiosity, rng);
    erase_unless_all(roots, [&](const auto& root) { return !looks_at_[index(root.move.board)]; });
    for (const auto& root : roots) {
      thought.moves.push_back({root.move, root.value, 0, {}});
      tree_->follow(root.move, thought.moves.back().line);
    }
    thought.depth = static_cast<int>(thought.moves.front().line.size());
  }

  void deepen(const Truth<Talat>& truth, Seat me, const Temper& temper, Budget& budget,
              Thought<Talat>& thought) {
    if (!search_) search_.emplace(table_log2);
    search_->begin(truth, me);
    search_->overlook([&](Move m) { return !looks_at_[index(m.board)]; });
    // First a short look at every move, for the ranking; then a long one for the best.
    search_->deepen(budget, std::min(temper.depth, 2), true);
    search_->deepen(budget, temper.depth, false);
    thought.depth = search_->depth();
    for (const auto& root : search_->roots()) {
      const int best = search_->roots().front().value;
      thought.moves.push_back(
          {root.move, value(truth.open(), me, std::min(root.value, best)), 0, {}});
      search_->follow(root.move, thought.moves.back().line);
    }
  }

  static bool is_lost(const Thought<Talat>& thought, Seat me) {
    return std::ranges::all_of(thought.moves, [me](const auto& c) { return c.value[me] == 0; });
  }

  // Whoever cannot win any more does not choose who does: it goes for the own points, and then for
  // a close end between the others.
  static void play_for_points(Thought<Talat>& thought, const Truth<Talat>& truth, Seat me) {
    const auto prospect = [&](const Thought<Talat>::Candidate& candidate) {
      Truth<Talat> next = truth;
      Talat::play(next, candidate.move);
      const Open& open = next.open();
      Expected points = Sight::expected(open, Sight::begin(open));
      if (open.turn.is_over())
        for (std::size_t i = 0; i < open.players; ++i)
          points[i] = 100 * Talat::outcome(next).points[seat_at(i)];
      int most = -1, least = 1 << 20;
      for (std::size_t i = 0; i < open.players; ++i) {
        if (seat_at(i) == me) continue;
        most = std::max(most, points[i]);
        least = std::min(least, points[i]);
      }
      return std::pair(points[index(me)], least - most);
    };
    sort_stably(thought.moves, std::ranges::greater{}, prospect);
  }

  // A score in the search as chances to win.
  static BySeat<double, 3> value(const Open& open, Seat me, int score) {
    Expected expected{};
    expected[index(me)] = score;
    auto result = chances(open, expected);
    if (std::abs(score) >= Sight::won)
      for (std::size_t i = 0; i < open.players; ++i)
        result[seat_at(i)] = (seat_at(i) == me) == (score > 0) ? 1.0 : 0.0;
    return result;
  }

  static void weigh(Thought<Talat>& thought, Seat me, double mood) {
    if (mood == 0) {
      thought.moves.front().weight = 1;
      return;
    }
    sort_stably(thought.moves,
                [me](const auto& a, const auto& b) { return a.value[me] > b.value[me]; });
    const double best = thought.moves.front().value[me];
    double sum = 0;
    for (auto& candidate : thought.moves) {
      // Close to exp((value - best) / mood).
      double power = std::max(0.0, 1 + (candidate.value[me] - best) / mood / 16);
      for (int square = 0; square < 4; ++square) power *= power;
      candidate.weight = power;
      sum += power;
    }
    for (auto& candidate : thought.moves) candidate.weight /= sum;
  }

  Level level_;
  std::array<bool, 3> looks_at_{};
  std::optional<AlphaBeta<Talat, Sight>> search_;
  std::optional<GuidedTree<Talat, Adviser>> tree_;
};

const Level& level_numbered(int level) {
  assert(level >= 1 && level <= talat_levels);
  return levels[static_cast<std::size_t>(level - 1)];
}

}  // namespace

std::unique_ptr<Bot<Talat>> make_talat_bot(int level) {
  return std::make_unique<TalatBot>(level_numbered(level));
}

Limits talat_limits(int level) {
  Limits limits{.nodes = most_nodes(level_numbered(level))};
  if (level == talat_levels) limits.time = std::chrono::milliseconds(2000);
  return limits;
}

}  // namespace troika
