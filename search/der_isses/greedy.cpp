#include "search/der_isses/greedy.h"

#include <algorithm>

#include "search/der_isses/race.h"
#include "search/sort.h"

namespace troika {

using namespace der_isses;

namespace {

class Greedy final : public Bot<DerIsses> {
 public:
  Thought<DerIsses> think(const Seen<DerIsses>& seen, const Limits&, Rng&) override {
    MoveList<DerIsses> list;
    DerIsses::legal(seen.view.open, seen.view.seat, seen.view.own, list);
    Thought<DerIsses> thought;
    double best = -1;
    for (const Move m : list) {
      typename Thought<DerIsses>::Candidate candidate;
      candidate.move = m;
      candidate.line = {m};
      candidate.value[seen.view.seat] = merit(seen, m);
      best = std::max(best, candidate.value[seen.view.seat]);
      thought.moves.push_back(std::move(candidate));
    }
    double as_good = 0;
    for (auto& candidate : thought.moves) {
      candidate.weight = candidate.value[seen.view.seat] == best ? 1 : 0;
      as_good += candidate.weight;
    }
    for (auto& candidate : thought.moves) candidate.weight /= as_good;
    sort_stably(thought.moves, [](const auto& a, const auto& b) { return a.weight > b.weight; });
    return thought;
  }

 private:
  // How good a move looks, between 0 and 1.
  static double merit(const Seen<DerIsses>& seen, Move m) {
    const Open& open = seen.view.open;
    if (open.phase == Phase::coin) return 0.5;
    const Cell coin = first_cell(open.coin);
    if (open.phase == Phase::choose)  // a piece that is near
      return 0.5 - distance(open.cell[index(m.piece)], coin) / 200.0;
    if (m.kind == Move::Kind::land) return 1;
    const Spot spot{open.pieces, open.cell, 0};
    const CoinRings rings(DerIsses::size, coin);
    if (m.kind == Move::Kind::accuse) {
      const bool threatens = rings.steps(spot)[index(m.piece)] == 1 && last_moved(seen, m.piece);
      return threatens && !seen.view.own.shows(m.piece) ? 0.9 : 0;
    }
    Spot after = spot;
    after.go(m.piece, m.cell);
    const auto own = index(seen.view.own.piece());
    const int steps = rings.steps(after)[own];
    const bool gives = index(m.piece) != own && rings.steps(after)[index(m.piece)] == 1;
    return gives ? 0.1 : 0.8 - 0.1 * steps - distance(after.cell[own], coin) / 1000.0;
  }
  // Whether this piece was moved last, and so by the opponent.
  static bool last_moved(const Seen<DerIsses>& seen, Piece p) {
    if (seen.history.empty()) return false;
    const Move last = seen.history.back().move;
    return last.kind == Move::Kind::go && last.piece == p;
  }
};

}  // namespace

std::unique_ptr<Bot<DerIsses>> make_der_isses_greedy() { return std::make_unique<Greedy>(); }

}  // namespace troika
