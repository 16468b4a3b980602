// Tables on this device. Whoever holds it holds the whole table (LocalDoor); the page sees to it
// that each person at it looks only from their own place.
#include <map>

#include "room/fairness.h"
#include "table/table.h"
#include "wasm/question.h"

namespace troika::page {
namespace {

// A table, and the same match at an earlier moment for whoever looks back.
struct Kept {
  std::unique_ptr<Table> table;
  Rng rng;
  std::unique_ptr<Table> past;
};

std::map<std::uint32_t, Kept>& tables() {
  static std::map<std::uint32_t, Kept> all;
  return all;
}

constexpr Reason no_such_table{"table-not-open", "there is no such table"};

Kept* kept(const Question& question) {
  const auto found = tables().find(question.number("table").value_or(0));
  return found != tables().end() ? &found->second : nullptr;
}

Viewer viewer(const Question& question) {
  const auto player = question.number("viewer");
  return player ? LocalDoor::player(static_cast<Player>(*player)) : LocalDoor::spectator();
}

Rng rng_from(std::string_view seed) {
  const auto digest = room::read_hex(seed);
  if (!digest) return Rng(0);
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < digest->size(); ++i)
    words[i / 8] |= std::uint64_t{(*digest)[i]} << 8 * (i % 8);
  return Rng(words);
}

std::uint32_t count(Seq seq) { return static_cast<std::uint32_t>(seq); }

// The match as it was after the first `events`. Going on from where it was last looked at is the
// usual thing, since people and analyses go forward.
const Table& at(Kept& kept, std::optional<std::uint32_t> events) {
  const Table& whole = *kept.table;
  if (!events || *events >= count(whole.seq())) return whole;
  if (!kept.past || count(kept.past->seq()) > *events)
    kept.past = *make_table(whole.game(), whole.options());
  Table& past = *kept.past;
  const auto moves = whole.moves_since(past.seq());
  const auto happened = whole.happened(LocalDoor::spectator(), past.seq());
  for (std::size_t i = 0; count(past.seq()) < *events; ++i) {
    if (happened[i].actor)
      (void)past.play(LocalDoor::player(*happened[i].actor), past.seq(), moves[i]);
    else
      (void)past.play_chance(moves[i]);
  }
  return past;
}

template <class List>
void tell_numbers(JsonText& out, std::string_view key, const List& list) {
  out.key(key).open('[');
  for (const auto item : list) out.value(static_cast<int>(item));
  out.close(']');
}

void tell_events(JsonText& out, const Table& table, Viewer who) {
  out.key("events").open('[');
  for (const Happened& what : table.happened(who, Seq{0})) {
    out.open('{');
    if (what.actor)
      out.key("p").value(static_cast<unsigned>(*what.actor)).key("s").value(what.seat);
    if (what.move) out.key("m").value(*what.move);
    if (!what.shown.empty()) out.key("shown").value(what.shown);
    out.close('}');
  }
  out.close(']');
}

std::string insight_of(const Table& table, Viewer who) {
  const std::string line = table.position(who);
  const auto rules = rulebook_of(table.game(), table.options());
  if (line.empty() || !rules) return "null";
  const std::string seat = who.player() ? table.seat_name(*who.player()) : std::string();
  return (*rules)->insight(line, seat, language).value_or("null");
}

void tell_results(JsonText& out, const Table& table) {
  out.key("results").open('[');
  for (const Table::GameResult& game : table.results()) {
    out.open('[');
    for (std::size_t i = 0; i < game.players.size(); ++i) {
      out.open('{').key("p").value(static_cast<unsigned>(game.players[i]));
      out.key("s").value(game.seats[i]).key("points").value(game.points[i]);
      out.key("won").value(static_cast<bool>(game.won[i])).close('}');
    }
    out.close(']');
  }
  out.close(']');
}

}  // namespace

// {game, options, seed} or {record, seed} → {table, players}
std::string open_table(const Question& question) {
  static std::uint32_t last = 0;
  Kept kept{nullptr, rng_from(question.text("seed")), nullptr};
  if (const std::string_view record = question.text("record"); !record.empty()) {
    auto table = read_table(record);
    if (!table) return refusal(*table.error().fault.reason, table.error().line);
    kept.table = std::move(*table);
  } else {
    auto table = make_table(question.text("game"), question.options());
    if (!table) return refusal(*table.error().reason);
    kept.table = std::move(*table);
  }
  const std::size_t players = kept.table->players();
  tables().emplace(++last, std::move(kept));
  JsonText out;
  out.open('{').key("table").value(last).key("players").value(players);
  return std::move(out.close('}')).take();
}

std::string close_table(const Question& question) {
  tables().erase(question.number("table").value_or(0));
  return "{}";
}

// {table, viewer, at}
std::string state(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const Table& table = at(*kept, question.number("at"));
  const Viewer who = viewer(question);
  JsonText out(8192);
  out.open('{').key("game").value(table.game()).key("options").open('{');
  for (const Option& option : table.options()) out.key(option.key).value(option.value);
  out.close('}').key("you");
  if (who.player())
    out.value(static_cast<unsigned>(*who.player()));
  else
    out.null();
  out.key("places").open('[');
  for (std::size_t i = 0; i < table.players(); ++i)
    out.value(table.seat_name(static_cast<Player>(i)));
  out.close(']').key("sides").open('[');
  for (std::size_t i = 0; i < table.players(); ++i) out.value(table.side(static_cast<Player>(i)));
  out.close(']').key("stage").value(table.is_over() ? "over" : "playing");
  out.key("chance").value(table.chance_acts());
  tell_numbers(out, "to_act", table.to_act());
  out.key("legal").value(table.legal(who)).key("line").value(table.position(who));
  out.key("board").raw(table.board(who)).key("insight").raw(insight_of(table, who));
  tell_events(out, table, who);
  tell_results(out, table);
  tell_numbers(out, "games_won", table.games_won());
  tell_numbers(out, "winners", table.winners());
  return std::move(out.close('}')).take();
}

// {table, viewer, at, since} → {view, board, insight, legal, turn, did}: the same as `look` for a
// table here, also between games; and for each event from `since` on what it did, null if nothing.
std::string look_at_table(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const Table& table = at(*kept, question.number("at"));
  const Viewer who = viewer(question);
  JsonText out(8192);
  out.open('{').key("view").value(table.view_text(who));
  table.write_look(out, who, language);
  out.key("did").open('[');
  for (const Happened& what : table.happened(who, Seq{question.number("since").value_or(0)})) {
    if (what.facts.empty())
      out.null();
    else
      out.open('{').raw(what.facts).close('}');
  }
  return std::move(out.close(']').close('}')).take();
}

// {table, viewer, move}: a move of that player, or without a viewer chance acts. With "try" nothing
// changes, and the answer says why the move could not be made.
std::string play(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  Table& table = *kept->table;
  if (!question.number("viewer")) {
    table.let_chance_act(kept->rng);
    return "{}";
  }
  const Viewer who = viewer(question);
  std::unique_ptr<Table> copy;
  if (question.number("try").value_or(0) != 0) {
    auto read = read_table(table.record());
    if (!read) return refusal(*read.error().fault.reason);
    copy = std::move(*read);
  }
  Table& where = copy != nullptr ? *copy : table;
  if (const auto done = where.play(who, where.seq(), question.text("move")); !done)
    return refusal(*done.error().reason);
  return "{}";
}

// {table, people}: back to before the last move of one of these players. {"done":false} if
// something has come to light since.
std::string undo(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  Table& table = *kept->table;
  const auto happened = table.happened(LocalDoor::spectator(), Seq{0});
  const json::array& people = question.list("people");
  for (std::size_t i = happened.size(); i-- > 0;) {
    if (!happened[i].actor) break;
    const json::value actor(static_cast<std::int64_t>(*happened[i].actor));
    if (std::find(people.begin(), people.end(), actor) == people.end()) continue;
    const Seq to{static_cast<std::uint32_t>(i)};
    if (!table.can_go_back(to)) break;
    if (question.number("try").value_or(0) == 0) {
      table.go_back(to);
      kept->past.reset();
    }
    return one("done", "true");
  }
  return one("done", "false");
}

// {table, viewer, at}: all that a bot in this place may be told (`think`).
std::string story(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const Table& table = at(*kept, question.number("at"));
  const Viewer who = viewer(question);
  JsonText out(8192);
  out.open('{').key("story").open('[');
  for (const Lived& lived : table.story(who, Seq{0})) {
    out.open('[').value(lived.actor).value(lived.move).value(lived.shown);
    out.value(lived.seat).value(lived.position).close(']');
  }
  return std::move(out.close(']').key("legal").value(table.legal(who)).close('}')).take();
}

std::string record(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const std::string text = kept->table->record();
  return std::move(JsonText(text.size() + 64).open('{').key("record").value(text).close('}'))
      .take();
}

}  // namespace troika::page
