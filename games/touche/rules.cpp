#include "games/touche/rules.h"

#include <algorithm>
#include <utility>

#include "games/touche/series.h"

namespace troika {

using namespace touche;

static_assert(Game<Touche>);
static_assert(SeriesOf<Touche::Series, Touche>);
static_assert(sizeof(Touche::Move) <= 8);

namespace {

// Lists the moves of one hand. Most moves complete nothing: these are written without branches on
// what is random.
class Lister {
 public:
  Lister(const Open& open, Side side, Touche::Moves& out)
      : open_(open), side_(side), finishing_(open.finishing[side]), out_(out) {}

  void add_hand(const Hand& hand) {
    std::uint64_t held = 0;
    for (const Card card : hand) {
      assert(card != unknown_card);
      held |= std::uint64_t{1} << index(card);
    }
    auto plain = open_.vacant;
    finishing_.each([&](Cell cell) {
      const Layout::Shown shown = open_.layout->shown_on(cell);
      if (((held & open_.vacant[shown.which]) >> index(shown.card) & 1U) == 0) return;
      set_filled(plain, shown);
      add_place(shown.card, cell);
    });
    const std::uint64_t dead = ~(open_.vacant[0] | open_.vacant[1] | joker_bit);
    Move* const begin = out_.room(2 * full_hand + 2);
    Move* next = begin;
    std::uint64_t fresh = held;  // and not yet listed, since equal cards have the same moves
    for (const Card card : hand) {
      const std::size_t bit = index(card);
      const auto [first, second] = open_.layout->cells_of(card);
      *next = Move::place(card, first);  // RULES 10
      next += (plain[0] & fresh) >> bit & 1U;
      *next = Move::place(card, second);
      next += (plain[1] & fresh) >> bit & 1U;
      *next = Move::discard(card);  // RULES 13
      next += (dead & fresh) >> bit & 1U;
      fresh &= ~(std::uint64_t{1} << bit);
    }
    out_.added(static_cast<std::size_t>(next - begin));
    if ((held & joker_bit) != 0) add_joker();
  }

 private:
  void add_place(Card card, Cell cell) {
    add(Move::place(card, cell), ground_of(open_, side_) | CellSet::of(cell));
  }

  // RULES 12, 13
  void add_joker() {
    const CellSet empty = empty_card_cells(open_);
    const CellSet enemies = enemy_pyramids(open_, side_);
    if (empty.empty() && enemies.empty()) return out_.push_back(Move::discard(joker));
    const CellSet free = empty_free_spaces(open_);
    add_plain_joker(empty.minus(finishing_), enemies.minus(finishing_), free);
    (empty & finishing_).each([&](Cell cell) { add_place(joker, cell); });
    (enemies & finishing_).each([&](Cell cell) {
      const CellSet with = ground_of(open_, side_) | CellSet::of(cell);
      add(Move::capture(cell, no_cell), with);
      free.each([&](Cell to) { add(Move::capture(cell, to), with.minus(CellSet::of(to))); });
    });
  }

  void add_plain_joker(CellSet places, CellSet captures, CellSet free) {
    const int count = places.size() + captures.size() * (1 + free.size());
    Move* next = out_.room(static_cast<std::size_t>(count));
    places.each([&](Cell cell) { *next++ = Move::place(joker, cell); });
    captures.each([&](Cell cell) {
      *next++ = Move::capture(cell, no_cell);
      free.each([&](Cell to) { *next++ = Move::capture(cell, to); });
    });
    out_.added(static_cast<std::size_t>(count));
  }

  // One move for every figure it completes: crowning is compulsory, the choice is free (RULES 17).
  void add(Move m, CellSet ground) {
    bool completes = false;
    each_completed(open_, side_, m.cell(), ground, [&](FigureIndex figure) {
      completes = true;
      out_.push_back(m.with_figure(figure));
    });
    if (!completes) out_.push_back(m);
  }

  static constexpr std::uint64_t joker_bit = std::uint64_t{1} << index(joker);
  const Open& open_;
  Side side_;
  CellSet finishing_;
  Touche::Moves& out_;
};

// RULES 16, 18
void crown(Open& open, Side side, FigureIndex figure) {
  const Layout::Place& place = open.layout->place(figure);
  open.crowned[side] |= place.cells;
  open.figures[side].push_back(place.kind);
  open.pyramids = {};
  find_vacant(open);
  open.finishing = {};
  if (open.layout->free_spaces_nearly_suffice()) find_finishing(open);
}

// RULES 12b. Gives the owner of the pyramid.
Side take_pyramid(Open& open, Move m) {
  Side victim{};
  for (const Side side : all_sides) {
    if (open.pyramids[side].has(m.cell())) victim = side;
  }
  open.pyramids[victim].remove(m.cell());
  if (m.to() != no_cell) open.pyramids[victim].add(m.to());
  return victim;
}

// RULES 10, 12, 15: the effect on the board.
void fill(Open& open, Side side, Move m) {
  if (m.act() == Act::capture) {
    const Side victim = take_pyramid(open, m);
    assert(victim != side);
    open.pyramids[side].add(m.cell());
    if (m.figure() == no_figure) captured(open, side, victim, m.cell(), m.to());
  } else {
    if (m.figure() == no_figure) filled(open, side, m.cell());
    open.pyramids[side].add(m.cell());
  }
  if (m.figure() != no_figure) crown(open, side, m.figure());
}

}  // namespace

Truth<Touche> Touche::start(const Setup& setup) {
  Truth<Touche> truth;
  Open& open = truth.open_;
  open.layout = LayoutRef(setup.layout.get());
  open.seating = setup.seating;
  open.turn = setup.seating.after(setup.dealer);  // RULES 7
  open.shuffle = Shuffle::deal;
  open.different = setup.different;
  open.freeswap = setup.freeswap;
  find_finishing(open);
  open.over = has_ended(open);
  truth.veiled_.pool = Pool::of_all();
  return truth;
}

void Touche::legal(const Open& open, Seat seat, const Own& own, Moves& out) {
  assert(turn(open).has(seat));
  Lister(open, open.seating.side(seat), out).add_hand(own.hand);
}

void Touche::chances(const Truth<Touche>& truth, Moves& out) {
  for (std::size_t face = 0; face < faces; ++face) {
    const auto card = static_cast<Card>(face);
    if (truth.veiled_.pool.count(card) > 0) out.push_back(Move::shuffle(card));
  }
}

std::uint32_t Touche::weight(const Truth<Touche>& truth, Move m) {
  return static_cast<std::uint32_t>(truth.veiled_.pool.count(m.card()));
}

Touche::Move Touche::sample(const Truth<Touche>& truth, Rng& rng) {
  return Move::shuffle(truth.veiled_.pool.sample(rng));
}

void Touche::play(Truth<Touche>& truth, Move m) {
  if (m.act() == Act::shuffle) return put_on_deck(truth, m.card());
  Open& open = truth.open_;
  const Seat seat = open.turn;
  truth.own_[seat].hand.remove(m.card());
  open.discards.push_back(m.card());
  if (m.act() == Act::discard && open.freeswap && !open.exchanged) {  // RULES 13
    open.exchanged = true;
    return draw(truth, seat);
  }
  if (m.act() != Act::discard) fill(open, open.seating.side(seat), m);
  open.exchanged = false;
  open.turn = open.seating.after(seat);
  if (m.figure() != no_figure) {
    open.idle = 0;
    open.over = has_ended(open);
  } else {
    open.over = ++open.idle >= idle_limit;
  }
  if (open.over) open.turn = {};
  draw(truth, seat);
}

// RULES 14
void Touche::draw(Truth<Touche>& truth, Seat seat) {
  if (truth.open_.deck_size == 0) {
    truth.open_.shuffle = Shuffle::draw;
    truth.open_.drawing = seat;
    return begin_shuffle(truth);
  }
  --truth.open_.deck_size;
  truth.own_[seat].hand.push_back(truth.veiled_.deck.pop_front());
}

void Touche::begin_shuffle(Truth<Touche>& truth) {
  for (const Card card : truth.open_.discards) truth.veiled_.pool.add(card);
  truth.open_.discards.clear();
  truth.veiled_.deck.clear();
}

// One step of a shuffle. After the last one the cards that it was for are drawn.
void Touche::put_on_deck(Truth<Touche>& truth, Card card) {
  Open& open = truth.open_;
  truth.veiled_.pool.remove(card);
  truth.veiled_.deck.push_back(card);
  ++open.deck_size;
  if (!truth.veiled_.pool.empty()) return;
  if (std::exchange(open.shuffle, Shuffle::none) == Shuffle::draw)
    return draw(truth, std::exchange(open.drawing, Seat{}));
  for (std::size_t round = 0; round < full_hand; ++round) {  // RULES 7
    Seat seat = open.turn;
    for (std::size_t i = 0; i < open.seating.seats(); ++i, seat = open.seating.after(seat))
      draw(truth, seat);
  }
  if (open.over) open.turn = {};
}

// RULES 19, 20, 22
Outcome<Touche::seats> Touche::outcome(const Truth<Touche>& truth) {
  const Open& open = truth.open();
  std::size_t most = 0, completed = 0, leaders = 0;
  for (const Side side : all_sides) {
    most = std::max(most, open.figures[side].count());
    completed += open.figures[side].count();
  }
  for (std::size_t i = 0; i < open.seating.sides(); ++i)
    leaders += open.figures[all_sides[i]].count() == most;

  Outcome<seats> result;
  for (std::size_t i = 0; i < open.seating.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Figures& figures = open.figures[open.seating.side(seat)];
    int points = 0;
    for (const std::uint8_t kind : figures) points += open.layout->goal().figures[kind].points;
    if (figures.count() == most) {
      result.winners.add(seat);
      if (leaders == 1 && open.layout->goal().name == FigureName::combination) points += 20;
      if (leaders == 1 && completed == most) points += 25;
    }
    result.points[seat] = points;
  }
  return result;
}

// Cards are played and lots drawn face up; how the deck is shuffled nobody sees.
std::optional<Touche::Move> Touche::glimpse(const Open&, Move m, std::optional<Seat>) {
  if (m.act() == Act::shuffle) return std::nullopt;
  return m;
}

Truth<Touche> Touche::guess(const View<Touche>& view, Rng& rng) {
  Pool unseen = Pool::of_all();
  const auto saw = [&](Card card) {
    if (card != unknown_card) unseen.remove(card);
  };
  for (const Card card : view.open.discards) saw(card);
  for (const Card card : view.own.hand) saw(card);
  const auto draw_unseen = [&] {
    const Card card = unseen.sample(rng);
    unseen.remove(card);
    return card;
  };

  Truth<Touche> truth;
  truth.open_ = view.open;
  for (std::size_t i = 0; i < view.open.seating.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == view.seat) continue;
    for (std::size_t n = hand_size(view.open, seat); n > 0; --n)
      truth.own_[seat].hand.push_back(draw_unseen());
  }
  truth.own_[view.seat] = view.own;
  for (std::size_t n = view.open.deck_size; n > 0; --n) truth.veiled_.deck.push_back(draw_unseen());
  for (std::size_t n = pool_size(view.open); n > 0; --n) truth.veiled_.pool.add(draw_unseen());
  return truth;
}

const Reason* Touche::hidden(const Truth<Touche>& truth) {
  const Turn now = turn(truth.open());
  if (now.is_chance()) return truth.veiled_.pool.is_hidden() ? &pool_hidden : nullptr;
  if (now.is_over()) return nullptr;
  return truth.own_[now.seat()].hand.has(unknown_card) ? &hand_hidden : nullptr;
}

// An unknown card in front of the one that is played could be its equal and older.
const Reason* Touche::hidden(const Truth<Touche>& truth, Move m) {
  const Turn now = turn(truth.open());
  if (now.is_chance() || now.is_over()) return hidden(truth);
  for (const Card card : truth.own_[now.seat()].hand) {
    if (card == m.card()) return nullptr;
    if (card == unknown_card) return &hand_hidden;
  }
  return nullptr;
}

std::string Touche::seat_name(Seat seat) { return std::to_string(index(seat) + 1); }

}  // namespace troika
