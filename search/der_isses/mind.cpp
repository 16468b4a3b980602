#include "search/der_isses/mind.h"

#include <algorithm>

namespace troika::der_isses {
namespace {

using Id = RoundSolver::Id;
constexpr Id root = RoundTree::Tree::root;

// Nobody plays exactly as we think: a move that we hold for impossible still is a little likely.
constexpr float doubt = 0.02F;

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
      opinion = place_coin(situation, limits, rng);
      break;
    case Phase::choose:
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
    Option option{Move::coin(first_cell(to)), {}, {}, {Move::coin(first_cell(to))}};
    option.value.fill(std::clamp(value, 0.0F, 1.0F));
    best = std::max(best, option.value[0]);
    opinion.options.push_back(std::move(option));
  }
  float all = 0;
  for (const Option& option : opinion.options) all += option.value[0] >= best - as_good ? 1 : 0;
  for (Option& option : opinion.options)
    option.weight.fill(option.value[0] >= best - as_good ? 1 / all : 0);
  return opinion;
}

Opinion Mind::choose_piece(const Situation& situation, const Limits& limits, Rng& rng) {
  const int me = static_cast<int>(troika::index(situation.seat));
  solver_.begin_with_choice(situation.size, situation.open);
  solver_.grow_fully(solvable(limits, skill_.most_nodes));
  solve(limits, rng);
  Opinion opinion;
  opinion.ranges = {solver_.range(0), solver_.range(1)};
  for (std::size_t p = 0; p < static_cast<std::size_t>(situation.size.pieces); ++p) {
    const Move move = Move::choose(situation.seat, piece_at(p));
    Option option{move, {}, {}, {move}};
    option.value.fill(std::clamp(solver_.value(me, p) + 0.5F, 0.0F, 1.0F));
    option.weight.fill(solver_.range(me)[p]);
    opinion.options.push_back(std::move(option));
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
  solver_.grow_fully(solvable(rest, skill_.most_nodes));
  solve(rest, rng);
  Opinion opinion = opinion_at(root);
  opinion.ranges = ranges;
  return opinion;
}

// Where the round is small enough it is solved from its beginning, once and for all: the same
// strategy then answers every position of it, and nothing is lost between moves.
std::optional<Opinion> Mind::from_whole_round(const Situation& situation, const Limits& limits,
                                              Rng& rng) {
  if (!skill_.infers || situation.round.empty()) return std::nullopt;
  const auto& first = situation.round.front();
  if (first.move.kind != Move::Kind::coin) return std::nullopt;
  Open start = first.before;
  start.coin = bit(first.move.cell);
  start.turn = other(first.before.turn);
  solver_.begin_with_choice(situation.size, start);
  if (!solver_.grow_fully(solvable(limits, skill_.most_nodes))) return std::nullopt;
  solve(limits, rng);
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
  return opinion;
}

// What each move of the round told about the piece of the one who made it, taking for granted that
// both think as we do.
Ranges Mind::follow(const Situation& situation, const Limits& each, Rng& rng) {
  Ranges ranges{even_range(situation.size.pieces), even_range(situation.size.pieces)};
  for (const Happened& event : situation.round) {
    if (event.move.kind == Move::Kind::coin) {
      Open start = event.before;
      start.coin = bit(event.move.cell);
      start.turn = other(event.before.turn);
      solver_.begin_with_choice(situation.size, start);
      solve(each, rng);
      for (int player = 0; player < 2; ++player) {
        Row& range = ranges[static_cast<std::size_t>(player)];
        const Row chosen = solver_.range(player);
        for (std::size_t h = 0; h < hands; ++h) range[h] = 0.1F * range[h] + 0.9F * chosen[h];
      }
    }
    if (event.move.kind != Move::Kind::go) continue;
    solver_.begin(situation.size, event.before, ranges);
    solve(each, rng);
    const Id made = solver_.tree().child(root, event.move);
    if (made == root) continue;
    const Row chance = solver_.policy(root, made - solver_.tree().tree()[root].first_child);
    Row& range = ranges[troika::index(event.before.turn)];
    for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + doubt;
    const float all = total(range);
    for (float& x : range) x /= all;
  }
  return ranges;
}

Opinion Mind::opinion_at(Id id) const {
  const auto& tree = solver_.tree().tree();
  Opinion opinion;
  for (std::size_t a = 0; a < tree[id].children; ++a) {
    const Id child = tree[id].first_child + static_cast<Id>(a);
    Option option{solver_.tree().move(child), {}, solver_.policy(id, a), likely_line(child)};
    if (id == root) option.value = win_chance(solver_, a);
    opinion.options.push_back(std::move(option));
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
