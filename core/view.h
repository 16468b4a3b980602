#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "core/game.h"

namespace troika {

// Something of a game together with the settings it may refer to: so it owns all that it needs, and
// can leave the table or the thread it came from.
template <class G, class T>
struct Held {
  typename G::Setup setup;
  T value;
};

inline constexpr Reason no_such_seat{"no-such-seat", "this game has no such seat"};
inline constexpr Reason bad_memory{"bad-memory", "what follows the tab does not belong there"};

// A view as text, of which nothing is lost: the position line and, behind a tab, what was seen and
// is in no line. What a spectator sees is written likewise.
template <Game G>
std::string write_view(const View<G>& view) {
  std::string text = G::write_position(view);
  if (const std::string memory = G::memory(view.open); !memory.empty()) text += '\t' + memory;
  return text;
}
template <Game G>
std::string write_spectators_view(const typename G::Open& open) {
  std::string text = G::write_position(open);
  if (const std::string memory = G::memory(open); !memory.empty()) text += '\t' + memory;
  return text;
}

namespace detail {

// Reads a text and takes from it what `take` gives: a view, or what is open.
template <Game G, class T, class Take>
std::expected<Held<G, T>, Fault> read_held(std::string_view text, const typename G::Setup& like,
                                           Take take) {
  const std::size_t tab = text.find('\t');
  const std::string_view line = text.substr(0, tab);
  auto placed = G::read_position(line, &like);
  if (!placed) return std::unexpected(placed.error());
  std::expected<T, Fault> seen = take(std::as_const(placed->truth));
  if (!seen) return std::unexpected(seen.error());
  if (tab != std::string_view::npos) {  // an empty memory is not written at all
    const std::string_view memory = text.substr(tab + 1);
    bool is_read = !memory.empty();
    if constexpr (std::same_as<T, View<G>>)
      is_read = is_read && G::remember(seen->open, memory);
    else
      is_read = is_read && G::remember(*seen, memory);
    if (!is_read) return fault(bad_memory, {}, tab + 1);
  }
  return Held<G, T>{std::move(placed->setup), std::move(*seen)};
}

}  // namespace detail

// `like` has the settings of the game, as far as a line does not tell them. A seat that is in turn
// must know all that is its own.
template <Game G>
[[nodiscard]] std::expected<Held<G, View<G>>, Fault> read_view(std::string_view text, Seat seat,
                                                               const typename G::Setup& like) {
  using Answer = std::expected<View<G>, Fault>;
  return detail::read_held<G, View<G>>(text, like, [seat](const Truth<G>& truth) -> Answer {
    if (index(seat) >= G::seat_count(truth.open())) return fault(no_such_seat);
    if (G::turn(truth.open()).has(seat))
      if (const Reason* reason = G::hidden(truth)) return fault(*reason);
    return truth.seen_by(seat);
  });
}
template <Game G>
[[nodiscard]] std::expected<Held<G, typename G::Open>, Fault> read_spectators_view(
    std::string_view text, const typename G::Setup& like) {
  using Answer = std::expected<typename G::Open, Fault>;
  return detail::read_held<G, typename G::Open>(
      text, like, [](const Truth<G>& truth) -> Answer { return truth.open(); });
}

}  // namespace troika
