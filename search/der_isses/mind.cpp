#include "search/der_isses/mind.h"

#include <algorithm>

#include "search/best_response.h"

namespace troika::der_isses {
namespace {

using Id = RoundSolver::Id;
constexpr Id root = RoundTree::Tree::root;

// A move that we hold for impossible still is a little likely.
constexpr float doubt = 0.001F;

// A round has about a dozen moves.
constexpr std::uint64_t usual_parts = 16;

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
  recall(situation, limits);
  const std::size_t known = stages_.size() - 1;
  const std::size_t events = skill_.infers ? situation.round.size() : 0;
  // With nodes to spend every stage gets the same, whether it is known already or not; a clock is
  // shared among those that are not.
  const std::uint64_t parts =
      skill_.infers ? std::max<std::uint64_t>(limits.time ? 0 : usual_parts, events - known + 1)
                    : 1;
  const Limits each = share_of(limits, 1, parts);
  for (std::size_t i = known; i < events; ++i) pass(situation, situation.round[i], each);
  Stage& now = stages_.back();
  solve_stage(now, situation, situation.open, each);
  Opinion opinion = opinion_at(root);
  opinion.ranges = now.ranges;
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

// Drops the stages that do not belong to this round, or were solved under other conditions.
void Mind::recall(const Situation& situation, const Limits& limits) {
  const bool other_terms = stages_limit_ != limits.nodes || stages_seat_ != situation.seat ||
                           stages_habit_ != situation.habit || limits.stop != nullptr;
  std::size_t same = 0;
  if (!other_terms && skill_.infers)
    while (same < stages_.size() && same < situation.round.size() && stages_[same].event &&
           *stages_[same].event == situation.round[same])
      ++same;
  if (same == 0 || same >= stages_.size()) {
    stages_.assign(1, {});
    stages_[0].ranges = {even_range(situation.size.pieces), even_range(situation.size.pieces)};
  } else {
    stages_.resize(same + 1);
  }
  stages_limit_ = limits.nodes;
  stages_seat_ = situation.seat;
  stages_habit_ = situation.habit;
}

// What an event of the round tells about the piece of the one who acted.
void Mind::pass(const Situation& situation, const Happened& event, const Limits& each) {
  Stage next;
  next.ranges = stages_.back().ranges;
  next.manners = stages_.back().manners;
  next.promised = stages_.back().promised;
  if (event.move.kind == Move::Kind::coin) start_round(next, situation, event, each);
  const bool told = event.before.turn == situation.seat || skill_.trust > 0;
  if (event.move.kind == Move::Kind::go && told) {
    Stage& stage = stages_.back();
    if (stage.policy.empty()) solve_stage(stage, situation, event.before, each);
    next.manners = stage.manners;
    const auto made = std::ranges::find(stage.moves, event.move);
    const bool mine = event.before.turn == situation.seat;
    Row& range = next.ranges[troika::index(event.before.turn)];
    if (made != stage.moves.end()) {
      const Row& chance = stage.policy[static_cast<std::size_t>(made - stage.moves.begin())];
      if (next.manners && !mine) {
        std::array<int, most_pieces> options{};
        for (const Move m : stage.moves)
          if (m.kind == Move::Kind::go) ++options[index(m.piece)];
        const CoinRings rings(situation.size, first_cell(event.before.coin));
        next.manners->saw(event.move.piece, chance, options,
                          rings.steps({event.before.pieces, event.before.cell, 0}));
        range = next.manners->range();
      } else {
        for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + doubt;
        const float all = total(range);
        for (float& x : range) x /= all;
      }
      if (mine) next.promised = stage.after[static_cast<std::size_t>(made - stage.moves.begin())];
    }
  }
  stages_.back().event = event;
  stages_.push_back(std::move(next));
}

void Mind::start_round(Stage& stage, const Situation& situation, const Happened& coin,
                       const Limits& each) {
  Open open = coin.before;
  open.coin = bit(coin.move.cell);
  open.turn = other(coin.before.turn);
  Rng fixed(open.pieces ^ open.coin);
  solver_.begin_with_choice(situation.size, open);
  solve(each, fixed);
  stage.ranges = {solver_.range(0), solver_.range(1)};
  const int opponent = static_cast<int>(troika::index(other(situation.seat)));
  stage.promised.emplace();
  for (std::size_t h = 0; h < hands; ++h) (*stage.promised)[h] = solver_.value(opponent, h);
}

void Mind::solve_stage(Stage& stage, const Situation& situation, const Open& open,
                       const Limits& each) {
  if (skill_.infers && skill_.trust > 0 && !stage.manners) suspect(stage, situation, open);
  Rng fixed(open.pieces ^ open.coin);
  if (stage.promised && open.turn == situation.seat) {
    const int opponent = static_cast<int>(troika::index(other(situation.seat)));
    solver_.begin(situation.size, open, stage.ranges, {opponent, *stage.promised, skill_.trust});
  } else {
    solver_.begin(situation.size, open, stage.ranges);
  }
  if (skill_.whole_rounds) solver_.grow_fully(solvable(each, skill_.most_nodes));
  solve(each, fixed);
  const auto& tree = solver_.tree();
  stage.moves.clear();
  stage.policy.clear();
  stage.after.clear();
  for (std::size_t a = 0; a < tree.tree()[root].children; ++a) {
    stage.moves.push_back(tree.move(tree.tree()[root].first_child + static_cast<Id>(a)));
    stage.policy.push_back(solver_.policy(root, a));
    stage.after.push_back(solver_.value_after(a));
  }
}

// The opponent need not play as we do.
void Mind::suspect(Stage& stage, const Situation& situation, const Open& open) const {
  Row& theirs = stage.ranges[1 - troika::index(situation.seat)];
  const CoinRings rings(situation.size, first_cell(open.coin));
  stage.manners.emplace(situation.size.pieces, situation.habit, theirs,
                        rings.steps({open.pieces, open.cell, 0}));
  theirs = stage.manners->range();
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
