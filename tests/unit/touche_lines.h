#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/touche/rules.h"
#include "games/touche/series.h"

// Short ways to say things about Touché in texts.
namespace troika::touche_lines {

using Cards = std::vector<std::string>;

inline Cards cards_in(const std::string& text) {
  Cards cards;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = text[i] == 'X' || text[i] == '?' ? 1 : 2;
    if (text[i] != '/' && text[i] != '-') cards.push_back(text.substr(i, length));
    i += text[i] == '/' || text[i] == '-' ? 1 : length;
  }
  return cards;
}

// The pack without these cards, suit by suit, jokers last.
inline std::string rest_of_pack(const std::vector<std::string>& used) {
  std::map<std::string, int> left;
  Cards order;
  for (const char suit : std::string("SHDC"))
    for (const char rank : std::string("A23456789TJQK")) order.push_back({rank, suit});
  order.push_back("X");
  for (const std::string& card : order) left[card] = card == "X" ? 6 : 2;
  for (const std::string& text : used)
    for (const std::string& card : cards_in(text)) --left[card];
  std::string rest;
  for (const std::string& card : order)
    for (int n = left[card]; n > 0; --n) rest += card;
  return rest;
}

// A position on the standard board, said by what is special in it. The deck begins with `top` and
// goes on with all cards that are nowhere else.
struct Line {
  std::map<char, std::string> on{};  // {'y', "d11 e11"}: who stands where; capitals are crowned
  std::string turn = "1";
  std::string seats = "yt";
  std::string goal = "square*4";
  std::string figures = "";  // empty: none
  std::string hands = "3S4S5S6S7S/3H4H5H6H7H";
  std::string top = "";
  std::string discards = "-";
  int idle = 0;
  std::string options = "-";

  std::string text() const {
    const auto board = touche::standard_board();
    std::vector<char> at(board->cells(), '.');
    for (const auto& [sign, names] : on)
      for (std::string_view left = names; !left.empty();) {
        const auto cell = board->take_cell(left);
        EXPECT_TRUE(cell.has_value()) << names;
        if (!cell) break;
        at[touche::index(*cell)] = sign;
        if (!left.empty()) left.remove_prefix(1);
      }
    std::string cells;
    int run = 0;
    const auto end_run = [&] {
      if (run > 0) cells += std::to_string(run);
      run = 0;
    };
    for (const char sign : at) {
      if (sign == '.') {
        ++run;
        continue;
      }
      end_run();
      cells += sign;
    }
    end_run();
    const bool lilac = seats.find('l') != seats.npos;
    const std::string none = lilac ? "y=-,t=-,l=-" : "y=-,t=-";
    std::string deck = top + rest_of_pack({hands, top, discards});
    if (deck.empty()) deck = "-";
    return cells + ' ' + turn + ' ' + seats + ' ' + goal + ' ' +
           (figures.empty() ? none : figures) + ' ' + hands + ' ' + deck + ' ' + discards + ' ' +
           std::to_string(idle) + ' ' + options;
  }
};

inline Placed<Touche> at(const std::string& line) {
  auto placed = Touche::read_position(line, nullptr);
  if (placed) return std::move(*placed);
  ADD_FAILURE() << line << '\n'
                << placed.error().field << ", column " << placed.error().column << ": "
                << placed.error().reason->en;
  return *Touche::read_position(Line{}.text(), nullptr);
}
inline Placed<Touche> at(const Line& line) { return at(line.text()); }

inline std::set<std::string> moves(const Truth<Touche>& truth) {
  MoveList<Touche> list;
  truth.moves(list);
  std::set<std::string> texts;
  for (const auto m : list) texts.insert(Touche::format(truth.open(), m));
  return texts;
}
inline std::set<std::string> moves(const Line& line) { return moves(at(line).truth); }
// Those that begin so.
inline std::set<std::string> moves(const Line& line, const std::string& begin) {
  auto texts = moves(line);
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(begin); });
  return texts;
}

inline const Reason* why_not(const Truth<Touche>& truth, const std::string& text) {
  const auto m = Touche::parse(truth.open(), text);
  if (!m) return m.error().reason;
  const Turn turn = Touche::turn(truth.open());
  return truth.why_not(turn.is_over() || turn.is_chance() ? seat_at(0) : turn.seat(), *m);
}
inline const Reason* why_not(const Line& line, const std::string& text) {
  return why_not(at(line).truth, text);
}

// Plays moves of seats and of chance.
inline void play(Truth<Touche>& truth, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const auto m = Touche::parse(truth.open(), text);
    ASSERT_TRUE(m.has_value()) << text << ": " << m.error().reason->en;
    const Turn turn = Touche::turn(truth.open());
    ASSERT_FALSE(turn.is_over());
    if (!turn.is_chance()) {
      const Reason* reason = truth.why_not(turn.seat(), *m);
      ASSERT_EQ(reason, nullptr) << text << ": " << reason->en;
    }
    Touche::play(truth, *m);
  }
}

// The fields of the line after these moves.
class After {
 public:
  After(const Line& line, const std::vector<std::string>& texts) : placed_(at(line)) {
    play(placed_.truth, texts);
    std::string word;
    for (const char c : Touche::write_position(placed_.truth) + ' ') {
      if (c != ' ') {
        word += c;
        continue;
      }
      fields_.push_back(word);
      word.clear();
    }
  }
  const Truth<Touche>& truth() const { return placed_.truth; }
  const std::string& cells() const { return fields_[0]; }
  const std::string& turn() const { return fields_[1]; }
  const std::string& figures() const { return fields_[4]; }
  const std::string& hands() const { return fields_[5]; }
  const std::string& deck() const { return fields_[6]; }
  const std::string& discards() const { return fields_[7]; }
  const std::string& idle() const { return fields_[8]; }

 private:
  Placed<Touche> placed_;
  std::vector<std::string> fields_;
};

// The CELLS of such a position.
inline std::string cells(const std::map<char, std::string>& on) {
  const std::string text = Line{.on = on}.text();
  return text.substr(0, text.find(' '));
}

inline touche::Options options(const std::vector<Option>& settings) {
  touche::Options made;
  for (const auto& [key, value] : settings) {
    const Reason* reason = made.set(key, value);
    EXPECT_EQ(reason, nullptr) << key << '=' << value << ": " << reason->en;
  }
  const Reason* reason = made.finish();
  EXPECT_EQ(reason, nullptr) << reason->en;
  return made;
}

}  // namespace troika::touche_lines
