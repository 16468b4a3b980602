#include "search/der_isses/manners.h"

#include <algorithm>

namespace troika::der_isses {
namespace {

// How common the manners are, and how often each moves its own piece: a good player at times, an
// honest one almost always, an aimless one as any other piece, a sly one hardly ever. A hasty one
// takes the nearest piece and runs; one with a decoy runs on and on with the same wrong piece.
constexpr Habit common{0.85F, 0.04F, 0.03F, 0.03F, 0.03F, 0.02F};
constexpr Habit own_moves{0.20F, 0.80F, 0.15F, 0.05F, 0.95F, 0.03F};
constexpr float sticks = 0.9F;      // to its decoy ...
constexpr float decoy_runs = 0.8F;  // ... which mostly comes as near as it can
constexpr float takes_nearest = 0.9F;
constexpr float runs = 0.9F;  // of the moves with its own piece, those that bring it nearest

}  // namespace

Habit usual_habit() { return common; }

Manners::Manners(Size size, const Open& open, const Habit& habit, const Row& chosen)
    : rings_(size, first_cell(open.coin)) {
  const auto pieces = static_cast<std::size_t>(size.pieces);
  const Steps steps = rings_.steps({open.pieces, open.cell, 0});
  const auto far = [&](std::size_t h) { return distance(open.cell[h], rings_.coin()); };
  int nearest = far(0), as_near = 0;
  for (std::size_t h = 0; h < pieces; ++h) nearest = std::min(nearest, far(h));
  float near = 0;
  for (std::size_t h = 0; h < pieces; ++h) {
    near += 1 / static_cast<float>(steps[h] * steps[h]);
    as_near += far(h) == nearest ? 1 : 0;
  }
  const float even = 1 / static_cast<float>(pieces);
  for (std::size_t h = 0; h < pieces; ++h) {
    const float by_steps = 1 / static_cast<float>(steps[h] * steps[h]) / near;
    const float first = far(h) == nearest ? 1 / static_cast<float>(as_near) : 0;
    const Habit choice{0.9F * chosen[h] + 0.1F * even,
                       by_steps,
                       even,
                       even,
                       takes_nearest * first + (1 - takes_nearest) * by_steps,
                       even};
    for (std::size_t k = 0; k < manners; ++k) joint_[k][h] = habit[k] * choice[k];
  }
  to_one();
}

struct Manners::Ways {
  std::size_t moved;
  bool runs;                                // the piece has come as near as it can
  float as_near = 0;                        // so many cells are as near as that
  std::array<float, most_pieces> with{};    // moves with each piece
  float all = 0;                            // and with any
  std::array<bool, most_pieces> landing{};  // it could have landed instead
};

Manners::Ways Manners::ways(const Open& before, Move move) const {
  Ways ways{.moved = index(move.piece), .runs = false};
  const Spot spot{before.pieces, before.cell, 0};
  const Jumps jumps(spot.pieces, rings_.board());
  const auto far = [&](Cell c) { return distance(c, rings_.coin()); };
  for (std::size_t p = 0; p < static_cast<std::size_t>(rings_.pieces()); ++p) {
    Bits to = rings_.targets(spot, jumps, p);
    ways.landing[p] = (to & bit(rings_.coin())) != 0;
    to &= ~bit(rings_.coin());
    ways.with[p] = static_cast<float>(std::popcount(to));
    ways.all += ways.with[p];
    if (p != ways.moved) continue;
    int best = far(move.cell);
    for (Bits c = to; c != 0; c &= c - 1) best = std::min(best, far(first_cell(c)));
    ways.runs = far(move.cell) == best;
    for (Bits c = to; c != 0; c &= c - 1) ways.as_near += far(first_cell(c)) == best ? 1.0F : 0;
  }
  return ways;
}

void Manners::saw(const Open& before, Move move, const Row& chance) {
  weigh(ways(before, move), chance);
}

void Manners::saw(const Open& before, Move move) {
  const Ways seen = ways(before, move);
  Row chance{};
  for (std::size_t h = 0; h < static_cast<std::size_t>(rings_.pieces()); ++h) {
    const float others = seen.all - seen.with[h];
    if (h == seen.moved)
      chance[h] = (others > 0 ? own_moves[0] : 1) / seen.with[h];
    else
      chance[h] = (seen.with[h] > 0 ? 1 - own_moves[0] : 1) / others;
  }
  weigh(seen, chance);
}

void Manners::weigh(const Ways& ways, const Row& chance) {
  constexpr float doubt = 0.003F;
  constexpr float own_ways = 0.6F;      // what a good player does for other reasons than ours
  constexpr float not_landing = 0.05F;  // whoever can land does so
  const auto pieces = static_cast<std::size_t>(rings_.pieces());
  float mean = 0;
  for (std::size_t h = 0; h < pieces; ++h) mean += chance[h] / static_cast<float>(pieces);
  const float each = 1 / std::max(ways.all, 1.0F);
  // The chance of the move with a decoy, among `others` with pieces that are not its own.
  const auto with_decoy = [&](float others) {
    const float with = ways.with[ways.moved], again = last_ ? ways.with[*last_] : 0;
    float piece = with / others;
    if (again > 0 && again < others)
      piece = ways.moved == *last_ ? sticks : (1 - sticks) * with / (others - again);
    return piece * ((1 - decoy_runs) / with + (ways.runs ? decoy_runs / ways.as_near : 0));
  };
  for (std::size_t h = 0; h < pieces; ++h) {
    const float landing = ways.landing[h] ? not_landing : 1;
    const float mine = ways.with[h], others = ways.all - mine;
    of(Manner::good)[h] *= (1 - own_ways) * chance[h] + own_ways * mean + doubt;
    of(Manner::aimless)[h] *= each * landing;
    for (const Manner k : {Manner::honest, Manner::sly, Manner::hasty, Manner::decoy}) {
      const float often = own_moves[static_cast<std::size_t>(k)];
      float likely = each;  // if it has no choice
      if (mine > 0 && others > 0) {
        likely = h == ways.moved ? often / mine : (1 - often) / others;
        if (k == Manner::decoy && h != ways.moved && last_ != h)
          likely = (1 - often) * with_decoy(others);
        if (k == Manner::hasty && h == ways.moved && mine > ways.as_near)
          likely = often * (ways.runs ? runs / ways.as_near : (1 - runs) / (mine - ways.as_near));
      }
      of(k)[h] *= likely * landing;
    }
  }
  last_ = ways.moved;
  to_one();
}

void Manners::shown(Piece card) {
  for (Row& row : joint_)
    for (std::size_t h = 0; h < hands; ++h)
      if (h != index(card)) row[h] = 0;
  to_one();
}

void Manners::to_one() {
  float sum = 0;
  for (const Row& row : joint_) sum += total(row);
  for (Row& row : joint_)
    for (float& x : row) x /= sum;
}

Row Manners::range() const {
  Row row{};
  for (const Row& one : joint_)
    for (std::size_t h = 0; h < hands; ++h) row[h] += one[h];
  return row;
}

float Manners::oddity() const { return 1 - total(joint_[static_cast<std::size_t>(Manner::good)]); }

// Nobody is bound to play the next round as the last one: whoever lulls us for some rounds is not
// believed for long when it plays otherwise.
Habit Manners::habit() const {
  constexpr float constant = 0.9F;
  Habit habit{};
  for (std::size_t k = 0; k < manners; ++k)
    habit[k] = constant * total(joint_[k]) + (1 - constant) * common[k];
  return habit;
}

}  // namespace troika::der_isses
