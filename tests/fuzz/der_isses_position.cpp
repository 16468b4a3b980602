#include <cstdlib>

#include "games/der_isses/rules.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

// A line is refused with its place, or it round-trips and the game can go on from it.
template <class G>
void check(std::string_view line) {
  const auto placed = G::read_position(line, nullptr);
  if (!placed) {
    demand(placed.error().reason != nullptr && !placed.error().field.empty());
    demand(placed.error().column <= line.size());
    return;
  }
  const Truth<G>& truth = placed->truth;
  demand(G::write_position(truth) == line);
  if (G::hidden(truth) != nullptr) return;
  const Turn turn = G::turn(truth.open());
  MoveList<G> list;
  truth.moves(list);
  demand(list.empty() == turn.is_over());
  for (const auto m : list) {
    const Seat seat = m.kind == der_isses::Move::Kind::choose ? m.seat : truth.open().turn;
    demand(turn.is_chance() || truth.why_not(seat, m) == nullptr);
    if (G::hidden(truth, m) != nullptr) continue;
    Truth<G> next = truth;
    G::play(next, m);
    const std::string after = G::write_position(next);
    const auto back = G::read_position(after, nullptr);
    demand(back.has_value() && G::write_position(back->truth) == after);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  check<DerIsses>(line);
  check<DerIssesRules<3, 2, 1>>(line);
  return 0;
}
