#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/answers.h"
#include "core/moves.h"
#include "core/reason.h"
#include "core/rng.h"
#include "core/seat.h"

namespace troika {

template <class G>
using MoveList = BasicMoveList<typename G::Move, G::usual_moves>;

// How a game or a match ended: points per seat, and the seats that won (several: they share it).
template <std::size_t N>
struct Outcome {
  BySeat<int, N> points{};
  SeatSet winners{};
  bool operator==(const Outcome&) const = default;
};

// All that one seat may know; the only thing a bot or a socket is given.
template <class G>
struct View {
  typename G::Open open;
  Seat seat;
  typename G::Own own;
  bool operator==(const View&) const = default;
};

// Everything about a game in progress; it stays with the referee. A game gives three value types:
// Open (what everyone at the table sees), Own (what one seat knows besides) and Veiled (what no
// seat knows, such as a deck).
template <class G>
class Truth {
 public:
  const typename G::Open& open() const { return open_; }
  View<G> seen_by(Seat s) const { return {open_, s, own_[s]}; }

  // The moves of all who may act now, or of chance. None when the game is over.
  void moves(MoveList<G>& out) const {
    const Turn turn = G::turn(open_);
    if (turn.is_chance()) return G::chances(*this, out);
    for (SeatSet seats = turn.seats(); !seats.empty(); seats.remove(seats.front()))
      moves(seats.front(), out);
  }
  void moves(Seat s, MoveList<G>& out) const { G::legal(open_, s, own_[s], out); }

  // Why this seat may not make this move; null if it may.
  const Reason* why_not(Seat s, typename G::Move m) const {
    return G::why_not(open_, s, own_[s], m);
  }

  bool operator==(const Truth&) const = default;

 private:
  friend G;  // the rules of the game, and nobody else
  typename G::Open open_{};
  BySeat<typename G::Own, G::seats> own_{};
  typename G::Veiled veiled_{};
};

// A position read from a line, with the settings of the game it belongs to. States may refer
// to data that their setup shares with its copies: whatever keeps a state keeps a copy of the
// setup.
template <class G>
struct Placed {
  typename G::Setup setup;
  Truth<G> truth;
};

// What is written about a game for people and pages. A truth is not for sending: this does not hold
// for it.
template <class G, class Seen>
concept Tells = requires(JsonText& out, const Seen& seen, Language language) {
  G::write_board(out, seen);  // members of an object: all that is known
  G::write_insight(out, seen, language);
};

// The questions that tables ask a game besides its rules: core/answers.h has the usual answers.
template <class G>
concept Answers = requires(const typename G::Open& open, typename G::Open& known,
                           const typename G::Move m, const typename G::Options& options,
                           Player player, std::string_view text, JsonText& out) {
  { G::catalogue } -> std::convertible_to<std::span<const OptionSpec>>;
  { G::is_final(open, m) } -> std::same_as<bool>;
  { G::side(options, player) } -> std::same_as<std::string>;
  { G::advice(options) } -> std::same_as<const Reason*>;
  { G::memory(open) } -> std::same_as<std::string>;
  { G::remember(known, text) } -> std::same_as<bool>;
  { G::shown(m, open) } -> std::same_as<std::string>;
  { G::remember_shown(open, m, text, known) } -> std::same_as<bool>;
  G::write_move(out, open, m);  // members of an object: its parts, for who cannot read its text
  G::write_facts(out, open, m, open);
  G::write_decision(out, text);
};

// What the rules of a game must give. Rules are pure: no I/O, no clock, no threads, no globals.
// `Options` are the settings of a match, `Setup` those of one game in it, `Series` what happens
// between its games (core/series.h).
template <class G>
concept Game =
    Answers<G> && Tells<G, View<G>> && Tells<G, typename G::Open> && !Tells<G, Truth<G>> &&
    std::regular<typename G::Open> && std::regular<typename G::Own> &&
    std::regular<typename G::Move> && std::is_trivially_copyable_v<typename G::Move> &&
    std::regular<typename G::Setup> &&
    requires(const Truth<G> t, Truth<G> next, const View<G> v, const typename G::Move m, Seat seat,
             std::optional<Seat> viewer, MoveList<G>& out, const typename G::Setup& setup,
             std::string_view text, Rng& rng) {
      {
        G::name
      } -> std::convertible_to<std::string_view>;        // as in records and on the command line
      { G::title } -> std::convertible_to<Text>;         // as people call it
      { G::version } -> std::convertible_to<int>;        // of the rules, as in records
      { G::seats } -> std::convertible_to<std::size_t>;  // the most that can take part
      { G::usual_moves } -> std::convertible_to<std::size_t>;

      { G::start(setup) } -> std::same_as<Truth<G>>;
      { G::turn(t.open()) } -> std::same_as<Turn>;
      { G::seat_count(t.open()) } -> std::same_as<std::size_t>;  // that take part in this game
      G::legal(v.open, v.seat, v.own, out);  // adds the moves of a seat, from what it knows
      { G::why_not(v.open, v.seat, v.own, m) } -> std::same_as<const Reason*>;
      G::chances(t, out);                                         // adds the moves of chance ...
      { G::weight(t, m) } -> std::convertible_to<std::uint32_t>;  // ... in proportion to this,
      { G::sample(t, rng) } -> std::same_as<typename G::Move>;    // and one drawn accordingly
      { G::play(next, m) } -> std::same_as<void>;                 // the move must be legal
      { G::outcome(t) } -> std::same_as<Outcome<G::seats>>;       // of a game that is over

      // What a viewer is told of a move that is about to be made: all, part or nothing of it. A
      // viewer without a seat is a spectator.
      { G::glimpse(t.open(), m, viewer) } -> std::same_as<std::optional<typename G::Move>>;
      { G::guess(v, rng) } -> std::same_as<Truth<G>>;  // a truth that fits the view

      // Texts. `parse` gives a well-formed move, which need not be legal.
      { G::format(t.open(), m) } -> std::same_as<std::string>;
      { G::parse(t.open(), text) } -> std::same_as<std::expected<typename G::Move, Fault>>;
      { G::seat_name(seat) } -> std::same_as<std::string>;

      // The line of a position: everything, what a seat knows, what a spectator knows. A line that
      // was read may hide something ("?"): `hidden` says what a question would need to know, null
      // if nothing. (The question: what is legal, or what does this move lead to?)
      { G::read_position(text, &setup) } -> std::same_as<std::expected<Placed<G>, Fault>>;
      { G::write_position(t) } -> std::same_as<std::string>;
      { G::write_position(v) } -> std::same_as<std::string>;
      { G::write_position(t.open()) } -> std::same_as<std::string>;
      { G::hidden(t) } -> std::same_as<const Reason*>;
      { G::hidden(t, m) } -> std::same_as<const Reason*>;
    };

// The seat of this name among the first `count`.
template <Game G>
std::optional<Seat> seat_named(std::string_view name, std::size_t count = G::seats) {
  for (std::size_t i = 0; i < count; ++i)
    if (G::seat_name(seat_at(i)) == name) return seat_at(i);
  return std::nullopt;
}

// Nothing is hidden from anybody.
template <class G>
concept PerfectInformation =
    Game<G> && std::is_empty_v<typename G::Own> && std::is_empty_v<typename G::Veiled>;

}  // namespace troika
