#pragma once

#include <array>
#include <cstdint>

#include "games/talat/rules.h"
#include "search/talat/keys.h"

namespace troika::talat {

// Whose turn it is, as a side of a board sees it: its commander's, the other side's, or neither's.
enum class Mover : std::uint8_t { own, other, neither };

// The points that the two sides of a board may still expect from it, in hundredths, by whose turn
// it is.
struct Prospects {
  std::array<std::array<std::int16_t, 3>, 2> points{};

  constexpr int of(Way w, Mover mover) const {
    return points[index(w)][static_cast<std::size_t>(mover)];
  }
};

Prospects prospects(const Open&, BoardName, std::uint64_t board_key);

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
    std::array<std::uint64_t, 3> board_keys{};
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
