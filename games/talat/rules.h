#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "games/talat/options.h"
#include "games/talat/series.h"
#include "games/talat/state.h"

namespace troika {

// Talat: three players, each with towers on the two boards that lie between them and the others; or
// two players and a ghost. Perfect information, no chance in a game. The rules, by number, are in
// rules.en.md.
struct Talat : UsualAnswers {
  static constexpr std::string_view name = "talat";
  static constexpr int version = 1;
  static constexpr std::size_t seats = 3;
  static constexpr std::size_t usual_moves = talat::most_moves;
  static constexpr Text title = talat::title;
  static constexpr std::span<const OptionSpec> catalogue = talat::option_list;

  using Open = talat::Open;
  struct Own {
    bool operator==(const Own&) const = default;
  };
  struct Veiled {
    bool operator==(const Veiled&) const = default;
  };
  using Move = talat::Move;
  using Options = talat::Options;
  using Setup = talat::Setup;
  using Series = talat::Series;

  static Truth<Talat> start(const Setup&);
  static Turn turn(const Open& open) { return open.turn; }
  static std::size_t seat_count(const Open& open) { return open.players; }
  static void legal(const Open&, Seat, const Own&, MoveList<Talat>& out);
  static const Reason* why_not(const Open&, Seat, const Own&, Move);
  static void play(Truth<Talat>&, Move);
  static Outcome<seats> outcome(const Truth<Talat>&);

  // There is no chance in a game.
  static void chances(const Truth<Talat>&, MoveList<Talat>&) {}
  static std::uint32_t weight(const Truth<Talat>&, Move) { return 0; }
  static Move sample(const Truth<Talat>&, Rng&);

  // Everybody sees everything.
  static std::optional<Move> glimpse(const Open&, Move m, std::optional<Seat>) { return m; }
  static Truth<Talat> guess(const View<Talat>&, Rng&);

  static std::string format(const Open&, Move);
  static std::expected<Move, Fault> parse(const Open&, std::string_view);
  static std::string seat_name(Seat);

  static std::expected<Placed<Talat>, Fault> read_position(std::string_view, const Setup*);
  static std::string write_position(const Truth<Talat>& truth) {
    return write_position(truth.open());
  }
  static std::string write_position(const View<Talat>& view) { return write_position(view.open); }
  static std::string write_position(const Open&);
  static const Reason* hidden(const Truth<Talat>&) { return nullptr; }
  static const Reason* hidden(const Truth<Talat>&, Move) { return nullptr; }

  static void write_board(JsonText& out, const Open&);
  static void write_board(JsonText& out, const View<Talat>& view);
  static void write_insight(JsonText& out, const Open&, Language);
  static void write_insight(JsonText& out, const View<Talat>& view, Language language) {
    write_insight(out, view.open, language);
  }
  static void write_move(JsonText& out, const Open&, Move);
  static void write_facts(JsonText& out, const Open& before, Move, const Open& after);
};

namespace talat {

// Whether a seat could move or capture, were it its turn. For positions where placing is over.
bool can_act(const Open&, Seat);
// Whether the game has ended: two boards are closed. RULES 14
constexpr bool two_closed(const Open& open) {
  return open.closed[0] + open.closed[1] + open.closed[2] >= 2;
}

}  // namespace talat
}  // namespace troika
