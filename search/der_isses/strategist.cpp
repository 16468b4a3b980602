#include "search/der_isses/strategist.h"

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

Judgement Strategist::think(const RoundSoFar& so_far, const Limits& limits, Rng& rng) {
  nodes_ = 0;
  clock_ = Budget({.time = limits.time, .stop = limits.stop, .own_time = limits.own_time});
  Judgement judgement;
  switch (so_far.open.phase) {
    case Phase::coin:
      solved_.reset();
      judgement = place_coin(so_far, limits, rng);
      break;
    case Phase::choose:
      solved_.reset();
      judgement = choose_piece(so_far, limits, rng);
      break;
    default:
      judgement = play(so_far, limits, rng);
      if (skill_.careless > 0) be_careless(so_far, judgement);
  }
  if (is_stopped(limits)) {  // what was cut short is not for later
    lines_[troika::index(so_far.seat)].moments.clear();
    solved_.reset();
  }
  judgement.nodes = nodes_;
  return judgement;
}

// Parts that end late add up, on a busy machine to far too much: past the end of the whole there is
// nothing left to share.
Limits Strategist::share_of(const Limits& limits, int part, int parts) {
  Limits share = limits;
  if (limits.nodes != UINT64_MAX)
    share.nodes = std::min(
        limits.nodes / static_cast<std::uint64_t>(parts) * static_cast<std::uint64_t>(part),
        limits.nodes - std::min(limits.nodes, nodes_));
  if (limits.time) share.time = std::min(*limits.time * part / parts, clock_.left());
  if (!clock_.look()) share.nodes = 0;
  return share;
}

void Strategist::solve(const Limits& limits, Rng& rng) {
  Budget budget(limits);
  if (skill_.whole_rounds) solver_.grow_fully(solvable(limits, skill_.most_nodes), budget);
  const std::uint64_t nodes = nodes_in(limits) / (2 * enough_rounds);
  solver_.run(budget, rng, {skill_.most_rounds, static_cast<std::size_t>(nodes)});
  nodes_ += budget.nodes();
}

// What people do on a first impression: land if they can, else move something nearer, or now and
// then cry out that it is the piece which the opponent has just moved.
void Strategist::be_careless(const RoundSoFar& so_far, Judgement& judgement) const {
  constexpr float hunch = 0.45F;
  std::optional<Piece> moved;
  if (!so_far.round.empty() && so_far.round.back().move.kind == Move::Kind::go)
    moved = so_far.round.back().move.piece;
  float moves = 0;
  for (const Choice& choice : judgement.choices)
    moves += choice.move.kind == Move::Kind::go ? 1 : 0;
  if (moves == 0) return;
  for (Choice& choice : judgement.choices)
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
Judgement Strategist::place_coin(const RoundSoFar& so_far, const Limits& limits, Rng& rng) {
  constexpr float as_good = 0.005F;
  const int me = static_cast<int>(troika::index(so_far.seat));
  Judgement judgement;
  judgement.ranges = {even_range(so_far.size.pieces), even_range(so_far.size.pieces)};
  const Bits cells = coin_cells(so_far.size, so_far.open.pieces);
  float best = 0;
  for (Bits to = cells; to != 0; to &= to - 1) {
    Open open = so_far.open;
    open.coin = bit(first_cell(to));
    open.turn = other(so_far.seat);  // RULES 9
    solver_.begin_with_choice(so_far.size, open);
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
    judgement.choices.push_back(std::move(choice));
  }
  float all = 0;
  for (Choice& choice : judgement.choices) {
    if (choice.value[0] < best - as_good) choice.weight.fill(0);
    all += choice.weight[0];
  }
  const float even = 1 / static_cast<float>(judgement.choices.size());
  for (Choice& choice : judgement.choices)
    choice.weight.fill(all > 0 ? choice.weight[0] / all : even);
  return judgement;
}

Judgement Strategist::choose_piece(const RoundSoFar& so_far, const Limits& limits, Rng& rng) {
  const std::size_t me = troika::index(so_far.seat);
  follow(so_far, limits);
  Moment& moment = lines_[me].moments.back();
  if (!moment.promised) {  // nobody has told how the coin came to lie there
    solver_.begin_with_choice(so_far.size, so_far.open);
    solve(rest_of(limits), rng);
    keep_start(moment, so_far);
  }
  Judgement judgement;
  judgement.ranges = moment.ranges;
  for (std::size_t p = 0; p < static_cast<std::size_t>(so_far.size.pieces); ++p) {
    const Move move = Move::choose(so_far.seat, piece_at(p));
    Choice choice{move, {}, {}, {move}, moment.worth.has_value()};
    if (moment.worth) choice.value.fill(std::clamp((*moment.worth)[p] + 0.5F, 0.0F, 1.0F));
    choice.weight.fill(moment.ranges[me][p]);
    judgement.choices.push_back(std::move(choice));
  }
  return judgement;
}

Judgement Strategist::play(const RoundSoFar& so_far, const Limits& limits, Rng& rng) {
  if (auto judgement = from_whole_round(so_far, limits, rng)) return *std::move(judgement);
  follow(so_far, limits);
  Moment& now = lines_[troika::index(so_far.seat)].moments.back();
  if (now.judgement.choices.empty()) solve_moment(now, so_far, so_far.open, rest_of(limits));
  return now.judgement;
}

// Goes through the events of the round up to the present.
void Strategist::follow(const RoundSoFar& so_far, const Limits& limits) {
  Line& line = lines_[troika::index(so_far.seat)];
  recall(line, so_far, limits);
  if (!skill_.infers) return;
  const std::span<const RoundEvent> events =
      std::span(so_far.round).subspan(line.moments.size() - 1);
  const auto gone = [](const RoundEvent& event) { return event.move.kind == Move::Kind::go; };
  int parts = 0;
  for (const RoundEvent& event : events) {
    if (event.move.kind == Move::Kind::coin) parts += for_start;
    if (gone(event) && event.before.turn == so_far.seat) parts += for_own;
  }
  // Until somebody moves, what follows from the choice of the pieces is all there is to think of.
  const bool begins = std::ranges::none_of(so_far.round, gone);
  for (const RoundEvent& event : events) {
    const int part = event.move.kind == Move::Kind::coin ? for_start : for_own;
    pass(line, so_far, event,
         begins ? rest_of(limits) : share_of(limits, part, 2 * std::max(parts, 1)));
  }
}

// Where the round is small enough it is solved from its beginning, once and for all: the same
// strategy then answers every position of it, and nothing is lost between moves.
std::optional<Judgement> Strategist::from_whole_round(const RoundSoFar& so_far,
                                                      const Limits& limits, Rng& rng) {
  if (!skill_.infers || !skill_.whole_rounds || so_far.round.empty()) return std::nullopt;
  const auto& first = so_far.round.front();
  if (first.move.kind != Move::Kind::coin) return std::nullopt;
  Open start = first.before;
  start.coin = bit(first.move.cell);
  start.turn = other(first.before.turn);
  if (solved_ && solved_->start == start && solved_->limit == limits.nodes &&
      solved_->time == limits.time) {
    nodes_ = solved_->nodes;
  } else {
    solved_.reset();
    solver_.begin_with_choice(so_far.size, start);
    Budget budget(limits);
    const bool fits = solver_.grow_fully(solvable(limits, skill_.most_nodes), budget);
    if (fits) solver_.run(budget, rng, {.rounds = skill_.most_rounds});
    nodes_ += budget.nodes();
    if (!fits) return std::nullopt;
    solved_ = Solved{start, limits.nodes, limits.time, nodes_};
  }
  Ranges ranges{solver_.range(0), solver_.range(1)};
  Id id = root;
  for (const RoundEvent& event : so_far.round) {
    if (event.move.kind != Move::Kind::go) continue;
    const Id next = solver_.tree().child(id, event.move);
    const Row chance = solver_.policy(id, next - solver_.tree().tree()[id].first_child);
    Row& range = ranges[static_cast<std::size_t>(solver_.tree().mover(id))];
    for (std::size_t h = 0; h < hands; ++h) range[h] *= chance[h] + 1e-6F;
    to_one(range);
    id = next;
  }
  Judgement judgement = judgement_at(id);
  judgement.ranges = ranges;
  const auto mover = static_cast<std::size_t>(solver_.tree().mover(id));
  const auto policy = [&](Id node, std::size_t a) { return solver_.policy(node, a); };
  for (std::size_t a = 0; a < judgement.choices.size(); ++a) {
    const Row gain = policy_values(solver_.tree().tree(), solver_.tree(), policy,
                                   static_cast<int>(mover), ranges[mover], ranges[1 - mover],
                                   solver_.tree().tree()[id].first_child + static_cast<Id>(a));
    for (std::size_t h = 0; h < hands; ++h)
      judgement.choices[a].value[h] = std::clamp(gain[h] + 0.5F, 0.0F, 1.0F);
  }
  return judgement;
}

// Drops the moments that do not belong to this round, or were solved under other conditions.
void Strategist::recall(Line& line, const RoundSoFar& so_far, const Limits& limits) const {
  auto& moments = line.moments;
  const bool same_terms = line.limits.nodes == limits.nodes && line.limits.time == limits.time &&
                          line.habit == so_far.habit;
  std::size_t same = 0;
  if (same_terms && skill_.infers)
    while (same < moments.size() && same < so_far.round.size() && moments[same].event &&
           *moments[same].event == so_far.round[same])
      ++same;
  if (same == 0 || same >= moments.size()) {
    moments.assign(1, {});
    moments[0].ranges = {even_range(so_far.size.pieces), even_range(so_far.size.pieces)};
  } else {
    moments.resize(same + 1);
    moments.back().event.reset();
  }
  line.limits = limits;
  line.habit = so_far.habit;
}

// What an event of the round tells about the piece of the one who acted.
void Strategist::pass(Line& line, const RoundSoFar& so_far, const RoundEvent& event,
                      const Limits& each) {
  Moment& moment = line.moments.back();
  Moment next;
  if (event.move.kind == Move::Kind::coin) {
    start_round(next, so_far, event, each);
  } else if (event.move.kind != Move::Kind::go) {
    next = moment;
  } else if (event.before.turn == so_far.seat) {
    if (moment.judgement.choices.empty()) solve_moment(moment, so_far, event.before, each);
    next.ranges = moment.ranges;
    next.manners = moment.manners;
    next.promised = moment.promised;
    const auto& choices = moment.judgement.choices;
    const auto made = std::ranges::find(choices, event.move, &Choice::move);
    if (made != choices.end()) {
      Row& range = next.ranges[troika::index(so_far.seat)];
      for (std::size_t h = 0; h < hands; ++h) range[h] *= made->weight[h] + doubt;
      to_one(range);
      const auto a = static_cast<std::size_t>(made - choices.begin());
      next.promised = moment.after[a];
      next.expected = moment.replies[a];
    }
  } else {
    next.ranges = moment.ranges;
    next.manners = moment.manners;
    next.promised = moment.promised;
    if (!next.manners) suspect(next, so_far, event.before);
    learn_from_theirs(moment, event, next);
    next.ranges[1 - troika::index(so_far.seat)] = next.manners->range();
  }
  moment.event = event;
  line.moments.push_back(std::move(next));
}

// A move that nobody thought of says what the others with that piece would have said.
void Strategist::learn_from_theirs(const Moment& moment, const RoundEvent& event,
                                   Moment& next) const {
  Row chance{};
  float ways = 0;
  for (const Reply& reply : moment.expected) {
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

void Strategist::start_round(Moment& moment, const RoundSoFar& so_far, const RoundEvent& coin,
                             const Limits& each) {
  Open open = coin.before;
  open.coin = bit(coin.move.cell);
  open.turn = other(coin.before.turn);
  Rng fixed(open.pieces ^ open.coin);
  solver_.begin_with_choice(so_far.size, open);
  solve(each, fixed);
  keep_start(moment, so_far);
  if (open.turn == so_far.seat)
    keep_plan(moment);
  else
    moment.expected = replies_at(root);
}

void Strategist::keep_start(Moment& moment, const RoundSoFar& so_far) const {
  moment.ranges = {solver_.range(0), solver_.range(1)};
  const int me = static_cast<int>(troika::index(so_far.seat));
  // It may have chosen any piece, so the best of them is what each is worth.
  float best = solver_.value(1 - me, 0);
  for (std::size_t h = 1; h < static_cast<std::size_t>(so_far.size.pieces); ++h)
    best = std::max(best, solver_.value(1 - me, h));
  moment.promised.emplace();
  moment.promised->fill(best);
  if (!solver_.has_value(me)) return;
  moment.worth.emplace();
  for (std::size_t h = 0; h < hands; ++h) (*moment.worth)[h] = solver_.value(me, h);
}

// What we would do at the root, and what is to be expected then.
void Strategist::keep_plan(Moment& moment) const {
  moment.judgement = judgement_at(root);
  moment.judgement.ranges = moment.ranges;
  moment.after.clear();
  moment.replies.clear();
  // What a hand is behind its promise it may still get, after whatever we do.
  const int opponent = 1 - solver_.tree().mover(root);
  for (std::size_t a = 0; a < moment.judgement.choices.size(); ++a) {
    Row after = solver_.value_after(a);
    for (std::size_t h = 0; h < hands; ++h)
      after[h] += moment.promised ? (*moment.promised)[h] - solver_.value(opponent, h) : 0;
    moment.after.push_back(after);
    moment.replies.push_back(
        replies_at(solver_.tree().tree()[root].first_child + static_cast<Id>(a)));
  }
}

Strategist::Replies Strategist::replies_at(Id id) const {
  Replies replies;
  const auto& node = solver_.tree().tree()[id];
  for (std::size_t a = 0; a < node.children; ++a)
    replies.push_back(
        {solver_.tree().move(node.first_child + static_cast<Id>(a)), solver_.policy(id, a)});
  return replies;
}

void Strategist::solve_moment(Moment& moment, const RoundSoFar& so_far, const Open& open,
                              const Limits& each) {
  if (skill_.infers && !moment.manners) suspect(moment, so_far, open);
  Rng fixed(open.pieces ^ open.coin);
  if (moment.promised && open.turn == so_far.seat) {
    const int opponent = static_cast<int>(troika::index(other(so_far.seat)));
    solver_.begin(so_far.size, open, moment.ranges,
                  {opponent, *moment.promised, trust_in(so_far.habit)});
  } else {
    solver_.begin(so_far.size, open, moment.ranges);
  }
  solve(each, fixed);
  keep_plan(moment);
}

// Habits count as far as they were seen in the rounds before this one. What somebody unknown holds
// is believed up to `at_first`: against somebody who knows us a half cost at most 0.016 coins a
// round where that can be computed, four fifths 0.12 (docs/STRENGTH.md).
float Strategist::trust_in(const Habit& habit) const {
  constexpr auto good = static_cast<std::size_t>(Manner::good);
  const float usual = usual_habit()[good];
  return std::max(skill_.at_first, skill_.trust * (usual - habit[good]) / usual);
}

// The opponent need not play as we do.
void Strategist::suspect(Moment& moment, const RoundSoFar& so_far, const Open& open) const {
  Row& theirs = moment.ranges[1 - troika::index(so_far.seat)];
  moment.manners.emplace(so_far.size, open, so_far.habit, theirs);
  theirs = moment.manners->range();
}

Judgement Strategist::judgement_at(Id id) const {
  const auto& tree = solver_.tree().tree();
  Judgement judgement;
  for (std::size_t a = 0; a < tree[id].children; ++a) {
    const Id child = tree[id].first_child + static_cast<Id>(a);
    Choice choice{solver_.tree().move(child), {}, solver_.policy(id, a), likely_line(child)};
    if (id == root) {
      choice.value = win_chance(solver_, a);
      choice.is_valued = solver_.has_value(solver_.tree().mover(root));
    }
    judgement.choices.push_back(std::move(choice));
  }
  return judgement;
}

// From here on the move that is made most often, whatever the piece.
std::vector<Move> Strategist::likely_line(Id id) const {
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
