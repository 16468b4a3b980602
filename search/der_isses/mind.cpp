#include "search/der_isses/mind.h"

#include <algorithm>

#include "search/best_response.h"

namespace troika::der_isses {
namespace {

using Id = RoundSolver::Id;
constexpr Id root = RoundTree::Tree::root;

// A move that we hold for impossible still is a little likely.
constexpr float doubt = 0.01F;

Limits share_of(const Limits& limits, std::uint64_t part, std::uint64_t parts) {
  Limits share = limits;
  if (limits.nodes != UINT64_MAX) share.nodes = limits.nodes / parts * part;
  if (limits.time) share.time = *limits.time * static_cast<int>(part) / static_cast<int>(parts);
  return share;
}

// How large a tree may be that is solved as a whole: every node should be seen a few hundred times.
std::size_t solvable(const Limits& limits, std::size_t most_nodes) {
  const std::uint64_t nodes = std::min<std::uint64_t>(limits.nodes, 40'000'000);
  return static_cast<std::size_t>(std::min<std::uint64_t>(nodes / 200, most_nodes / 2));
}

Row win_chance(const RoundSolver& solver, std::size_t action) {
  Row row{};
  for (std::size_t h = 0; h < hands; ++h)
    row[h] = std::clamp(solver.action_value(action, h) + 0.5F, 0.0F, 1.0F);
  return row;
}

}  // namespace

Opinion Mind::think(const Situation& situation, const Limits& limits, Rng& rng) {
  nodes_ = 0;
  Opinion opinion;
  switch (situation.open.phase) {
    case Phase::coin:
      solved_.reset();
      opinion = place_coin(situation, limits, rng);
      break;
    case Phase::choose:
      solved_.reset();
      opinion = choose_piece(situation, limits, rng);
      break;
    default:
      opinion = play(situation, limits, rng);
  }
  opinion.nodes = nodes_;
  return opinion;
}

void Mind::solve(const Limits& limits, Rng& rng) {
  Budget budget(limits);
  solver_.run(budget, rng, skill_.most_rounds);
  nodes_ += budget.nodes();
}

// Everybody sees where the coin lies before anything is secret, so there is nothing to hide: the
// cells that are best, or as good as that, are equally likely.
Opinion Mind::place_coin(const Situation& situation, const Limits& limits, Rng& rng) {
  constexpr float as_good = 0.005F;
  const int me = static_cast<int>(troika::index(situation.seat));
  Opinion opinion;
  opinion.ranges = {even_range(situation.size.pieces), even_range(situation.size.pieces)};
  const Bits cells = coin_cells(situation.size, situation.open.pieces);
  const Limits each = share_of(limits, 1, static_cast<std::uint64_t>(std::popcount(cells)));
  float best = 0;
  for (Bits to = cells; to != 0; to &= to - 1) {
    Open open = situation.open;
    open.coin = bit(first_cell(to));
    open.turn = other(situation.seat);  // RULES 9
    solver_.begin_with_choice(situation.size, open);
    solve(each, rng);
    const Row range = solver_.range(me);
    float value = 0.5F;
    for (std::size_t h = 0; h < hands; ++h) value += range[h] * solver_.value(me, h);
    Choice choice{Move::coin(first_cell(to)), {}, {}, {Move::coin(first_cell(to))}};
    choice.value.fill(std::clamp(value, 0.0F, 1.0F));
    best = std::max(best, choice.value[0]);
    opinion.choices.push_back(std::move(choice));
  }
  float all = 0;
  for (const Choice& choice : opinion.choices)
    all += choice.value[0] >= best - as_good ? 1.0F : 0.0F;
  for (Choice& choice : opinion.choices)
    choice.weight.fill(choice.value[0] >= best - as_good ? 1 / all : 0);
  return opinion;
}

Opinion Mind::choose_piece(const Situation& situation, const Limits& limits, Rng& rng) {
  const int me = static_cast<int>(troika::index(situation.seat));
  solver_.begin_with_choice(situation.size, situation.open);
  if (skill_.whole_rounds) solver_.grow_fully(solvable(limits, skill_.most_nodes));
  solve(limits, rng);
  Opinion opinion;
  opinion.ranges = {solver_.range(0), solver_.range(1)};
  for (std::size_t p = 0; p < static_cast<std::size_t>(situation.size.pieces); ++p) {
    const Move move = Move::choose(situation.seat, piece_at(p));
    Choice choice{move, {}, {}, {move}};
    choice.value.fill(std::clamp(solver_.value(me, p) + 0.5F, 0.0F, 1.0F));
    choice.weight.fill(solver_.range(me)[p]);
    opinion.choices.push_back(std::move(choice));
  }
  return opinion;
}

Opinion Mind::play(const Situation& situation, const Limits& limits, Rng& rng) {
  if (auto opinion = from_whole_round(situation, limits, rng)) return *std::move(opinion);
  Ranges ranges{even_range(situation.size.pieces), even_range(situation.size.pieces)};
  Limits rest = limits;
  if (skill_.infers && !situation.round.empty()) {
    const auto parts = static_cast<std::uint64_t>(situation.round.size());
    ranges = follow(situation, share_of(limits, 1, 2 * parts), rng);
    rest = share_of(limits, 1, 2);
  }
  solver_.begin(situation.size, situation.open, ranges);
  if (skill_.whole_rounds) solver_.grow_fully(solvable(rest, skill_.most_nodes));
  solve(rest, rng);
  Opinion opinion = opinion_at(root);
  opinion.ranges = ranges;
  return opinion;
}

// Where the round is small enough it is solved from its beginning, once and for all: the same
// strategy then answers every position of it, and nothing is lost between moves.
std::optional<Opinion> Mind::from_whole_round(const Situation& situation, const Limits& limits,
                                              Rng& rng) {
  if (!skill_.infers || !skill_.whole_rounds || situation.round.empty()) return std::nullopt;
  const auto& first = situation.round.front();
  if (first.move.kind != Move::Kind::coin) return std::nullopt;
  Open start = first.before;
  start.coin = bit(first.move.cell);
  start.turn = other(first.before.turn);
  if (solved_ && solved_->start == start && solved_->limit == limits.nodes && !limits.time) {
    nodes_ = solved_->nodes;
  } else {
    solved_.reset();
    solver_.begin_with_choice(situation.size, start);
    if (!solver_.grow_fully(solvable(limits, skill_.most_nodes))) return std::nullopt;
    solve(limits, rng);
    if (limits.stop == nullptr) solved_ = Solved{start, limits.nodes, nodes_};
  }
  Ranges ranges{solver_.range(0), solver_.range(1)};
  Id id = root;
  for (const Happened& event : situation.round) {
    if (event.move.kind != Move::Kind::go) continue;
    const Id next = solver_.tree().child(id, event.move);
    const Row chance = solver_.policy(id, next - solver_.tree().tree()[id].first_child);
    Row& range = ranges[static_cast<std::size_t>(solver_.tree().mover(id))];
    for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + 1e-6F;
    const float all = total(range);
    for (float& x : range) x /= all;
    id = next;
  }
  Opinion opinion = opinion_at(id);
  opinion.ranges = ranges;
  const auto mover = static_cast<std::size_t>(solver_.tree().mover(id));
  const auto policy = [&](Id node, std::size_t a) { return solver_.policy(node, a); };
  for (std::size_t a = 0; a < opinion.choices.size(); ++a) {
    const Row gain = policy_values(solver_.tree().tree(), solver_.tree(), policy,
                                   static_cast<int>(mover), ranges[mover], ranges[1 - mover],
                                   solver_.tree().tree()[id].first_child + static_cast<Id>(a));
    for (std::size_t h = 0; h < hands; ++h)
      opinion.choices[a].value[h] = std::clamp(gain[h] + 0.5F, 0.0F, 1.0F);
  }
  return opinion;
}

// What each move of the round told about the piece of the one who made it. Of us the opponent is
// taken to know how we think; of the opponent we are less sure.
Ranges Mind::follow(const Situation& situation, const Limits& each, Rng& rng) {
  const Size size = situation.size;
  const auto me = troika::index(situation.seat);
  Ranges ranges{even_range(size.pieces), even_range(size.pieces)};
  std::optional<Manners> manners;
  for (const Happened& event : situation.round) {
    Open before = event.before;
    if (event.move.kind == Move::Kind::coin) {
      before.coin = bit(event.move.cell);
      before.turn = other(before.turn);
      solver_.begin_with_choice(size, before);
      solve(each, rng);
      ranges = {solver_.range(0), solver_.range(1)};
      for (float& x : ranges[me]) x = 0.9F * x;
      for (std::size_t h = 0; h < static_cast<std::size_t>(size.pieces); ++h)
        ranges[me][h] += 0.1F / static_cast<float>(size.pieces);
    }
    const Steps steps =
        CoinRings(size, first_cell(before.coin)).steps({before.pieces, before.cell, 0});
    if (!manners) {
      manners.emplace(size.pieces, situation.habit, ranges[1 - me], steps);
      ranges[1 - me] = manners->range();
    }
    if (event.move.kind != Move::Kind::go) continue;
    solver_.begin(size, before, ranges);
    solve(each, rng);
    const auto& tree = solver_.tree();
    const Id made = tree.child(root, event.move);
    if (made == root) continue;
    const Row chance = solver_.policy(root, made - tree.tree()[root].first_child);
    if (before.turn == situation.seat) {
      Row& range = ranges[me];
      for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + doubt;
      const float all = total(range);
      for (float& x : range) x /= all;
      continue;
    }
    std::array<int, most_pieces> options{};
    for (Id child = 1; child <= tree.tree()[root].children; ++child)
      if (tree.move(child).kind == Move::Kind::go) ++options[index(tree.move(child).piece)];
    manners->saw(event.move.piece, chance, options, steps);
    ranges[1 - me] = manners->range();
  }
  return ranges;
}

Opinion Mind::opinion_at(Id id) const {
  const auto& tree = solver_.tree().tree();
  Opinion opinion;
  for (std::size_t a = 0; a < tree[id].children; ++a) {
    const Id child = tree[id].first_child + static_cast<Id>(a);
    Choice choice{solver_.tree().move(child), {}, solver_.policy(id, a), likely_line(child)};
    if (id == root) choice.value = win_chance(solver_, a);
    opinion.choices.push_back(std::move(choice));
  }
  return opinion;
}

// From here on the move that is made most often, whatever the piece.
std::vector<Move> Mind::likely_line(Id id) const {
  const auto& tree = solver_.tree().tree();
  std::vector<Move> line{solver_.tree().move(id)};
  while (tree[id].kind == RoundTree::Tree::Kind::decision && line.size() < 6) {
    Id best = tree[id].first_child;
    float most = -1;
    for (std::size_t a = 0; a < tree[id].children; ++a) {
      const float often = total(tree.sum(id, a));
      if (often <= most) continue;
      most = often;
      best = tree[id].first_child + static_cast<Id>(a);
    }
    if (most <= 0) break;
    id = best;
    line.push_back(solver_.tree().move(id));
  }
  return line;
}

}  // namespace troika::der_isses
