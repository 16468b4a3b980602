#include "search/talat/bot.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "search/alpha_beta.h"
#include "search/guided_tree.h"
#include "search/talat/evaluation.h"
#include "search/talat/guides.h"
#include "search/talat/levels.h"

namespace troika {
namespace {

using namespace talat;

constexpr std::array<Level, talat_levels> levels{{
    {200, 0, 0.10},
    {400, 0, 0.04},
    {1'000, 1, 0.02},
    {8'000, 3, 0.01},
    {40'000, 64, 0},
    {160'000, 64, 0},
    {800'000, 64, 0},
    {UINT64_MAX, 64, 0},
}};

// The same on every platform: they are part of what a number of nodes finds. 32 + 25 MB.
constexpr int table_log2 = 21;
constexpr std::size_t tree_nodes = std::size_t{1} << 20;

class TalatBot final : public Bot<Talat> {
 public:
  explicit TalatBot(const Level& level) : level_(level) {}

  Thought<Talat> think(const Seen<Talat>& seen, const Limits& limits, Rng& rng) override {
    Budget budget(limits);
    const Truth<Talat> truth = Talat::guess(seen.view, rng);
    Thought<Talat> thought;
    if (truth.open().placing()) {
      if (!placing_) placing_.emplace(PlacingGuide{}, tree_nodes);
      grow(*placing_, truth, budget, 0.6, rng, thought);
    } else if (truth.open().with_ghost() || paranoid) {
      deepen(truth, seen.view.seat, budget, thought);
    } else {
      if (!moving_) moving_.emplace(MovingGuide{}, tree_nodes);
      grow(*moving_, truth, budget, 1.0, rng, thought);
    }
    thought.nodes = budget.nodes();
    weigh(thought, seen.view.seat);
    return thought;
  }
  bool paranoid = false;

 private:
  template <class Tree>
  static void grow(Tree& tree, const Truth<Talat>& truth, Budget& budget, double curiosity,
                   Rng& rng, Thought<Talat>& thought) {
    for (const auto& line : tree.grow(truth, budget, curiosity, rng)) {
      thought.moves.push_back({line.move, line.value, 0, {}});
      tree.follow(line.move, thought.moves.back().line);
    }
    thought.depth = static_cast<int>(thought.moves.front().line.size());
  }

  void deepen(const Truth<Talat>& truth, Seat me, Budget& budget, Thought<Talat>& thought) {
    if (!search_) search_.emplace(table_log2);
    search_->begin(truth, me);
    const bool every_move = level_.mood > 0;
    // First a short look at every move, for the ranking; then a long one for the best.
    search_->deepen(budget, std::min(level_.depth, every_move ? level_.depth : 2), true);
    if (!every_move) search_->deepen(budget, level_.depth, false);
    thought.depth = search_->depth();
    for (const auto& line : search_->lines()) {
      const int best = search_->lines().front().value;
      thought.moves.push_back(
          {line.move, value(truth.open(), me, std::min(line.value, best)), 0, {}});
      search_->follow(line.move, thought.moves.back().line);
    }
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

  void weigh(Thought<Talat>& thought, Seat me) const {
    if (level_.mood == 0) {
      thought.moves.front().weight = 1;
      return;
    }
    std::ranges::stable_sort(
        thought.moves, [me](const auto& a, const auto& b) { return a.value[me] > b.value[me]; });
    const double best = thought.moves.front().value[me];
    double sum = 0;
    for (auto& candidate : thought.moves) {
      // Close to exp((value - best) / mood).
      double power = std::max(0.0, 1 + (candidate.value[me] - best) / level_.mood / 16);
      for (int square = 0; square < 4; ++square) power *= power;
      candidate.weight = power;
      sum += power;
    }
    for (auto& candidate : thought.moves) candidate.weight /= sum;
  }

  Level level_;
  std::optional<AlphaBeta<Talat, Sight>> search_;
  std::optional<GuidedTree<Talat, PlacingGuide>> placing_;
  std::optional<GuidedTree<Talat, MovingGuide>> moving_;
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
  Limits limits{.nodes = level_numbered(level).nodes};
  if (level == talat_levels) limits.time = std::chrono::milliseconds(2000);
  return limits;
}

}  // namespace troika
