#include <algorithm>
#include <cstdlib>
#include <vector>

#include "games/touche/rules.h"

namespace {

using namespace troika;

void demand(bool holds) {
  if (!holds) std::abort();
}

// Positions where moves are tried: with jokers and choices, own figures, a shuffle, and an end.
constexpr std::string_view lines[] = {
    "t1y1tyt1y1y2yyy5y1t3t5ttyyy3t3t1yt2t3yty1t1t8t2y3y2tt4t1y1y2t1yt2tyt2y7 1 yt square*4 "
    "y=-,t=- XKS3SKHX/????? ?100 - 7 -",
    "6t3t2ytty2y7t1tt9yyy6tt3t2yy1y2y3t1yyy5y8ttt1t3y1ty1y4t2y1t2 2 yt own:xx/x.:rm@5*12 y=-,t=- "
    "????\?/XJH6S2S3D ?100 - 12 freeswap",
    "112 2 yt combination*4 y=-,t=- -/- ?50 ?60 0 -",
    "5YYY1YY101 - yt line*1 y=L,t=- ????\?/????? ?100 - 0 -",
};

}  // namespace

// A text is refused with its place, or it round-trips, and is allowed exactly where it is listed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static const auto positions = [] {
    std::vector<Placed<Touche>> all;
    for (const std::string_view line : lines)
      if (auto placed = Touche::read_position(line, nullptr)) all.push_back(std::move(*placed));
    return all;
  }();
  demand(positions.size() == std::size(lines));
  for (const Placed<Touche>& placed : positions) {
    const Truth<Touche>& truth = placed.truth;
    const auto m = Touche::parse(truth.open(), text);
    if (!m) {
      demand(m.error().reason != nullptr && m.error().column <= text.size());
      continue;
    }
    const std::string written = Touche::format(truth.open(), *m);
    demand(written.starts_with(text));  // the figure may have been left out
    const auto again = Touche::parse(truth.open(), written);
    demand(again.has_value() && *again == *m);
    const Turn turn = Touche::turn(truth.open());
    for (std::size_t i = 0; i < Touche::seat_count(truth.open()); ++i) {
      MoveList<Touche> list;
      if (turn.has(seat_at(i)) && Touche::hidden(truth) == nullptr) truth.moves(seat_at(i), list);
      const bool listed = std::find(list.begin(), list.end(), *m) != list.end();
      demand(listed == (truth.why_not(seat_at(i), *m) == nullptr));
    }
  }
  return 0;
}
