#include <cstdlib>

#include "games/talat/closing.h"
#include "games/talat/rules.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

// Every move there could be is legal exactly if it is listed.
void check_other_moves(const Truth<Talat>& truth, Seat seat, const MoveList<Talat>& list) {
  std::size_t legal = 0;
  for (const talat::BoardName board : talat::board_names)
    for (std::size_t to = 0; to < talat::cell_count; ++to) {
      const auto target = static_cast<talat::Cell>(to);
      for (std::size_t tower = 0; tower < talat::towers_per_colour; ++tower)
        legal += truth.why_not(seat, Talat::Move::place(board, static_cast<talat::Tower>(tower),
                                                        target)) == nullptr;
      for (std::size_t from = 0; from < talat::cell_count; ++from) {
        const auto source = static_cast<talat::Cell>(from);
        legal += truth.why_not(seat, Talat::Move::step(board, source, target)) == nullptr;
        legal += truth.why_not(seat, Talat::Move::capture(board, source, target)) == nullptr;
      }
    }
  demand(legal == list.size());
}

}  // namespace

// A line is refused with its place, or it round-trips and the game can go on from it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const auto placed = Talat::read_position(line, nullptr);
  if (!placed) {
    demand(placed.error().reason != nullptr && !placed.error().field.empty());
    demand(placed.error().column <= line.size());
    return 0;
  }
  const Truth<Talat>& truth = placed->truth;
  demand(Talat::write_position(truth) == line);
  const Turn turn = Talat::turn(truth.open());
  MoveList<Talat> list;
  truth.moves(list);
  demand(list.empty() == turn.is_over());
  demand(list.size() <= Talat::usual_moves);
  if (turn.is_over()) {
    demand(!Talat::outcome(truth).winners.empty());
    return 0;
  }
  check_other_moves(truth, turn.seat(), list);
  for (const auto move : list) {
    demand(truth.why_not(turn.seat(), move) == nullptr);
    Truth<Talat> next = truth;
    Talat::play(next, move);
    const auto back = Talat::read_position(Talat::write_position(next), nullptr);
    demand(back.has_value() && back->truth == next);
  }
  return 0;
}
