#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/der_isses/rules.h"
#include "tests/here.h"
#include "tests/laws/seed.h"
#include "tests/reference/der_isses_reference.h"

namespace troika {
namespace {

using der_isses_reference::count_ways;

template <class G>
der_isses_reference::Game reference(const std::string& line) {
  return {{G::size.side, G::size.pieces, G::size.coins_to_win}, line};
}

template <class G>
std::set<std::string> texts(const Truth<G>& truth) {
  MoveList<G> list;
  truth.moves(list);
  std::set<std::string> all;
  for (const auto m : list) all.insert(G::format(truth.open(), m));
  EXPECT_EQ(all.size(), list.size());
  return all;
}

// Plays a random game with both. `accuse` is how often, in percent, an accusation is let through:
// without them rounds are long and the pieces crowd around the coin.
template <class G>
void agree_on_a_game(Truth<G> truth, std::uint32_t accuse, bool every_move, Rng& rng) {
  auto slow = reference<G>(G::write_position(truth));
  while (!::testing::Test::HasFailure()) {
    const std::string line = G::write_position(truth);
    SCOPED_TRACE(line);
    ASSERT_EQ(slow.line(), line);
    const auto all = texts(truth);
    ASSERT_EQ(all, slow.moves());
    if (all.empty()) return;
    for (const std::string& text : all) {
      if (!every_move) break;
      Truth<G> next = truth;
      G::play(next, *G::parse(truth.open(), text));
      auto slow_next = slow;
      slow_next.play(text);
      ASSERT_EQ(G::write_position(next), slow_next.line()) << text;
    }
    std::vector<std::string> wanted;
    const bool let = rng.below(100) < accuse;
    for (const std::string& text : all)
      if (let || text.back() != '!') wanted.push_back(text);
    if (wanted.empty()) wanted.assign(all.begin(), all.end());
    const std::string text = wanted[rng.below(static_cast<std::uint32_t>(wanted.size()))];
    G::play(truth, *G::parse(truth.open(), text));
    slow.play(text);
  }
}

template <class G>
void agree_on_games(int games, bool every_move) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int i = 0; i < games && !::testing::Test::HasFailure(); ++i)
    agree_on_a_game<G>(G::start({}), i % 4 == 0 ? 100 : 3, every_move, rng);
}

TEST(DerIssesAgreement, on_every_position_of_random_games) { agree_on_games<DerIsses>(100, false); }

TEST(DerIssesAgreement, on_every_move_of_random_games) { agree_on_games<DerIsses>(15, true); }

TEST(DerIssesAgreement, on_smaller_games) {
  agree_on_games<DerIssesRules<5, 4, 1>>(60, true);
  agree_on_games<DerIssesRules<5, 3, 1>>(60, true);
  agree_on_games<DerIssesRules<4, 3, 2>>(60, true);
  agree_on_games<DerIssesRules<4, 3, 1>>(60, true);
  agree_on_games<DerIssesRules<3, 2, 1>>(60, true);
}

// Pieces close together make long chains of jumps, which random games seldom have.
TEST(DerIssesAgreement, on_crowded_boards) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (int i = 0; i < 3000; ++i) {
    // Pieces and the coin on random cells of a window of five by five, somewhere on the board.
    const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
    std::vector<std::string> ranks(7, std::string(7, '.'));
    const std::uint32_t left = below(3);
    const std::uint32_t top = below(3);
    for (const char sign : std::string("ROYGBVW$"))
      for (;;) {
        char& cell = ranks[top + below(5)][left + below(5)];
        if (cell != '.') continue;
        cell = sign;
        break;
      }
    std::string board;
    for (const std::string& rank : ranks) {
      if (!board.empty()) board += '/';
      int empty = 0;
      for (const char sign : rank) {
        if (sign == '.') {
          ++empty;
          continue;
        }
        if (empty > 0) board += std::to_string(empty);
        board += sign;
        empty = 0;
      }
      if (empty > 0) board += std::to_string(empty);
    }
    const std::string letters = "ROYGBVW";
    const std::string line = board + (below(2) == 0 ? " A" : " B") + " play " +
                             std::to_string(below(4)) + '-' + std::to_string(below(4)) + ' ' +
                             letters[below(7)] + letters[below(7)];
    SCOPED_TRACE(line);
    const auto placed = DerIsses::read_position(line, nullptr);
    ASSERT_TRUE(placed.has_value()) << placed.error().reason->en;
    ASSERT_EQ(texts(placed->truth), reference<DerIsses>(line).moves());
  }
}

// The counts of the perft file, up to what the slow generator can do in a moment.
TEST(DerIssesAgreement, on_the_counts_of_the_perft_file) {
  std::ifstream file(in_source("tests/perft/der_isses.txt"));
  ASSERT_TRUE(file.is_open());
  std::string position;
  int checked = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (!line.starts_with("perft ")) {
      position = line;
      continue;
    }
    std::istringstream words(line.substr(6));
    int depth = 0;
    long long count = 0;
    ASSERT_TRUE(words >> depth >> count) << line;
    if (count > 20'000) continue;
    EXPECT_EQ(count_ways(reference<DerIsses>(position), depth), count) << position << ' ' << line;
    ++checked;
  }
  EXPECT_GT(checked, 10);
}

}  // namespace
}  // namespace troika
