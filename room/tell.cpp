// What is told: JSON of exactly what a guest may know. Whatever depends on the game comes from the
// table and goes through the guest's own place.

#include <algorithm>

#include "room/room.h"

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

}  // namespace

std::string Room::state(std::string_view guest, Time now) const {
  const Viewer who = viewer(guest);
  JsonText out(4096);
  out.open('{').key("match").value(match_).key("seq").value(seq());
  tell_you(out, who);
  out.key("host").value(is_host(guest));
  tell_table(out);
  tell_seats(out);
  tell_progress(out, who, guest, now);
  if (started_) {
    out.key("board").raw(table_->board(who));
    tell_events(out, who, 0);
    tell_results(out);
  }
  tell_fairness(out);
  return std::move(out.close('}')).take();
}

// The guest keeps the first `from` events it knew of and adds `events`: so a takeback needs no
// message of its own.
std::string Room::news(std::string_view guest, std::uint32_t since, Time now) const {
  JsonText out(1024);
  out.open('{');
  tell_news(out, guest, since, now);
  return std::move(out.close('}')).take();
}

void Room::tell_news(JsonText& out, std::string_view guest, std::uint32_t since, Time now) const {
  const Viewer who = viewer(guest);
  const std::size_t known = std::min<std::size_t>(since, entries_.size());
  std::uint32_t from = known == 0 ? 0 : entries_[known - 1].events;
  bool seats = false;
  for (std::size_t i = known; i < entries_.size(); ++i) {
    from = std::min(from, entries_[i].events);
    seats |= entries_[i].seats;
  }
  out.key("match").value(match_).key("seq").value(seq()).key("since").value(known);
  tell_progress(out, who, guest, now);
  if (started_) tell_events(out, who, from);
  if (seats) {
    tell_you(out, who);
    tell_seats(out);
  }
  const bool over = stage() == Stage::over;
  const bool game_ended = known > 0 && entries_[known - 1].results != entries_.back().results;
  if (started_ && (seats || game_ended || over)) tell_results(out);
  if (seats || over) tell_fairness(out);
}

Listing Room::listing() const {
  JsonText out;
  out.open('{');
  tell_table(out);
  tell_seats(out);
  out.key("stage").value(text_of(stage()));
  if (stage() == Stage::over) tell_players(out, "winners", winners());
  Listing listing{settings_.game, stage(), settings_.listed, std::move(out.close('}')).take(),
                  once_here_};
  for (const Chair& chair : chairs_)
    if (!chair.guest.empty()) listing.guests.push_back(chair.guest);
  std::ranges::sort(listing.guests);
  listing.guests.erase(std::unique(listing.guests.begin(), listing.guests.end()),
                       listing.guests.end());
  return listing;
}

void Room::tell_you(JsonText& out, Viewer who) {
  out.key("you");
  if (who.player())
    out.value(number(*who.player()));
  else
    out.null();
}

// What never changes.
void Room::tell_table(JsonText& out) const {
  out.key("game").value(settings_.game).key("options").open('{');
  for (const Option& option : table_->options()) out.key(option.key).value(option.value);
  out.close('}');
  out.key("clock").open('{');
  write_json(out, settings_.clock);
  out.close('}').key("absent").value(room::text_of(settings_.absent));
  out.key("patience").value(around_.patience.count());
  out.key("bot_level").value(settings_.bot_level).key("listed").value(settings_.listed);
}

void Room::tell_seats(JsonText& out) const {
  constexpr std::string_view wishes[] = {"person", "bot", "open"};
  out.key("seats").open('[');
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    out.open('{').key("for").value(wishes[static_cast<std::size_t>(settings_.seats[i].whom)]);
    if (const std::string side = table_->side(static_cast<Player>(i)); !side.empty())
      out.key("side").value(side);
    if (!chair.guest.empty()) out.key("name").value(chair.name);
    if (chair.bot) out.key("bot").value(*chair.bot);
    out.close('}');
  }
  out.close(']');
}

// What changes with every entry, and what changes by itself.
void Room::tell_progress(JsonText& out, Viewer who, std::string_view guest, Time now) const {
  out.key("now").value(static_cast<std::int64_t>(now)).key("stage").value(text_of(stage()));
  if (started_) {
    out.key("line").value(table_->position(who));
    out.key("places").open('[');
    for (std::size_t i = 0; i < chairs_.size(); ++i)
      out.value(table_->seat_name(static_cast<Player>(i)));
    out.close(']');
    out.key("to_act").open('[');
    for (std::size_t i = 0; i < chairs_.size(); ++i)
      if (chairs_[i].acting) out.value(i);
    out.close(']');
    if (who.player() && chair(*who.player()).acting && chair(*who.player()).has_person()) {
      out.key("legal").open('[');
      for (const std::string& move : table_->moves(who)) out.value(move);
      out.close(']');
    }
  }
  tell_clocks(out, now);
  for (const auto& [key, consent] :
       {std::pair("takeback", &takeback_), std::pair("rematch", &rematch_)}) {
    if (!*consent) continue;
    out.key(key).open('{').key("by").value(number((*consent)->by())).key("agreed").open('[');
    for (std::size_t i = 0; i < chairs_.size(); ++i)
      if ((*consent)->has_agreed(static_cast<Player>(i))) out.value(i);
    out.close(']').close('}');
  }
  if (!rematch_match_.empty()) out.key("next_match").value(rematch_match_);
  tell_rights(out, who, guest, now);
}

void Room::tell_clocks(JsonText& out, Time now) const {
  out.key("here").open('[');
  for (const Chair& chair : chairs_) out.value(chair.here);
  out.close(']');
  if (settings_.clock.kind == TimeControl::Kind::none) return;
  out.key("left").open('[');
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    out.value(clocks_.left(static_cast<Player>(i), now)->count());
  out.close(']').key("running").open('[');
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (clocks_.runs(static_cast<Player>(i))) out.value(i);
  out.close(']');
}

// The buttons.
void Room::tell_rights(JsonText& out, Viewer who, std::string_view guest, Time now) const {
  out.key("may").open('[');
  const auto tell = [&](std::string_view what, const Reason* why_not) {
    if (why_not == nullptr) out.value(what);
  };
  tell("sit", why_no_seat(guest));
  tell("start", why_no_start(guest));
  const auto place = who.player();
  if (place) {
    if (!started_ || why_no_play(*place) == nullptr) out.value("leave");
    tell("return", why_no_return(*place));
    tell("ask-takeback", why_no_takeback(*place));
    if (takeback_) tell("answer-takeback", why_no_answer(*place));
    tell("rematch", why_no_rematch(*place));
  }
  out.close(']');
  if (!place || stage() != Stage::playing) return;
  std::vector<Player> bots, claims;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const auto other = static_cast<Player>(i);
    if (why_not_absent(*place, other, now) == nullptr) bots.push_back(other);
    if (why_no_claim(*place, other, now) == nullptr) claims.push_back(other);
  }
  if (!bots.empty()) tell_players(out, "may_call_bot", bots);
  if (!claims.empty()) tell_players(out, "may_claim", claims);
}

// {"p":0,"s":"A","m":"R!","shown":"B=R"}; chance has no player, and of what is hidden there is no
// move. A move that is told to some only comes with its seal.
void Room::tell_events(JsonText& out, Viewer who, std::uint32_t from) const {
  out.key("from").value(from).key("events").open('[');
  auto seal = std::ranges::lower_bound(seals_, from + 1, {}, &Seal::event);
  for (const Happened& what : table_->happened(who, Seq{from})) {
    out.open('{');
    if (what.actor) out.key("p").value(number(*what.actor)).key("s").value(what.seat);
    if (what.move) out.key("m").value(*what.move);
    if (!what.shown.empty()) out.key("shown").value(what.shown);
    if (seal != seals_.end() && Seq{seal->event} == what.seq) out.key("seal").value((seal++)->seal);
    out.close('}');
  }
  out.close(']');
}

void Room::tell_results(JsonText& out) const {
  out.key("results").open('[');
  for (const Table::GameResult& game : table_->results()) {
    out.open('[');
    for (std::size_t i = 0; i < game.players.size(); ++i) {
      out.open('{').key("p").value(number(game.players[i])).key("s").value(game.seats[i]);
      out.key("points").value(game.points[i]).key("won").value(static_cast<bool>(game.won[i]));
      out.close('}');
    }
    out.close(']');
  }
  out.close(']').key("games_won").open('[');
  for (const int games : table_->games_won()) out.value(games);
  out.close(']');
  if (stage() != Stage::over) return;
  tell_players(out, "winners", winners());
  if (claimed_) {
    out.key("claimed").open('{').key("by").value(number(claimed_->by));
    out.key("against").value(number(claimed_->against)).close('}');
  }
}

std::vector<Player> Room::winners() const {
  if (!claimed_) return table_->winners();
  std::vector<Player> list;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (!same_side(static_cast<Player>(i), claimed_->against))
      list.push_back(static_cast<Player>(i));
  return list;
}

// The seed is opened at the end; what the seats add is known when nobody can add any more.
void Room::tell_fairness(JsonText& out) const {
  out.key("fair").open('{').key("commitment").value(commitment(around_.hash, seed_));
  if (started_) {
    out.key("entropy").open('[');
    for (const Chair& chair : chairs_) out.value(chair.entropy);
    out.close(']');
  }
  if (stage() == Stage::over) out.key("seed").value(hex(seed_.bytes));
  out.close('}');
}

}  // namespace troika::room
