#pragma once

#include <array>
#include <optional>

#include "core/game.h"
#include "games/der_isses/board.h"
#include "games/der_isses/board_json.h"
#include "games/der_isses/options.h"
#include "games/der_isses/series.h"

namespace troika {

// Der Isses! (rules.en.md). The game people play is `DerIsses`; smaller ones share its code
// so that they can be solved exactly.
template <int Side, int Pieces, int CoinsToWin>
struct DerIssesRules : UsualAnswers {
  static constexpr der_isses::Size size{Side, Pieces, CoinsToWin};
  static_assert(0 < Side && Side <= der_isses::widest_side && 0 < CoinsToWin && CoinsToWin <= 9);
  static_assert(0 < Pieces && Pieces <= der_isses::most_pieces && Pieces < Side * Side);

  using Open = der_isses::Open;
  using Own = der_isses::Card;
  struct Veiled {
    bool operator==(const Veiled&) const = default;
  };
  using Move = der_isses::Move;
  using Options = der_isses::Options;
  using Setup = der_isses::Setup;
  using Series = der_isses::Series;

  static constexpr std::string_view name = "der-isses";
  static constexpr int version = 1;
  static constexpr std::size_t seats = 2;
  static constexpr std::size_t usual_moves = der_isses::usual_moves;
  static constexpr Text title = der_isses::title;
  static constexpr std::span<const OptionSpec> catalogue = der_isses::option_list;

  static Truth<DerIssesRules> start(const Setup& setup);
  static Turn turn(const Open& open) {
    switch (open.phase) {
      case der_isses::Phase::setup:
        return Turn::chance();
      case der_isses::Phase::over:
        return Turn::over();
      case der_isses::Phase::choose: {
        SeatSet choosing = SeatSet::first(seats);  // RULES 8
        if (open.chosen.has(seat_at(0))) choosing.remove(seat_at(0));
        if (open.chosen.has(seat_at(1))) choosing.remove(seat_at(1));
        return Turn::of(choosing);
      }
      default:
        return Turn::of(open.turn);
    }
  }
  static std::size_t seat_count(const Open&) { return seats; }
  static void legal(const Open& open, Seat seat, const Own& own, MoveList<DerIssesRules>& out);
  static const Reason* why_not(const Open& open, Seat seat, const Own& own, Move m) {
    return der_isses::why_not(size, open, seat, own, m);
  }
  static void chances(const Truth<DerIssesRules>& truth, MoveList<DerIssesRules>& out);
  static std::uint32_t weight(const Truth<DerIssesRules>&, Move) { return 1; }
  static Move sample(const Truth<DerIssesRules>& truth, Rng& rng);
  static void play(Truth<DerIssesRules>& truth, Move m);
  static Outcome<seats> outcome(const Truth<DerIssesRules>& truth);
  static std::optional<Move> glimpse(const Open& open, Move m, std::optional<Seat> viewer);
  // Whether a move cannot be taken back: a round's end turns up cards (RULES 19), and a choice is
  // final once it is made (RULES 8).
  static bool is_final(const Open&, Move m) {
    return m.kind != Move::Kind::coin && m.kind != Move::Kind::go;
  }
  static Truth<DerIssesRules> guess(const View<DerIssesRules>& view, Rng& rng);

  static std::string format(const Open&, Move m) { return der_isses::format_move(m); }
  static std::expected<Move, Fault> parse(const Open&, std::string_view text) {
    return der_isses::parse_move(size, text);
  }
  static std::string seat_name(Seat seat) { return std::string(1, der_isses::seat_letter(seat)); }

  static std::expected<Placed<DerIssesRules>, Fault> read_position(std::string_view line,
                                                                   const Setup* setup);
  static std::string write_position(const Truth<DerIssesRules>& truth);
  static std::string write_position(const View<DerIssesRules>& view);
  static std::string write_position(const Open& open);
  static const Reason* hidden(const Truth<DerIssesRules>& truth);
  static const Reason* hidden(const Truth<DerIssesRules>& truth, Move m);

  // How the last round ended (RULES 19): no position line keeps it, but everybody has seen it. Of
  // that, a move has turned up the cards, as «A=G B=W».
  static std::string memory(const Open& open) { return der_isses::write_memory(open); }
  static bool remember(Open& open, std::string_view memory) {
    return der_isses::read_memory(size, memory, open);
  }
  static std::string shown(Move m, const Open& after) { return der_isses::write_shown(m, after); }
  static bool remember_shown(const Open& before, Move m, std::string_view cards, Open& after) {
    return der_isses::read_shown(size, before, m, cards, after);
  }

  static void write_board(JsonText& out, const Open& open) { der_isses::write_board(out, open); }
  static void write_board(JsonText& out, const View<DerIssesRules>& view) {
    der_isses::write_board(out, view.open);
    der_isses::write_own(out, view.seat, view.own);
  }
  static void write_move(JsonText& out, const Open& open, Move m) {
    der_isses::write_move(size, out, open, m);
  }
  static void write_facts(JsonText& out, const Open& before, Move m, const Open& after) {
    der_isses::write_facts(size, out, before, m, after);
  }

  // The cells where the coin may be placed now (RULES 7).
  static der_isses::Bits coin_cells(const Open& open) {
    return der_isses::coin_cells(size, open.pieces);
  }

 private:
  static void end_round(Truth<DerIssesRules>& truth, const der_isses::RoundEnd& end);
};

using DerIsses = DerIssesRules<7, 7, 4>;

extern template struct DerIssesRules<7, 7, 4>;
extern template struct DerIssesRules<5, 4, 1>;
extern template struct DerIssesRules<5, 3, 1>;
extern template struct DerIssesRules<4, 3, 2>;
extern template struct DerIssesRules<4, 3, 1>;
extern template struct DerIssesRules<3, 2, 1>;

}  // namespace troika
