#include <algorithm>

#include "games/der_isses/state.h"

namespace troika::der_isses {
namespace {

bool ends_round(Move m) { return m.kind == Move::Kind::land || m.kind == Move::Kind::accuse; }

}  // namespace

std::string write_shown(Move m, const Open& after) {
  std::string text;
  if (!ends_round(m) || !after.last_round) return text;
  for (const Seat s : {seat_at(0), seat_at(1)}) {
    const Card card = after.last_round->shown[s];
    if (!card.is_chosen()) continue;
    if (!text.empty()) text += ' ';
    text += format_move(Move::choose(s, card.piece()));
  }
  return text;
}

bool read_shown(Size size, const Open& before, Move m, std::string_view cards, Open& after) {
  after.last_round = before.last_round;
  if (!ends_round(m)) return cards.empty();
  RoundEnd end;
  end.how = m.kind == Move::Kind::land ? RoundEnd::How::landing : RoundEnd::How::accusation;
  end.piece = m.piece;
  end.winner = after.coins[seat_at(0)] > before.coins[seat_at(0)] ? seat_at(0) : seat_at(1);
  while (!cards.empty()) {
    const std::string_view word = cards.substr(0, cards.find(' '));
    const auto card = parse_move(size, word);
    if (!card || card->kind != Move::Kind::choose) return false;
    end.shown[card->seat] = Card::of(card->piece);
    cards.remove_prefix(std::min(word.size() + 1, cards.size()));
  }
  after.last_round = end;
  return true;
}

}  // namespace troika::der_isses
