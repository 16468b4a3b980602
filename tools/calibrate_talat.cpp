// How often the chances that Talat's strongest bot shows come true, and the powers that would
// correct them (search/talat/confidence.h). It plays against itself.
//
//   calibrate_talat [PLAYERS [GAMES [NODES [SEED]]]]      usually 2 players, 100 games, 3000 nodes

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "search/reward.h"
#include "search/talat/bot.h"
#include "search/talat/confidence.h"

namespace troika::talat {
namespace {

struct Said {
  std::size_t stage;
  BySeat<double, 3> chances;
  BySeat<double, 3> came;
};

// What each said chance of the mover's would have been, in fifths.
void print_fifths(const std::vector<Said>& all, int players, std::size_t first, std::size_t last) {
  std::array<double, 5> said{}, came{};
  std::array<int, 5> count{};
  double brier = 0, mean = 0, n = 0;
  for (const Said& s : all) {
    if (s.stage < first || s.stage > last) continue;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
      const double p = s.chances[seat_at(i)], won = s.came[seat_at(i)];
      const auto fifth = static_cast<std::size_t>(std::min(p * 5, 4.0));
      said[fifth] += p;
      came[fifth] += won;
      ++count[fifth];
      brier += (p - won) * (p - won);
      mean += (1.0 / players - won) * (1.0 / players - won);
      ++n;
    }
  }
  std::printf("stages %zu to %zu: Brier %.3f (even chances %.3f);", first, last, brier / n,
              mean / n);
  for (std::size_t f = 0; f < 5; ++f)
    if (count[f] > 0)
      std::printf("  %.2f came %.2f (%d)", said[f] / count[f], came[f] / count[f], count[f]);
  std::printf("\n");
}

void fit(const std::vector<Said>& all, int players) {
  for (std::size_t stage = 0; stage < stages; ++stage) {
    double best = 1e9;
    int best_fourths = 4, count = 0;
    for (int fourths = 0; fourths <= 16; ++fourths) {
      double wrong = 0;
      count = 0;
      for (const Said& s : all) {
        if (s.stage != stage) continue;
        ++count;
        const auto p = to_the_power(s.chances, players, fourths);
        for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
          wrong -= s.came[seat_at(i)] * std::log(std::max(p[seat_at(i)], 0.002));
      }
      if (wrong < best) best = wrong, best_fourths = fourths;
    }
    std::printf("stage %zu (%d positions): to the power of %d quarters\n", stage, count,
                best_fourths);
  }
}

}  // namespace
}  // namespace troika::talat

int main(int count, char** words) {
  using namespace troika;
  using namespace troika::talat;
  const auto number = [&](int i, int usual) { return count > i ? std::atoi(words[i]) : usual; };
  const int players = number(1, 2), games = number(2, 100);
  const Limits limits{.nodes = static_cast<std::uint64_t>(number(3, 3000))};
  const auto bot = make_talat_bot(talat_levels);
  Rng rng(static_cast<std::uint64_t>(number(4, 1)));
  std::vector<Said> all;
  for (int game = 0; game < games; ++game) {
    const Talat::Setup setup{players, seat_a};
    Truth<Talat> truth = Talat::start(setup);
    const std::size_t first = all.size();
    while (!truth.open().turn.is_over()) {
      const Seat seat = truth.open().turn.seat();
      const auto thought = bot->think({setup, truth.seen_by(seat), {}}, limits, rng);
      all.push_back({stage_of(truth.open()), thought.moves.front().value, {}});
      Talat::play(truth, drawn_by_weight(thought.moves, rng).move);
    }
    for (std::size_t i = first; i < all.size(); ++i) all[i].came = reward<Talat>(truth);
  }
  print_fifths(all, players, 0, stages - 1);
  print_fifths(all, players, 0, 0);
  print_fifths(all, players, 0, 2);
  print_fifths(all, players, 3, stages - 1);
  fit(all, players);
}
