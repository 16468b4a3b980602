#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <set>
#include <string>

#include "core/rng.h"
#include "games/talat/closing.h"
#include "games/talat/rules.h"
#include "tests/reference/talat_reference.h"

namespace troika {
namespace {

std::uint64_t varied_seed() {
  if (const char* given = std::getenv("TROIKA_SEED")) return std::strtoull(given, nullptr, 10);
  return std::random_device{}();
}

// Positions that the plain search may follow; boards that need more are left out and counted.
constexpr std::size_t limit = 3000;

class TalatAgreement : public testing::Test {
 protected:
  TalatAgreement() { RecordProperty("TROIKA_SEED", std::to_string(seed)); }

  std::uint64_t seed = varied_seed();
  Rng rng{seed};
};

std::set<std::string> texts(const Truth<Talat>& truth, const MoveList<Talat>& moves) {
  std::set<std::string> result;
  for (const auto move : moves) result.insert(Talat::format(truth.open(), move));
  EXPECT_EQ(result.size(), moves.size()) << "a move was listed twice";
  return result;
}

// Every position of the game: the same moves, and the same position after one of them.
void compare_game(int players, Rng& rng, talat_reference::Referee& referee, int& compared) {
  Truth<Talat> truth = Talat::start({players, players == 3 ? seat_at(rng.below(3)) : seat_at(0)});
  for (;;) {
    const std::string line = Talat::write_position(truth);
    SCOPED_TRACE(line);
    MoveList<Talat> moves;
    truth.moves(moves);
    const std::set<std::string> found = texts(truth, moves);
    if (const auto expected = referee.legal(line)) {
      ASSERT_EQ(found, *expected);
      ++compared;
    }
    if (moves.empty()) {
      ASSERT_TRUE(Talat::turn(truth.open()).is_over());
      return;
    }
    const Talat::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const std::string text = Talat::format(truth.open(), move);
    Talat::play(truth, move);
    if (const auto expected = referee.after(line, text)) {
      ASSERT_EQ(Talat::write_position(truth), *expected) << text;
    }
  }
}

TEST_F(TalatAgreement, random_games) {
  SCOPED_TRACE("TROIKA_SEED=" + std::to_string(seed));
  int compared = 0;
  for (int game = 0; game < 12 && !HasFatalFailure(); ++game) {
    talat_reference::Referee referee(limit);
    compare_game(game % 2 == 0 ? 3 : 2, rng, referee, compared);
  }
  EXPECT_GT(compared, 500);
}

// What follows from all moves, not only from the one that is played.
TEST_F(TalatAgreement, all_successors) {
  SCOPED_TRACE("TROIKA_SEED=" + std::to_string(seed));
  for (int game = 0; game < 4; ++game) {
    talat_reference::Referee referee(limit);
    Truth<Talat> truth = Talat::start({game % 2 == 0 ? 3 : 2, seat_at(0)});
    while (!Talat::turn(truth.open()).is_over()) {
      MoveList<Talat> moves;
      truth.moves(moves);
      if (rng.below(8) == 0)
        for (const auto move : moves) {
          Truth<Talat> next = truth;
          Talat::play(next, move);
          const std::string text = Talat::format(truth.open(), move);
          if (const auto expected = referee.after(Talat::write_position(truth), text)) {
            ASSERT_EQ(Talat::write_position(next), *expected) << text;
          }
        }
      Talat::play(truth, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

talat_reference::Cells cells_of(const Talat::Open& open, talat::BoardName b) {
  std::string line = Talat::write_position(open);
  for (std::size_t i = 0; i < index(b); ++i) line.erase(0, line.find(' ') + 1);
  return talat_reference::read_cells(line.substr(0, line.find(' ')));
}

struct Tally {
  int open = 0, closed = 0, left_out = 0;
};

void compare_closing(const talat::Board& board, Tally& tally) {
  Talat::Open open;
  open.boards[0] = board;
  const auto cells = cells_of(open, talat::BoardName::ab);
  const auto expected = talat_reference::is_closed(cells, 'a', limit);
  if (!expected) {
    ++tally.left_out;
    return;
  }
  ASSERT_EQ(talat::is_closed(board), *expected) << talat_reference::write_cells(cells);
  ++(*expected ? tally.closed : tally.open);
}

// Boards as they come up in random games, with a share of late ones.
TEST_F(TalatAgreement, R12_closing_in_random_games) {
  SCOPED_TRACE("TROIKA_SEED=" + std::to_string(seed));
  Tally tally;
  while (tally.open + tally.closed < 10'000) {
    Truth<Talat> truth = Talat::start({rng.below(2) == 0 ? 3 : 2, seat_at(0)});
    while (!Talat::turn(truth.open()).is_over()) {
      MoveList<Talat> moves;
      truth.moves(moves);
      const Talat::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      Talat::play(truth, move);
      if (truth.open().placing()) continue;
      compare_closing(truth.open().board(move.board), tally);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(tally.closed, 100);
  EXPECT_LT(tally.left_out, tally.open + tally.closed);
}

talat::Board composed(Rng& rng) {
  talat::Board board;
  for (const talat::Way way : talat::both_ways) {
    talat::TowerSet hand = talat::all_towers;
    for (std::uint32_t count = 1 + rng.below(5); count > 0; --count) {
      const auto tower = static_cast<talat::Tower>(rng.below(9));
      const auto cell = static_cast<talat::Cell>(rng.below(25));
      if (!talat::has(hand, tower) || talat::has(board.occupied(), cell)) continue;
      hand = static_cast<talat::TowerSet>(hand & ~talat::set_of(tower));
      board.put(way, tower, cell);
    }
  }
  return board;
}

// Boards that no game would lead to: many of them are jammed or have their towers past each other.
TEST_F(TalatAgreement, R12_closing_of_composed_boards) {
  SCOPED_TRACE("TROIKA_SEED=" + std::to_string(seed));
  Tally tally;
  while (tally.open + tally.closed < 10'000) {
    compare_closing(composed(rng), tally);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(tally.closed, 100);
  EXPECT_LT(tally.left_out, tally.open + tally.closed);
}

}  // namespace
}  // namespace troika
