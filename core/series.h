#pragma once

#include <concepts>
#include <optional>

#include "core/game.h"
#include "core/options.h"

namespace troika {

enum class SeriesStage { before_game, in_game, over };

// What happens around the games of a match: who begins, what is played next, who has won it all.
// Before a game chance may draw lots and seats may decide something; all of that is open to all.
// Players may change their seats from game to game.
template <class S, class G>
concept SeriesOf = std::copyable<S> && OptionSet<typename G::Options> &&
                   std::constructible_from<S, typename G::Options> &&
                   requires(S s, const S c, MoveList<G>& out, typename G::Move m, Rng& rng,
                            std::string_view text, const Outcome<G::seats>& outcome, Seat seat) {
                     { c.stage() } -> std::same_as<SeriesStage>;
                     // Before a game: who decides, what can be decided, and its text.
                     { c.turn() } -> std::same_as<Turn>;
                     c.moves(out);
                     {
                       c.sample(rng)
                     } -> std::same_as<typename G::Move>;  // when it is chance's turn
                     s.play(m);                            // one of `moves`
                     { c.format(m) } -> std::same_as<std::string>;
                     { c.parse(text) } -> std::same_as<std::expected<typename G::Move, Fault>>;
                     // In a game: its settings, and what follows from its end.
                     { c.setup() } -> std::same_as<typename G::Setup>;
                     s.count(outcome);
                     // The match: games won so far by each *player* (index as a seat), and who
                     // leads.
                     { c.outcome() } -> std::same_as<Outcome<G::seats>>;
                     { c.players() } -> std::same_as<std::size_t>;
                     { c.player_at(seat) } -> std::same_as<Player>;
                   };

}  // namespace troika
