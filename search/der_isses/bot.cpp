#include "search/der_isses/bot.h"

#include <algorithm>

#include "search/der_isses/equity.h"
#include "search/sort.h"

namespace troika {

using namespace der_isses;

namespace {

// What the rounds that are over tell about how the opponent plays. How a round ended stands in the
// position after it.
template <class G>
Habit habit_of(const Seen<G>& seen) {
  const Seat opponent = other(seen.view.seat);
  Habit habit = usual_habit();
  std::optional<Manners> round;
  for (std::size_t i = 0; i < seen.history.size(); ++i) {
    const auto& [before, actor, move] = seen.history[i];
    const Open& after = i + 1 < seen.history.size() ? seen.history[i + 1].before : seen.view.open;
    // A story told by others may have holes: a round without a coin teaches nothing.
    if (move.kind == Move::Kind::coin) round.reset();
    if (move.kind == Move::Kind::coin && after.coin != 0)
      round.emplace(G::size, after, habit, even_range(G::size.pieces));
    if (!round) continue;
    if (move.kind == Move::Kind::go && actor == opponent) round->saw(before, move);
    if (move.kind != Move::Kind::land && move.kind != Move::Kind::accuse) continue;
    if (after.last_round && after.last_round->shown[opponent].is_chosen())
      round->shown(after.last_round->shown[opponent].piece());
    habit = round->habit();
    round.reset();
  }
  return habit;
}

// The events of the round that is being played, from its coin on.
template <class G>
RoundSoFar round_so_far(const Seen<G>& seen) {
  RoundSoFar so_far{G::size, seen.view.open, seen.view.seat, habit_of(seen), {}};
  if (seen.view.open.phase == Phase::coin) return so_far;
  auto first = seen.history.end();
  while (first != seen.history.begin()) {
    --first;
    if (first->move.kind == Move::Kind::coin) break;
    if (first->before.phase == Phase::setup || first->before.coin != seen.view.open.coin) {
      ++first;
      break;
    }
  }
  for (; first != seen.history.end(); ++first) {
    const Move m = first->move;
    const bool chosen =
        m.kind == Move::Kind::choose;  // which piece is none of the thinking's business
    so_far.round.push_back({first->before, chosen ? Move::hidden_choice(m.seat) : m});
  }
  return so_far;
}

template <class G>
typename Thought<G>::Belief belief(std::string about, const Row& range) {
  typename Thought<G>::Belief row{std::move(about), {}, {}};
  for (std::size_t p = 0; p < static_cast<std::size_t>(G::size.pieces); ++p) {
    row.labels.emplace_back(1, piece_letters[p]);
    row.chances.push_back(double{range[p]});
  }
  return row;
}

}  // namespace

template <int Side, int Pieces, int CoinsToWin>
Thought<DerIssesRules<Side, Pieces, CoinsToWin>> DerIssesBot<Side, Pieces, CoinsToWin>::think(
    const Seen<G>& seen, const Limits& limits, Rng& rng) {
  const RoundSoFar so_far = round_so_far(seen);
  const Judgement judgement = strategist_.think(so_far, limits, rng);
  const Open& open = seen.view.open;
  const Seat me = seen.view.seat;
  // Only now the card comes in, to pick what was thought for it.
  const std::size_t hand = seen.view.own.is_chosen() ? index(seen.view.own.piece()) : 0;

  constexpr MatchEquity equity(CoinsToWin);
  Thought<G> thought;
  thought.nodes = judgement.nodes;
  double all = 0;
  for (const auto& choice : judgement.choices) {
    if (choice.move.kind == Move::Kind::land && !seen.view.own.shows(choice.move.piece)) continue;
    typename Thought<G>::Candidate candidate;
    candidate.move = choice.move;
    candidate.weight = double{choice.weight[hand]};
    const double won =
        equity.in_round(open.coins[me], open.coins[other(me)], double{choice.value[hand]});
    candidate.is_valued = choice.is_valued;
    candidate.value[me] = won;
    candidate.value[other(me)] = 1 - won;
    candidate.line = choice.line;
    all += candidate.weight;
    thought.depth = std::max(thought.depth, static_cast<int>(choice.line.size()));
    thought.moves.push_back(std::move(candidate));
  }
  const double even = 1 / static_cast<double>(thought.moves.size());
  for (auto& candidate : thought.moves) candidate.weight = all > 0 ? candidate.weight / all : even;
  sort_stably(thought.moves, [me](const auto& a, const auto& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.value[me] > b.value[me];
  });
  if (open.phase != Phase::coin) {
    thought.beliefs.push_back(
        belief<G>("opponent-piece", judgement.ranges[troika::index(other(me))]));
    thought.beliefs.push_back(belief<G>("own-piece", judgement.ranges[troika::index(me)]));
  }
  return thought;
}

template class DerIssesBot<7, 7, 4>;
template class DerIssesBot<5, 4, 1>;
template class DerIssesBot<5, 3, 1>;
template class DerIssesBot<4, 3, 2>;
template class DerIssesBot<4, 3, 1>;
template class DerIssesBot<3, 2, 1>;

}  // namespace troika
