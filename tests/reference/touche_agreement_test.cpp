#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/match.h"
#include "games/touche/series.h"
#include "tests/here.h"
#include "tests/laws/seed.h"
#include "tests/reference/touche_reference.h"

namespace troika {
namespace {

using touche_reference::count_ways;

std::set<std::string> texts(const Truth<Touche>& truth) {
  MoveList<Touche> list;
  truth.moves(list);
  std::set<std::string> all;
  for (const auto m : list) all.insert(Touche::format(truth.open(), m));
  EXPECT_EQ(all.size(), list.size());
  return all;
}

// How a game is played, so that rare things happen often.
enum class Habit { any, completes, captures, discards, never_completes };

std::string choose(const std::set<std::string>& all, Habit habit, Rng& rng) {
  const auto likes = [&](const std::string& text) {
    switch (habit) {
      case Habit::any:
        return true;
      case Habit::completes:
        return text.find('#') != text.npos;
      case Habit::captures:
        return text.find('x') != text.npos;
      case Habit::discards:
        return text.find('~') != text.npos;
      case Habit::never_completes:
        return text.find('#') == text.npos;
    }
    return true;
  };
  std::vector<std::string> liked;
  for (const std::string& text : all)
    if (likes(text)) liked.push_back(text);
  if (liked.empty()) liked.assign(all.begin(), all.end());
  return liked[rng.below(static_cast<std::uint32_t>(liked.size()))];
}

void play_both(Truth<Touche>& truth, touche_reference::Game& slow, const std::string& text) {
  const auto m = Touche::parse(truth.open(), text);
  ASSERT_TRUE(m.has_value()) << text;
  Touche::play(truth, *m);
  slow.play(text);
}

// Plays a random game with both. Of the positions of chance only a few are looked at.
void agree_on_a_game(Truth<Touche> truth, const touche_reference::Rows& rows, Habit habit,
                     Rng& rng) {
  touche_reference::Game slow(rows, Touche::write_position(truth));
  while (!::testing::Test::HasFailure()) {
    const bool chance = Touche::turn(truth.open()).is_chance();
    const bool look = !chance || rng.below(30) == 0;
    const std::string line = look ? Touche::write_position(truth) : "";
    SCOPED_TRACE(line);
    const auto all = slow.moves();
    if (look) {
      ASSERT_EQ(slow.line(), line);
      ASSERT_EQ(texts(truth), all);
    }
    if (all.empty()) return;
    const Habit now = rng.below(10) == 0 ? Habit::any : habit;
    for (int i = 0; look && i < 3; ++i) {
      Truth<Touche> next = truth;
      auto slow_next = slow;
      const std::string text = choose(all, i == 0 ? Habit::captures : Habit::any, rng);
      play_both(next, slow_next, text);
      ASSERT_EQ(Touche::write_position(next), slow_next.line()) << text;
    }
    play_both(truth, slow, choose(all, now, rng));
  }
}

touche::Setup setup_of(const std::vector<Option>& settings) {
  touche::Options options;
  for (const auto& [key, value] : settings) EXPECT_EQ(options.set(key, value), nullptr) << value;
  EXPECT_EQ(options.set("dealer", "1"), nullptr);
  EXPECT_EQ(options.finish(), nullptr);
  return touche::Series(options).setup();
}

void agree(const std::vector<Option>& settings, int games,
           const touche_reference::Rows& rows = touche_reference::cross) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const touche::Setup setup = setup_of(settings);
  for (int i = 0; i < games && !::testing::Test::HasFailure(); ++i)
    agree_on_a_game(Touche::start(setup), rows, static_cast<Habit>(rng.below(5)), rng);
}

TEST(ToucheAgreement, on_every_goal) {
  for (const char* figures : {"square", "line", "tee", "cross", "combination"})
    for (const char* seats : {"yt", "ytl"}) agree({{"figures", figures}, {"seats", seats}}, 2);
}

TEST(ToucheAgreement, on_every_seating) {
  for (std::size_t players = 2; players <= 6; ++players)
    for (const std::string& seats : touche::seatings(players))
      agree({{"figures", "combination"}, {"seats", seats}}, 1);
}

TEST(ToucheAgreement, with_options) {
  agree({{"figures", "combination"}, {"different", "1"}}, 2);
  agree({{"seats", "ytl"}, {"figures", "square"}, {"freeswap", "1"}}, 2);
  agree({{"figures", "combination"}, {"different", "1"}, {"freeswap", "1"}}, 2);
}

TEST(ToucheAgreement, with_own_figures) {
  for (const char* own :
       {"xxx:r@5*9", "xx/x.:rm@5*12", "x.x/.x./x.x:-@15+xxxx:r@10*3", "xx./.xx:r@7+.xx/xx.:r@8*4",
        "xxxx/xxxx:m@99*2", "x......x/..x.....:rm@1*5"})
    agree({{"figures", "own"}, {"own", own}}, 2);
}

// Free spaces side by side: a figure can be nearly or wholly made of them.
TEST(ToucheAgreement, on_an_own_board) {
  const touche_reference::Rows rows = {
      "AS AS 2S 2S 3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 8S 8S",
      "9S 9S TS TS JS JS QS QS KS KS FR FR FR FR FR FR",
      "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH FR FR FR",
      "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH FR FR FR",
      "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC FR FR FR",
      "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC FR FR FR",
      "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD FR FR FR",
      "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD FR FR FR",
  };
  std::string json =
      R"({"name":"side","title":{"en":"Side","ru":"Край"},"files":"abcdefghijklmnop","ranks":8,"rows":[)";
  for (const std::string& row : rows) json += (&row == &rows[0] ? "\"" : ",\"") + row + '"';
  json += "]}";
  for (const char* figures : {"square", "combination", "line"}) {
    agree({{"figures", figures}, {"board", json}}, 3, rows);
    agree({{"figures", figures}, {"board", json}, {"seats", "ytl"}}, 3, rows);
  }
  agree({{"figures", "own"}, {"own", "xxx:r@5*20"}, {"board", json}}, 3, rows);
}

// Positions no game of chance would reach: crowded boards, pyramids on free spaces, crowns
// anywhere.
TEST(ToucheAgreement, on_crowded_boards) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  std::string pack;
  for (const char suit : std::string("SHDC"))
    for (const char face : std::string("A23456789TJQK"))
      pack += std::string({face, suit}) + std::string({face, suit});
  for (int i = 0; i < 150; ++i) {
    // Five cards for each of two hands, with a joker in most; the rest is the deck.
    std::vector<std::string> cards(6, "X");
    for (std::size_t c = 0; c < pack.size(); c += 2) cards.push_back(pack.substr(c, 2));
    for (std::size_t c = cards.size() - 1; c > 1; --c) std::swap(cards[c], cards[1 + below(c)]);
    std::string hands, deck;
    for (std::size_t c = 0; c < cards.size(); ++c)
      (c < 10 ? hands : deck) += (c == 5 ? "/" : "") + cards[c];
    const std::string goals[] = {"square*9", "line*9", "tee*9", "cross*9", "combination*9"};
    const auto full = below(100);
    std::string cells;
    int run = 0;
    for (int cell = 0; cell < 112; ++cell) {
      if (below(100) >= full) {
        ++run;
        continue;
      }
      if (run > 0) cells += std::to_string(run);
      run = 0;
      cells += "yytt"[below(4)];
    }
    if (run > 0) cells += std::to_string(run);
    const std::string line = cells + (below(2) == 0 ? " 1" : " 2") + " yt " + goals[below(5)] +
                             " y=-,t=- " + hands + ' ' + deck + " - 5 -";
    SCOPED_TRACE(line);
    const auto placed = Touche::read_position(line, nullptr);
    ASSERT_TRUE(placed.has_value()) << placed.error().reason->en;
    touche_reference::Game slow(touche_reference::cross, line);
    const auto all = slow.moves();
    ASSERT_EQ(texts(placed->truth), all);
    for (int n = 0; n < 5; ++n) {
      Truth<Touche> next = placed->truth;
      auto slow_next = slow;
      const std::string text = choose(all, n < 3 ? Habit::captures : Habit::any, rng);
      play_both(next, slow_next, text);
      ASSERT_EQ(Touche::write_position(next), slow_next.line()) << text;
      ASSERT_EQ(texts(next), slow_next.moves()) << text;
    }
  }
}

// The counts of the perft file, up to what the slow generator can do in a moment.
TEST(ToucheAgreement, on_the_counts_of_the_perft_file) {
  std::ifstream file(in_source("tests/perft/touche.txt"));
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
    if (count > 3'000) continue;
    EXPECT_EQ(count_ways(touche_reference::Game(touche_reference::cross, position), depth), count)
        << position << ' ' << line;
    ++checked;
  }
  EXPECT_GT(checked, 10);
}

}  // namespace
}  // namespace troika
