#include "tournament/swiss.h"

#include <algorithm>
#include <cstdlib>

#include "tournament/matching.h"

namespace troika::tournament {
namespace {

// By how much seats are uneven at best if these two meet.
int unevenness(const Contender& a, const Contender& b) {
  const int a_first = std::max(std::abs(a.first_seats + 1), std::abs(b.first_seats - 1));
  const int b_first = std::max(std::abs(a.first_seats - 1), std::abs(b.first_seats + 1));
  return std::min(a_first, b_first);
}

bool first_is_better(const Contender& a, const Contender& b, bool otherwise) {
  if (a.first_seats != b.first_seats) return a.first_seats < b.first_seats;
  if (a.was_first != b.was_first) return !a.was_first;
  return otherwise;
}

class Pairing {
 public:
  explicit Pairing(const std::vector<Contender>& ranked)
      : ranked_(ranked), rest_(ranked.size()), allowed_(ranked.size() + ranked.size() % 2) {}

  std::optional<SwissRound> within(int most) {
    allow(most);
    Matching matching(allowed_);
    if (!matching.complete()) return std::nullopt;
    SwissRound round;
    round.most_first_seats = most;
    if (rest_ < allowed_.size()) round.resting = choose_rest(matching);
    for (std::size_t a = 0; a < ranked_.size(); ++a) {
      if (matching.is_fixed(a)) continue;
      const std::size_t b = choose_opponent(matching, a);
      const bool a_first = first_is_better(ranked_[a], ranked_[b], round.pairs.size() % 2 == 0);
      round.pairs.push_back({ranked_[a_first ? a : b].number, ranked_[a_first ? b : a].number});
    }
    return round;
  }

 private:
  void allow(int most) {
    const std::size_t size = ranked_.size();
    std::vector<std::vector<std::size_t>> met;
    for (const Contender& one : ranked_) {
      met.push_back(one.met);
      std::ranges::sort(met.back());
    }
    for (std::size_t a = 0; a < size; ++a)
      for (std::size_t b = a + 1; b < size; ++b)
        allowed_.set(a, b,
                     !std::ranges::binary_search(met[a], ranked_[b].number) &&
                         unevenness(ranked_[a], ranked_[b]) <= most);
    if (rest_ < allowed_.size())
      for (std::size_t a = 0; a < size; ++a) allowed_.set(a, rest_, !ranked_[a].rested);
  }

  std::size_t choose_rest(Matching& matching) const {
    std::size_t a = ranked_.size();
    do --a;
    while (!matching.fix(a, rest_));
    return ranked_[a].number;
  }

  // There always is one: whom the matching has for them.
  std::size_t choose_opponent(Matching& matching, std::size_t a) const {
    std::vector<std::size_t> others;
    for (std::size_t b = a + 1; b < ranked_.size(); ++b)
      if (!matching.is_fixed(b)) others.push_back(b);
    const auto equals = static_cast<std::ptrdiff_t>(
        std::ranges::count(others, ranked_[a].score,
                           [this](std::size_t b) { return ranked_[b].score; }) +
        1);
    struct Choice {
      int gap;
      std::ptrdiff_t away;
      std::size_t who;
      auto operator<=>(const Choice&) const = default;
    };
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const int gap = std::abs(ranked_[a].score - ranked_[others[i]].score);
      const auto place = static_cast<std::ptrdiff_t>(i) + 1;
      choices.push_back({gap, gap == 0 ? std::abs(place - equals / 2) : place, others[i]});
    }
    std::ranges::sort(choices);
    for (const Choice& choice : choices)
      if (matching.fix(a, choice.who)) return choice.who;
    std::abort();  // the matching was complete
  }

  const std::vector<Contender>& ranked_;
  std::size_t rest_;  // stands for the bye, if there is one
  Allowed allowed_;
};

}  // namespace

std::optional<SwissRound> pair_swiss(const std::vector<Contender>& ranked) {
  Pairing pairing(ranked);
  int uneven = 1;
  for (const Contender& one : ranked) uneven = std::max(uneven, std::abs(one.first_seats));
  for (int most = 1; most <= uneven + 1; ++most)
    if (auto round = pairing.within(most)) return round;
  return std::nullopt;
}

}  // namespace troika::tournament
