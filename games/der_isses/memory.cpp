#include <algorithm>

#include "games/der_isses/state.h"

namespace troika::der_isses {
namespace {

constexpr char sign_of(RoundEnd::How how) { return how == RoundEnd::How::landing ? '$' : '!'; }

bool ends_round(Move m) { return m.kind == Move::Kind::land || m.kind == Move::Kind::accuse; }

std::string write_cards(const RoundEnd& end) {
  std::string text;
  for (const Seat s : {seat_at(0), seat_at(1)}) {
    const Card card = end.shown[s];
    if (!card.is_chosen()) continue;
    if (!text.empty()) text += ' ';
    text += format_move(Move::choose(s, card.piece()));
  }
  return text;
}

bool read_cards(Size size, std::string_view cards, RoundEnd& end) {
  while (!cards.empty()) {
    const std::string_view word = cards.substr(0, cards.find(' '));
    const auto card = parse_move(size, word);
    if (!card || card->kind != Move::Kind::choose) return false;
    end.shown[card->seat] = Card::of(card->piece);
    cards.remove_prefix(std::min(word.size() + 1, cards.size()));
  }
  return true;
}

}  // namespace

std::string write_memory(const Open& open) {
  if (!open.last_round) return {};
  const RoundEnd& end = *open.last_round;
  return std::string{piece_letters[index(end.piece)], sign_of(end.how), ' ',
                     seat_letter(end.winner), ' '} +
         write_cards(end);
}

// There is one way to write it: whatever would be written otherwise is refused.
bool read_memory(Size size, std::string_view memory, Open& open) {
  open.last_round.reset();
  if (memory.empty()) return true;
  constexpr std::size_t cards_at = 5;
  if (memory.size() <= cards_at) return false;
  const auto signs = std::ranges::find(piece_letters, memory[0]);
  RoundEnd end;
  end.how = memory[1] == '$' ? RoundEnd::How::landing : RoundEnd::How::accusation;
  end.winner = seat_at(memory[3] == 'A' ? 0 : 1);
  if (signs - piece_letters.begin() >= size.pieces) return false;
  end.piece = piece_at(static_cast<std::size_t>(signs - piece_letters.begin()));
  if (!read_cards(size, memory.substr(cards_at), end)) return false;
  open.last_round = end;
  return write_memory(open) == memory;
}

std::string write_shown(Move m, const Open& after) {
  return ends_round(m) && after.last_round ? write_cards(*after.last_round) : std::string();
}

bool read_shown(Size size, const Open& before, Move m, std::string_view cards, Open& after) {
  after.last_round = before.last_round;
  if (!ends_round(m)) return cards.empty();
  RoundEnd end;
  end.how = m.kind == Move::Kind::land ? RoundEnd::How::landing : RoundEnd::How::accusation;
  end.piece = m.piece;
  end.winner = after.coins[seat_at(0)] > before.coins[seat_at(0)] ? seat_at(0) : seat_at(1);
  if (!read_cards(size, cards, end)) return false;
  after.last_round = end;
  return true;
}

}  // namespace troika::der_isses
