#include "table/view_json.h"

namespace troika {
namespace {

std::string cell_name(int file, int rank) {
  return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

// ---- Der Isses!

std::string letter(der_isses::Piece p) {
  return std::string(1, der_isses::piece_letters[der_isses::index(p)]);
}
std::string name(der_isses::Cell c) {
  return cell_name(der_isses::file_of(c), der_isses::rank_of(c));
}

std::optional<std::string> card(der_isses::Card c) {
  if (!c.is_chosen() || c.is_unknown()) return std::nullopt;
  return letter(c.piece());
}

// ---- Talat

constexpr std::string_view talat_boards[] = {"AB", "BC", "CA"};

std::string text(talat::Tower t) {
  return {static_cast<char>('0' + talat::height(t)), "TSH"[talat::shape(t)]};
}

void write_towers(JsonText& out, const talat::Open& open, talat::BoardName b) {
  const talat::Board& board = open.board(b);
  out.open('[');
  for (const talat::Way w : talat::both_ways)
    for (talat::Cells left = board.of(w); left != 0;) {
      const talat::Cell c = talat::take_front(left);
      out.open('{');
      out.key("cell").value(
          cell_name(static_cast<int>(talat::file(c)), static_cast<int>(talat::rank(c))));
      out.key("tower").value(text(board.at(c)));
      out.key("seat").value(Talat::seat_name(talat::colour(b, w))).close('}');
    }
  out.close(']');
}

// ---- Touché

template <class Cards>
void write_cards(JsonText& out, const Cards& cards) {
  out.open('[');
  for (const touche::Card c : cards) {
    std::string text;
    touche::write_card(text, c);
    out.value(text);
  }
  out.close(']');
}

void write_cells(JsonText& out, const touche::Layout& layout, touche::CellSet cells) {
  out.open('[');
  cells.each([&](touche::Cell c) {
    std::string cell;
    layout.board().write_cell(cell, c);
    out.value(cell);
  });
  out.close(']');
}

// An object with what `write` writes for each side that plays.
template <class Write>
void write_sides(JsonText& out, std::string_view key, const Touche::Open& open, Write write) {
  out.key(key).open('{');
  for (const touche::Side side : touche::all_sides) {
    if (static_cast<std::size_t>(side) >= open.seating.sides()) continue;
    out.key(std::string(1, touche::letter(side)));
    write(side);
  }
  out.close('}');
}

}  // namespace

void write_json(JsonText& out, const DerIsses::Open& open) {
  constexpr std::string_view phases[] = {"setup", "coin", "choose", "play", "over"};
  constexpr std::array seats{seat_at(0), seat_at(1)};
  out.key("phase").value(phases[static_cast<std::size_t>(open.phase)]);
  out.key("turn").value(DerIsses::seat_name(open.turn));
  out.key("pieces").open('{');
  for (std::size_t p = 0; p < static_cast<std::size_t>(std::popcount(open.pieces)); ++p)
    out.key(letter(der_isses::piece_at(p))).value(name(open.cell[p]));
  out.close('}').key("coin");
  if (open.coin != 0)
    out.value(name(der_isses::first_cell(open.coin)));
  else
    out.null();
  out.key("coins").open('{');
  for (const Seat s : seats) out.key(DerIsses::seat_name(s)).value(open.coins[s]);
  out.close('}').key("chosen").open('[');
  for (const Seat s : seats)
    if (open.chosen.has(s)) out.value(DerIsses::seat_name(s));
  out.close(']');
  if (!open.last_round) return;
  const der_isses::RoundEnd& end = *open.last_round;
  out.key("last_round").open('{').key("how");
  out.value(end.how == der_isses::RoundEnd::How::landing ? "landing" : "accusation");
  out.key("piece").value(letter(end.piece)).key("winner").value(DerIsses::seat_name(end.winner));
  out.key("shown").open('{');
  for (const Seat s : seats) out.key(DerIsses::seat_name(s)).value(card(end.shown[s]));
  out.close('}').close('}');
}

void write_json(JsonText& out, const View<DerIsses>& view) {
  write_json(out, view.open);
  out.key("seat").value(DerIsses::seat_name(view.seat)).key("secret").value(card(view.own));
}

void write_json(JsonText& out, const Talat::Open& open) {
  out.key("players").value(open.players).key("placing").value(open.placing());
  out.key("boards").open('{');
  for (const talat::BoardName b : talat::board_names) {
    out.key(talat_boards[talat::index(b)]);
    write_towers(out, open, b);
  }
  out.close('}').key("closed").open('[');
  for (const talat::BoardName b : talat::board_names)
    if (open.is_closed(b)) out.value(talat_boards[talat::index(b)]);
  out.close(']').key("hands").open('{');
  for (std::size_t i = 0; i < Talat::seats; ++i) {
    out.key(Talat::seat_name(seat_at(i))).open('[');
    for (unsigned left = open.hands[seat_at(i)]; left != 0; left &= left - 1)
      out.value(text(static_cast<talat::Tower>(std::countr_zero(left))));
    out.close(']');
  }
  out.close('}').key("captured").open('{');
  for (std::size_t i = 0; i < Talat::seats; ++i)
    out.key(Talat::seat_name(seat_at(i))).value(open.captured[seat_at(i)]);
  out.close('}');
}

void write_json(JsonText& out, const View<Talat>& view) {
  write_json(out, view.open);
  out.key("seat").value(Talat::seat_name(view.seat));
}

void write_json(JsonText& out, const Touche::Open& open) {
  const touche::Layout& layout = *open.layout;
  out.key("board").value(layout.board().name()).key("goal").value(layout.goal().text);
  out.key("turn").value(Touche::seat_name(open.turn));
  out.key("shuffling").value(open.shuffle != touche::Shuffle::none);
  out.key("exchanged").value(open.exchanged).key("seating").value(open.seating.text());
  write_sides(out, "pyramids", open,
              [&](touche::Side side) { write_cells(out, layout, open.pyramids[side]); });
  write_sides(out, "crowned", open,
              [&](touche::Side side) { write_cells(out, layout, open.crowned[side]); });
  write_sides(out, "figures", open, [&](touche::Side side) {
    std::string kinds;
    for (const std::uint8_t kind : open.figures[side]) kinds += layout.goal().figures[kind].initial;
    out.value(kinds);
  });
  out.key("deck").value(open.deck_size).key("discards");
  write_cards(out, open.discards);
  out.key("idle").value(open.idle);
}

void write_json(JsonText& out, const View<Touche>& view) {
  write_json(out, view.open);
  out.key("seat").value(Touche::seat_name(view.seat));
  out.key("side").value(std::string(1, touche::letter(view.open.seating.side(view.seat))));
  out.key("hand");
  write_cards(out, view.own.hand);
}

}  // namespace troika
