#include "table/table.h"

#include <algorithm>

#include "table/games.h"
#include "table/situation.h"
#include "table/view_json.h"

namespace troika {
namespace {

namespace why = table_reasons;

template <Game G>
class TableOf final : public Table {
 public:
  explicit TableOf(const typename G::Options& options) : match_(options) {}
  explicit TableOf(const Match<G>& match) : match_(match.options()) {
    for (const Event<G>& event : match.events()) record_event(event.actor, event.move);
  }

  std::string_view game() const override { return G::name; }
  std::vector<Option> options() const override { return match_.options().list(); }
  std::size_t players() const override { return match_.series().players(); }
  Seq seq() const override { return static_cast<Seq>(match_.events().size()); }
  bool is_over() const override { return match_.is_over(); }
  bool chance_acts() const override { return match_.turn().is_chance(); }

  std::vector<Player> to_act() const override {
    std::vector<Player> acting;
    for (SeatSet seats = match_.turn().seats(); !seats.empty(); seats.remove(seats.front()))
      acting.push_back(match_.series().player_at(seats.front()));
    return acting;
  }
  std::string seat_name(Player p) const override { return G::seat_name(seat_of(p)); }
  std::string side(Player p) const override {
    if constexpr (std::same_as<G, Touche>)
      return {touche::letter(match_.options().seating().side(seat_of(p)))};
    else
      return {};
  }

  std::expected<Seq, Fault> play(Viewer by, Seq expected, std::string_view text) override {
    if (!by.player() || static_cast<std::size_t>(*by.player()) >= players())
      return fault(why::no_seat);
    if (match_.is_over()) return fault(why::over);
    if (expected != seq()) return fault(why::stale);
    const Turn turn = match_.turn();
    if (turn.is_chance()) return fault(why::wait);
    const Seat seat = seat_of(*by.player());
    if (!turn.has(seat)) return fault(why::not_your_turn);
    const auto move = match_.parse(text);
    if (!move) return std::unexpected(move.error());
    if (const Reason* reason = match_.why_not(seat, *move)) return fault(*reason);
    record_event(seat, *move);
    return seq();
  }

  Seq let_chance_act(Rng& rng) override {
    while (match_.turn().is_chance()) record_event(std::nullopt, match_.sample(rng));
    return seq();
  }

  std::expected<Seq, Fault> play_chance(std::string_view text) override {
    if (!match_.turn().is_chance()) return fault(why::no_chance);
    const auto move = match_.parse(text);
    if (!move) return std::unexpected(move.error());
    if (!match_.is_possible_chance(*move)) return fault(why::no_chance);
    record_event(std::nullopt, *move);
    return seq();
  }

  bool can_go_back(Seq to) const override {
    return to < seq() && std::all_of(
                             log_.begin() + static_cast<std::ptrdiff_t>(to), log_.end(),
                             [](const Logged& logged) { return !logged.is_final; });
  }
  void go_back(Seq to) override {
    assert(can_go_back(to));
    auto events = match_.events();
    events.resize(static_cast<std::size_t>(to));
    match_ = Match<G>(match_.options());
    log_.clear();
    results_.clear();
    for (const Event<G>& event : events) record_event(event.actor, event.move);
  }

  std::vector<std::string> moves(Viewer who) const override {
    std::vector<std::string> texts;
    if (!who.player() || !match_.turn().has(seat_of(*who.player()))) return texts;
    MoveList<G> list;
    match_.moves(seat_of(*who.player()), list);
    texts.reserve(list.size());
    for (const auto move : list) texts.push_back(match_.format(move));
    return texts;
  }

  std::string position(Viewer who) const override {
    return match_.game() ? line(*match_.game(), seat_of(who)) : std::string{};
  }
  std::string finished_position(Viewer who) const override {
    return match_.finished_game() ? line(*match_.finished_game(), seat_of(who)) : std::string{};
  }

  std::string view(Viewer who) const override {
    JsonText out;
    out.open('{').key("game").value(G::name).key("seq").value(match_.events().size());
    out.key("over").value(match_.is_over()).key("to_act").open('[');
    for (const Player p : to_act()) out.value(static_cast<unsigned>(p));
    out.close(']').key("player");
    if (who.player())
      out.value(static_cast<unsigned>(*who.player()));
    else
      out.null();
    out.key("seats").open('[');
    for (std::size_t p = 0; p < players(); ++p) out.value(seat_name(static_cast<Player>(p)));
    out.close(']').key("games_won").value(games_won());
    if (const Truth<G>* truth = match_.game()) {
      out.key("line").value(line(*truth, seat_of(who)));
      out.key("table").raw(board_of(truth, seat_of(who)));
    }
    return std::move(out.key("legal").value(legal(who)).close('}')).take();
  }

  std::string board(Viewer who) const override { return board_of(match_.game(), seat_of(who)); }
  std::string finished_board(Viewer who) const override {
    return board_of(match_.finished_game(), seat_of(who));
  }

  std::vector<Happened> happened(Viewer who, Seq since) const override {
    std::vector<Happened> list;
    for (std::size_t i = static_cast<std::size_t>(since); i < log_.size(); ++i) {
      const Logged& logged = log_[i];
      Happened what{static_cast<Seq>(i + 1), logged.actor, logged.seat, logged.told_to_others,
                    logged.shown};
      if (who.player() && (logged.told_all >> static_cast<unsigned>(*who.player()) & 1U) != 0)
        what.move = logged.text;
      list.push_back(std::move(what));
    }
    return list;
  }

  std::vector<Lived> story(Viewer who, Seq since) const override {
    if (!seat_of(who)) return {};
    return story_of(match_, *who.player(), static_cast<std::size_t>(since));
  }

  bool is_secret(Seq event) const override {
    const Logged& logged = log_[static_cast<std::size_t>(event) - 1];
    return logged.actor && logged.told_to_others != logged.text;
  }

  std::unique_ptr<Situation> situation(Viewer who) const override {
    const auto seat = seat_of(who);
    if (!seat) return nullptr;
    return std::make_unique<SituationOf<G>>(situation_of(match_, *who.player(), *seat));
  }

  const std::vector<GameResult>& results() const override { return results_; }
  std::vector<int> games_won() const override {
    std::vector<int> won;
    for (std::size_t p = 0; p < players(); ++p)
      won.push_back(match_.series().outcome().points[seat_at(p)]);
    return won;
  }
  std::vector<Player> winners() const override {
    std::vector<Player> list;
    if (!is_over()) return list;
    for (std::size_t p = 0; p < players(); ++p)
      if (match_.series().outcome().winners.has(seat_at(p))) list.push_back(static_cast<Player>(p));
    return list;
  }

  std::string record() const override { return write_record(match_); }
  std::vector<std::string> moves_since(Seq since) const override {
    std::vector<std::string> texts;
    for (std::size_t i = static_cast<std::size_t>(since); i < log_.size(); ++i)
      texts.push_back(log_[i].text);
    return texts;
  }

 private:
  // An event as it was told: in full to some players, and to all others (spectators too) in part
  // or not at all.
  struct Logged {
    std::optional<Player> actor;
    std::string seat;
    std::string text;
    std::optional<std::string> told_to_others;
    std::string shown;
    unsigned told_all = 0;  // a bit per player
    bool is_final = false;  // cannot be taken back
  };

  Seat seat_of(Player p) const {
    for (std::size_t i = 0; i < players(); ++i)
      if (match_.series().player_at(seat_at(i)) == p) return seat_at(i);
    assert(false && "a player sits somewhere");
    return seat_at(0);
  }
  std::optional<Seat> seat_of(Viewer who) const {
    if (!who.player() || static_cast<std::size_t>(*who.player()) >= players()) return std::nullopt;
    return seat_of(*who.player());
  }

  static std::string line(const Truth<G>& truth, std::optional<Seat> seat) {
    return seat ? G::write_position(truth.seen_by(*seat)) : G::write_position(truth.open());
  }

  static std::string board_of(const Truth<G>* truth, std::optional<Seat> seat) {
    if (truth == nullptr) return "null";
    return seat ? json_of(truth->seen_by(*seat)) : json_of(truth->open());
  }

  void record_event(std::optional<Seat> actor, typename G::Move move) {
    Logged logged;
    logged.text = match_.format(move);
    if (actor) {
      logged.actor = match_.series().player_at(*actor);
      logged.seat = G::seat_name(*actor);
    }
    const auto glimpse = [&](std::optional<Seat> viewer) -> std::optional<typename G::Move> {
      // What is decided between games is open to all.
      return match_.in_game() ? G::glimpse(match_.game()->open(), move, viewer) : move;
    };
    for (std::size_t i = 0; i < players(); ++i)
      if (glimpse(seat_at(i)) == move)
        logged.told_all |= 1U << static_cast<unsigned>(match_.series().player_at(seat_at(i)));
    if (const auto told = glimpse(std::nullopt)) logged.told_to_others = match_.format(*told);
    logged.is_final = !actor || !match_.in_game() || G::is_final(match_.game()->open(), move);
    log_.push_back(std::move(logged));

    std::vector<Player> sitting;  // now: a new game may begin and the players change places
    for (std::size_t i = 0; i < players(); ++i)
      sitting.push_back(match_.series().player_at(seat_at(i)));
    const std::size_t games = match_.results().size();
    const bool in_game = match_.in_game();
    match_.play(actor, move);
    const bool ended = match_.results().size() > games;
    if (in_game)
      log_.back().shown = shown_by(move, ended ? *match_.finished_game() : *match_.game());
    if (!ended) return;
    log_.back().is_final = true;
    const auto& outcome = match_.results().back();
    GameResult result;
    result.players = sitting;
    for (std::size_t i = 0; i < players(); ++i) {
      result.seats.push_back(G::seat_name(seat_at(i)));
      result.points.push_back(outcome.points[seat_at(i)]);
      result.won.push_back(outcome.winners.has(seat_at(i)));
    }
    results_.push_back(std::move(result));
  }

  Match<G> match_;
  std::vector<Logged> log_;
  std::vector<GameResult> results_;
};

}  // namespace

std::vector<std::string> Table::legal(Viewer who) const {
  std::vector<std::string> texts = moves(who);
  std::ranges::sort(texts);
  return texts;
}

std::expected<std::unique_ptr<Table>, Fault> make_table(std::string_view game,
                                                        const std::vector<Option>& options) {
  return with_options<std::unique_ptr<Table>>(game, options, [](auto rules, const auto& set) {
    return std::make_unique<TableOf<decltype(rules)>>(set);
  });
}

std::expected<std::unique_ptr<Table>, RecordFault> read_table(std::string_view record) {
  const auto text = read_record(record);
  if (!text) return std::unexpected(text.error());
  using Answer = std::expected<std::unique_ptr<Table>, RecordFault>;
  return with_game<Answer>(
      text->game,
      [&](auto rules) -> Answer {
        const auto match = replay<decltype(rules)>(*text);
        if (!match) return std::unexpected(match.error());
        return std::make_unique<TableOf<decltype(rules)>>(*match);
      },
      [] { return Answer(std::unexpected(RecordFault{{&record_reasons::other_game, {}, 5}, 1})); });
}

}  // namespace troika
