#include "search/touche/contest.h"

#include <algorithm>
#include <cmath>

#include "search/sort.h"

namespace troika::touche {
namespace {

// A race that takes longer is called open.
constexpr int most_turns = 60;

// How many standard errors behind the leader is hopeless, and the tries before anyone may judge.
constexpr double hopeless = 3;
constexpr std::uint32_t first_judgement = 16;

double mean_lead(const Entrant& e) { return e.tries == 0 ? -1 : e.lead / e.tries; }

// Best first: who was tried longer, then who leads, then at first sight.
void rank(std::vector<Entrant>& entrants) {
  sort_stably(entrants, [](const Entrant& a, const Entrant& b) {
    if (a.tries != b.tries) return a.tries > b.tries;
    if (a.tries > 0 && a.lead != b.lead) return a.lead > b.lead;
    return a.worth > b.worth;
  });
}

// How many of the first `count` can still win.
std::size_t still_in(const std::vector<Entrant>& entrants, std::size_t count) {
  const auto error_squared = [](const Entrant& e) {
    const double mean = mean_lead(e);
    return std::max(e.lead_squares / e.tries - mean * mean, 1e-6) / e.tries;
  };
  std::size_t left = 1;
  while (left < count) {
    const double behind = mean_lead(entrants[0]) - mean_lead(entrants[left]);
    const double error = std::sqrt(error_squared(entrants[0]) + error_squared(entrants[left]));
    if (behind > hopeless * error) break;
    ++left;
  }
  return left;
}

}  // namespace

Contest::Contest(const Knowledge& knowledge, const Eye& eye, Seat seat)
    : knowledge_(knowledge),
      eye_(eye),
      equity_(knowledge.open()),
      side_(knowledge.open().seating.side(seat)) {}

void Contest::run(std::vector<Entrant>& entrants, Budget& budget, Rng& rng) {
  rank(entrants);
  std::size_t active = entrants.size();
  std::uint32_t next_judgement = first_judgement;
  std::vector<BySide<double>> results(entrants.size());
  while (active > 1 && !budget.is_spent()) {
    const World world = knowledge_.imagine(rng);
    note(world);
    const Rng later(rng.next());  // the same shuffles for all
    double average = 0;
    bool finished = true;
    for (std::size_t i = 0; i < active && finished; ++i) {
      Rng own = later;
      results[i] = try_out(world, entrants[i].move, own);
      average += results[i][side_] / static_cast<double>(active);
      finished = budget.spend() || i + 1 == active;
    }
    if (!finished) break;  // a world that only some have seen would be unfair
    for (std::size_t i = 0; i < active; ++i) {
      Entrant& e = entrants[i];
      const double lead = results[i][side_] - average;
      ++e.tries;
      e.lead += lead;
      e.lead_squares += lead * lead;
      for (const Side side : all_sides) e.chances[side] += results[i][side];
    }
    if (entrants[0].tries < next_judgement) continue;
    rank(entrants);
    active = still_in(entrants, active);
    next_judgement += next_judgement / 4;
    budget.look();
  }
  rank(entrants);
}

BySide<double> Contest::try_out(World world, Move m, Rng& rng) const {
  play(world, m, rng);
  for (int turn = 0; m.figure() == no_figure && !world.open.over && turn < most_turns; ++turn) {
    m = eye_.choose(world.open, world.spent, world.open.turn, world.hands[world.open.turn]);
    play(world, m, rng);
  }
  return equity_.of(world);
}

void Contest::note(const World& world) {
  ++worlds_;
  for (std::size_t i = 0; i < world.open.seating.seats(); ++i) {
    const Seat seat = seat_at(i);
    std::uint64_t seen = 0;
    for (const Card card : world.hands[seat]) {
      const std::uint64_t bit = std::uint64_t{1} << index(card);
      if ((seen & bit) == 0) ++imagined_[seat][index(card)];
      seen |= bit;
    }
  }
}

}  // namespace troika::touche
