#include "room/tell.h"

#include <algorithm>

#include "room/rights.h"

namespace troika::room {
namespace {

constexpr std::string_view stages[] = {"open", "playing", "over"};

unsigned number(Player p) { return static_cast<unsigned>(p); }
std::string_view text_of(Stage stage) { return stages[static_cast<std::size_t>(stage)]; }

template <class List>
void tell_players(JsonText& out, std::string_view key, const List& players) {
  out.key(key).open('[');
  for (const Player p : players) out.value(number(p));
  out.close(']');
}

// Those for whom it holds.
template <class Holds>
void tell_those(JsonText& out, std::string_view key, const State& state, Holds holds) {
  out.key(key).open('[');
  for (const Player p : state.seats.all())
    if (holds(p)) out.value(number(p));
  out.close(']');
}

void tell_you(JsonText& out, Viewer who) {
  out.key("you");
  if (who.player())
    out.value(number(*who.player()));
  else
    out.null();
}

// What never changes.
void tell_table(JsonText& out, const State& state) {
  const Settings& settings = state.settings;
  out.key("game").value(settings.game).key("options").open('{');
  for (const Option& option : state.table->options()) out.key(option.key).value(option.value);
  out.close('}');
  out.key("clock").open('{');
  write_json(out, settings.clock);
  out.close('}').key("absent").value(room::text_of(settings.absent));
  out.key("patience").value(state.around.patience.count());
  out.key("bot_level").value(settings.bot_level).key("listed").value(settings.listed);
}

void tell_seats(JsonText& out, const State& state) {
  constexpr std::string_view wishes[] = {"person", "bot", "open"};
  out.key("seats").open('[');
  for (const Player p : state.seats.all()) {
    const Chair& chair = state.seats[p];
    const Wish& wish = state.settings.seats[static_cast<std::size_t>(p)];
    out.open('{').key("for").value(wishes[static_cast<std::size_t>(wish.whom)]);
    if (const std::string side = state.table->side(p); !side.empty()) out.key("side").value(side);
    if (!chair.guest.empty()) out.key("name").value(chair.name);
    if (chair.bot) out.key("bot").value(*chair.bot);
    out.close('}');
  }
  out.close(']');
}

void tell_clocks(JsonText& out, const State& state, Time now) {
  out.key("here").open('[');
  for (const Player p : state.seats.all()) out.value(state.presence.is_here(p));
  out.close(']');
  if (state.settings.clock.kind == TimeControl::Kind::none) return;
  out.key("left").open('[');
  for (const Player p : state.seats.all()) out.value(state.clocks.left(p, now)->count());
  out.close(']');
  tell_those(out, "running", state, [&](Player p) { return state.clocks.runs(p); });
}

void tell_consent(JsonText& out, std::string_view key, const State& state,
                  const std::optional<Consent>& consent) {
  if (!consent) return;
  out.key(key).open('{').key("by").value(number(consent->by()));
  tell_those(out, "agreed", state, [&](Player p) { return consent->has_agreed(p); });
  out.close('}');
}

// The buttons.
void tell_rights(JsonText& out, const State& state, Viewer who, std::string_view guest, Time now) {
  out.key("may").open('[');
  const auto tell = [&](std::string_view what, const Reason* why_not) {
    if (why_not == nullptr) out.value(what);
  };
  tell("sit", why_no_seat(state, guest));
  tell("start", why_no_start(state, guest));
  const auto place = who.player();
  if (place) {
    tell("leave", why_no_leave(state, *place));
    tell("return", why_no_return(state, *place));
    tell("ask-takeback", why_no_takeback(state, *place));
    if (state.takeback) tell("answer-takeback", why_no_answer(state, *place));
    tell("rematch", why_no_rematch(state, *place));
  }
  out.close(']');
  if (!place || state.stage() != Stage::playing) return;
  std::vector<Player> bots, claims;
  for (const Player other : state.seats.all()) {
    if (why_not_absent(state, *place, other, now) == nullptr) bots.push_back(other);
    if (why_no_claim(state, *place, other, now) == nullptr) claims.push_back(other);
  }
  if (!bots.empty()) tell_players(out, "may_call_bot", bots);
  if (!claims.empty()) tell_players(out, "may_claim", claims);
}

// What changes with every entry, and what changes by itself.
void tell_progress(JsonText& out, const State& state, Viewer who, std::string_view guest,
                   Time now) {
  const Table& table = *state.table;
  out.key("now").value(static_cast<std::int64_t>(now)).key("stage").value(text_of(state.stage()));
  if (state.started) {
    out.key("line").value(table.position(who));
    out.key("places").open('[');
    for (const Player p : state.seats.all()) out.value(table.seat_name(p));
    out.close(']');
    tell_those(out, "to_act", state, [&](Player p) { return state.seats[p].acting; });
    if (who.player() && state.seats[*who.player()].acting &&
        state.seats[*who.player()].has_person()) {
      out.key("legal").open('[');
      for (const std::string& move : table.moves(who)) out.value(move);
      out.close(']');
    }
  }
  tell_clocks(out, state, now);
  tell_consent(out, "takeback", state, state.takeback);
  tell_consent(out, "rematch", state, state.again.consent);
  if (!state.again.match.empty()) out.key("next_match").value(state.again.match);
  tell_rights(out, state, who, guest, now);
}

// {"p":0,"s":"A","m":"R!","shown":"B=R"}; chance has no player, and of what is hidden there is no
// move. A move that is told to some only comes with its seal.
void tell_events(JsonText& out, const State& state, Viewer who, std::uint32_t from) {
  out.key("from").value(from).key("events").open('[');
  const auto& seals = state.deals.seals();
  auto seal = std::ranges::lower_bound(seals, from + 1, {}, &Seal::event);
  for (const Happened& what : state.table->happened(who, Seq{from})) {
    out.open('{');
    if (what.actor) out.key("p").value(number(*what.actor)).key("s").value(what.seat);
    if (what.move) out.key("m").value(*what.move);
    if (!what.shown.empty()) out.key("shown").value(what.shown);
    if (seal != seals.end() && Seq{seal->event} == what.seq) out.key("seal").value((seal++)->seal);
    out.close('}');
  }
  out.close(']');
}

void tell_results(JsonText& out, const State& state) {
  out.key("results").open('[');
  for (const Table::GameResult& game : state.table->results()) {
    out.open('[');
    for (std::size_t i = 0; i < game.players.size(); ++i) {
      out.open('{').key("p").value(number(game.players[i])).key("s").value(game.seats[i]);
      out.key("points").value(game.points[i]).key("won").value(static_cast<bool>(game.won[i]));
      out.close('}');
    }
    out.close(']');
  }
  out.close(']').key("games_won").open('[');
  for (const int games : state.table->games_won()) out.value(games);
  out.close(']');
  if (state.stage() != Stage::over) return;
  tell_players(out, "winners", state.winners());
  if (state.claimed) {
    out.key("claimed").open('{').key("by").value(number(state.claimed->by));
    out.key("against").value(number(state.claimed->against)).close('}');
  }
}

// The seed is opened at the end; what the seats add is known when nobody can add any more. Before
// anybody is asked what to add to a rematch, its seed is fixed, too.
void tell_fairness(JsonText& out, const State& state) {
  const bool is_over = state.stage() == Stage::over;
  out.key("fair").open('{').key("commitment").value(state.deals.commitment());
  if (state.started) {
    out.key("entropy").open('[');
    for (const Player p : state.seats.all()) out.value(state.seats[p].entropy);
    out.close(']');
  }
  if (is_over) out.key("seed").value(hex(state.deals.seed().bytes));
  if (is_over && state.deals.next()) {
    out.key("next").open('{').key("match").value(state.deals.next()->match);
    out.key("commitment").value(state.deals.next_commitment()).close('}');
  }
  out.close('}');
}

}  // namespace

void tell_state(JsonText& out, const State& state, std::string_view guest, Time now) {
  const Viewer who = state.viewer(guest);
  out.key("match").value(state.match).key("seq").value(state.seq());
  tell_you(out, who);
  out.key("host").value(state.is_host(guest));
  tell_table(out, state);
  tell_seats(out, state);
  tell_progress(out, state, who, guest, now);
  if (state.started) {
    out.key("board").raw(state.table->board(who));
    tell_events(out, state, who, 0);
    tell_results(out, state);
  }
  tell_fairness(out, state);
}

// The guest keeps the first `from` events it knew of and adds `events`: so a takeback needs no
// message of its own.
void tell_news(JsonText& out, const State& state, std::string_view guest, std::uint32_t since,
               Time now) {
  const Viewer who = state.viewer(guest);
  const std::uint32_t known = std::min(since, state.seq());
  const Journal::Change change = state.journal.since(known);
  out.key("match").value(state.match).key("seq").value(state.seq()).key("since").value(known);
  tell_progress(out, state, who, guest, now);
  if (state.started) tell_events(out, state, who, change.from);
  if (change.seats) {
    tell_you(out, who);
    tell_seats(out, state);
  }
  const bool over = state.stage() == Stage::over;
  if (state.started && (change.seats || change.results || over)) tell_results(out, state);
  if (change.seats || over) tell_fairness(out, state);
}

std::string summary(const State& state) {
  JsonText out;
  out.open('{');
  tell_table(out, state);
  tell_seats(out, state);
  out.key("stage").value(text_of(state.stage()));
  if (state.stage() == Stage::over) tell_players(out, "winners", state.winners());
  return std::move(out.close('}')).take();
}

}  // namespace troika::room
