#pragma once

#include <gtest/gtest.h>

#include <set>

#include "tests/laws/walk.h"

namespace troika {

inline void expect_said(const Reason* reason) {
  ASSERT_NE(reason, nullptr);
  EXPECT_FALSE(reason->code.empty());
  EXPECT_FALSE(reason->en.empty());
}

// Texts of moves from everywhere in a match, of all seats and of chance, and what becomes of them
// with a slip of the pen. Most are refused in any one position, some are not.
class MovePool {
 public:
  void add(const std::string& text) {
    if (known_.insert(text).second) texts_.push_back(text);
  }

  std::string draw(Rng& rng) const {
    if (texts_.empty()) return {};
    std::string text = any(rng);
    const std::size_t at = below(rng, text.size() + 1);
    switch (rng.below(6)) {
      case 0:  // another letter, from another move
        if (at < text.size()) text[at] = any_letter(rng);
        break;
      case 1:
        text.insert(at, 1, any_letter(rng));
        break;
      case 2:
        text.erase(at, 1);
        break;
      case 3: {  // the beginning of one move and the end of another
        const std::string& other = any(rng);
        text = text.substr(0, at) + other.substr(std::min(at, other.size()));
        break;
      }
      default:
        break;
    }
    return text;
  }

 private:
  static std::size_t below(Rng& rng, std::size_t n) {
    return rng.below(static_cast<std::uint32_t>(n));
  }
  const std::string& any(Rng& rng) const { return texts_[below(rng, texts_.size())]; }
  char any_letter(Rng& rng) const {
    const std::string& text = any(rng);
    return text.empty() ? '-' : text[below(rng, text.size())];
  }
  std::vector<std::string> texts_;
  std::set<std::string> known_;
};

// Every listed move is allowed to the seat it is listed for; the list names no move twice; each
// text is read back as the same move.
template <Game G>
void check_listed_moves(const Truth<G>& truth) {
  const auto& open = truth.open();
  const Turn turn = G::turn(open);
  ASSERT_EQ(G::hidden(truth), nullptr);
  MoveList<G> all;
  truth.moves(all);
  EXPECT_EQ(all.empty(), turn.is_over());
  const auto texts = sorted_texts<G>(open, all);
  const auto twice = std::adjacent_find(texts.begin(), texts.end());
  EXPECT_EQ(twice, texts.end()) << *twice << " is listed twice";
  for (const auto& m : all) {
    const std::string text = G::format(open, m);
    const auto back = G::parse(open, text);
    ASSERT_TRUE(back.has_value()) << text << ": " << back.error().reason->en;
    EXPECT_TRUE(*back == m) << text << " is read as " << G::format(open, *back);
    EXPECT_EQ(G::hidden(truth, m), nullptr) << text;
  }
  for (const Seat s : seats_of<G>(open)) {
    if (!turn.has(s)) continue;
    MoveList<G> own;
    truth.moves(s, own);
    EXPECT_FALSE(own.empty());
    for (const auto& m : own) {
      const Reason* reason = truth.why_not(s, m);
      EXPECT_EQ(reason, nullptr) << G::format(open, m) << ": " << reason->en;
    }
  }
  EXPECT_EQ(turn.seats().empty(), turn.is_over() || turn.is_chance());
  for (SeatSet rest = turn.seats(); !rest.empty(); rest.remove(rest.front()))
    EXPECT_LT(index(rest.front()), G::seat_count(open));
}

// A move is refused to a seat, with a reason, exactly if it is not on that seat's list.
template <Game G>
void check_other_moves(const Truth<G>& truth, const MovePool& pool, int count, Rng& rng) {
  const auto& open = truth.open();
  const Turn turn = G::turn(open);
  for (; count > 0; --count) {
    const std::string text = pool.draw(rng);
    const auto m = G::parse(open, text);
    if (!m) {
      expect_said(m.error().reason);
      EXPECT_LE(m.error().column, text.size()) << text;
      continue;
    }
    const auto again = G::parse(open, G::format(open, *m));
    EXPECT_TRUE(again.has_value() && *again == *m) << text << " is written " << G::format(open, *m);
    for (const Seat s : seats_of<G>(open)) {
      MoveList<G> own;
      if (turn.has(s)) truth.moves(s, own);
      const Reason* reason = truth.why_not(s, *m);
      const bool listed = contains<G>(own, *m);
      EXPECT_EQ(reason == nullptr, listed) << text << " by " << G::seat_name(s)
                                           << (listed ? " is listed but refused: " : " is allowed")
                                           << (reason != nullptr ? reason->en : "");
      if (reason != nullptr) expect_said(reason);
    }
  }
}

// Chance only draws what it lists, and each has some weight.
template <Game G>
void check_chance(const Truth<G>& truth, Rng& rng) {
  MoveList<G> list;
  G::chances(truth, list);
  for (const auto& m : list) EXPECT_GT(G::weight(truth, m), 0U) << G::format(truth.open(), m);
  for (int i = 0; i < 5; ++i) {
    const auto drawn = G::sample(truth, rng);
    EXPECT_TRUE(contains<G>(list, drawn)) << G::format(truth.open(), drawn);
  }
}

// Chance draws in proportion to the weights: a chi-square test with so wide a bound that a right
// sampler fails once in a million runs. Call it with a fixed seed all the same.
template <Game G>
void check_proportions(const Truth<G>& truth, Rng& rng) {
  MoveList<G> list;
  G::chances(truth, list);
  std::vector<double> drawn(list.size());
  double weights = 0;
  for (const auto& m : list) weights += G::weight(truth, m);
  const auto draws = 50 * list.size();
  for (std::size_t i = 0; i < draws; ++i) {
    const auto at = std::find(list.begin(), list.end(), G::sample(truth, rng)) - list.begin();
    ASSERT_LT(static_cast<std::size_t>(at), list.size());
    ++drawn[static_cast<std::size_t>(at)];
  }
  double chi_square = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const double due = static_cast<double>(draws) * G::weight(truth, list[i]) / weights;
    chi_square += (drawn[i] - due) * (drawn[i] - due) / due;
  }
  const double freedom = static_cast<double>(list.size()) - 1;
  EXPECT_LT(chi_square, 2 * freedom + 30) << "of " << list.size() << " moves of chance";
}

}  // namespace troika
