// Trains the network of Talat's evaluation (search/talat/board_net.h): plays games against itself
// with the present weights, and fits the network to the points that every side of every board made
// from each position on. scripts/train_talat.sh does this several times over, from nothing.
//
//   train_talat GAMES NODES SEED > net_weights.cpp
//
// The same seed gives the same weights. Needs about 600 bytes of memory for each position.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "search/alpha_beta.h"
#include "search/talat/board_net.h"
#include "search/talat/evaluation.h"

namespace troika::talat {
namespace {

struct Sample {
  std::uint32_t begin, count;  // of its inputs
  std::uint8_t mover;          // whose turn: 0 the side's, 1 the other's, 2 neither's
  bool check;                  // kept apart, to see how well it fits
  float target;                // points, in fives
};

class Games {
 public:
  Games(std::uint64_t nodes, std::uint64_t seed) : nodes_(nodes), rng_(seed), search_(16) {}

  void play(int players, bool check) {
    // Towers are placed at random, so that all kinds of positions are seen.
    Truth<Talat> truth = Talat::start({players, seat_a});
    std::array<std::array<int, 2>, 3> made{};
    struct Noted {
      BoardName board;
      Way way;
      int made;
      std::size_t sample;
    };
    std::vector<Noted> noted;
    MoveList<Talat> list;
    while (!truth.open().turn.is_over()) {
      const Open& open = truth.open();
      list.clear();
      truth.moves(list);
      Move move = list[rng_.below(static_cast<std::uint32_t>(list.size()))];
      if (!open.placing()) {
        for (const BoardName b : board_names) {
          if (open.is_closed(b)) continue;
          const bool elsewhere = open.closed[0] || open.closed[1] || open.closed[2];
          std::array<std::vector<std::uint16_t>, 2> rows;
          net::each_input(open.board(b), elsewhere, players == 3, [&](Way w, std::size_t input) {
            rows[index(w)].push_back(static_cast<std::uint16_t>(input));
          });
          for (const Way w : both_ways) {
            const Seat turn = open.turn.seat();
            const auto mover =
                static_cast<std::uint8_t>(turn == commander(players, b, w)             ? 0
                                          : turn == commander(players, b, opposite(w)) ? 1
                                                                                       : 2);
            noted.push_back({b, w, made[index(b)][index(w)], samples.size()});
            const auto& row = rows[index(w)];
            samples.push_back({static_cast<std::uint32_t>(inputs.size()),
                               static_cast<std::uint32_t>(row.size()), mover, check, 0});
            inputs.insert(inputs.end(), row.begin(), row.end());
          }
        }
        if (rng_.below(12) != 0) {
          Budget budget({.nodes = nodes_});
          search_.begin(truth, open.turn.seat());
          search_.deepen(budget, 30, false);
          move = search_.roots().front().move;
        }
        if (move.action == Action::capture) {
          const bool up = has(open.board(move.board).of(Way::up), move.from());
          made[index(move.board)][index(up ? Way::up : Way::down)] += 5;
        }
      }
      Talat::play(truth, move);
    }
    for (const BoardName b : board_names)
      for (const Way w : both_ways)
        made[index(b)][index(w)] += 3 * std::popcount(truth.open().board(b).of(w) & far_row(w));
    for (const Noted& n : noted)
      samples[n.sample].target =
          static_cast<float>(made[index(n.board)][index(n.way)] - n.made) / 5;
  }

  std::vector<Sample> samples;
  std::vector<std::uint16_t> inputs;

 private:
  std::uint64_t nodes_;
  Rng rng_;
  AlphaBeta<Talat, Sight> search_;
};

// The network, and plain gradient descent.
class Trainer {
 public:
  explicit Trainer(std::uint64_t seed) : rng_(seed) {
    const auto spread = [&](auto& rows, float most) {
      for (auto& row : rows)
        for (float& w : row) w = most * (static_cast<float>(rng_.below(20001)) / 10000 - 1);
    };
    spread(w_.first, 0.1F);
    spread(w_.second, 0.25F);
    spread(w_.third, 0.3F);
    w_.first_bias.fill(0.1F);
    w_.second_bias.fill(0.1F);
    w_.third_bias.fill(0.3F);
  }

  float look(const Sample& s, const std::vector<std::uint16_t>& inputs, bool mirrored = false) {
    row_.clear();
    for (std::uint32_t i = s.begin; i < s.begin + s.count; ++i)
      row_.push_back(mirrored ? mirror(inputs[i]) : inputs[i]);
    h_ = w_.first_bias;
    for (const auto input : row_)
      for (std::size_t j = 0; j < net::hidden; ++j) h_[j] += w_.first[input][j];
    m_ = w_.second_bias;
    for (std::size_t i = 0; i < net::hidden; ++i) {
      if (h_[i] <= 0) continue;
      for (std::size_t j = 0; j < net::middle; ++j) m_[j] += h_[i] * w_.second[i][j];
    }
    float out = w_.third_bias[s.mover];
    for (std::size_t i = 0; i < net::middle; ++i)
      if (m_[i] > 0) out += m_[i] * w_.third[i][s.mover];
    return out;
  }

  void learn(const Sample& s, const std::vector<std::uint16_t>& inputs, float rate) {
    // Left and right are alike.
    const float said = look(s, inputs, rng_.below(2) == 0);
    const float wrong = std::clamp(said - s.target, -2.0F, 2.0F) * rate;
    std::array<float, net::middle> dm{};
    for (std::size_t i = 0; i < net::middle; ++i) {
      if (m_[i] <= 0) continue;
      dm[i] = wrong * w_.third[i][s.mover];
      w_.third[i][s.mover] -= wrong * m_[i];
    }
    w_.third_bias[s.mover] -= wrong;
    std::array<float, net::hidden> dh{};
    for (std::size_t i = 0; i < net::hidden; ++i) {
      if (h_[i] <= 0) continue;
      float sum = 0;
      for (std::size_t j = 0; j < net::middle; ++j) {
        sum += dm[j] * w_.second[i][j];
        w_.second[i][j] -= dm[j] * h_[i];
      }
      dh[i] = sum;
    }
    for (std::size_t j = 0; j < net::middle; ++j) w_.second_bias[j] -= dm[j];
    for (std::size_t j = 0; j < net::hidden; ++j) w_.first_bias[j] -= dh[j];
    for (const auto input : row_)
      for (std::size_t j = 0; j < net::hidden; ++j) w_.first[input][j] -= dh[j];
  }

  const net::Weights<float>& weights() const { return w_; }

 private:
  static std::uint16_t mirror(std::uint16_t input) {
    if (input < net::own_towers || input >= net::another_closed) return input;
    const int file = (input - static_cast<int>(net::own_towers)) % 5;
    return static_cast<std::uint16_t>(input + 4 - 2 * file);
  }

  Rng rng_;
  std::vector<std::uint16_t> row_;
  net::Weights<float> w_{};
  std::array<float, net::hidden> h_{};
  std::array<float, net::middle> m_{};
};

void print(const net::Weights<float>& w) {
  std::printf(
      "#include \"search/talat/net_weights.h\"\n\nnamespace troika::talat {\n\n// Made by "
      "scripts/train_talat.sh, in units of 1/4096.\n// clang-format off\nconst "
      "net::Weights<std::int16_t> net_weights{\n");
  std::size_t column = 0;
  const auto number = [&](float x) {
    const long rounded = std::clamp(std::lround(x * 4096), -32767L, 32767L);
    std::printf("%ld,%s", rounded, ++column % 32 == 0 ? "\n" : "");
  };
  const auto row = [&](const auto& numbers) {
    std::printf("{");
    for (const float x : numbers) number(x);
    std::printf("},\n");
  };
  const auto rows = [&](const auto& all) {
    std::printf("{{");
    for (const auto& r : all) row(r);
    std::printf("}},\n");
  };
  rows(w.first);
  row(w.first_bias);
  rows(w.second);
  row(w.second_bias);
  rows(w.third);
  row(w.third_bias);
  std::printf("};\n// clang-format on\n\n}  // namespace troika::talat\n");
}

}  // namespace
}  // namespace troika::talat

int main(int argc, char** argv) {
  using namespace troika;
  using namespace troika::talat;
  if (argc != 4) {
    std::fprintf(stderr, "train_talat GAMES NODES SEED > net_weights.cpp\n");
    return 2;
  }
  const long count = std::strtol(argv[1], nullptr, 10);
  const auto nodes = std::strtoull(argv[2], nullptr, 10),
             seed = std::strtoull(argv[3], nullptr, 10);
  std::array<Games, 2> halves{Games(nodes, 2 * seed), Games(nodes, 2 * seed + 1)};
  {
    std::array<std::jthread, 2> players;
    for (std::size_t i = 0; i < 2; ++i)
      players[i] = std::jthread([&, i] {
        for (long game = 0; game < count / 2; ++game)
          halves[i].play(game % 2 == 0 ? 3 : 2, game % 20 >= 18);
      });
  }
  struct Place {
    std::uint8_t half;
    std::uint32_t sample;
  };
  std::vector<Place> learnt, checked;
  for (std::uint8_t half = 0; half < 2; ++half)
    for (std::uint32_t i = 0; i < halves[half].samples.size(); ++i)
      (halves[half].samples[i].check ? checked : learnt).push_back({half, i});
  Trainer trainer(seed);
  Rng rng(seed + 1);
  for (std::size_t i = learnt.size(); i > 1; --i)
    std::swap(learnt[i - 1], learnt[rng.below(static_cast<std::uint32_t>(i))]);
  // Once through all: positions of a game are so alike that a second time it learns them by heart.
  constexpr float first_rate = 0.0025F;
  for (std::size_t i = 0; i < learnt.size(); ++i) {
    const float done = static_cast<float>(i) / static_cast<float>(learnt.size());
    const Games& games = halves[learnt[i].half];
    trainer.learn(games.samples[learnt[i].sample], games.inputs, first_rate * (1 - 0.99F * done));
  }
  double wrong = 0;
  for (const Place& place : checked) {
    const Games& games = halves[place.half];
    const Sample& s = games.samples[place.sample];
    const double off = double{trainer.look(s, games.inputs)} - double{s.target};
    wrong += off * off;
  }
  std::fprintf(stderr, "%zu positions learnt; error in %zu others: %.3f points\n", learnt.size(),
               checked.size(), 5 * std::sqrt(wrong / static_cast<double>(checked.size())));
  print(trainer.weights());
}
