#include "search/der_isses/beginner.h"

#include <algorithm>

#include "search/der_isses/equity.h"
#include "search/der_isses/race.h"
#include "search/sort.h"

namespace troika::der_isses {
namespace {

using G = DerIsses;

bool happens(double often, Rng& rng) {
  constexpr std::uint32_t grain = 1U << 20;
  return rng.below(grain) < often * grain;
}

// What a beginner makes of a turn: believes that the piece which the opponent moves is the
// opponent's, remembers a few moves only, and hides the own piece as well as it can.
class Turn7 {
 public:
  Turn7(const Seen<G>& seen, const Novice& novice, Rng& rng)
      : open_(seen.view.open),
        own_(index(seen.view.own.piece())),
        rings_(G::size, first_cell(open_.coin)),
        sees_jumps_(happens(novice.sees_jumps, rng)),
        is_careful_(happens(novice.careful, rng)),
        runs_(happens(novice.runs, rng)),
        is_shy_(happens(novice.shy, rng)) {
    suspect(seen, novice.remembers, happens(novice.mixes_up, rng));
    dares_ = happens(novice.dares, rng);
    sure_ = novice.sure;
  }

  // How much a move appeals; the first kind that appeals at all is what it does.
  double land(Move m) const {
    return m.kind == Move::Kind::land && lands(here(), index(m.piece)) ? 1 : 0;
  }
  double accuse(Move m) const {
    if (m.kind != Move::Kind::accuse || !dares_ || index(m.piece) == own_) return 0;
    const double likely = suspicion_[index(m.piece)];
    // Fear of losing the coin at once, or a very plain story.
    const bool threatens = lands(here(), index(m.piece));
    return likely >= (threatens ? sure_ : (1 + sure_) / 2) ? likely * likely : 0;
  }
  // With the piece that it wants to move now, so that nothing is given away.
  double go_as_wished(Move m) const {
    if (m.kind != Move::Kind::go) return 0;
    const std::size_t p = index(m.piece);
    Spot after = here();
    after.go(m.piece, m.cell);
    const bool shows = lands(after, p);
    if ((p == own_) != runs_) return 0;
    if (p == own_) return is_shy_ && shows ? 0 : 1.0 / rings_.steps(after)[p];
    return is_careful_ && shows ? 0 : 1;
  }
  double go_safely(Move m) const {
    if (m.kind != Move::Kind::go) return 0;
    Spot after = here();
    after.go(m.piece, m.cell);
    return index(m.piece) == own_ || !lands(after, index(m.piece)) ? 1 : 0;
  }
  static double go(Move m) {
    return m.kind == Move::Kind::go || m.kind == Move::Kind::land ? 1 : 0;
  }
  double guess(Move m) const {
    return m.kind == Move::Kind::accuse && index(m.piece) != own_ ? suspicion_[index(m.piece)] : 0;
  }

 private:
  Spot here() const { return {open_.pieces, open_.cell, 0}; }
  bool lands(const Spot& spot, std::size_t p) const {
    if (!sees_jumps_) return (with_neighbours(bit(spot.cell[p])) & bit(rings_.coin())) != 0;
    return rings_.steps(spot)[p] == 1;
  }

  void suspect(const Seen<G>& seen, std::size_t remembers, bool mixes_up) {
    constexpr double tells = 3;         // a move with a piece makes it so many times as suspicious
    constexpr double could_land = 0.1;  // whoever can land does
    suspicion_.fill(1);
    std::size_t recalled = 0;
    for (auto event = seen.history.rbegin(); event != seen.history.rend(); ++event) {
      if (event->move.kind == Move::Kind::coin || recalled == remembers) break;
      if (event->move.kind != Move::Kind::go) continue;
      if (event->actor == seen.view.seat && !mixes_up) continue;
      ++recalled;
      suspicion_[index(event->move.piece)] *= tells;
      const Spot before{event->before.pieces, event->before.cell, 0};
      for (std::size_t p = 0; p < most_pieces; ++p)
        if (lands(before, p)) suspicion_[p] *= could_land;
    }
    double sum = 0;
    for (const double s : suspicion_) sum += s;
    for (double& s : suspicion_) s /= sum;
  }

  const Open& open_;
  std::size_t own_;
  CoinRings rings_;
  bool sees_jumps_, is_careful_, runs_, is_shy_;
  bool dares_ = false;
  double sure_ = 1;
  std::array<double, most_pieces> suspicion_{};
};

class Beginner final : public Bot<G> {
 public:
  explicit Beginner(const Novice& novice) : novice_(novice) {}

  Thought<G> think(const Seen<G>& seen, const Limits&, Rng& rng) override {
    const Open& open = seen.view.open;
    MoveList<G> list;
    G::legal(open, seen.view.seat, seen.view.own, list);
    weights_.assign(list.size(), 1);
    if (open.phase == Phase::choose) like_near(open, list);
    if (open.phase == Phase::play) play(seen, list, rng);
    return thought(seen, list);
  }

 private:
  // A piece near the coin, but not always the nearest.
  void like_near(const Open& open, const MoveList<G>& list) {
    const CoinRings rings(G::size, first_cell(open.coin));
    const Steps steps = rings.steps({open.pieces, open.cell, 0});
    double sum = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double far = steps[index(list[i].piece)];
      weights_[i] = 1 / (far * far * far);
      sum += weights_[i];
    }
    for (double& w : weights_)
      w = novice_.near * w / sum + (1 - novice_.near) / static_cast<double>(list.size());
  }

  void play(const Seen<G>& seen, const MoveList<G>& list, Rng& rng) {
    const Turn7 turn(seen, novice_, rng);
    const auto appeals = [&](auto appeal) {
      bool any = false;
      for (std::size_t i = 0; i < list.size(); ++i) {
        weights_[i] = appeal(list[i]);
        any |= weights_[i] > 0;
      }
      return any;
    };
    if (appeals([&](Move m) { return turn.land(m); })) return;
    if (appeals([&](Move m) { return turn.accuse(m); })) return;
    if (appeals([&](Move m) { return turn.go_as_wished(m); })) return;
    if (appeals([&](Move m) { return turn.go_safely(m); })) return;
    if (appeals([&](Move m) { return turn.go(m); })) return;
    if (appeals([&](Move m) { return turn.guess(m); })) return;
    weights_.assign(list.size(), 1);
  }

  Thought<G> thought(const Seen<G>& seen, const MoveList<G>& list) const {
    constexpr MatchEquity equity(G::size.coins_to_win);
    const Seat me = seen.view.seat;
    const auto& coins = seen.view.open.coins;
    const double even = equity.in_round(coins[me], coins[other(me)], 0.5);
    Thought<G> thought;
    thought.nodes = list.size();
    thought.depth = 1;
    double sum = 0;
    for (const double w : weights_) sum += w;
    for (std::size_t i = 0; i < list.size(); ++i) {
      Thought<G>::Candidate candidate;
      candidate.move = list[i];
      candidate.line = {list[i]};
      candidate.weight = weights_[i] / sum;
      candidate.value[me] = even;
      candidate.value[other(me)] = 1 - even;
      thought.moves.push_back(std::move(candidate));
    }
    sort_stably(thought.moves, [](const auto& a, const auto& b) { return a.weight > b.weight; });
    return thought;
  }

  Novice novice_;
  std::vector<double> weights_;
};

}  // namespace

std::unique_ptr<Bot<DerIsses>> make_beginner(const Novice& novice) {
  return std::make_unique<Beginner>(novice);
}

}  // namespace troika::der_isses
