#include "games/der_isses/rules.h"

#include "core/series.h"
#include "games/der_isses/reasons.h"

namespace troika {

using namespace der_isses;

static_assert(Game<DerIsses>);
static_assert(SeriesOf<DerIsses::Series, DerIsses>);
static_assert(Game<DerIssesRules<3, 2, 1>>);

namespace {

template <class List>
void add_setup_moves(Size size, const Open& open, List& out) {
  const Piece next = piece_at(static_cast<std::size_t>(std::popcount(open.pieces)));
  for (Bits to = whole_board(size.side) & ~open.pieces; to != 0; to &= to - 1)
    out.push_back(Move::place(next, first_cell(to)));
}

}  // namespace

template <int Side, int Pieces, int CoinsToWin>
Truth<DerIssesRules<Side, Pieces, CoinsToWin>> DerIssesRules<Side, Pieces, CoinsToWin>::start(
    const Setup&) {
  return {};
}

template <int Side, int Pieces, int CoinsToWin>
void DerIssesRules<Side, Pieces, CoinsToWin>::legal(const Open& open, Seat seat, const Own& own,
                                                    MoveList<DerIssesRules>& out) {
  if (!turn(open).has(seat)) return;
  switch (open.phase) {
    case Phase::coin:
      for (Bits to = coin_cells(open); to != 0; to &= to - 1)
        out.push_back(Move::coin(first_cell(to)));
      return;
    case Phase::choose:
      for (std::size_t p = 0; p < Pieces; ++p) out.push_back(Move::choose(seat, piece_at(p)));
      return;
    default:
      break;
  }
  assert(!own.is_unknown());
  const Jumps jumps(open.pieces, whole_board(Side));
  const Cell coin = first_cell(open.coin);
  Bits own_to = 0;
  for (std::size_t p = 0; p < Pieces; ++p) {
    const Cell from = open.cell[p];
    Bits to = jumps.reachable(from, open.coin) & nearer(coin, from);
    if (own.shows(piece_at(p))) own_to = to;
    for (to &= ~open.coin; to != 0; to &= to - 1)
      out.push_back(Move::go(piece_at(p), first_cell(to)));
  }
  if ((own_to & open.coin) != 0) out.push_back(Move::land(own.piece(), coin));        // RULES 15
  for (std::size_t p = 0; p < Pieces; ++p) out.push_back(Move::accuse(piece_at(p)));  // RULES 16
}

template <int Side, int Pieces, int CoinsToWin>
void DerIssesRules<Side, Pieces, CoinsToWin>::chances(const Truth<DerIssesRules>& truth,
                                                      MoveList<DerIssesRules>& out) {
  assert(truth.open().phase == Phase::setup);
  add_setup_moves(size, truth.open(), out);
}

// One piece after another on a random empty cell: every arrangement is equally likely (RULES 5).
template <int Side, int Pieces, int CoinsToWin>
Move DerIssesRules<Side, Pieces, CoinsToWin>::sample(const Truth<DerIssesRules>& truth, Rng& rng) {
  const Open& open = truth.open();
  assert(open.phase == Phase::setup);
  Bits to = whole_board(Side) & ~open.pieces;
  const auto placed = static_cast<std::size_t>(std::popcount(open.pieces));
  const auto empty = static_cast<std::uint32_t>(Side * Side - static_cast<int>(placed));
  for (std::uint32_t skip = rng.below(empty); skip != 0; --skip) to &= to - 1;
  return Move::place(piece_at(placed), first_cell(to));
}

template <int Side, int Pieces, int CoinsToWin>
void DerIssesRules<Side, Pieces, CoinsToWin>::play(Truth<DerIssesRules>& truth, Move m) {
  Open& open = truth.open_;
  const auto put = [&open](Piece p, Cell to) {
    open.cell[index(p)] = to;
    open.pieces |= bit(to);
  };
  const auto go = [&] {
    open.pieces &= ~bit(open.cell[index(m.piece)]);
    put(m.piece, m.cell);
  };
  const Seat mover = open.turn;
  const Seat opponent = other(mover);
  switch (m.kind) {
    case Move::Kind::place:
      put(m.piece, m.cell);
      if (std::popcount(open.pieces) < Pieces) return;
      open.phase = Phase::coin;
      open.turn = seat_at(0);  // RULES 5
      return;
    case Move::Kind::coin:
      open.coin = bit(m.cell);
      open.phase = Phase::choose;
      open.turn = opponent;  // RULES 9
      return;
    case Move::Kind::choose:
      truth.own_[m.seat] = Card::of(m.piece);
      open.chosen.add(m.seat);
      if (open.chosen.size() == seats) open.phase = Phase::play;
      return;
    case Move::Kind::go:
      go();
      open.turn = opponent;
      return;
    case Move::Kind::land: {  // RULES 17
      go();
      const bool same = truth.own_[opponent].shows(m.piece);
      RoundEnd end{RoundEnd::How::landing, m.piece, same ? opponent : mover, {}};
      end.shown[mover] = Card::of(m.piece);
      if (same) end.shown[opponent] = Card::of(m.piece);
      return end_round(truth, end);
    }
    case Move::Kind::accuse: {  // RULES 18
      const Card card = truth.own_[opponent];
      assert(!card.is_unknown());
      RoundEnd end{RoundEnd::How::accusation, m.piece, card.shows(m.piece) ? mover : opponent, {}};
      end.shown[opponent] = card;
      return end_round(truth, end);
    }
    case Move::Kind::first:
    case Move::Kind::hidden_choice:
      assert(false);
  }
}

template <int Side, int Pieces, int CoinsToWin>
void DerIssesRules<Side, Pieces, CoinsToWin>::end_round(Truth<DerIssesRules>& truth,
                                                        const RoundEnd& end) {
  Open& open = truth.open_;
  open.coin = 0;
  open.chosen = {};
  open.last_round = end;
  truth.own_ = {};
  const bool over = ++open.coins[end.winner] == CoinsToWin;  // RULES 4
  open.phase = over ? Phase::over : Phase::coin;
  open.turn = over ? seat_at(0) : other(end.winner);  // RULES 6
}

template <int Side, int Pieces, int CoinsToWin>
Outcome<2> DerIssesRules<Side, Pieces, CoinsToWin>::outcome(const Truth<DerIssesRules>& truth) {
  assert(truth.open().phase == Phase::over);
  Outcome<2> outcome;
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    outcome.points[seat] = truth.open().coins[seat];
    if (outcome.points[seat] == CoinsToWin) outcome.winners.add(seat);
  }
  return outcome;
}

// Everything is open but what the other seat chooses (RULES 8). The cards that a round's end turns
// up are not part of a move: they follow from it (RULES 19).
template <int Side, int Pieces, int CoinsToWin>
std::optional<Move> DerIssesRules<Side, Pieces, CoinsToWin>::glimpse(const Open&, Move m,
                                                                     std::optional<Seat> viewer) {
  if (m.kind == Move::Kind::choose && viewer != m.seat) return Move::hidden_choice(m.seat);
  return m;
}

// No move rules out a card: whoever owns whatever may make it. So every card fits a view.
template <int Side, int Pieces, int CoinsToWin>
Truth<DerIssesRules<Side, Pieces, CoinsToWin>> DerIssesRules<Side, Pieces, CoinsToWin>::guess(
    const View<DerIssesRules>& view, Rng& rng) {
  Truth<DerIssesRules> truth;
  truth.open_ = view.open;
  truth.own_[view.seat] = view.own;
  const Seat opponent = other(view.seat);
  if (view.open.chosen.has(opponent)) truth.own_[opponent] = Card::of(piece_at(rng.below(Pieces)));
  return truth;
}

template <int Side, int Pieces, int CoinsToWin>
std::expected<Placed<DerIssesRules<Side, Pieces, CoinsToWin>>, Fault>
DerIssesRules<Side, Pieces, CoinsToWin>::read_position(std::string_view line, const Setup*) {
  const auto position = read_line(size, line);
  if (!position) return std::unexpected(position.error());
  Placed<DerIssesRules> placed;
  placed.truth.open_ = position->open;
  placed.truth.own_ = position->cards;
  return placed;
}

template <int Side, int Pieces, int CoinsToWin>
std::string DerIssesRules<Side, Pieces, CoinsToWin>::write_position(
    const Truth<DerIssesRules>& truth) {
  return write_line(size, {truth.open_, truth.own_});
}

template <int Side, int Pieces, int CoinsToWin>
std::string DerIssesRules<Side, Pieces, CoinsToWin>::write_position(
    const View<DerIssesRules>& view) {
  BySeat<Card, 2> cards;
  cards[view.seat] = view.own;
  if (view.open.chosen.has(other(view.seat))) cards[other(view.seat)] = Card::unknown();
  return write_line(size, {view.open, cards});
}

template <int Side, int Pieces, int CoinsToWin>
std::string DerIssesRules<Side, Pieces, CoinsToWin>::write_position(const Open& open) {
  BySeat<Card, 2> cards;
  for (const Seat seat : {seat_at(0), seat_at(1)})
    if (open.chosen.has(seat)) cards[seat] = Card::unknown();
  return write_line(size, {open, cards});
}

template <int Side, int Pieces, int CoinsToWin>
const Reason* DerIssesRules<Side, Pieces, CoinsToWin>::hidden(const Truth<DerIssesRules>& truth) {
  const Open& open = truth.open_;
  const bool needed = open.phase == Phase::play && truth.own_[open.turn].is_unknown();
  return needed ? &own_card_hidden : nullptr;
}

// A step or a chain of jumps needs no card at all. A landing is a matter of the mover's card first:
// with another one it is not legal, whatever the opponent has.
template <int Side, int Pieces, int CoinsToWin>
const Reason* DerIssesRules<Side, Pieces, CoinsToWin>::hidden(const Truth<DerIssesRules>& truth,
                                                              Move m) {
  const Open& open = truth.open_;
  if (open.phase != Phase::play) return nullptr;
  const Card own = truth.own_[open.turn];
  if (m.kind == Move::Kind::land && own.is_unknown()) return &own_card_hidden;
  const bool judged =
      m.kind == Move::Kind::accuse || (m.kind == Move::Kind::land && own.shows(m.piece));
  return judged && truth.own_[other(open.turn)].is_unknown() ? &other_card_hidden : nullptr;
}

template struct DerIssesRules<7, 7, 4>;
template struct DerIssesRules<5, 4, 1>;
template struct DerIssesRules<5, 3, 1>;
template struct DerIssesRules<4, 3, 2>;
template struct DerIssesRules<4, 3, 1>;
template struct DerIssesRules<3, 2, 1>;

}  // namespace troika
