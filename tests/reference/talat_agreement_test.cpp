#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "core/rng.h"
#include "games/talat/closing.h"
#include "games/talat/rules.h"
#include "tests/here.h"
#include "tests/laws/seed.h"
#include "tests/reference/talat_reference.h"

namespace troika {
namespace {

// Positions that the plain search may follow; boards that need more are left out and counted.
constexpr std::size_t limit = 500;

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

TEST(TalatAgreement, random_games) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  int compared = 0;
  for (int game = 0; game < 12 && !testing::Test::HasFatalFailure(); ++game) {
    talat_reference::Referee referee(limit);
    compare_game(game % 2 == 0 ? 3 : 2, rng, referee, compared);
  }
  EXPECT_GT(compared, 500);
}

// What follows from all moves, not only from the one that is played.
TEST(TalatAgreement, all_successors) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
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
TEST(TalatAgreement, R12_closing_in_random_games) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
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
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  EXPECT_GT(tally.closed, 100);
  EXPECT_LT(tally.left_out, tally.open + tally.closed);
}

// Up to five towers of each colour anywhere in the first files.
talat::Board composed(Rng& rng, std::uint32_t files) {
  talat::Board board;
  for (const talat::Way way : talat::both_ways) {
    talat::TowerSet hand = talat::all_towers;
    for (std::uint32_t count = 1 + rng.below(5); count > 0; --count) {
      const auto tower = static_cast<talat::Tower>(rng.below(9));
      const talat::Cell cell = talat::cell_at(rng.below(5), rng.below(files));
      if (!talat::has(hand, tower) || talat::has(board.occupied(), cell)) continue;
      hand = static_cast<talat::TowerSet>(hand & ~talat::set_of(tower));
      board.put(way, tower, cell);
    }
  }
  return board;
}

// Boards that no game would lead to: many of them are jammed or have their towers past each other.
TEST(TalatAgreement, R12_closing_of_composed_boards) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  Tally tally;
  while (tally.open + tally.closed < 10'000) {
    compare_closing(composed(rng, 2 + rng.below(4)), tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(tally.closed, 100);
  EXPECT_LT(tally.left_out, tally.open + tally.closed);
}

// Crowded boards where one look was not enough to tell.
TEST(TalatAgreement, R12_closing_of_boards_that_need_a_search) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  Tally tally;
  while (tally.open < 100 || tally.closed < 4) {
    const talat::Board board = composed(rng, 2 + rng.below(2));
    if (talat::examine(board).positions == 1) continue;
    compare_closing(board, tally);
    ASSERT_FALSE(testing::Test::HasFatalFailure());
    ASSERT_LT(tally.open + tally.closed + tally.left_out, 100'000);
  }
}

// The number of ways to make so many moves, by the referee's book; nothing if that takes too long.
std::optional<std::uint64_t> count_ways(talat_reference::Referee& referee, const std::string& line,
                                        int depth) {
  if (depth == 0) return 1;
  const auto moves = referee.legal(line);
  if (!moves) return std::nullopt;
  if (depth == 1) return moves->size();
  std::uint64_t ways = 0;
  for (const std::string& move : *moves) {
    const auto next = referee.after(line, move);
    const auto rest = next ? count_ways(referee, *next, depth - 1) : std::nullopt;
    if (!rest) return std::nullopt;
    ways += *rest;
  }
  return ways;
}

TEST(TalatAgreement, perft_at_low_depth) {
  std::ifstream file(in_source("tests/perft/talat.txt"));
  ASSERT_TRUE(file.is_open());
  talat_reference::Referee referee(80 * limit);
  std::string position, text;
  int compared = 0;
  while (std::getline(file, text)) {
    if (text.empty() || text[0] == '#') continue;
    if (!text.starts_with("perft ")) {
      position = text;
      continue;
    }
    std::istringstream words(text.substr(6));
    int depth = 0;
    std::uint64_t count = 0;
    words >> depth >> count;
    if (count > 1500) continue;
    if (const auto ways = count_ways(referee, position, depth)) {
      EXPECT_EQ(*ways, count) << position << '\n' << text;
      ++compared;
    }
  }
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace troika
