// Counts what tells a beginner from a machine: how long rounds of Der Isses! last and how they end,
// which captures are left in Talat, which figures are overlooked in Touché. Every level plays
// against itself.
//
//   beginners [GAMES [SEED [LEVELS]]]      usually 400 games, seed 1, levels 1 to 3

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/touche/series.h"
#include "search/bots.h"
#include "search/der_isses/bot.h"
#include "search/talat/bot.h"
#include "search/touche/bot.h"

namespace troika {
namespace {

// Plays a game; `look(truth, seat, history, move)` before every move of a seat.
template <Game G, class Look>
Truth<G> play_game(const typename G::Setup& setup, Bot<G>& bot, const Limits& limits, Rng& rng,
                   Look look) {
  Truth<G> truth = G::start(setup);
  std::vector<std::vector<Witnessed<G>>> history(G::seats);
  for (;;) {
    const Turn turn = G::turn(truth.open());
    if (turn.is_over()) return truth;
    std::optional<Seat> actor;
    if (!turn.is_chance()) actor = turn.seats().front();
    const std::vector<Witnessed<G>> none;
    const auto& past = actor ? history[index(*actor)] : none;
    const auto move = actor ? bot.choose({setup, truth.seen_by(*actor), past}, limits, rng)
                            : G::sample(truth, rng);
    if (actor) look(truth, *actor, past, move);
    for (std::size_t s = 0; s < G::seats; ++s)
      if (const auto seen = G::glimpse(truth.open(), move, seat_at(s)))
        history[s].push_back({truth.open(), actor, *seen});
    G::play(truth, move);
  }
}

double share(std::uint64_t part, std::uint64_t all) {
  return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

void der_isses_counts(int level, int games, std::uint64_t seed) {
  using namespace der_isses;
  const auto named = NamedBot<DerIsses>{make_der_isses_bot(level), der_isses_limits(level)};
  std::uint64_t plays = 0, rounds = 0, accused = 0, right = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    play_game<DerIsses>({}, *named.bot, named.limits, rng,
                        [&](const Truth<DerIsses>& truth, Seat seat, const auto&, Move m) {
                          if (truth.open().phase != Phase::play) return;
                          ++plays;
                          if (m.kind == Move::Kind::go) return;
                          ++rounds;
                          if (m.kind != Move::Kind::accuse) return;
                          ++accused;
                          right += truth.seen_by(other(seat)).own.shows(m.piece) ? 1 : 0;
                        });
  }
  std::printf(
      "Der Isses! %d: %.1f plays a round, %.0f %% of %llu rounds end by accusation, of these "
      "%.0f %% right (chance: 14 %%)\n",
      level, static_cast<double>(plays) / static_cast<double>(rounds), share(accused, rounds),
      static_cast<unsigned long long>(rounds), share(right, accused));
}

// Captures that cost nothing: nobody can take back.
bool is_free(const talat::Open& open, talat::Move m) {
  using namespace talat;
  if (m.action != Action::capture) return false;
  const Board& board = open.board(m.board);
  const Way w = has(board.of(Way::up), m.from()) ? Way::up : Way::down;
  for (Cells others = reach(w, m.to) & board.of(opposite(w)); others != 0;)
    if (board.takes(take_front(others), m.from())) return false;
  return true;
}

void talat_counts(int level, int players, int games, std::uint64_t seed) {
  using namespace talat;
  const auto named = NamedBot<Talat>{make_talat_bot(level), talat_limits(level)};
  std::uint64_t here = 0, left_here = 0, away = 0, left_away = 0;
  MoveList<Talat> list;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    play_game<Talat>({players, seat_a}, *named.bot, named.limits, rng,
                     [&](const Truth<Talat>& truth, Seat, const auto& past, Move m) {
                       if (truth.open().placing() || past.empty()) return;
                       list.clear();
                       truth.moves(list);
                       bool is_here = false, is_away = false;
                       for (const Move any : list) {
                         if (!is_free(truth.open(), any)) continue;
                         (any.board == past.back().move.board ? is_here : is_away) = true;
                       }
                       const bool takes = m.action == Action::capture;
                       here += is_here ? 1 : 0;
                       left_here += is_here && !takes ? 1 : 0;
                       away += is_away && !is_here ? 1 : 0;
                       left_away += is_away && !is_here && !takes ? 1 : 0;
                     });
  }
  std::printf(
      "Talat for %d, %d: leaves %.0f %% of %llu free captures on the board of the last move, "
      "%.0f %% of %llu on another\n",
      players, level, share(left_here, here), static_cast<unsigned long long>(here),
      share(left_away, away), static_cast<unsigned long long>(away));
}

void touche_counts(int level, int games, std::uint64_t seed) {
  using namespace touche;
  const auto named = NamedBot<Touche>{make_touche_bot(level), touche_limits(level)};
  Options options;
  if (options.finish() != nullptr) std::abort();
  const Setup setup{options.layout(*figure_named("square")), options.seating(), Seat{}, false,
                    false};
  std::uint64_t possible = 0, overlooked = 0, turns = 0;
  MoveList<Touche> list;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    play_game<Touche>(setup, *named.bot, named.limits, rng,
                      [&](const Truth<Touche>& truth, Seat seat, const auto&, Move m) {
                        ++turns;
                        list.clear();
                        truth.moves(seat, list);
                        bool could = false;
                        for (const Move any : list) could |= any.figure() != no_figure;
                        possible += could ? 1 : 0;
                        overlooked += could && m.figure() == no_figure ? 1 : 0;
                      });
  }
  std::printf("Touché %d: overlooks %.0f %% of %llu figures, %.0f turns a game\n", level,
              share(overlooked, possible), static_cast<unsigned long long>(possible),
              static_cast<double>(turns) / games);
}

}  // namespace
}  // namespace troika

int main(int count, char** words) {
  using namespace troika;
  const auto number = [&](int i, int usual) { return count > i ? std::atoi(words[i]) : usual; };
  const int games = number(1, 400), levels = number(3, 3);
  const auto seed = static_cast<std::uint64_t>(number(2, 1));
  for (int level = 1; level <= levels; ++level) der_isses_counts(level, games, seed);
  for (int level = 1; level <= levels; ++level) touche_counts(level, games, seed);
  for (const int players : {2, 3})
    for (int level = 1; level <= levels; ++level) talat_counts(level, players, games, seed);
}
