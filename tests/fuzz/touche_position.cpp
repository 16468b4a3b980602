#include <cstdlib>

#include "games/touche/rules.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

// The line that a view writes can be read; a move plays, and the game can go on.
void check_next(const Placed<Touche>& placed, Touche::Move m) {
  if (Touche::hidden(placed.truth, m) != nullptr) return;
  Truth<Touche> next = placed.truth;
  Touche::play(next, m);
  const std::string after = Touche::write_position(next);
  const auto back = Touche::read_position(after, &placed.setup);
  demand(back.has_value() && Touche::write_position(back->truth) == after);
  demand(back->truth == next);
}

}  // namespace

// A line is refused with its place, or it round-trips and the game can go on from it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  // The board is read once: it is the slowest part, and another target's matter.
  static const touche::Setup like{std::make_shared<const touche::Layout>(
                                      touche::standard_board(), *touche::read_goal("line*3")),
                                  {}};
  const auto placed = Touche::read_position(line, &like);
  if (!placed) {
    const Fault& fault = placed.error();
    demand(fault.reason != nullptr && fault.column <= line.size());
    demand(!fault.field.empty() || fault.reason == &touche::extra_field);
    return 0;
  }
  const Truth<Touche>& truth = placed->truth;
  demand(Touche::write_position(truth) == line);
  for (std::size_t i = 0; i < Touche::seat_count(truth.open()); ++i) {
    const std::string seen = Touche::write_position(truth.seen_by(seat_at(i)));
    demand(Touche::read_position(seen, &placed->setup).has_value());
  }
  const std::string open = Touche::write_position(truth.open());
  demand(Touche::read_position(open, &placed->setup).has_value());

  if (Touche::hidden(truth) != nullptr) return 0;
  const Turn turn = Touche::turn(truth.open());
  MoveList<Touche> list;
  truth.moves(list);
  demand(list.empty() == turn.is_over());
  const std::size_t step = 1 + list.size() / 20;
  for (std::size_t i = 0; i < list.size(); ++i) {
    demand(turn.is_chance() || truth.why_not(turn.seat(), list[i]) == nullptr);
    const auto again = Touche::parse(truth.open(), Touche::format(truth.open(), list[i]));
    demand(again.has_value() && *again == list[i]);
    if (i % step == 0) check_next(*placed, list[i]);
  }
  return 0;
}
