#pragma once

#include <array>
#include <string>
#include <utility>

#include "core/match.h"

namespace troika {

// Kuhn poker, the smallest game with secrets: three cards J Q K, two seats get one each and may
// pass or bet once. It serves to test what is written for every game.
//
// A position is `CARDS SAID`: the cards of both seats (`-` not dealt, `?` hidden) and what was said
// so far, `p` for pass and `b` for bet: `KJ pb`, at the start `-- -`.
struct Kuhn : UsualAnswers {
  static constexpr std::string_view name = "kuhn";
  static constexpr int version = 1;
  static constexpr std::size_t seats = 2;
  static constexpr std::size_t usual_moves = 3;
  static constexpr Text title{"title-kuhn", "Kuhn poker"};

  static constexpr std::string_view beginners[] = {"lot", "1", "2"};
  static constexpr OptionSpec option_list[] = {
      // Who sits left in the first game.
      {.key = "first",
       .kind = OptionSpec::Kind::choice,
       .usual = "lot",
       .title = who_begins,
       .values = beginners,
       .flags = "--first"},
      {.key = "games",
       .kind = OptionSpec::Kind::number,
       .usual = "1",
       .title = {"option-kuhn-games", "Games in a row"},
       .low = 1,
       .high = 99,
       .flags = "--games"},
  };
  static constexpr std::span<const OptionSpec> catalogue = option_list;

  enum class Card : std::uint8_t { none, jack, queen, king, unknown };
  enum class Kind : std::uint8_t { pass, bet, deal, first };
  struct Move {
    Kind kind{};
    Card card{};            // of a deal
    std::uint8_t player{};  // of a lot
    bool operator==(const Move&) const = default;
  };

  struct Open {
    std::uint8_t dealt = 0;
    std::uint8_t length = 0;
    std::array<Kind, 3> said{};
    BySeat<Card, 2> shown{};  // at a showdown; after a fold the cards stay secret
    bool operator==(const Open&) const = default;
  };
  struct Own {
    Card card{};
    bool operator==(const Own&) const = default;
  };
  struct Veiled {
    bool operator==(const Veiled&) const = default;
  };
  struct Setup {
    bool operator==(const Setup&) const = default;
  };

  static constexpr Seat left = Seat{0};
  static constexpr Seat right = Seat{1};

  static constexpr Reason not_your_turn{"not-your-turn", "it is not your turn"};
  static constexpr Reason only_chance{"only-chance", "only chance makes this move"};
  static constexpr Reason no_such_move{"no-such-move", "this is not a move of Kuhn poker"};
  static constexpr Reason card_hidden{"card-hidden", "a card that is needed here is hidden"};
  static constexpr Reason bad_cards{"bad-cards", "the cards are two of J Q K ? -, no card twice"};
  static constexpr Reason bad_said{"bad-said", "this cannot have been said"};
  static constexpr Reason bad_shown{"bad-shown", "after a showdown both cards are known"};

  static bool is_over(const Open& o) {
    if (o.length < 2) return false;
    return o.length == 3 || o.said[1] == o.said[0] || o.said[1] == Kind::pass;
  }
  static bool is_showdown(const Open& o) {
    return is_over(o) && o.said[o.length - 1U] == o.said[o.length - 2U];
  }

  static Truth<Kuhn> start(const Setup&) { return {}; }
  static Turn turn(const Open& o) {
    if (o.dealt < 2) return Turn::chance();
    return is_over(o) ? Turn::over() : Turn::of(seat_at(o.length % 2U));
  }
  static std::size_t seat_count(const Open&) { return 2; }

  static void legal(const Open&, Seat, const Own&, MoveList<Kuhn>& out) {
    out.push_back({Kind::pass});
    out.push_back({Kind::bet});
  }
  static const Reason* why_not(const Open& o, Seat s, const Own&, Move m) {
    if (!turn(o).has(s)) return &not_your_turn;
    return m.kind == Kind::pass || m.kind == Kind::bet ? nullptr : &only_chance;
  }
  static void chances(const Truth<Kuhn>& t, MoveList<Kuhn>& out) {
    for (const Card card : {Card::jack, Card::queen, Card::king})
      if (t.open_.dealt == 0 || t.own_[left].card != card) out.push_back({Kind::deal, card});
  }
  static std::uint32_t weight(const Truth<Kuhn>&, Move) { return 1; }
  static Move sample(const Truth<Kuhn>& t, Rng& rng) {
    MoveList<Kuhn> list;
    chances(t, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  }

  static void play(Truth<Kuhn>& t, Move m) {
    Open& o = t.open_;
    if (m.kind == Kind::deal) {
      t.own_[seat_at(o.dealt++)].card = m.card;
      return;
    }
    o.said[o.length++] = m.kind;
    if (is_showdown(o)) o.shown = pair(t.own_[left].card, t.own_[right].card);
  }
  static Outcome<2> outcome(const Truth<Kuhn>& t) {
    const Open& o = t.open_;
    assert(is_over(o));
    // After a fold the other seat wins the ante; at a showdown the higher card wins what both put.
    const bool left_wins = is_showdown(o) ? o.shown[left] > o.shown[right] : o.length % 2U == 0;
    const int stake = is_showdown(o) && o.said[o.length - 1U] == Kind::bet ? 2 : 1;
    return {pair(left_wins ? stake : -stake, left_wins ? -stake : stake),
            SeatSet::of(left_wins ? left : right)};
  }

  // A card is shown only to the seat it is dealt to.
  static std::optional<Move> glimpse(const Open& o, Move m, std::optional<Seat> viewer) {
    if (m.kind == Kind::deal && viewer != seat_at(o.dealt)) m.card = Card::unknown;
    return m;
  }
  static Truth<Kuhn> guess(const View<Kuhn>& v, Rng& rng) {
    const Seat other = v.seat == left ? right : left;
    Truth<Kuhn> t;
    t.open_ = v.open;
    t.own_[v.seat] = v.own;
    if (v.open.shown[other] != Card::none) {
      t.own_[other].card = v.open.shown[other];
    } else if (index(other) < v.open.dealt) {
      const auto above = static_cast<std::uint8_t>(1 + rng.below(v.own.card == Card::none ? 3 : 2));
      const auto own = static_cast<std::uint8_t>(v.own.card);
      const bool skip = own != 0 && above >= own;
      t.own_[other].card = static_cast<Card>(skip ? above + 1 : above);
    }
    return t;
  }

  static std::string format(const Open&, Move m) {
    switch (m.kind) {
      case Kind::pass:
        return "pass";
      case Kind::bet:
        return "bet";
      case Kind::deal:
        return {letter(m.card)};
      case Kind::first:
        return "first=" + std::to_string(m.player + 1);
    }
    return {};
  }
  static std::expected<Move, Fault> parse(const Open&, std::string_view text) {
    if (text == "pass") return Move{Kind::pass};
    if (text == "bet") return Move{Kind::bet};
    if (text.size() == 1)
      for (const Card card : {Card::jack, Card::queen, Card::king, Card::unknown})
        if (text[0] == letter(card)) return Move{Kind::deal, card};
    return fault(no_such_move);
  }
  static std::string seat_name(Seat s) { return std::to_string(index(s)); }

  static std::expected<Placed<Kuhn>, Fault> read_position(std::string_view line, const Setup*) {
    if (line.size() < 4 || line[2] != ' ') return fault(bad_cards, "CARDS");
    Truth<Kuhn> t;
    Open& o = t.open_;
    for (std::size_t i = 0; i < 2; ++i) {
      if (line[i] == '-') continue;
      const auto card = static_cast<std::size_t>(std::string_view("-JQK?").find(line[i]));
      if (card == std::string_view::npos || o.dealt != i) return fault(bad_cards, "CARDS", i);
      if (i == 1 && line[0] == line[1] && line[0] != '?') return fault(bad_cards, "CARDS", i);
      t.own_[seat_at(i)].card = static_cast<Card>(card);
      ++o.dealt;
    }
    for (std::size_t i = 3; i < line.size() && line.substr(3) != "-"; ++i) {
      const bool known = line[i] == 'p' || line[i] == 'b';
      if (!known || o.dealt < 2 || is_over(o)) return fault(bad_said, "SAID", i);
      o.said[o.length++] = line[i] == 'b' ? Kind::bet : Kind::pass;
    }
    if (is_showdown(o)) {
      o.shown = pair(t.own_[left].card, t.own_[right].card);
      if (any_unknown(t)) return fault(bad_shown, "CARDS");
    }
    return Placed<Kuhn>{{}, t};
  }
  static std::string write_position(const Truth<Kuhn>& t) {
    return line(t.open_, t.own_[left].card, t.own_[right].card);
  }
  static std::string write_position(const View<Kuhn>& v) {
    BySeat<Card, 2> cards = public_cards(v.open);
    if (v.own.card != Card::none) cards[v.seat] = v.own.card;
    return line(v.open, cards[left], cards[right]);
  }
  static std::string write_position(const Open& o) {
    const BySeat<Card, 2> cards = public_cards(o);
    return line(o, cards[left], cards[right]);
  }
  static const Reason* hidden(const Truth<Kuhn>& t) {
    return t.open_.dealt < 2 && any_unknown(t) ? &card_hidden : nullptr;
  }
  static const Reason* hidden(const Truth<Kuhn>& t, Move m) {
    Open after = t.open_;
    if (m.kind == Kind::pass || m.kind == Kind::bet) after.said[after.length++] = m.kind;
    return is_showdown(after) && any_unknown(t) ? &card_hidden : nullptr;
  }

  static void write_board(JsonText& out, const Open& o) {
    out.key("said").open('[');
    for (std::size_t i = 0; i < o.length; ++i) out.value(format(o, {o.said[i]}));
    out.close(']').key("cards").value(line(o, public_cards(o)[left], public_cards(o)[right]));
  }
  static void write_board(JsonText& out, const View<Kuhn>& v) {
    write_board(out, v.open);
    out.key("card").value(std::string(1, letter(v.own.card)));
  }
  static void write_move(JsonText& out, const Open& o, Move m) {
    out.key("act").value(m.kind == Kind::deal ? "deal" : format(o, m));
  }
  // The cards of a showdown.
  static void write_facts(JsonText& out, const Open&, Move, const Open& after) {
    if (!is_showdown(after)) return;
    out.key("shown").open('{');
    for (const Seat s : {left, right})
      out.key(seat_name(s)).value(std::string(1, letter(after.shown[s])));
    out.close('}');
  }

  struct Options {
    int first = 0;  // the number of the player who sits left first; 0: drawn by lot
    int games = 1;

    const Reason* set(std::string_view key, std::string_view value) {
      if (const Reason* reason = troika::why_not(catalogue, key, value)) return reason;
      (key == "first" ? first : games) = read_number(value, 1, 99).value_or(0);
      return nullptr;
    }
    const Reason* finish() { return nullptr; }
    std::vector<Option> list() const {
      return {{"first", first == 0 ? "lot" : std::to_string(first)},
              {"games", std::to_string(games)}};
    }
  };

  // The players change seats after every game.
  class Series {
   public:
    explicit Series(const Options& options) : left_to_play_(options.games) {
      if (options.first != 0) begin(options.first - 1);
    }
    SeriesStage stage() const { return stage_; }
    Turn turn() const { return Turn::chance(); }
    void moves(MoveList<Kuhn>& out) const {
      out.push_back({Kind::first, Card::none, 0});
      out.push_back({Kind::first, Card::none, 1});
    }
    Move sample(Rng& rng) const {
      return {Kind::first, Card::none, static_cast<std::uint8_t>(rng.below(2))};
    }
    void play(Move m) { begin(m.player); }
    std::string format(Move m) const { return Kuhn::format({}, m); }
    std::expected<Move, Fault> parse(std::string_view text) const {
      if (text == "first=1") return Move{Kind::first, Card::none, 0};
      if (text == "first=2") return Move{Kind::first, Card::none, 1};
      return fault(no_such_move);
    }
    Setup setup() const { return {}; }
    void count(const Outcome<2>& outcome) {
      ++wins_[seat_at(static_cast<std::size_t>(player_at(outcome.winners.front())))];
      swapped_ = !swapped_;
      if (--left_to_play_ == 0) stage_ = SeriesStage::over;
    }
    Outcome<2> outcome() const {
      Outcome<2> result{wins_, {}};
      if (wins_[left] >= wins_[right]) result.winners.add(left);
      if (wins_[right] >= wins_[left]) result.winners.add(right);
      return result;
    }
    std::size_t players() const { return 2; }
    Player player_at(Seat s) const { return static_cast<Player>(index(s) ^ (swapped_ ? 1U : 0U)); }

   private:
    void begin(int player) {
      swapped_ = player == 1;
      stage_ = SeriesStage::in_game;
    }
    SeriesStage stage_ = SeriesStage::before_game;
    int left_to_play_;
    bool swapped_ = false;
    BySeat<int, 2> wins_{};
  };

 private:
  template <class T>
  static BySeat<T, 2> pair(T of_left, T of_right) {
    BySeat<T, 2> both;
    both[left] = of_left;
    both[right] = of_right;
    return both;
  }
  static char letter(Card card) { return "-JQK?"[static_cast<std::size_t>(card)]; }
  static bool any_unknown(const Truth<Kuhn>& t) {
    return t.own_[left].card == Card::unknown || t.own_[right].card == Card::unknown;
  }
  static BySeat<Card, 2> public_cards(const Open& o) {
    BySeat<Card, 2> cards = o.shown;
    for (const Seat s : {left, right})
      if (index(s) < o.dealt && cards[s] == Card::none) cards[s] = Card::unknown;
    return cards;
  }
  static std::string line(const Open& o, Card of_left, Card of_right) {
    std::string text{letter(of_left), letter(of_right), ' '};
    for (std::size_t i = 0; i < o.length; ++i) text += o.said[i] == Kind::bet ? 'b' : 'p';
    return o.length == 0 ? text + '-' : text;
  }
};

static_assert(Game<Kuhn> && !PerfectInformation<Kuhn>);
static_assert(SeriesOf<Kuhn::Series, Kuhn>);

}  // namespace troika
