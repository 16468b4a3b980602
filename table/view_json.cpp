#include "table/view_json.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace troika {
namespace {

namespace json = boost::json;

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

json::value card(der_isses::Card c) {
  return c.is_chosen() && !c.is_unknown() ? json::value(letter(c.piece())) : json::value();
}

// ---- Talat

constexpr std::string_view talat_boards[] = {"AB", "BC", "CA"};

std::string text(talat::Tower t) {
  return {static_cast<char>('0' + talat::height(t)), "TSH"[talat::shape(t)]};
}

json::array towers_on(const talat::Open& open, talat::BoardName b) {
  json::array towers;
  const talat::Board& board = open.board(b);
  for (const talat::Way w : talat::both_ways)
    for (talat::Cells left = board.of(w); left != 0;) {
      const talat::Cell c = talat::take_front(left);
      json::object tower;
      tower["cell"] = cell_name(static_cast<int>(talat::file(c)), static_cast<int>(talat::rank(c)));
      tower["tower"] = text(board.at(c));
      tower["seat"] = Talat::seat_name(talat::colour(b, w));
      towers.push_back(std::move(tower));
    }
  return towers;
}

// ---- Touché

std::string text(touche::Card c) {
  std::string out;
  touche::write_card(out, c);
  return out;
}

template <class Cards>
json::array texts(const Cards& cards) {
  json::array list;
  for (const touche::Card c : cards) list.emplace_back(text(c));
  return list;
}

json::array names(const touche::Layout& layout, touche::CellSet cells) {
  json::array list;
  cells.each([&](touche::Cell c) {
    std::string cell;
    layout.board().write_cell(cell, c);
    list.emplace_back(cell);
  });
  return list;
}

}  // namespace

void write_json(json::object& out, const DerIsses::Open& open) {
  constexpr std::string_view phases[] = {"setup", "coin", "choose", "play", "over"};
  out["phase"] = std::string(phases[static_cast<std::size_t>(open.phase)]);
  out["turn"] = DerIsses::seat_name(open.turn);
  json::object pieces;
  for (std::size_t p = 0; p < static_cast<std::size_t>(std::popcount(open.pieces)); ++p)
    pieces[letter(der_isses::piece_at(p))] = name(open.cell[p]);
  out["pieces"] = std::move(pieces);
  out["coin"] =
      open.coin != 0 ? json::value(name(der_isses::first_cell(open.coin))) : json::value();
  json::object coins;
  json::array chosen;
  for (const Seat s : {seat_at(0), seat_at(1)}) {
    coins[DerIsses::seat_name(s)] = open.coins[s];
    if (open.chosen.has(s)) chosen.emplace_back(DerIsses::seat_name(s));
  }
  out["coins"] = std::move(coins);
  out["chosen"] = std::move(chosen);
  if (!open.last_round) return;
  const der_isses::RoundEnd& end = *open.last_round;
  json::object last;
  last["how"] = end.how == der_isses::RoundEnd::How::landing ? "landing" : "accusation";
  last["piece"] = letter(end.piece);
  last["winner"] = DerIsses::seat_name(end.winner);
  json::object shown;
  for (const Seat s : {seat_at(0), seat_at(1)}) shown[DerIsses::seat_name(s)] = card(end.shown[s]);
  last["shown"] = std::move(shown);
  out["last_round"] = std::move(last);
}

void write_json(json::object& out, const View<DerIsses>& view) {
  write_json(out, view.open);
  out["seat"] = DerIsses::seat_name(view.seat);
  out["secret"] = card(view.own);
}

void write_json(json::object& out, const Talat::Open& open) {
  out["players"] = open.players;
  out["placing"] = open.placing();
  json::object boards;
  json::array closed;
  for (const talat::BoardName b : talat::board_names) {
    const std::string board(talat_boards[talat::index(b)]);
    boards[board] = towers_on(open, b);
    if (open.is_closed(b)) closed.emplace_back(board);
  }
  out["boards"] = std::move(boards);
  out["closed"] = std::move(closed);
  json::object hands, captured;
  for (std::size_t i = 0; i < Talat::seats; ++i) {
    const Seat s = seat_at(i);
    json::array hand;
    for (unsigned left = open.hands[s]; left != 0; left &= left - 1)
      hand.emplace_back(text(static_cast<talat::Tower>(std::countr_zero(left))));
    hands[Talat::seat_name(s)] = std::move(hand);
    captured[Talat::seat_name(s)] = open.captured[s];
  }
  out["hands"] = std::move(hands);
  out["captured"] = std::move(captured);
}

void write_json(json::object& out, const View<Talat>& view) {
  write_json(out, view.open);
  out["seat"] = Talat::seat_name(view.seat);
}

void write_json(json::object& out, const Touche::Open& open) {
  const touche::Layout& layout = *open.layout;
  out["board"] = layout.board().name();
  out["goal"] = layout.goal().text;
  out["turn"] = Touche::seat_name(open.turn);
  out["shuffling"] = open.shuffle != touche::Shuffle::none;
  out["exchanged"] = open.exchanged;
  out["seating"] = open.seating.text();
  json::object pyramids, crowned, figures;
  for (const touche::Side side : touche::all_sides) {
    if (static_cast<std::size_t>(side) >= open.seating.sides()) continue;
    const std::string key(1, touche::letter(side));
    pyramids[key] = names(layout, open.pyramids[side]);
    crowned[key] = names(layout, open.crowned[side]);
    std::string kinds;
    for (const std::uint8_t kind : open.figures[side]) kinds += layout.goal().figures[kind].initial;
    figures[key] = kinds;
  }
  out["pyramids"] = std::move(pyramids);
  out["crowned"] = std::move(crowned);
  out["figures"] = std::move(figures);
  out["deck"] = open.deck_size;
  out["discards"] = texts(open.discards);
  out["idle"] = open.idle;
}

void write_json(json::object& out, const View<Touche>& view) {
  write_json(out, view.open);
  out["seat"] = Touche::seat_name(view.seat);
  out["side"] = std::string(1, touche::letter(view.open.seating.side(view.seat)));
  out["hand"] = texts(view.own.hand);
}

}  // namespace troika
