#include "search/talat/guides.h"

#include <algorithm>

#include "search/reward.h"
#include "search/talat/features.h"

namespace troika::talat {
namespace {

// Puts each promise, a chance to win, to a high power, so that the better ones stand out, and makes
// them add up to 1.
void sharpen(std::span<float> promise, float lead) {
  const float best = *std::ranges::max_element(promise);
  float sum = 0;
  for (float& p : promise) {
    // Close to exp((p - best) / lead), from plain arithmetic.
    float power = std::max(0.0F, 1 + (p - best) / (lead * 16));
    for (int square = 0; square < 4; ++square) power *= power;
    p = power + 0.01F;
    sum += p;
  }
  for (float& p : promise) p /= sum;
}

BySeat<double, 3> judge(const Truth<Talat>& truth) {
  if (truth.open().turn.is_over()) return reward<Talat>(truth);
  const Open& open = truth.open();
  return chances(open, Sight::expected(open, Sight::begin(open)));
}

BySeat<double, 3> look_at_placing(const Truth<Talat>& truth, const MoveList<Talat>& list,
                                  std::span<float> promise, Rng& rng) {
  const Open& open = truth.open();
  const Seat placed = open.colour_placed_by(open.turn.seat());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Move m = list[i];
    const Way w = colour(m.board, Way::up) == placed ? Way::up : Way::down;
    const Board& board = open.board(m.board);
    // What the evaluation makes of it goes by whose towers they are, also with the ghost's.
    const int sign = commander(open.players, m.board, w) == open.turn.seat() ? 1 : -1;
    const int gain = placing_gain(board, w, m.tower(), m.to);
    promise[i] = static_cast<float>(sign * gain) / 100;
  }
  sharpen(promise, 1.5F);

  Truth<Talat> end = truth;
  MoveList<Talat> rest;
  while (end.open().placing()) {
    rest.clear();
    end.moves(rest);
    Talat::play(end, rest[rng.below(static_cast<std::uint32_t>(rest.size()))]);
  }
  return judge(end);
}

BySeat<double, 3> look_at_moves(const Truth<Talat>& truth, const MoveList<Talat>& list,
                                std::span<float> promise) {
  const Open& open = truth.open();
  const Seat mover = open.turn.seat();
  const Sight::State state = Sight::begin(open);
  BySeat<double, 3> best;
  best[mover] = -1;
  for (std::size_t i = 0; i < list.size(); ++i) {
    Truth<Talat> next = truth;
    Talat::play(next, list[i]);
    const Open& there = next.open();
    const BySeat<double, 3> value =
        there.turn.is_over()
            ? reward<Talat>(next)
            : chances(there, Sight::expected(there, Sight::after(state, open, list[i], there)));
    promise[i] = static_cast<float>(value[mover]);
    if (value[mover] > best[mover]) best = value;
  }
  sharpen(promise, 0.06F);
  return best;
}

}  // namespace

BySeat<double, 3> Adviser::look(const Truth<Talat>& truth, const MoveList<Talat>& list,
                                std::span<float> promise, Rng& rng) const {
  return truth.open().placing() ? look_at_placing(truth, list, promise, rng)
                                : look_at_moves(truth, list, promise);
}

}  // namespace troika::talat
