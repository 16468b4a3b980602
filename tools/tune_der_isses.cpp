// Fits the table with which the Der Isses! bots guess the worth of a round that they do not search
// further (search/der_isses/race_table.cpp), from positions that were searched: least squares over
// random positions and ranges, several times, each time searching with the table found before. It
// begins with nothing, so the same numbers give the same table.
//
//   tune_der_isses [POSITIONS] [TIMES] [SEED] [NODES]     prints race_table.cpp
//   tune_der_isses --gain [MATCHES] [SEED] [NODES]        the table against none, in matches

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "search/der_isses/bot.h"

namespace troika::der_isses {
namespace {

constexpr std::size_t n = most_steps;
constexpr std::size_t unknowns = n * n + 3 * n;  // lead, shared, found, known
using Features = std::array<double, unknowns>;

// The sums of a least-squares fit, drawn a little towards where it starts.
class Fit {
 public:
  void add(const Features& x, double y, double weight) {
    for (std::size_t i = 0; i < unknowns; ++i) {
      if (x[i] == 0) continue;
      right_[i] += weight * x[i] * y;
      for (std::size_t j = 0; j < unknowns; ++j) left_[i][j] += weight * x[i] * x[j];
    }
    error_ += weight * y * y;
    weight_ += weight;
  }
  Features solve(const Features& start) {
    constexpr double pull = 0.5;
    for (std::size_t i = 0; i < unknowns; ++i) {
      left_[i][i] += pull;
      right_[i] += pull * start[i];
    }
    for (std::size_t i = 0; i < unknowns; ++i)  // elimination; the pull keeps the diagonal up
      for (std::size_t k = i + 1; k < unknowns; ++k) {
        const double factor = left_[k][i] / left_[i][i];
        for (std::size_t j = i; j < unknowns; ++j) left_[k][j] -= factor * left_[i][j];
        right_[k] -= factor * right_[i];
      }
    Features x{};
    for (std::size_t i = unknowns; i-- > 0;) {
      x[i] = right_[i];
      for (std::size_t j = i + 1; j < unknowns; ++j) x[i] -= left_[i][j] * x[j];
      x[i] /= left_[i][i];
    }
    return x;
  }
  double spread() const { return error_ / weight_; }

 private:
  std::array<Features, unknowns> left_{};
  Features right_{};
  double error_ = 0;
  double weight_ = 0;
};

RaceTable table_of(const Features& x) {
  RaceTable table{};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) table.lead[i][j] = static_cast<float>(x[i * n + j]);
    table.shared[i] = static_cast<float>(x[n * n + i]);
    table.found[i] = static_cast<float>(x[n * n + n + i]);
    table.known[i] = static_cast<float>(x[n * n + 2 * n + i]);
  }
  return table;
}

Features features_of(const RaceTable& table) {
  Features x{};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) x[i * n + j] = double{table.lead[i][j]};
    x[n * n + i] = double{table.shared[i]};
    x[n * n + n + i] = double{table.found[i]};
    x[n * n + 2 * n + i] = double{table.known[i]};
  }
  return x;
}

// What `race_values` adds up for one hand, as factors of the table's entries. What is certain
// because a mover lands is taken off `value`.
Features features(const Steps& steps, bool moves, std::size_t hand, const Row& mine,
                  const Row& theirs, double& value) {
  Features x{};
  const std::size_t own = steps[hand] - std::size_t{1};
  const double sign = moves ? 1 : -1;
  double rest = 1;
  for (std::size_t h = 0; h < most_pieces; ++h) {
    const std::size_t m = steps[h] - std::size_t{1};
    const double chance = double{theirs[h]};
    if (!moves && m == 0) {
      value -= h == hand ? chance / 2 : -chance / 2;
      rest -= chance;
      continue;
    }
    if (h == hand)
      x[n * n + own] += sign * chance;
    else
      x[moves ? own * n + m : m * n + own] += sign * chance;
    x[n * n + (moves ? 2 * n : n) + m] += chance * chance;
  }
  x[n * n + (moves ? n : 2 * n) + own] -= double{mine[hand]} * rest;
  return x;
}

Row random_range(Rng& rng) {
  Row row{};
  const std::uint32_t kind = rng.below(3);
  float all = 0;
  for (std::size_t h = 0; h < most_pieces; ++h) {
    const float u = static_cast<float>(1 + rng.below(1000)) / 1000;
    row[h] = kind == 0 ? 1 : kind == 1 ? u : u * u * u * u;
    all += row[h];
  }
  for (float& x : row) x /= all;
  return row;
}

// A round in play, after some random moves without accusations.
Open random_position(Rng& rng) {
  for (;;) {
    Truth<DerIsses> truth = DerIsses::start({});
    while (truth.open().phase == Phase::setup) DerIsses::play(truth, DerIsses::sample(truth, rng));
    for (std::uint32_t moves = 3 + rng.below(9); moves > 0; --moves) {
      MoveList<DerIsses> list;
      truth.moves(list);
      std::vector<Move> quiet;
      for (const Move m : list)
        if (m.kind != Move::Kind::accuse && m.kind != Move::Kind::land) quiet.push_back(m);
      if (quiet.empty()) break;
      DerIsses::play(truth, quiet[rng.below(static_cast<std::uint32_t>(quiet.size()))]);
    }
    if (truth.open().phase == Phase::play) return truth.open();
  }
}

void print_row(const char* begin, const std::array<float, n>& row, const char* end) {
  std::printf("%s{", begin);
  for (std::size_t i = 0; i < n; ++i)
    std::printf("%.3fF%s", double{row[i]}, i + 1 < n ? ", " : "}");
  std::printf("%s\n", end);
}

void print(const RaceTable& table) {
  for (std::size_t i = 0; i < n; ++i)
    print_row(i == 0 ? "    {{" : "      ", table.lead[i], i + 1 < n ? "," : "}},");
  print_row("    ", table.shared, ",");
  print_row("    ", table.found, ",");
  print_row("    ", table.known, ",");
}

int tune(int positions, int times, std::uint64_t seed, std::uint64_t nodes) {
  Rng rng(seed);
  RoundSolver solver(1U << 18);
  RaceTable table{};
  for (int time = 0; time < times; ++time) {
    Fit fit;
    double wrong = 0, weights = 0;
    solver.guess_with(table);
    for (int i = 0; i < positions; ++i) {
      const Open open = random_position(rng);
      const Ranges ranges{random_range(rng), random_range(rng)};
      solver.begin(DerIsses::size, open, ranges);
      Budget budget(Limits{.nodes = nodes});
      solver.run(budget, rng, {.rounds = 1000, .nodes = static_cast<std::size_t>(nodes / 400)});
      const Spot spot{open.pieces, open.cell, 0};
      const Steps steps = CoinRings(DerIsses::size, first_cell(open.coin)).steps(spot);
      for (std::size_t player = 0; player < 2; ++player) {
        const bool moves = troika::index(open.turn) == player;
        const Row &mine = ranges[player], &theirs = ranges[1 - player];
        Row guess{};
        race_values(table, steps, most_pieces, moves, mine, theirs, guess);
        for (std::size_t h = 0; h < most_pieces; ++h) {
          const double value = double{solver.value(static_cast<int>(player), h)};
          const double weight = 0.05 + double{mine[h]};
          double unsure = value;
          if (!moves || steps[h] != 1) {
            const Features x = features(steps, moves, h, mine, theirs, unsure);
            fit.add(x, unsure, weight);
          }
          wrong += weight * (value - double{guess[h]}) * (value - double{guess[h]});
          weights += weight;
        }
      }
    }
    std::fprintf(stderr, "%d: spread %.4f, wrong by %.4f (mean squares)\n", time, fit.spread(),
                 wrong / weights);
    table = table_of(fit.solve(features_of(table)));
  }
  std::printf("#include \"search/der_isses/race.h\"\n\nnamespace troika::der_isses {\n\n");
  std::printf("// Found by `tune_der_isses %d %d %llu %llu`.\nconst RaceTable race_table{\n",
              positions, times, static_cast<unsigned long long>(seed),
              static_cast<unsigned long long>(nodes));
  print(table);
  std::printf("};\n\n}  // namespace troika::der_isses\n");
  return 0;
}

// Whether the first of two bots wins a match in seat `first`.
bool wins(const std::array<Bot<DerIsses>*, 2>& bots, std::size_t first, const Limits& limits,
          Rng& deal, Rng& rng) {
  Truth<DerIsses> truth = DerIsses::start({});
  std::array<std::vector<Witnessed<DerIsses>>, 2> history;
  for (;;) {
    const Turn turn = DerIsses::turn(truth.open());
    if (turn.is_over()) return DerIsses::outcome(truth).winners.has(seat_at(first));
    if (turn.is_chance()) {
      DerIsses::play(truth, DerIsses::sample(truth, deal));
      continue;
    }
    const Seat seat = turn.seat();
    const std::size_t at = troika::index(seat);
    Bot<DerIsses>& bot = *bots[at == first ? 0 : 1];
    const Move m = bot.choose({{}, truth.seen_by(seat), history[at]}, limits, rng);
    for (const Seat viewer : {seat_at(0), seat_at(1)})
      if (const auto seen = DerIsses::glimpse(truth.open(), m, viewer))
        history[troika::index(viewer)].push_back({truth.open(), seat, *seen});
    DerIsses::play(truth, m);
  }
}

int gain(int matches, std::uint64_t seed, std::uint64_t nodes) {
  const RaceTable none{};
  Skill skill = der_isses_skill(7);
  DerIssesBot<7, 7, 4> with(skill);
  skill.table = &none;
  DerIssesBot<7, 7, 4> without(skill);
  int won = 0;
  for (int i = 0; i < matches; ++i) {  // every deal from both seats
    Rng deal(seed + static_cast<std::uint64_t>(i / 2)), rng(seed + static_cast<std::uint64_t>(i));
    won += wins({&with, &without}, static_cast<std::size_t>(i % 2), {.nodes = nodes}, deal, rng);
    std::fprintf(stderr, "\r%d of %d", won, i + 1);
  }
  std::fprintf(stderr, "\n");
  std::printf("with the table: %d of %d matches against none, %llu nodes a move\n", won, matches,
              static_cast<unsigned long long>(nodes));
  return 0;
}

}  // namespace
}  // namespace troika::der_isses

int main(int count, char** words) {
  using namespace troika::der_isses;
  const bool playing = count > 1 && std::string_view(words[1]) == "--gain";
  const auto number = [&](int i, int usual) { return count > i ? std::atoi(words[i]) : usual; };
  const auto large = [&](int i, int usual) { return static_cast<std::uint64_t>(number(i, usual)); };
  if (playing) return gain(number(2, 100), large(3, 1), large(4, 200'000));
  return tune(number(1, 2000), number(2, 6), large(3, 1), large(4, 40'000));
}
