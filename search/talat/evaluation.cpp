#include "search/talat/evaluation.h"

#include <algorithm>
#include <bit>

#include "search/alpha_beta.h"
#include "search/talat/features.h"
#include "search/talat/net_weights.h"
#include "search/talat/weights.h"

namespace troika::talat {

static_assert(Evaluation<Sight, Talat>);

namespace {

constexpr int arrived = 300, captured = 500;  // RULES 15

// The network's weights as numbers to reckon with.
struct Net {
  net::Weights<float> w;
  Net() {
    constexpr float unit = 1.0F / 4096;
    const auto row = [](const auto& from, auto& to) {
      for (std::size_t i = 0; i < from.size(); ++i) to[i] = static_cast<float>(from[i]) * unit;
    };
    const auto rows = [&](const auto& from, auto& to) {
      for (std::size_t i = 0; i < from.size(); ++i) row(from[i], to[i]);
    };
    rows(net_weights.first, w.first);
    row(net_weights.first_bias, w.first_bias);
    rows(net_weights.second, w.second);
    row(net_weights.second_bias, w.second_bias);
    rows(net_weights.third, w.third);
    row(net_weights.third_bias, w.third_bias);
  }
};

Prospects network_says(const Board& board, bool another_closed, bool three) {
  static const Net net;
  const net::Weights<float>& w = net.w;
  std::array<std::array<float, net::hidden>, 2> sums{w.first_bias, w.first_bias};
  net::each_input(board, another_closed, three, [&](Way way, std::size_t input) {
    for (std::size_t j = 0; j < net::hidden; ++j) sums[index(way)][j] += w.first[input][j];
  });
  Prospects result;
  for (const Way way : both_ways) {
    std::array<float, net::middle> middle = w.second_bias;
    for (std::size_t i = 0; i < net::hidden; ++i) {
      const float h = std::max(sums[index(way)][i], 0.0F);
      for (std::size_t j = 0; j < net::middle; ++j) middle[j] += h * w.second[i][j];
    }
    for (std::size_t k = 0; k < net::outputs; ++k) {
      float out = w.third_bias[k];
      for (std::size_t j = 0; j < net::middle; ++j)
        out += std::max(middle[j], 0.0F) * w.third[j][k];
      result.points[index(way)][k] = static_cast<std::int16_t>(std::clamp(out, -1.0F, 12.0F) * 500);
    }
  }
  return result;
}

// The same boards come up again and again in a search.
Prospects kept_prospects(const Board& board, std::uint64_t key, bool another_closed, bool three) {
  struct Kept {
    std::uint64_t key = 0;
    Prospects prospects;
  };
  constexpr std::size_t places = 1U << 14;
  thread_local std::array<Kept, places> kept{};
  key += (another_closed ? 2U : 0U) + (three ? 1U : 0U);
  key *= 0x9e3779b97f4a7c15U;
  Kept& place = kept[key >> 50];
  if (place.key != key || key == 0) place = {key, network_says(board, another_closed, three)};
  return place.prospects;
}

Way way_of(const Open& open, Move m) {
  return has(open.board(m.board).of(Way::up), m.from()) ? Way::up : Way::down;
}

}  // namespace

Prospects prospects(const Open& open, BoardName b, std::uint64_t board_key) {
  const Board& board = open.board(b);
  Prospects result;
  if (open.is_closed(b)) {
    for (const Way w : both_ways)
      result.points[index(w)].fill(
          static_cast<std::int16_t>(std::popcount(board.of(w) & far_row(w)) * arrived));
    return result;
  }
  const bool another_closed = open.closed[0] || open.closed[1] || open.closed[2];
  return kept_prospects(board, board_key, another_closed, open.players == 3);
}

int placing_gain(const Board& board, Way w, Tower tower, Cell to) {
  int gain = 0;
  for (Cells enemies = board.of(opposite(w)); enemies != 0;) {
    const Cell enemy = take_front(enemies);
    const std::size_t apart = w == Way::up ? detail::apart[index(to)][index(enemy)]
                                           : detail::apart[index(enemy)][index(to)];
    const auto own = static_cast<std::size_t>(relation(tower, board.at(enemy)));
    const auto theirs = static_cast<std::size_t>(relation(board.at(enemy), tower));
    gain += weights[0][0][pair_features + own * apart_count + apart];
    gain -= weights[0][0][pair_features + theirs * apart_count + apart];
  }
  return gain;
}

// In proportion to exp(points / scale), which for two is the logistic function; or rather to
// (1 + x/64)^64, which is close to it and the same everywhere. The scale is what fits games best.
BySeat<double, 3> chances(const Open& open, const Expected& expected) {
  // The more may still happen, the less a lead says.
  int towers = 0;
  for (const Seat s : {seat_a, seat_b, seat_c}) towers += std::popcount(open.hands[s]);
  for (const BoardName b : board_names)
    if (!open.is_closed(b)) towers += std::popcount(open.board(b).occupied());
  const double scale = open.with_ghost() ? 50.0 + 15.0 * towers : 20.0 + 20.0 * towers;
  const int best = *std::max_element(expected.begin(), expected.begin() + open.players);
  BySeat<double, 3> result;
  double sum = 0;
  for (std::size_t i = 0; i < open.players; ++i) {
    double power = std::max(0.0, 1 + (expected[i] - best) / scale / 64);
    for (int square = 0; square < 6; ++square) power *= power;
    result[seat_at(i)] = power;
    sum += power;
  }
  for (std::size_t i = 0; i < open.players; ++i) result[seat_at(i)] /= sum;
  return result;
}

Sight::State Sight::begin(const Open& open) {
  State state;
  state.key = Keys::of(open);
  for (const BoardName b : board_names) {
    state.board_keys[index(b)] = Keys::of(b, open.board(b));
    state.boards[index(b)] = prospects(open, b, state.board_keys[index(b)]);
  }
  return state;
}

Sight::State Sight::after(const State& state, const Open& before, Move m, const Open& after) {
  if (m.action == Action::place) return begin(after);
  State next = state;
  const Way w = way_of(before, m);
  const Board& board = before.board(m.board);
  std::uint64_t change = Keys::tower(m.board, w, board.at(m.from()), m.from()) ^
                         Keys::tower(m.board, w, board.at(m.from()), m.to);
  if (m.action == Action::capture)
    change ^= Keys::tower(m.board, opposite(w), board.at(m.to), m.to);
  next.key ^= Keys::of_rest(before) ^ Keys::of_rest(after) ^ change;
  next.board_keys[index(m.board)] ^= change;
  const bool all = before.closed != after.closed;
  for (const BoardName b : board_names)
    if (all || b == m.board) next.boards[index(b)] = prospects(after, b, next.board_keys[index(b)]);
  return next;
}

Expected Sight::expected(const Open& open, const State& state) {
  Expected sum{};
  const int players = open.players;
  const std::size_t mover = open.turn.is_over() ? 3 : index(open.turn.seat());
  for (std::size_t i = 0; i < open.players; ++i) {
    sum[i] = captured * open.captured[seat_at(i)];
    for (const Troop troop : commands(players, seat_at(i)))
      sum[i] += state.boards[index(troop.board)].of(
          troop.way, mover == i ? Mover::own
                     : mover == index(commander(players, troop.board, opposite(troop.way)))
                         ? Mover::other
                         : Mover::neither);
  }
  return sum;
}

int Sight::score(const Open& open, const State& state, Seat me) {
  const Expected sum = expected(open, state);
  const int mine = sum[index(me)];
  int score = 0;
  if (open.with_ghost()) {
    score = mine - sum[1 - index(me)];
  } else {
    // Against the better of the two above all.
    const int left = sum[index(talat::after(me))],
              right = sum[index(talat::after(talat::after(me)))];
    score = mine - (3 * std::max(left, right) + std::min(left, right)) / 4;
  }
  return std::clamp(score, 1 - won, won - 1);
}

int Sight::final_score(const Truth<Talat>& truth, Seat me) {
  const auto outcome = Talat::outcome(truth);
  int other = 0;
  for (std::size_t i = 0; i < truth.open().players; ++i)
    if (seat_at(i) != me) other = std::max(other, outcome.points[seat_at(i)]);
  const int margin = 100 * (outcome.points[me] - other);
  if (margin == 0) return 0;
  return margin > 0 ? won + margin : margin - won;
}

int Sight::promise(const Open& open, Move m) {
  if (m.action == Action::place) return 0;
  const Way w = way_of(open, m);
  const Board& board = open.board(m.board);
  const Tower tower = board.at(m.from());
  int promise = 0;
  for (Cells enemies = reach(w, m.to) & board.of(opposite(w)); enemies != 0;) {
    const Relation r = relation(tower, board.at(take_front(enemies)));
    if (r == Relation::taken) promise -= 8000;
    if (r == Relation::takes) promise += 1500;
  }
  return promise;
}

std::size_t Sight::slot(const Open& open, Move m) {
  if (m.action == Action::place) return 0;
  const Way w = way_of(open, m);
  const auto tower = static_cast<std::size_t>(open.board(m.board).at(m.from()));
  return ((index(m.board) * 2 + index(w)) * 9 + tower) * cell_count + index(m.to);
}

}  // namespace troika::talat
