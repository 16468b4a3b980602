#include "search/touche/bot.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "search/sort.h"
#include "search/touche/contest.h"

namespace troika {

namespace touche {
namespace {

class TryOutBot final : public Bot<Touche> {
 public:
  explicit TryOutBot(const Style& style) : style_(style), eye_(style.taste) {}

  Thought<Touche> think(const Seen<Touche>& seen, const Limits& limits, Rng& rng) override {
    Budget budget(limits);
    const View<Touche>& view = seen.view;
    find_entrants(view, rng);
    Thought<Touche> thought;
    if (style_.tries) {
      const Knowledge knowledge(seen, &eye_);
      Contest contest(knowledge, eye_, view.seat);
      contest.run(entrants_, budget, rng);
      add_beliefs(thought, view, contest);
    }
    thought.nodes = budget.nodes();
    thought.depth = 1;
    add_moves(thought, view.open);
    return thought;
  }

 private:
  // The most promising moves at first sight; with a joker there are hundreds.
  void find_entrants(const View<Touche>& view, Rng& rng) {
    list_.clear();
    entrants_.clear();
    Touche::legal(view.open, view.seat, view.own, list_);
    const Spent spent = Spent::in(view.open);
    for (const Move m : list_)
      entrants_.push_back({m, eye_.worth(view.open, spent, view.seat, view.own.hand, m)});
    if (style_.looks_at < full_hand) forget_cards(view.own.hand, rng);
    sort_stably(entrants_, [](const Entrant& a, const Entrant& b) { return a.worth > b.worth; });
    if (entrants_.size() > style_.entrants) entrants_.resize(style_.entrants);
  }

  // Leaves the moves with some cards of the hand, or all if none of these can be played.
  void forget_cards(const Hand& hand, Rng& rng) {
    std::array<Card, full_hand> cards{};
    std::size_t left = 0;
    for (const Card card : hand) cards[left++] = card;
    for (; left > style_.looks_at; --left)
      std::swap(cards[rng.below(static_cast<std::uint32_t>(left))], cards[left - 1]);
    const auto looked_at = std::span(cards).first(left);
    erase_unless_all(entrants_, [&](const Entrant& e) {
      return std::ranges::find(looked_at, e.move.card()) == looked_at.end();
    });
  }

  void add_moves(Thought<Touche>& thought, const Open& open) const {
    const BySide<double> even = Equity(open).of(open);
    const std::vector<double> weights = weigh();
    for (std::size_t n = 0; n < entrants_.size(); ++n) {
      const Entrant& e = entrants_[n];
      Thought<Touche>::Candidate candidate;
      candidate.move = e.move;
      candidate.line = {e.move};
      candidate.weight = weights[n];
      for (std::size_t i = 0; i < open.seating.seats(); ++i) {
        const Side side = open.seating.side(seat_at(i));
        candidate.value[seat_at(i)] = e.tries > 0 ? e.chances[side] / e.tries : even[side];
      }
      thought.moves.push_back(std::move(candidate));
    }
  }

  // How often each is played: the first one, or by a weak player those that look nearly as good.
  std::vector<double> weigh() const {
    std::vector<double> weights(entrants_.size());
    const auto completes = [&](std::size_t n) { return entrants_[n].move.figure() != no_figure; };
    const auto spread = [&](std::size_t first, double sum) {
      if (style_.spread == 0) {
        weights[first] = sum;
        return;
      }
      double total = 0;
      for (std::size_t n = first; n < weights.size() && completes(n) == completes(first); ++n) {
        const double behind = (entrants_[first].worth - entrants_[n].worth) / style_.spread;
        weights[n] = 1 / (1 + behind * behind * behind);
        total += weights[n];
      }
      for (std::size_t n = first; n < weights.size() && completes(n) == completes(first); ++n)
        weights[n] *= sum / total;
    };
    std::size_t others = 0;
    while (others < weights.size() && completes(others)) ++others;
    const bool sees_all = style_.overlooks == 0 || others == 0 || others == weights.size();
    spread(0, sees_all ? 1 : 1 - style_.overlooks);
    if (!sees_all) spread(others, style_.overlooks);
    return weights;
  }

  // How likely each card is in the hand of each other seat.
  static void add_beliefs(Thought<Touche>& thought, const View<Touche>& view,
                          const Contest& contest) {
    if (contest.worlds() == 0) return;
    for (std::size_t i = 0; i < view.open.seating.seats(); ++i) {
      if (seat_at(i) == view.seat) continue;
      Thought<Touche>::Belief belief;
      belief.about = "hand-" + Touche::seat_name(seat_at(i));
      for (std::size_t face = 0; face < faces; ++face) {
        std::string label;
        write_card(label, static_cast<Card>(face));
        belief.labels.push_back(std::move(label));
        belief.chances.push_back(static_cast<double>(contest.imagined()[seat_at(i)][face]) /
                                 contest.worlds());
      }
      thought.beliefs.push_back(std::move(belief));
    }
  }

  Style style_;
  Eye eye_;
  MoveList<Touche> list_;
  std::vector<Entrant> entrants_;
};

}  // namespace

std::unique_ptr<Bot<Touche>> make_bot(const Style& style) {
  return std::make_unique<TryOutBot>(style);
}

}  // namespace touche

}  // namespace troika
