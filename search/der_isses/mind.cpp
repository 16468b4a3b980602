#include "search/der_isses/mind.h"

#include <algorithm>
#include <span>

#include "search/best_response.h"

namespace troika::der_isses {
namespace {

using Id = RoundSolver::Id;
constexpr Id root = RoundTree::Tree::root;

// A move that we take to be impossible is still a little likely.
constexpr float doubt = 0.001F;

// Whoever comes to a round late has to go through all of it first. That takes at most half of the
// thinking; the choice of the pieces, on which all else rests, gets as much of it as two moves.
constexpr int for_start = 2, for_own = 1;

// So many rounds of learning are worth more than a larger tree.
constexpr std::uint64_t enough_rounds = 300;

std::uint64_t nodes_in(const Limits& limits) {
  constexpr std::uint64_t nodes_per_ms = 10'000;
  if (!limits.time) return limits.nodes;
  return std::min(limits.nodes, static_cast<std::uint64_t>(limits.time->count()) * nodes_per_ms);
}

// How large a tree may be that is solved as a whole: every node should be seen a few hundred times.
std::size_t solvable(const Limits& limits, std::size_t most_nodes) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(nodes_in(limits) / 200, most_nodes / 2));
}

bool is_stopped(const Limits& limits) {
  return limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed);
}

void to_one(Row& range) {
  const float all = total(range);
  for (float& x : range) x /= all;
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
  clock_ = Budget({.time = limits.time, .stop = limits.stop, .own_time = limits.own_time});
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
      if (skill_.careless > 0) be_careless(situation, opinion);
  }
  if (is_stopped(limits)) {  // what was cut short is not for later
    lines_[troika::index(situation.seat)].stages.clear();
    solved_.reset();
  }
  opinion.nodes = nodes_;
  return opinion;
}

// Parts that end late add up, on a busy machine to far too much: past the end of the whole there is
// nothing left to share.
Limits Mind::share_of(const Limits& limits, int part, int parts) {
  Limits share = limits;
  if (limits.nodes != UINT64_MAX)
    share.nodes = std::min(
        limits.nodes / static_cast<std::uint64_t>(parts) * static_cast<std::uint64_t>(part),
        limits.nodes - std::min(limits.nodes, nodes_));
  if (limits.time) share.time = std::min(*limits.time * part / parts, clock_.left());
  if (!clock_.look()) share.nodes = 0;
  return share;
}

void Mind::solve(const Limits& limits, Rng& rng) {
  Budget budget(limits);
  if (skill_.whole_rounds) solver_.grow_fully(solvable(limits, skill_.most_nodes), budget);
  const std::uint64_t nodes = nodes_in(limits) / (2 * enough_rounds);
  solver_.run(budget, rng, {skill_.most_rounds, static_cast<std::size_t>(nodes)});
  nodes_ += budget.nodes();
}

// What people do on a first impression: land if they can, else move something nearer, or now and
// then cry out that it is the piece which the opponent has just moved.
void Mind::be_careless(const Situation& situation, Opinion& opinion) const {
  constexpr float hunch = 0.45F;
  std::optional<Piece> moved;
  if (!situation.round.empty() && situation.round.back().move.kind == Move::Kind::go)
    moved = situation.round.back().move.piece;
  float moves = 0;
  for (const Choice& choice : opinion.choices) moves += choice.move.kind == Move::Kind::go ? 1 : 0;
  if (moves == 0) return;
  for (Choice& choice : opinion.choices)
    for (std::size_t h = 0; h < hands; ++h) {
      float appeal = 0;
      switch (choice.move.kind) {
        case Move::Kind::land:
          continue;
        case Move::Kind::accuse:
          appeal = moved == choice.move.piece ? hunch : 0;
          break;
        default:
          appeal = (moved ? 1 - hunch : 1) / moves;
      }
      choice.weight[h] += skill_.careless * (appeal - choice.weight[h]);
    }
}

// Everybody sees where the coin lies before anything is secret, so there is nothing to hide: the
// cells that are best, or as good as that, are equally likely.
Opinion Mind::place_coin(const Situation& situation, const Limits& limits, Rng& rng) {
  constexpr float as_good = 0.005F;
  const int me = static_cast<int>(troika::index(situation.seat));
  Opinion opinion;
  opinion.ranges = {even_range(situation.size.pieces), even_range(situation.size.pieces)};
  const Bits cells = coin_cells(situation.size, situation.open.pieces);
  float best = 0;
  for (Bits to = cells; to != 0; to &= to - 1) {
    Open open = situation.open;
    open.coin = bit(first_cell(to));
    open.turn = other(situation.seat);  // RULES 9
    solver_.begin_with_choice(situation.size, open);
    solve(share_of(limits, 1, std::popcount(cells)), rng);
    const Row range = solver_.range(me);
    float value = 0.5F;
    for (std::size_t h = 0; h < hands; ++h) value += range[h] * solver_.value(me, h);
    Choice choice{Move::coin(first_cell(to)), {}, {}, {Move::coin(first_cell(to))}};
    choice.value.fill(std::clamp(value, 0.0F, 1.0F));
    choice.is_valued = solver_.has_value(me);
    // A cell for which there was no time is taken only if there was none for any.
    choice.weight.fill(solver_.has_value(me) ? 1 : 0);
    if (solver_.has_value(me)) best = std::max(best, choice.value[0]);
    opinion.choices.push_back(std::move(choice));
  }
  float all = 0;
  for (Choice& choice : opinion.choices) {
    if (choice.value[0] < best - as_good) choice.weight.fill(0);
    all += choice.weight[0];
  }
  const float even = 1 / static_cast<float>(opinion.choices.size());
  for (Choice& choice : opinion.choices)
    choice.weight.fill(all > 0 ? choice.weight[0] / all : even);
  return opinion;
}

Opinion Mind::choose_piece(const Situation& situation, const Limits& limits, Rng& rng) {
  const std::size_t me = troika::index(situation.seat);
  follow(situation, limits);
  Stage& stage = lines_[me].stages.back();
  if (!stage.promised) {  // nobody has told how the coin came to lie there
    solver_.begin_with_choice(situation.size, situation.open);
    solve(rest_of(limits), rng);
    keep_start(stage, situation);
  }
  Opinion opinion;
  opinion.ranges = stage.ranges;
  for (std::size_t p = 0; p < static_cast<std::size_t>(situation.size.pieces); ++p) {
    const Move move = Move::choose(situation.seat, piece_at(p));
    Choice choice{move, {}, {}, {move}, stage.worth.has_value()};
    if (stage.worth) choice.value.fill(std::clamp((*stage.worth)[p] + 0.5F, 0.0F, 1.0F));
    choice.weight.fill(stage.ranges[me][p]);
    opinion.choices.push_back(std::move(choice));
  }
  return opinion;
}

Opinion Mind::play(const Situation& situation, const Limits& limits, Rng& rng) {
  if (auto opinion = from_whole_round(situation, limits, rng)) return *std::move(opinion);
  follow(situation, limits);
  Stage& now = lines_[troika::index(situation.seat)].stages.back();
  if (now.opinion.choices.empty()) solve_stage(now, situation, situation.open, rest_of(limits));
  return now.opinion;
}

// Goes through the events of the round up to the present.
void Mind::follow(const Situation& situation, const Limits& limits) {
  Line& line = lines_[troika::index(situation.seat)];
  recall(line, situation, limits);
  if (!skill_.infers) return;
  const std::span<const Happened> events =
      std::span(situation.round).subspan(line.stages.size() - 1);
  const auto gone = [](const Happened& event) { return event.move.kind == Move::Kind::go; };
  int parts = 0;
  for (const Happened& event : events) {
    if (event.move.kind == Move::Kind::coin) parts += for_start;
    if (gone(event) && event.before.turn == situation.seat) parts += for_own;
  }
  // Until somebody moves, what follows from the choice of the pieces is all there is to think of.
  const bool begins = std::ranges::none_of(situation.round, gone);
  for (const Happened& event : events) {
    const int part = event.move.kind == Move::Kind::coin ? for_start : for_own;
    pass(line, situation, event,
         begins ? rest_of(limits) : share_of(limits, part, 2 * std::max(parts, 1)));
  }
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
  if (solved_ && solved_->start == start && solved_->limit == limits.nodes &&
      solved_->time == limits.time) {
    nodes_ = solved_->nodes;
  } else {
    solved_.reset();
    solver_.begin_with_choice(situation.size, start);
    Budget budget(limits);
    const bool fits = solver_.grow_fully(solvable(limits, skill_.most_nodes), budget);
    if (fits) solver_.run(budget, rng, {.rounds = skill_.most_rounds});
    nodes_ += budget.nodes();
    if (!fits) return std::nullopt;
    solved_ = Solved{start, limits.nodes, limits.time, nodes_};
  }
  Ranges ranges{solver_.range(0), solver_.range(1)};
  Id id = root;
  for (const Happened& event : situation.round) {
    if (event.move.kind != Move::Kind::go) continue;
    const Id next = solver_.tree().child(id, event.move);
    const Row chance = solver_.policy(id, next - solver_.tree().tree()[id].first_child);
    Row& range = ranges[static_cast<std::size_t>(solver_.tree().mover(id))];
    for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + 1e-6F;
    to_one(range);
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
void Mind::recall(Line& line, const Situation& situation, const Limits& limits) const {
  auto& stages = line.stages;
  const bool same_terms = line.limits.nodes == limits.nodes && line.limits.time == limits.time &&
                          line.habit == situation.habit;
  std::size_t same = 0;
  if (same_terms && skill_.infers)
    while (same < stages.size() && same < situation.round.size() && stages[same].event &&
           *stages[same].event == situation.round[same])
      ++same;
  if (same == 0 || same >= stages.size()) {
    stages.assign(1, {});
    stages[0].ranges = {even_range(situation.size.pieces), even_range(situation.size.pieces)};
  } else {
    stages.resize(same + 1);
    stages.back().event.reset();
  }
  line.limits = limits;
  line.habit = situation.habit;
}

// What an event of the round tells about the piece of the one who acted.
void Mind::pass(Line& line, const Situation& situation, const Happened& event, const Limits& each) {
  Stage& stage = line.stages.back();
  Stage next;
  if (event.move.kind == Move::Kind::coin) {
    start_round(next, situation, event, each);
  } else if (event.move.kind != Move::Kind::go) {
    next = stage;
  } else if (event.before.turn == situation.seat) {
    if (stage.opinion.choices.empty()) solve_stage(stage, situation, event.before, each);
    next.ranges = stage.ranges;
    next.manners = stage.manners;
    next.promised = stage.promised;
    const auto& choices = stage.opinion.choices;
    const auto made = std::ranges::find(choices, event.move, &Choice::move);
    if (made != choices.end()) {
      Row& range = next.ranges[troika::index(situation.seat)];
      for (std::size_t h = 0; h < hands; ++h) range[h] *= made->weight[h] + doubt;
      to_one(range);
      const auto a = static_cast<std::size_t>(made - choices.begin());
      next.promised = stage.after[a];
      next.expected = stage.replies[a];
    }
  } else {
    next.ranges = stage.ranges;
    next.manners = stage.manners;
    next.promised = stage.promised;
    if (!next.manners) suspect(next, situation, event.before);
    learn_from_theirs(stage, event, next);
    next.ranges[1 - troika::index(situation.seat)] = next.manners->range();
  }
  stage.event = event;
  line.stages.push_back(std::move(next));
}

// A move that nobody thought of says what the others with that piece would have said.
void Mind::learn_from_theirs(const Stage& stage, const Happened& event, Stage& next) const {
  Row chance{};
  float ways = 0;
  for (const Reply& reply : stage.expected) {
    if (reply.move == event.move) {
      chance = reply.chance;
      ways = 1;
      break;
    }
    if (reply.move.kind != Move::Kind::go || reply.move.piece != event.move.piece) continue;
    for (std::size_t h = 0; h < hands; ++h) chance[h] += reply.chance[h];
    ++ways;
  }
  if (ways > 0) {
    for (float& x : chance) x /= ways;
    next.manners->saw(event.before, event.move, chance);
  } else {
    next.manners->saw(event.before, event.move);
  }
}

void Mind::start_round(Stage& stage, const Situation& situation, const Happened& coin,
                       const Limits& each) {
  Open open = coin.before;
  open.coin = bit(coin.move.cell);
  open.turn = other(coin.before.turn);
  Rng fixed(open.pieces ^ open.coin);
  solver_.begin_with_choice(situation.size, open);
  solve(each, fixed);
  keep_start(stage, situation);
  if (open.turn == situation.seat)
    keep_plan(stage);
  else
    stage.expected = replies_at(root);
}

void Mind::keep_start(Stage& stage, const Situation& situation) const {
  stage.ranges = {solver_.range(0), solver_.range(1)};
  const int me = static_cast<int>(troika::index(situation.seat));
  // It may have chosen any piece, so the best of them is what each is worth.
  float best = solver_.value(1 - me, 0);
  for (std::size_t h = 1; h < static_cast<std::size_t>(situation.size.pieces); ++h)
    best = std::max(best, solver_.value(1 - me, h));
  stage.promised.emplace();
  stage.promised->fill(best);
  if (!solver_.has_value(me)) return;
  stage.worth.emplace();
  for (std::size_t h = 0; h < hands; ++h) (*stage.worth)[h] = solver_.value(me, h);
}

// What we would do at the root, and what is to be expected then.
void Mind::keep_plan(Stage& stage) const {
  stage.opinion = opinion_at(root);
  stage.opinion.ranges = stage.ranges;
  stage.after.clear();
  stage.replies.clear();
  // What a hand is behind its promise it may still get, after whatever we do.
  const int opponent = 1 - solver_.tree().mover(root);
  for (std::size_t a = 0; a < stage.opinion.choices.size(); ++a) {
    Row after = solver_.value_after(a);
    for (std::size_t h = 0; h < hands; ++h)
      after[h] += stage.promised ? (*stage.promised)[h] - solver_.value(opponent, h) : 0;
    stage.after.push_back(after);
    stage.replies.push_back(
        replies_at(solver_.tree().tree()[root].first_child + static_cast<Id>(a)));
  }
}

Mind::Replies Mind::replies_at(Id id) const {
  Replies replies;
  const auto& node = solver_.tree().tree()[id];
  for (std::size_t a = 0; a < node.children; ++a)
    replies.push_back(
        {solver_.tree().move(node.first_child + static_cast<Id>(a)), solver_.policy(id, a)});
  return replies;
}

void Mind::solve_stage(Stage& stage, const Situation& situation, const Open& open,
                       const Limits& each) {
  if (skill_.infers && !stage.manners) suspect(stage, situation, open);
  Rng fixed(open.pieces ^ open.coin);
  if (stage.promised && open.turn == situation.seat) {
    const int opponent = static_cast<int>(troika::index(other(situation.seat)));
    solver_.begin(situation.size, open, stage.ranges,
                  {opponent, *stage.promised, trust_in(situation.habit)});
  } else {
    solver_.begin(situation.size, open, stage.ranges);
  }
  solve(each, fixed);
  keep_plan(stage);
}

// Habits count as far as they were seen in the rounds before this one. What somebody unknown holds
// is believed up to `at_first`: against somebody who knows us a half cost at most 0.016 coins a
// round where that can be computed, four fifths 0.12 (docs/STRENGTH.md).
float Mind::trust_in(const Habit& habit) const {
  constexpr auto good = static_cast<std::size_t>(Manner::good);
  const float usual = usual_habit()[good];
  return std::max(skill_.at_first, skill_.trust * (usual - habit[good]) / usual);
}

// The opponent need not play as we do.
void Mind::suspect(Stage& stage, const Situation& situation, const Open& open) const {
  Row& theirs = stage.ranges[1 - troika::index(situation.seat)];
  stage.manners.emplace(situation.size, open, situation.habit, theirs);
  theirs = stage.manners->range();
}

Opinion Mind::opinion_at(Id id) const {
  const auto& tree = solver_.tree().tree();
  Opinion opinion;
  for (std::size_t a = 0; a < tree[id].children; ++a) {
    const Id child = tree[id].first_child + static_cast<Id>(a);
    Choice choice{solver_.tree().move(child), {}, solver_.policy(id, a), likely_line(child)};
    if (id == root) {
      choice.value = win_chance(solver_, a);
      choice.is_valued = solver_.has_value(solver_.tree().mover(root));
    }
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
