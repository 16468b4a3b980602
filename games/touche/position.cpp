#include <algorithm>
#include <utility>

#include "core/options.h"
#include "games/touche/rules.h"

namespace troika {

using namespace touche;

namespace {

enum FieldName { CELLS, TURN, SEATS, GOAL, FIGURES, HANDS, DECK, DISCARDS, IDLE, OPTIONS, fields };
constexpr std::array<std::string_view, fields> field_names = {
    "CELLS", "TURN", "SEATS", "GOAL", "FIGURES", "HANDS", "DECK", "DISCARDS", "IDLE", "OPTIONS"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// `?42`: so many hidden cards.
std::optional<int> hidden_count(std::string_view text) {
  if (!text.starts_with('?')) return std::nullopt;
  return read_number(text.substr(1), 1, static_cast<int>(all_cards));
}

// Reads the fields of a line, those first that others are checked against.
class PositionReader {
 public:
  explicit PositionReader(std::string_view line) : line_(line) {}

  std::optional<Fault> read(const Setup* like) {
    if (!split()) return fault_;
    const bool ok = read_seats() && read_goal_on(like) && read_options() && read_cells() &&
                    read_figures() && read_turn() && read_hands() && read_deck() &&
                    read_discards() && read_idle() && check_count() && check_shuffle() &&
                    check_turn();
    if (!ok) return fault_;
    // A line does not tell who dealt.
    setup.dealer = like != nullptr && like->seating == setup.seating
                       ? like->dealer
                       : open.seating.before(open.turn);
    find_finishing(open);
    return std::nullopt;
  }

  Setup setup;
  Open open;
  BySeat<Own, Touche::seats> own;
  Veiled veiled;

 private:
  bool wrong(const Reason& reason, FieldName field, std::size_t offset = 0) {
    fault_ = Fault{&reason, field_names[field], column_[field] + offset};
    return false;
  }
  bool wrong(const Fault& inner, FieldName field) {
    return wrong(*inner.reason, field, inner.column);
  }

  bool split() {
    std::size_t at = 0;
    for (std::size_t i = 0; i < fields; ++i) {
      const auto field = static_cast<FieldName>(i);
      column_[field] = std::min(at, line_.size());
      if (at > line_.size()) return wrong(missing_field, field);
      const std::size_t end = std::min(line_.find(' ', at), line_.size());
      if (end == at) return wrong(missing_field, field);
      text_[field] = line_.substr(at, end - at);
      at = end + 1;
    }
    if (at > line_.size()) return true;
    fault_ = Fault{&extra_field, {}, at - 1};
    return false;
  }

  bool read_seats() {
    const auto seating = read_seating(text_[SEATS]);
    if (!seating) return wrong(seating.error(), SEATS);
    open.seating = setup.seating = *seating;
    return true;
  }

  bool read_goal_on(const Setup* like) {
    if (like != nullptr && like->layout->goal().text == text_[GOAL]) {
      setup.layout = like->layout;
    } else {
      auto goal = read_goal(text_[GOAL]);
      if (!goal) return wrong(goal.error(), GOAL);
      auto board = like != nullptr ? like->layout->shared_board() : standard_board();
      setup.layout = std::make_shared<const Layout>(std::move(board), std::move(*goal));
    }
    open.layout = LayoutRef(setup.layout.get());
    return true;
  }

  bool read_options() {
    const std::string_view text = text_[OPTIONS];
    if (text != "-" && text != "different" && text != "freeswap" && text != "different,freeswap")
      return wrong(bad_options, OPTIONS);
    open.different = setup.different = text.starts_with("different");
    open.freeswap = setup.freeswap = text.ends_with("freeswap");
    if (open.different && setup.layout->goal().name != FigureName::combination)
      return wrong(different_needs_combination, OPTIONS);
    return true;
  }

  bool read_cells() {
    const std::string_view text = text_[CELLS];
    const std::size_t cells = setup.layout->board().cells();
    std::size_t done = 0;
    for (std::size_t i = 0; i < text.size();) {
      if (is_digit(text[i])) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", i), text.size());
        const auto run = read_number(text.substr(i, end - i), 1, 999);
        if (!run) return wrong(bad_run, CELLS, i);
        done += static_cast<std::size_t>(*run);
        if (done > cells) return wrong(wrong_cell_count, CELLS, i);
        i = end;
        continue;
      }
      constexpr std::string_view letters = "ytlYTL";
      const std::size_t which = letters.find(text[i]);
      if (which == letters.npos) return wrong(bad_cell_letter, CELLS, i);
      if (which % 3 >= open.seating.sides()) return wrong(side_not_playing, CELLS, i);
      if (done == cells) return wrong(wrong_cell_count, CELLS, i);
      auto& set = which < 3 ? open.pyramids : open.crowned;
      set[all_sides[which % 3]].add(cell_at(done++));
      ++i;
    }
    return done == cells || wrong(wrong_cell_count, CELLS, text.size());
  }

  bool read_figures() {
    const std::string_view text = text_[FIGURES];
    const auto number = static_cast<std::size_t>(setup.layout->goal().number);
    std::size_t at = 0;
    bool won = false;
    for (std::size_t i = 0; i < open.seating.sides(); ++i) {
      const Side side = all_sides[i];
      const std::string head = {letter(side), '='};
      if (text.substr(at, 2) != head) return wrong(bad_figures, FIGURES, at);
      const std::size_t begin = at + 2;
      const std::size_t end = std::min(text.find(',', begin), text.size());
      if (begin == end) return wrong(bad_figures, FIGURES, begin);
      if (!read_figures_of(side, text.substr(begin, end - begin), begin)) return false;
      if (open.figures[side].count() == number && std::exchange(won, true))
        return wrong(two_winners, FIGURES, begin);
      const bool last = i + 1 == open.seating.sides();
      if (last != (end == text.size())) return wrong(bad_figures, FIGURES, end);
      at = end + 1;
    }
    return true;
  }

  bool read_figures_of(Side side, std::string_view initials, std::size_t column) {
    const auto& kinds = setup.layout->goal().figures;
    const auto crowned = static_cast<std::size_t>(open.crowned[side].size());
    std::size_t cells = 0;
    if (initials == "-") initials = {};
    for (std::size_t i = 0; i < initials.size(); ++i) {
      const auto kind = std::ranges::find(kinds, initials[i], &Figure::initial);
      if (kind == kinds.end()) return wrong(figure_not_in_goal, FIGURES, column + i);
      const auto number = static_cast<std::uint8_t>(kind - kinds.begin());
      if (i == static_cast<std::size_t>(setup.layout->goal().number))
        return wrong(figures_too_many, FIGURES, column + i);
      if (!wants(open, side, number)) return wrong(figure_twice, FIGURES, column + i);
      cells += kind->size();
      if (cells > crowned) return wrong(figures_not_cells, FIGURES, column + i);
      open.figures[side].push_back(number);
    }
    return cells == crowned || wrong(figures_not_cells, FIGURES, column);
  }

  bool read_turn() {
    std::string_view text = text_[TURN];
    if (text == "-") {
      open.over = true;
      return true;
    }
    open.exchanged = text.ends_with('\'');
    if (open.exchanged) text.remove_suffix(1);
    const auto seat = read_number(text, 1, static_cast<int>(open.seating.seats()));
    if (!seat) return wrong(bad_turn, TURN);
    if (open.exchanged && !open.freeswap) return wrong(exchange_not_free, TURN, 1);
    open.turn = seat_at(static_cast<std::size_t>(*seat - 1));
    return true;
  }

  // Counts a card of the line.
  bool count(Card card, FieldName field, std::size_t offset) {
    ++cards_;
    if (card == unknown_card) return true;
    return ++seen_[index(card)] <= copies(card) || wrong(card_too_often, field, offset);
  }

  bool read_hands() {
    const std::string_view text = text_[HANDS];
    std::size_t at = 0, empty = 0;
    for (std::size_t i = 0; i < open.seating.seats(); ++i) {
      if (at > text.size()) return wrong(wrong_hand_count, HANDS, text.size());
      const std::size_t end = std::min(text.find('/', at), text.size());
      Hand& hand = own[seat_at(i)].hand;
      if (!read_hand(hand, at, end)) return false;
      if (hand.size() == 0) ++empty;
      if (hand.size() == full_hand - 1) {
        if (open.shuffle == Shuffle::draw) return wrong(wrong_hand_size, HANDS, at);
        open.shuffle = Shuffle::draw;
        open.drawing = seat_at(i);
      } else if (hand.size() != full_hand && hand.size() != 0) {
        return wrong(wrong_hand_size, HANDS, at);
      }
      at = end + 1;
    }
    if (at <= text.size()) return wrong(wrong_hand_count, HANDS, at - 1);
    if (empty == open.seating.seats())
      open.shuffle = Shuffle::deal;
    else if (empty > 0)
      return wrong(wrong_hand_size, HANDS);
    return true;
  }

  bool read_hand(Hand& hand, std::size_t at, std::size_t end) {
    std::string_view rest = text_[HANDS].substr(at, end - at);
    if (rest == "-") return true;
    if (rest.empty()) return wrong(wrong_hand_size, HANDS, at);
    while (!rest.empty()) {
      const std::size_t column = end - rest.size();
      auto card = std::optional(unknown_card);
      if (rest.starts_with('?'))
        rest.remove_prefix(1);
      else
        card = take_card(rest);
      if (!card) return wrong(bad_card, HANDS, column);
      if (hand.size() == full_hand) return wrong(wrong_hand_size, HANDS, column);
      if (!count(*card, HANDS, column)) return false;
      hand.push_back(*card);
    }
    return true;
  }

  // Calls take(card) for each card of a field that hides nothing.
  template <class Take>
  bool read_cards(FieldName field, const Reason& not_cards, Take&& take) {
    std::string_view rest = text_[field];
    while (!rest.empty()) {
      const std::size_t offset = text_[field].size() - rest.size();
      const auto card = take_card(rest);
      if (!card) return wrong(not_cards, field, offset);
      if (cards_ == all_cards) return wrong(wrong_card_count, field, offset);
      if (!count(*card, field, offset) || !take(*card, offset)) return false;
    }
    return true;
  }

  bool read_deck() {
    const std::string_view text = text_[DECK];
    if (text == "-") return true;
    if (const auto n = hidden_count(text)) {
      if (cards_ + static_cast<std::size_t>(*n) > all_cards) return wrong(wrong_card_count, DECK);
      for (int i = 0; i < *n; ++i) veiled.deck.push_back(unknown_card);
      cards_ += static_cast<std::size_t>(*n);
    } else if (!read_cards(DECK, bad_deck, [&](Card card, std::size_t) {
                 veiled.deck.push_back(card);
                 return true;
               })) {
      return false;
    }
    open.deck_size = static_cast<std::uint8_t>(veiled.deck.size());
    return true;
  }

  bool read_discards() {
    const std::string_view text = text_[DISCARDS];
    const bool shuffling = open.shuffle != Shuffle::none;
    if (text == "-") return !shuffling || wrong(nothing_to_shuffle, DISCARDS);
    if (!shuffling) {
      return read_cards(DISCARDS, bad_discards, [&](Card card, std::size_t) {
        open.discards.push_back(card);
        return true;
      });
    }
    const bool deck_hidden = !veiled.deck.empty() && *veiled.deck.begin() == unknown_card;
    if (const auto n = hidden_count(text)) {
      if (!deck_hidden && !veiled.deck.empty()) return wrong(half_hidden, DISCARDS);
      veiled.pool = Pool::hidden(static_cast<std::size_t>(*n));
      cards_ += static_cast<std::size_t>(*n);
      return true;
    }
    if (deck_hidden) return wrong(half_hidden, DISCARDS);
    Card last{};
    return read_cards(DISCARDS, bad_discards, [&](Card card, std::size_t offset) {
      if (index(card) < index(last)) return wrong(pool_not_in_order, DISCARDS, offset);
      veiled.pool.add(last = card);
      return true;
    });
  }

  bool read_idle() {
    const auto idle = read_number(text_[IDLE], 0, idle_limit);
    if (!idle) return wrong(bad_idle, IDLE);
    open.idle = static_cast<std::uint16_t>(*idle);
    return true;
  }

  bool check_count() { return cards_ == all_cards || wrong(wrong_card_count, DECK); }

  // Our ruling on RULES 14: short hands say that chance is shuffling, and what for.
  bool check_shuffle() {
    if (open.shuffle != Shuffle::deal) return true;
    if (!occupied(open).empty()) return wrong(deal_not_at_start, CELLS);
    if (open.idle != 0) return wrong(deal_not_at_start, IDLE);
    return !open.exchanged || wrong(deal_not_at_start, TURN);
  }

  bool check_turn() {
    const bool ended = has_ended(open);
    if (ended && !open.over) return wrong(turn_though_over, TURN);
    if (!ended && open.over) return wrong(over_too_early, TURN);
    if (open.shuffle == Shuffle::deal && ended) return wrong(deal_not_at_start, TURN);
    if (open.shuffle != Shuffle::draw || ended) return true;
    const Seat drew = open.exchanged ? open.turn : open.seating.before(open.turn);
    return drew == open.drawing || wrong(turn_not_after_draw, TURN);
  }

  std::string_view line_;
  std::array<std::string_view, fields> text_;
  std::array<std::size_t, fields> column_{};
  std::optional<Fault> fault_;
  std::array<int, faces> seen_{};
  std::size_t cards_ = 0;
};

void write_cells(std::string& out, const Open& open) {
  std::size_t next = 0;  // the first cell that is not written yet
  const auto skip_to = [&](std::size_t cell) {
    if (cell > next) out += std::to_string(cell - next);
    next = cell + 1;
  };
  occupied(open).each([&](Cell cell) {
    skip_to(index(cell));
    for (const Side side : all_sides) {
      if (open.pyramids[side].has(cell)) out += letter(side);
      if (open.crowned[side].has(cell)) out += static_cast<char>(letter(side) - 'a' + 'A');
    }
  });
  skip_to(open.layout->board().cells());
}

void write_figures(std::string& out, const Open& open) {
  for (std::size_t i = 0; i < open.seating.sides(); ++i) {
    const Figures& figures = open.figures[all_sides[i]];
    if (i > 0) out += ',';
    out += letter(all_sides[i]);
    out += '=';
    if (figures.count() == 0) out += '-';
    for (const std::uint8_t kind : figures) out += open.layout->goal().figures[kind].initial;
  }
}

void write_hidden(std::string& out, std::size_t count) {
  if (count == 0)
    out += '-';
  else
    out += '?' + std::to_string(count);
}

// A deck that was read hidden is hidden still.
void write_pile(std::string& out, const Pile& pile) {
  if (pile.empty() || *pile.begin() == unknown_card) return write_hidden(out, pile.size());
  for (const Card card : pile) write_card(out, card);
}

void write_pool(std::string& out, const Pool& pool) {
  if (pool.is_hidden()) return write_hidden(out, pool.size());
  for (std::size_t face = 0; face < faces; ++face) {
    const auto card = static_cast<Card>(face);
    for (std::size_t n = pool.count(card); n > 0; --n) write_card(out, card);
  }
}

// What the writer of a line knows besides what is open; null where it does not.
struct Known {
  std::array<const Hand*, Touche::seats> hands{};
  const Veiled* veiled = nullptr;
};

std::string write_line(const Open& open, const Known& known) {
  std::string out;
  out.reserve(256);
  write_cells(out, open);
  out += ' ';
  if (open.over)
    out += '-';
  else
    out += std::to_string(index(open.turn) + 1);
  if (open.exchanged) out += '\'';
  out += ' ' + open.seating.text() + ' ' + open.layout->goal().text + ' ';
  write_figures(out, open);
  for (std::size_t i = 0; i < open.seating.seats(); ++i) {
    out += i == 0 ? ' ' : '/';
    const std::size_t size = hand_size(open, seat_at(i));
    if (size == 0)
      out += '-';
    else if (known.hands[i] == nullptr)
      out.append(size, '?');
    else
      for (const Card card : *known.hands[i]) write_card(out, card);
  }
  out += ' ';
  if (known.veiled != nullptr)
    write_pile(out, known.veiled->deck);
  else
    write_hidden(out, open.deck_size);
  out += ' ';
  if (open.shuffle == Shuffle::none)
    write_pile(out, open.discards);
  else if (known.veiled != nullptr)
    write_pool(out, known.veiled->pool);
  else
    write_hidden(out, pool_size(open));
  out += ' ' + std::to_string(open.idle) + ' ';
  if (open.different) out += "different";
  if (open.different && open.freeswap) out += ',';
  if (open.freeswap) out += "freeswap";
  if (!open.different && !open.freeswap) out += '-';
  return out;
}

}  // namespace

std::expected<Placed<Touche>, Fault> Touche::read_position(std::string_view text,
                                                           const Setup* like) {
  PositionReader reader(text);
  if (const auto bad = reader.read(like)) return std::unexpected(*bad);
  Placed<Touche> placed;
  placed.setup = std::move(reader.setup);
  placed.truth.open_ = reader.open;
  placed.truth.own_ = reader.own;
  placed.truth.veiled_ = reader.veiled;
  return placed;
}

std::string Touche::write_position(const Truth<Touche>& truth) {
  Known known{{}, &truth.veiled_};
  for (std::size_t i = 0; i < seats; ++i) known.hands[i] = &truth.own_[seat_at(i)].hand;
  return write_line(truth.open(), known);
}

std::string Touche::write_position(const View<Touche>& view) {
  Known known;
  known.hands[index(view.seat)] = &view.own.hand;
  return write_line(view.open, known);
}

std::string Touche::write_position(const Open& open) { return write_line(open, {}); }

}  // namespace troika
