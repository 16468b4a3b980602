#include "games/der_isses/rules.h"
#include "tests/laws/laws.h"

namespace troika {
namespace {

// The number of cells with no piece on or beside them, counted on the BOARD of a position line.
int free_cells(const std::string& line, int side) {
  std::vector<std::string> ranks(1);
  for (const char c : line.substr(0, line.find(' '))) {
    if (c == '/') {
      ranks.emplace_back();
    } else if (c >= '1' && c <= '9') {
      ranks.back() += std::string(static_cast<std::size_t>(c - '0'), '.');
    } else {
      ranks.back() += c;
    }
  }
  const auto is_piece = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= side || y >= side) return false;
    const char c = ranks[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    return c != '.' && c != '$';
  };
  int count = 0;
  for (int x = 0; x < side; ++x)
    for (int y = 0; y < side; ++y) {
      bool near = false;
      for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy) near = near || is_piece(x + dx, y + dy);
      count += near ? 0 : 1;
    }
  return count;
}

// Rule 7: the coin can always be placed, and on exactly the cells away from all pieces.
TEST(DerIsses, laws) {
  Laws<DerIsses> laws;
  laws.matches = 40;
  laws.taste = {"", "!"};
  laws.one_in_chance = 2;
  int coins_placed = 0;
  laws.at_every_position = [&](const Match<DerIsses>& match) {
    const std::string line = DerIsses::write_position(*match.game());
    if (line.find(" coin ") == std::string::npos) return;
    MoveList<DerIsses> list;
    match.moves(list);
    EXPECT_GT(list.size(), 0U) << line;
    EXPECT_EQ(static_cast<int>(list.size()), free_cells(line, 7)) << line;
    ++coins_placed;
  };
  laws.at_game_end = [](const Truth<DerIsses>&, const Outcome<2>& outcome) {
    const int a = outcome.points[Seat{0}];
    const int b = outcome.points[Seat{1}];
    EXPECT_EQ(std::max(a, b), 4);  // rule 4
    EXPECT_LT(std::min(a, b), 4);
    EXPECT_EQ(outcome.winners.size(), 1);
  };
  check_laws<DerIsses>({}, laws);
  EXPECT_GE(coins_placed, 4 * laws.matches);
}

TEST(DerIsses, laws_with_agreed_seats_and_many_accusations) {
  Laws<DerIsses> laws;
  laws.matches = 40;
  laws.one_in_chance = 5;
  check_laws<DerIsses>({{"first", "2"}}, laws);
}

TEST(DerIsses, laws_when_nobody_accuses) {
  Laws<DerIsses> laws;
  laws.matches = 40;
  laws.one_in_chance = 5;
  laws.taste = {"$", "!"};  // land on the coin when possible
  check_laws<DerIsses>({{"first", "1"}}, laws);
}

TEST(DerIsses, laws_of_smaller_games) {
  const auto check = []<class Small>(Small) {
    Laws<Small> laws;
    laws.matches = 60;
    laws.taste = {"", "!"};
    check_laws<Small>({}, laws);
  };
  check(DerIssesRules<5, 4, 1>{});
  check(DerIssesRules<5, 3, 1>{});
  check(DerIssesRules<4, 3, 2>{});
  check(DerIssesRules<4, 3, 1>{});
  check(DerIssesRules<3, 2, 1>{});
}

TEST(DerIsses, chance_keeps_to_its_weights) { check_fair_chance<DerIsses>({}, 10, 3); }

}  // namespace
}  // namespace troika
