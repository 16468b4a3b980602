#include <algorithm>
#include <cstdlib>

#include "games/der_isses/rules.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

// A position of each phase, in all of which a move is tried.
constexpr std::string_view lines[] = {
    "R6/1O5/2Y4/3G3/4B2/5V1/7 - setup 0-0 --",    "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --",
    "R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 1-0 -R", "R5O/7/2Y1G2/7/3$3/1BV4/6W B play 1-0 RV",
    "R5O/7/2Y1G2/7/7/1B3V1/6W - over 0-4 --",
};

}  // namespace

// A text is refused with its place, or it round-trips, and is allowed exactly where it is listed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto m = DerIsses::parse({}, text);
  if (!m) {
    demand(m.error().reason != nullptr && m.error().column <= text.size());
    return 0;
  }
  demand(DerIsses::format({}, *m) == text);
  for (const std::string_view line : lines) {
    const auto placed = DerIsses::read_position(line, nullptr);
    demand(placed.has_value());
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
      MoveList<DerIsses> list;
      placed->truth.moves(seat, list);
      const bool listed = std::find(list.begin(), list.end(), *m) != list.end();
      demand(listed == (placed->truth.why_not(seat, *m) == nullptr));
    }
  }
  return 0;
}
