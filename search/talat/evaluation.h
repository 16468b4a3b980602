#pragma once

#include <array>
#include <cstdint>

#include "games/talat/rules.h"
#include "search/talat/keys.h"

namespace troika::talat {

// The points that the two sides of a board may still expect from it, in hundredths. It matters who
// is to move, so a side has two numbers: the upper 16 bits if it is its commander's turn, the lower
// ones if not.
struct Prospects {
  std::int32_t up = 0, down = 0;

  constexpr int of(Way w, bool to_move) const {
    const std::int32_t both = w == Way::up ? up : down;
    const auto low = static_cast<std::int16_t>(both & 0xFFFF);
    return to_move ? (both - low) / 0x10000 : low;
  }
};

Prospects prospects(const Open&, BoardName);

// What a side gains over the other one by placing a tower here, as far as the enemies that are
// already there tell. In hundredths of a point.
int placing_gain(const Board&, Way, Tower, Cell);

// The points that each seat may expect in the end, in hundredths.
using Expected = std::array<int, 3>;
// The chance to win that goes with them; a shared win is shared.
BySeat<double, 3> chances(const Open&, const Expected&);

// A position as the search sees it (search/alpha_beta.h).
struct Sight {
  struct State {
    std::uint64_t key = 0;
    std::array<Prospects, 3> boards{};
  };
  static constexpr int won = 16000, most = 30000;
  static constexpr int hope = 250;
  static constexpr std::size_t slots = std::size_t{3} * 2 * 9 * cell_count;

  static State begin(const Open&);
  static State after(const State&, const Open& before, Move, const Open& after);
  static std::uint64_t key(const State& state) { return state.key; }

  static Expected expected(const Open&, const State&);
  static int score(const Open&, const State&, Seat me);
  static int final_score(const Truth<Talat>&, Seat me);

  static bool is_noisy(Move m) { return m.action == Action::capture; }
  static int promise(const Open&, Move);
  static std::size_t slot(const Open&, Move);
};

}  // namespace troika::talat
