// Finds the weights of Talat's evaluation (search/talat/weights.h): plays games against itself with
// the present weights, and fits the weights to the points that every side of every board made from
// each position on, by linear least squares. scripts/tune_talat.sh does this several times over.
//
//   tune_talat GAMES NODES SEED > weights.h

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "search/alpha_beta.h"
#include "search/talat/evaluation.h"
#include "search/talat/features.h"

namespace troika::talat {
namespace {

using Row = std::vector<std::uint16_t>;  // the features of a side of a board, some repeatedly

// Linear least squares with a little weight decay, by the normal equations.
class Fit {
 public:
  void add(const Row& row, double target) {
    for (const auto a : row) {
      for (const auto b : row) squares_[a][b] += 1;
      products_[a] += target;
    }
    total_ += target * target;
    ++rows_;
  }

  std::array<double, feature_count> solve() const {
    auto l = std::make_unique<Matrix>(squares_);
    for (std::size_t i = 0; i < feature_count; ++i) (*l)[i][i] += decay;
    // Cholesky.
    for (std::size_t i = 0; i < feature_count; ++i)
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = (*l)[i][j];
        for (std::size_t k = 0; k < j; ++k) sum -= (*l)[i][k] * (*l)[j][k];
        (*l)[i][j] = i == j ? std::sqrt(sum) : sum / (*l)[j][j];
      }
    std::array<double, feature_count> x{};
    for (std::size_t i = 0; i < feature_count; ++i) {
      double sum = products_[i];
      for (std::size_t k = 0; k < i; ++k) sum -= (*l)[i][k] * x[k];
      x[i] = sum / (*l)[i][i];
    }
    for (std::size_t i = feature_count; i-- > 0;) {
      double sum = x[i];
      for (std::size_t k = i + 1; k < feature_count; ++k) sum -= (*l)[k][i] * x[k];
      x[i] = sum / (*l)[i][i];
    }
    double error = total_;
    for (std::size_t i = 0; i < feature_count; ++i) {
      error -= 2 * x[i] * products_[i];
      for (std::size_t j = 0; j < feature_count; ++j) error += x[i] * x[j] * squares_[i][j];
    }
    const auto rows = static_cast<double>(rows_);
    std::fprintf(stderr, "%.0f rows, error %.3f points\n", rows, std::sqrt(error / rows) / 100);
    return x;
  }

 private:
  static constexpr double decay = 30;
  using Matrix = std::array<std::array<double, feature_count>, feature_count>;
  Matrix squares_{};
  std::array<double, feature_count> products_{};
  double total_ = 0;
  std::size_t rows_ = 0;
};

struct Sample {
  BoardName board;
  Way way;
  std::size_t phase, to_move;
  int made;  // points by then
  Row row;
};

class Tuner {
 public:
  Tuner(std::uint64_t nodes, std::uint64_t seed) : nodes_(nodes), rng_(seed), search_(16) {}

  void play(int players) {
    // Towers are placed at random, so that all kinds of positions are seen.
    Truth<Talat> truth = Talat::start({players, seat_a});
    made_ = {};
    samples_.clear();
    MoveList<Talat> list;
    while (!truth.open().turn.is_over()) {
      list.clear();
      truth.moves(list);
      Move move = list[rng_.below(static_cast<std::uint32_t>(list.size()))];
      if (!truth.open().placing()) {
        note(truth.open());
        if (rng_.below(8) != 0) {
          Budget budget({.nodes = nodes_});
          search_.begin(truth, truth.open().turn.seat());
          search_.deepen(budget, 30, false);
          move = search_.roots().front().move;
        }
        if (move.action == Action::capture) {
          const bool up = has(truth.open().board(move.board).of(Way::up), move.from());
          made_[index(move.board)][index(up ? Way::up : Way::down)] += 500;
        }
      }
      Talat::play(truth, move);
    }
    for (const BoardName b : board_names)
      for (const Way w : both_ways)
        made_[index(b)][index(w)] += 300 * std::popcount(truth.open().board(b).of(w) & far_row(w));
    for (const Sample& s : samples_)
      fits_[s.phase][s.to_move].add(s.row, made_[index(s.board)][index(s.way)] - s.made);
  }

  void print() const {
    std::printf(
        "#pragma once\n\n#include <array>\n#include <cstdint>\n\n#include "
        "\"search/talat/features.h\"\n\nnamespace troika::talat {\n\n"
        "// Made by scripts/tune_talat.sh. Hundredths of a point; by phase (another board is "
        "closed "
        "or not),\n// by whether it is the side's turn, by feature.\n// clang-format off\n"
        "inline constexpr std::array<std::array<std::array<std::int16_t, feature_count>, 2>, 2> "
        "weights{{\n");
    for (const auto& phase : fits_) {
      std::printf("  {{\n");
      for (const Fit& fit : phase) {
        std::printf("    {");
        const auto x = fit.solve();
        for (std::size_t i = 0; i < feature_count; ++i)
          std::printf("%s%ld", i == 0 ? "" : i % 16 == 0 ? ",\n     " : ", ", std::lround(x[i]));
        std::printf("},\n");
      }
      std::printf("  }},\n");
    }
    std::printf("}};\n// clang-format on\n\n}  // namespace troika::talat\n");
  }

 private:
  void note(const Open& open) {
    const std::size_t phase = open.closed[0] || open.closed[1] || open.closed[2];
    for (const BoardName b : board_names) {
      if (open.is_closed(b)) continue;
      std::array<Row, 2> rows;
      each_feature(open.board(b), [&](Way w, std::size_t feature) {
        rows[index(w)].push_back(static_cast<std::uint16_t>(feature));
      });
      for (const Way w : both_ways) {
        const bool to_move = open.turn.seat() == commander(open.players, b, w);
        samples_.push_back(
            {b, w, phase, to_move, made_[index(b)][index(w)], std::move(rows[index(w)])});
      }
    }
  }

  std::uint64_t nodes_;
  Rng rng_;
  AlphaBeta<Talat, Sight> search_;
  std::array<std::array<int, 2>, 3> made_{};
  std::vector<Sample> samples_;
  std::array<std::array<Fit, 2>, 2> fits_;
};

}  // namespace
}  // namespace troika::talat

int main(int argc, char** argv) {
  using namespace troika;
  if (argc != 4) {
    std::fprintf(stderr, "tune_talat GAMES NODES SEED > weights.h\n");
    return 2;
  }
  const long games = std::strtol(argv[1], nullptr, 10);
  auto tuner = std::make_unique<talat::Tuner>(std::strtoull(argv[2], nullptr, 10),
                                              std::strtoull(argv[3], nullptr, 10));
  for (long game = 0; game < games; ++game) tuner->play(game % 3 == 0 ? 3 : 2);
  tuner->print();
}
