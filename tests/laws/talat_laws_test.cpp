#include <sstream>

#include "games/talat/rules.h"
#include "tests/laws/laws.h"

namespace troika {
namespace {

std::vector<std::string> fields_of(const std::string& line) {
  std::istringstream words(line);
  std::vector<std::string> fields;
  for (std::string field; words >> field;) fields.push_back(field);
  return fields;
}

// The letters of the boards on which somebody could move or capture, were it that seat's turn.
// (Rule 11: a seat without a move is skipped, so a line that says it is to act is refused.)
std::set<std::string> boards_with_movers(const std::string& line) {
  std::set<std::string> boards;
  std::vector<std::string> fields = fields_of(line);
  for (const char* seat : {"A", "B", "C"}) {
    fields[3] = seat;
    std::string other = fields[0];
    for (std::size_t i = 1; i < fields.size(); ++i) other += ' ' + fields[i];
    const auto placed = Talat::read_position(other, nullptr);
    if (!placed) continue;
    for (const std::string& text : sorted_moves<Talat>(placed->truth))
      boards.insert(text.substr(0, 2));
  }
  return boards;
}

// Rule 14: an open board has a mover, so the game cannot stall; a closed one has none.
void check_open_boards(const Match<Talat>& match) {
  const Truth<Talat>& truth = *match.game();
  if (truth.open().placing()) return;
  const std::string line = Talat::write_position(truth);
  std::set<std::string> open_boards;
  const std::array<std::string, 3> names{"AB", "BC", "CA"};
  for (std::size_t i = 0; i < 3; ++i)
    if (!truth.open().closed[i]) open_boards.insert(names[i]);
  EXPECT_GE(open_boards.size(), 2U) << line;
  EXPECT_EQ(boards_with_movers(line), open_boards) << line;
}

// Rules 15 and 20: five for each captured tower and three for each that arrived.
void check_points(const Truth<Talat>& truth, const Outcome<3>& outcome) {
  std::istringstream captured(fields_of(Talat::write_position(truth))[7]);
  for (std::size_t i = 0; i < 3; ++i) {
    std::string number;
    std::getline(captured, number, ',');
    const int rest = outcome.points[seat_at(i)] - 5 * std::stoi(number);
    EXPECT_GE(rest, 0);
    EXPECT_EQ(rest % 3, 0);
  }
}

Laws<Talat> talat_laws() {
  Laws<Talat> laws;
  laws.matches = 12;
  laws.one_in = 1;
  laws.at_every_position = check_open_boards;
  laws.at_game_end = check_points;
  return laws;
}

TEST(Talat, laws_with_three_players) { check_laws<Talat>({}, talat_laws()); }

TEST(Talat, laws_with_two_players) { check_laws<Talat>({{"players", "2"}}, talat_laws()); }

TEST(Talat, laws_of_a_series) {
  Laws<Talat> laws = talat_laws();
  laws.matches = 4;
  laws.one_in = 4;
  check_laws<Talat>({{"games", "4"}, {"first", "3"}}, laws);
  check_laws<Talat>({{"players", "2"}, {"games", "4"}, {"first", "2"}}, laws);
}

// Players who always capture when they can: many boards are closed early.
TEST(Talat, laws_when_everybody_captures) {
  Laws<Talat> laws = talat_laws();
  laws.taste.prefer = "x";
  check_laws<Talat>({}, laws);
  check_laws<Talat>({{"players", "2"}}, laws);
}

// Players who never do: towers get to the far side and block each other.
TEST(Talat, laws_when_nobody_captures) {
  Laws<Talat> laws = talat_laws();
  laws.taste.prefer = "-";
  check_laws<Talat>({}, laws);
  check_laws<Talat>({{"players", "2"}}, laws);
}

}  // namespace
}  // namespace troika
