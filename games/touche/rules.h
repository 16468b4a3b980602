#pragma once

#include <memory>
#include <string_view>

#include "core/game.h"
#include "games/touche/options.h"
#include "games/touche/reasons.h"
#include "games/touche/state.h"

namespace troika {

namespace touche {

class Options;
class Series;

// The settings of one game. States refer to the layout; copies of a setup share it, so whoever has
// a copy can keep states of the game.
struct Setup {
  std::shared_ptr<const Layout> layout;
  Seating seating;
  Seat dealer{};
  bool different = false;
  bool freeswap = false;

  bool operator==(const Setup&) const = default;
};

}  // namespace touche

// Touché. The clauses are in rules.en.md.
struct Touche : UsualAnswers {
  static constexpr std::string_view name = "touche";
  static constexpr int version = 1;
  static constexpr std::size_t seats = 6;
  // On the standard board a joker has at most 104 * 9 moves, and other cards at most 9, as long as
  // no move can choose between several figures.
  static constexpr std::size_t usual_moves = 1024;
  static constexpr Text title = touche::title;
  static constexpr std::span<const OptionSpec> catalogue = touche::option_list;

  using Open = touche::Open;
  using Own = touche::Own;
  using Veiled = touche::Veiled;
  using Move = touche::Move;
  using Setup = touche::Setup;
  using Options = touche::Options;  // games/touche/series.h
  using Series = touche::Series;
  using Moves = BasicMoveList<Move, usual_moves>;

  static Truth<Touche> start(const Setup& setup);
  static Turn turn(const Open& open) {
    if (open.shuffle != touche::Shuffle::none) return Turn::chance();
    return open.over ? Turn::over() : Turn::of(open.turn);
  }
  static std::size_t seat_count(const Open& open) { return open.seating.seats(); }
  static void legal(const Open& open, Seat seat, const Own& own, Moves& out);
  static const Reason* why_not(const Open& open, Seat seat, const Own& own, Move m);
  static void chances(const Truth<Touche>& truth, Moves& out);
  static std::uint32_t weight(const Truth<Touche>& truth, Move m);
  static Move sample(const Truth<Touche>& truth, Rng& rng);
  static void play(Truth<Touche>& truth, Move m);
  static Outcome<seats> outcome(const Truth<Touche>& truth);

  static std::optional<Move> glimpse(const Open& open, Move m, std::optional<Seat> viewer);
  // Whether a move brings something to light, so that it cannot be taken back: each draws a card
  // (RULES 14).
  static bool is_final(const Open&, Move) { return true; }
  static Truth<Touche> guess(const View<Touche>& view, Rng& rng);

  static std::string format(const Open& open, Move m);
  static std::expected<Move, Fault> parse(const Open& open, std::string_view text);
  static std::string seat_name(Seat seat);

  // The board is that of `like`; without it the standard one. What `like` has prepared is shared.
  static std::expected<Placed<Touche>, Fault> read_position(std::string_view text,
                                                            const Setup* like);
  static std::string write_position(const Truth<Touche>& truth);
  static std::string write_position(const View<Touche>& view);
  static std::string write_position(const Open& open);
  static const Reason* hidden(const Truth<Touche>& truth);
  static const Reason* hidden(const Truth<Touche>& truth, Move m);

  static std::string side(const Options& options, Player player);
  static const Reason* advice(const Options& options);

  static void write_board(JsonText& out, const Open& open);
  static void write_board(JsonText& out, const View<Touche>& view);
  static void write_insight(JsonText& out, const Open& open, Language language);
  static void write_insight(JsonText& out, const View<Touche>& view, Language language);
  static void write_move(JsonText& out, const Open& open, Move m);
  static void write_facts(JsonText& out, const Open& before, Move m, const Open& after);
  static void write_decision(JsonText& out, std::string_view text);

 private:
  static void draw(Truth<Touche>& truth, Seat seat);
  static void put_on_deck(Truth<Touche>& truth, touche::Card card);
  static void begin_shuffle(Truth<Touche>& truth);
};

}  // namespace troika
