// Tables on this device. Whoever holds it holds the whole table (LocalDoor); the page sees to it
// that each person at it looks only from the own place.
#include <boost/json/parse.hpp>
#include <map>

#include "room/fairness.h"
#include "table/insight.h"
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

constexpr Reason no_such_table{"no-such-table", "there is no such table", "такого стола нет"};

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
json::array numbers(const List& list) {
  json::array out;
  for (const auto item : list) out.emplace_back(static_cast<int>(item));
  return out;
}

json::array texts(const std::vector<std::string>& list) {
  return json::array(list.begin(), list.end());
}

json::array events(const Table& table, Viewer who) {
  json::array out;
  for (const Happened& what : table.happened(who, Seq{0})) {
    json::object event;
    if (what.actor) {
      event["p"] = static_cast<unsigned>(*what.actor);
      event["s"] = what.seat;
    }
    if (what.move) event["m"] = *what.move;
    if (!what.shown.empty()) event["shown"] = what.shown;
    out.push_back(std::move(event));
  }
  return out;
}

json::array results(const Table& table) {
  json::array out;
  for (const Table::GameResult& game : table.results()) {
    json::array rows;
    for (std::size_t i = 0; i < game.players.size(); ++i)
      rows.push_back({{"p", static_cast<unsigned>(game.players[i])},
                      {"s", game.seats[i]},
                      {"points", game.points[i]},
                      {"won", static_cast<bool>(game.won[i])}});
    out.push_back(std::move(rows));
  }
  return out;
}

// Between games the last position is that of the game that has just ended.
void tell_position(json::object& out, const Table& table, Viewer who) {
  std::string line = table.position(who);
  const bool in_game = !line.empty();
  if (!in_game) line = table.finished_position(who);
  out["line"] = line;
  out["board"] = json::parse(in_game ? table.board(who) : table.finished_board(who));
  out["insight"] = nullptr;
  if (line.empty()) return;
  const std::string seat = who.player() ? table.seat_name(*who.player()) : std::string();
  if (auto insight = insight_json(table.game(), table.options(), line, seat))
    out["insight"] = *insight;
}

}  // namespace

// {game, options, seed} or {record, seed} → {table, players}
json::object open_table(const Question& question) {
  static std::uint32_t last = 0;
  Kept kept{nullptr, rng_from(question.text("seed")), nullptr};
  if (const std::string_view record = question.text("record"); !record.empty()) {
    auto table = read_table(record);
    if (!table) {
      json::object out = refusal(*table.error().fault.reason);
      out["line"] = table.error().line;
      return out;
    }
    kept.table = std::move(*table);
  } else {
    auto table = make_table(question.text("game"), question.options());
    if (!table) return refusal(*table.error().reason);
    kept.table = std::move(*table);
  }
  const std::size_t players = kept.table->players();
  tables().emplace(++last, std::move(kept));
  return {{"table", last}, {"players", players}};
}

json::object close_table(const Question& question) {
  tables().erase(question.number("table").value_or(0));
  return {};
}

// {table, viewer, at}
json::object state(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const Table& table = at(*kept, question.number("at"));
  const Viewer who = viewer(question);
  json::object out;
  out["game"] = plain(table.game());
  json::object options;
  for (const Option& option : table.options()) options[option.key] = option.value;
  out["options"] = std::move(options);
  out["you"] = who.player() ? json::value(static_cast<unsigned>(*who.player())) : json::value();
  json::array places, sides;
  for (std::size_t i = 0; i < table.players(); ++i) {
    places.emplace_back(table.seat_name(static_cast<Player>(i)));
    sides.emplace_back(table.side(static_cast<Player>(i)));
  }
  out["places"] = std::move(places);
  out["sides"] = std::move(sides);
  out["stage"] = table.is_over() ? "over" : "playing";
  out["chance"] = table.chance_acts();
  out["to_act"] = numbers(table.to_act());
  out["legal"] = texts(table.legal(who));
  tell_position(out, table, who);
  out["events"] = events(table, who);
  out["results"] = results(table);
  out["games_won"] = numbers(table.games_won());
  out["winners"] = numbers(table.winners());
  return out;
}

// {table, viewer, move}: a move of that player, or without a viewer chance acts. With "try" nothing
// changes, and the answer says why the move could not be made.
json::object play(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  Table& table = *kept->table;
  if (!question.number("viewer")) {
    table.let_chance_act(kept->rng);
    return {};
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
  return {};
}

// {table, people}: back to before the last move of one of these players. {"done":false} if
// something has come to light since.
json::object undo(const Question& question) {
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
    return {{"done", true}};
  }
  return {{"done", false}};
}

// {table, viewer, at}: all that a bot in this place may be told (`think`).
json::object story(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  const Table& table = at(*kept, question.number("at"));
  const Viewer who = viewer(question);
  json::array steps;
  for (const Lived& lived : table.story(who, Seq{0})) {
    json::array step{lived.actor, lived.move ? json::value(*lived.move) : json::value(),
                     lived.shown, lived.seat, lived.position};
    steps.push_back(std::move(step));
  }
  return {{"story", std::move(steps)}, {"legal", texts(table.legal(who))}};
}

json::object record(const Question& question) {
  Kept* const kept = page::kept(question);
  if (kept == nullptr) return refusal(no_such_table);
  return {{"record", kept->table->record()}};
}

}  // namespace troika::page
