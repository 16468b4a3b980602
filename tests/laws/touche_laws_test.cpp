#include <map>
#include <sstream>

#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "tests/laws/laws.h"

namespace troika {
namespace {

// A rectangle with a row of holes and free spaces in the middle.
constexpr std::string_view plain_board =
    R"({"name": "plain", "title": {"en": "Plain", "ru": "Простое"},
  "files": "abcdefghijklm", "ranks": 9, "rows": [
    "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    "6H 7H 8H 9H TH JH QH KH AH 2H 3H 4H 5H",
    "JD QD KD AD 2D 3D 4D 5D 6D 7D 8D 9D TD",
    "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2C",
    ".. FR .. .. FR .. .. FR .. .. FR .. ..",
    "8S 9S TS JS QS KS AS 2S 3S 4S 5S 6S 7S",
    "KH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH",
    "5D 6D 7D 8D 9D TD JD QD KD AD 2D 3D 4D",
    "TC JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C"
  ]})";

struct Line {  // the fields of a position that these laws read
  std::string cells, turn, seats, goal, figures, hands, deck, discards;
};

Line fields_of(const Truth<Touche>& truth) {
  std::istringstream words(Touche::write_position(truth));
  Line line;
  words >> line.cells >> line.turn >> line.seats >> line.goal >> line.figures >> line.hands >>
      line.deck >> line.discards;
  return line;
}

// One character for every cell, `.` for an empty one.
std::string spread(const std::string& cells) {
  std::string all;
  for (std::size_t i = 0; i < cells.size();) {
    std::size_t digits = 0;
    while (i + digits < cells.size() && cells[i + digits] >= '0' && cells[i + digits] <= '9')
      ++digits;
    if (digits == 0) {
      all += cells[i++];
    } else {
      all += std::string(std::stoul(cells.substr(i, digits)), '.');
      i += digits;
    }
  }
  return all;
}

// Rule 1: no card is lost and none comes twice as often as it should.
void check_cards(const Line& line) {
  std::map<std::string, int> count;
  for (const std::string& part : {line.hands, line.deck, line.discards})
    for (std::size_t i = 0; i < part.size();) {
      const std::size_t length = part[i] == 'X' || part[i] == '-' || part[i] == '/' ? 1 : 2;
      ++count[part.substr(i, length)];
      i += length;
    }
  count.erase("-");
  count.erase("/");
  EXPECT_EQ(count.size(), 53U);
  for (const auto& [card, times] : count) EXPECT_EQ(times, card == "X" ? 6 : 2) << card;
}

// Rule 18: a crown stays where it is.
class Crowns {
 public:
  void look(std::size_t game, const std::string& cells) {
    const std::string now = spread(cells);
    if (game != game_) last_.clear();
    for (std::size_t i = 0; i < last_.size(); ++i) {
      const bool crowned = last_[i] >= 'A' && last_[i] <= 'Z';
      EXPECT_TRUE(!crowned || now[i] == last_[i]) << "cell " << i;
    }
    last_ = now;
    game_ = game;
  }

 private:
  std::size_t game_ = 0;
  std::string last_;
};

// Rules 19, 20 and 22, from the figures in the position line.
void check_points(const Truth<Touche>& truth, const Outcome<6>& outcome) {
  const Line line = fields_of(truth);
  std::map<char, std::string> figures;  // by side
  std::istringstream sides(line.figures);
  for (std::string side; std::getline(sides, side, ',');)
    figures[side[0]] = side.substr(2) == "-" ? "" : side.substr(2);
  std::size_t most = 0;
  int with_most = 0;
  int with_any = 0;
  for (const auto& [side, made] : figures) most = std::max(most, made.size());
  for (const auto& [side, made] : figures) {
    with_most += made.size() == most ? 1 : 0;
    with_any += made.empty() ? 0 : 1;
  }
  for (std::size_t i = 0; i < line.seats.size(); ++i) {
    const std::string& made = figures[line.seats[i]];
    EXPECT_EQ(outcome.winners.has(seat_at(i)), made.size() == most);
    if (line.goal.starts_with("own")) continue;
    int points = 0;
    for (const char figure : made) points += figure == 'S' || figure == 'L' ? 10 : 15;
    if (made.size() == most && with_most == 1) {
      points += line.goal.starts_with("combination") ? 20 : 0;
      points += with_any == 1 ? 25 : 0;
    }
    EXPECT_EQ(outcome.points[seat_at(i)], points);
  }
}

void check(const std::vector<Option>& settings, int matches = 2) {
  Laws<Touche> laws;
  laws.matches = matches;
  laws.one_in = 3;
  laws.one_in_chance = 40;
  laws.longest = 100000;
  laws.taste.prefer = "#";
  laws.winners_have_most_points = false;
  laws.seats_move_openly = true;
  Crowns crowns;
  std::size_t game = 0;
  laws.at_every_position = [&](const Match<Touche>& match) {
    const Line line = fields_of(*match.game());
    SCOPED_TRACE(line.cells);
    check_cards(line);
    crowns.look(game, line.cells);
  };
  laws.at_game_end = [&](const Truth<Touche>& truth, const Outcome<6>& outcome) {
    check_cards(fields_of(truth));
    crowns.look(game++, fields_of(truth).cells);
    check_points(truth, outcome);
  };
  std::string trace;
  for (const Option& o : settings) trace += o.key + '=' + o.value + ' ';
  SCOPED_TRACE(trace);
  check_laws<Touche>(settings, laws);
}

TEST(Touche, laws) { check({}, 8); }

TEST(Touche, laws_of_every_seating) {
  for (const char* seats :
       {"yt", "ytl", "ytyt", "ytyl", "ytytl", "ytytyt", "ytlytl", "ytlylt", "ytytyl"})
    check({{"seats", seats}});
}

TEST(Touche, laws_of_every_goal) {
  for (const char* figures : {"square", "line", "tee", "cross", "combination"})
    for (const char* seats : {"yt", "ytl"}) check({{"figures", figures}, {"seats", seats}});
}

TEST(Touche, laws_with_options) {
  check({{"figures", "combination"}, {"different", "1"}});
  check({{"freeswap", "1"}, {"seats", "ytl"}}, 2);
  check({{"figures", "combination"}, {"different", "1"}, {"freeswap", "1"}, {"seats", "ytyt"}});
}

TEST(Touche, laws_with_own_figures) {
  check({{"own", "x.x/.x./x.x:-@15+xxxx:r@10*3"}, {"figures", "own"}});
  check({{"own", "xx/x.:rm@5*6"}, {"figures", "own"}, {"seats", "ytl"}});
}

TEST(Touche, laws_of_a_match) {
  check({{"games", "3"}, {"figures", "square,line"}, {"dealer", "2"}});
  check({{"games", "3"}, {"figures", "named"}, {"seats", "ytl"}});
}

TEST(Touche, laws_on_an_own_board) {
  check({{"board", std::string(plain_board)}, {"figures", "line"}});
  check({{"board", std::string(plain_board)}, {"figures", "combination"}, {"seats", "ytl"}});
}

// Players who never take what they could: pyramids fill the board, cards die, jokers capture.
TEST(Touche, laws_when_nobody_completes_a_figure) {
  Laws<Touche> laws;
  laws.matches = 1;
  laws.one_in = 4;
  laws.one_in_chance = 40;
  laws.longest = 100000;
  laws.winners_have_most_points = false;
  laws.seats_move_openly = true;
  laws.taste.avoid = "#";
  check_laws<Touche>({{"figures", "cross"}}, laws);
}

TEST(Touche, chance_keeps_to_its_weights) { check_fair_chance<Touche>({}, 10, 40); }

}  // namespace
}  // namespace troika
