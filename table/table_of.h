#pragma once

#include <algorithm>

#include "core/view.h"
#include "table/look.h"
#include "table/situation.h"
#include "table/table.h"

namespace troika {

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
  std::string side(Player p) const override { return G::side(match_.options(), p); }
  const Reason* advice() const override { return G::advice(match_.options()); }

  std::expected<Seq, Fault> play(Viewer by, Seq expected, std::string_view text) override {
    if (!by.player() || static_cast<std::size_t>(*by.player()) >= players())
      return fault(table_reasons::no_seat);
    if (match_.is_over()) return fault(table_reasons::over);
    if (expected != seq()) return fault(table_reasons::stale);
    const Turn turn = match_.turn();
    if (turn.is_chance()) return fault(table_reasons::wait);
    const Seat seat = seat_of(*by.player());
    if (!turn.has(seat)) return fault(table_reasons::not_your_turn);
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
    if (!match_.turn().is_chance()) return fault(table_reasons::no_chance);
    const auto move = match_.parse(text);
    if (!move) return std::unexpected(move.error());
    if (!match_.is_possible_chance(*move)) return fault(table_reasons::no_chance);
    record_event(std::nullopt, *move);
    return seq();
  }

  std::string sample_chance(Rng& rng) const override { return match_.format(match_.sample(rng)); }

  bool can_go_back(Seq to) const override {
    return to < seq() && std::all_of(
                             log_.begin() + static_cast<std::ptrdiff_t>(to), log_.end(),
                             [](const Logged& logged) { return !logged.is_final; });
  }
  void go_back(Seq to) override {
    assert(can_go_back(to));
    auto events = match_.events();
    const std::size_t steps = events.size() - static_cast<std::size_t>(to);
    events.resize(static_cast<std::size_t>(to));
    match_ = Match<G>(match_.options());
    log_.clear();
    results_.clear();
    auto followers = std::move(followers_);
    followers_.clear();
    for (const Event<G>& event : events) record_event(event.actor, event.move);
    followers_ = std::move(followers);
    for (auto& follower : followers_)
      if (follower) follower->back_by(match_, steps);
    replayed_ += events.size();
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

  std::string view_text(Viewer who) const override {
    const Truth<G>* const truth = match_.game();
    if (truth == nullptr) return {};
    const auto seat = seat_of(who);
    return seat ? write_view<G>(truth->seen_by(*seat)) : write_spectators_view<G>(truth->open());
  }

  void write_look(JsonText& out, Viewer who, Language language) const override {
    const Truth<G>* const truth = match_.game();
    const auto seat = seat_of(who);
    if (truth == nullptr)
      out.key("board").null().key("insight").null();
    else if (seat)
      write_sight<G>(out, truth->seen_by(*seat), language);
    else
      write_sight<G>(out, truth->open(), language);
    out.key("legal");
    if (seat && match_.in_game()) {
      write_legal<G>(out, truth->seen_by(*seat));
    } else {
      out.open('[');
      for (const std::string& text : legal(who)) {
        G::write_decision(out.open('{').key("text").value(text), text);
        out.close('}');
      }
      out.close(']');
    }
    out.key("turn").value(match_.events().size());
  }

  std::vector<Happened> happened(Viewer who, Seq since) const override {
    std::vector<Happened> list;
    for (std::size_t i = static_cast<std::size_t>(since); i < log_.size(); ++i) {
      const Logged& logged = log_[i];
      Happened what{static_cast<Seq>(i + 1), logged.actor, logged.seat,
                    logged.told_to_others,   logged.shown, logged.facts};
      if (who.player() && (logged.told_all >> static_cast<unsigned>(*who.player()) & 1U) != 0)
        what.move = logged.text;
      list.push_back(std::move(what));
    }
    return list;
  }

  std::vector<Lived> story(Viewer who, Seq since) const override {
    if (!seat_of(who)) return {};
    const std::vector<Lived>& story = follower(*who.player()).story();
    const auto known = static_cast<std::ptrdiff_t>(since);
    return {story.begin() + (known == 0 ? 0 : known + 1), story.end()};
  }

  bool is_secret(Seq event) const override {
    const Logged& logged = log_[static_cast<std::size_t>(event) - 1];
    return logged.actor && logged.told_to_others != logged.text;
  }

  std::unique_ptr<Situation> situation(Viewer who) const override {
    if (!seat_of(who)) return nullptr;
    auto situation = std::make_unique<SituationOf<G>>();
    if (match_.in_game()) {
      situation->seen.emplace(follower(*who.player()).seen());
      return situation;
    }
    MoveList<G> list;
    match_.moves(list);
    for (const auto move : list) situation->decisions.push_back(match_.format(move));
    return situation;
  }
  std::uint64_t events_replayed() const override { return replayed_; }

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
    std::string facts;
    unsigned told_all = 0;  // a bit per player
    bool is_final = false;  // cannot be taken back
  };

  Seat seat_of(Player p) const { return seat_of_player(match_, p); }
  std::optional<Seat> seat_of(Viewer who) const {
    if (!who.player() || static_cast<std::size_t>(*who.player()) >= players()) return std::nullopt;
    return seat_of(*who.player());
  }

  static std::string line(const Truth<G>& truth, std::optional<Seat> seat) {
    return seat ? G::write_position(truth.seen_by(*seat)) : G::write_position(truth.open());
  }

  static std::string board_of(const Truth<G>* truth, std::optional<Seat> seat) {
    if (truth == nullptr) return "null";
    return seat ? board_json<G>(truth->seen_by(*seat)) : board_json<G>(truth->open());
  }

  // Whoever is asked about is followed from then on.
  const Follower<G>& follower(Player player) const {
    followers_.resize(players());
    auto& follower = followers_[static_cast<std::size_t>(player)];
    if (!follower) {
      follower.emplace(match_, player);
      replayed_ += match_.events().size();
    }
    return *follower;
  }

  void record_event(std::optional<Seat> actor, typename G::Move move) {
    Logged logged;
    logged.text = match_.format(move);
    if (actor) {
      logged.actor = match_.series().player_at(*actor);
      logged.seat = G::seat_name(*actor);
    }
    logged.is_final = !actor || !match_.in_game() || G::is_final(match_.game()->open(), move);
    const Step<G> step = play_step(match_, actor, move);
    for (std::size_t p = 0; p < players(); ++p)
      if (step.glimpse(step.seat_of(static_cast<Player>(p))) == move) logged.told_all |= 1U << p;
    if (const auto told = step.glimpse(std::nullopt))
      logged.told_to_others = *told == move ? logged.text : G::format(*step.before, *told);
    if (step.before) {
      logged.shown = G::shown(move, step.after(match_));
      JsonText facts(64);
      G::write_facts(facts, *step.before, move, step.after(match_));
      logged.facts = std::move(facts).take();
    }
    if (step.ended) {
      logged.is_final = true;
      count_result(step);
    }
    log_.push_back(std::move(logged));
    for (auto& follower : followers_)
      if (follower) follower->lived(match_, step);
  }

  void count_result(const Step<G>& step) {
    const auto& outcome = match_.results().back();
    GameResult result;
    result.players.resize(players());
    for (std::size_t p = 0; p < players(); ++p)
      result.players[index(step.seat_of(static_cast<Player>(p)))] = static_cast<Player>(p);
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
  mutable std::vector<std::optional<Follower<G>>> followers_;  // by player
  mutable std::uint64_t replayed_ = 0;
};

}  // namespace troika
