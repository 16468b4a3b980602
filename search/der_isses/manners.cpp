#include "search/der_isses/manners.h"

#include <algorithm>

namespace troika::der_isses {
namespace {

// How common the manners are, and how often each moves its own piece: a good player at times, an
// honest one almost always, an aimless one as any other piece, a sly one hardly ever.
constexpr std::array<float, 4> common{0.85F, 0.05F, 0.05F, 0.05F};
constexpr std::array<float, 4> own_moves{0.25F, 0.80F, 0.15F, 0.05F};

}  // namespace

Manners::Manners(int pieces, const Habit& habit, const Row& chosen, const Steps& steps)
    : pieces_(static_cast<std::size_t>(pieces)) {
  std::array<float, manners> weight = common;
  for (std::size_t k = 0; k < manners; ++k) {
    for (int i = 0; i < std::min(habit.own, 30); ++i) weight[k] *= own_moves[k] * 2;
    for (int i = 0; i < std::min(habit.others, 30); ++i) weight[k] *= 1 - own_moves[k];
  }
  float near = 0;
  for (std::size_t h = 0; h < pieces_; ++h) near += 1 / static_cast<float>(steps[h] * steps[h]);
  const float even = 1 / static_cast<float>(pieces);
  for (std::size_t h = 0; h < pieces_; ++h) {
    joint_[good][h] = weight[good] * (0.9F * chosen[h] + 0.1F * even);
    joint_[honest][h] = weight[honest] / static_cast<float>(steps[h] * steps[h]) / near;
    joint_[aimless][h] = weight[aimless] * even;
    joint_[sly][h] = weight[sly] * even;
  }
  to_one();
}

void Manners::saw(Piece moved, const Row& chance, const std::array<int, most_pieces>& options,
                  const Steps& before) {
  constexpr float doubt = 0.003F;
  constexpr float own_ways = 0.6F;      // what a good player does for other reasons than ours
  constexpr float not_landing = 0.05F;  // whoever can land does so
  int all = 0;
  float mean = 0;
  for (std::size_t h = 0; h < pieces_; ++h) {
    all += options[h];
    mean += chance[h] / static_cast<float>(pieces_);
  }
  const float each = 1 / static_cast<float>(std::max(all, 1));
  for (std::size_t h = 0; h < pieces_; ++h) {
    const float landing = before[h] == 1 ? not_landing : 1;
    const bool own = index(moved) == h;
    const auto mine = static_cast<float>(options[h]);
    const auto others = static_cast<float>(all - options[h]);
    joint_[good][h] *= (1 - own_ways) * chance[h] + own_ways * mean + doubt;
    joint_[aimless][h] *= each * landing;
    for (const Manner k : {honest, sly}) {
      float likely = each;  // if it has no choice
      if (mine > 0 && others > 0) likely = own ? own_moves[k] / mine : (1 - own_moves[k]) / others;
      joint_[k][h] *= likely * landing;
    }
  }
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
    for (std::size_t h = 0; h < pieces_; ++h) row[h] += one[h];
  return row;
}

}  // namespace troika::der_isses
