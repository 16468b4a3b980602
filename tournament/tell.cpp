// What a tournament says of itself, as JSON and for spreadsheets. The seeds of rounds that are
// still played and the guests' ids stay inside.

#include <algorithm>
#include <cstdio>

#include "tournament/tournament.h"

namespace troika::tournament {
namespace {

constexpr std::string_view stages[] = {"open", "playing", "paused", "over"};

double value_of(const Merit& merit, int count) {
  return static_cast<double>(count) / static_cast<double>(merit.unit);
}

void tell_tally(JsonText& out, std::span<const Merit> merits, const Tally& tally) {
  out.open('[');
  for (std::size_t i = 0; i < merits.size(); ++i) {
    if (tally[i] % merits[i].unit == 0)
      out.value(tally[i] / merits[i].unit);
    else
      out.value(value_of(merits[i], tally[i]));
  }
  out.close(']');
}

void tell_entrants(JsonText& out, const State& state) {
  out.key("entrants").open('[');
  for (const Entrant& entrant : state.entrants) {
    out.open('{').key("name").value(entrant.name);
    if (!entrant.members.empty()) out.key("members").value(entrant.members);
    if (entrant.bot > 0) out.key("bot").value(entrant.bot);
    if (!entrant.in) out.key("out").value(true);
    out.close('}');
  }
  out.close(']');
}

void tell_tables(JsonText& out, const State& state) {
  out.key("tables").open('[');
  for (const Seated& table : state.tables) {
    out.open('{');
    if (table.round > 0) out.key("round").value(table.round);
    out.key("entrants").value(table.entrants);
    if (!table.forfeits.empty()) out.key("forfeits").value(table.forfeits);
    if (is_annulled(state, table)) out.key("annulled").value(true);
    if (table.corrected) out.key("corrected").value(true);
    if (table.is_done()) {
      out.key("tallies").open('[');
      for (std::size_t seat = 0; seat < table.entrants.size(); ++seat)
        tell_tally(out, state.ranking->merits(), tally_of(state, table, seat).value_or(Tally{}));
      out.close(']');
    }
    out.close('}');
  }
  out.close(']');
}

void tell_rounds(JsonText& out, const State& state) {
  out.key("rounds").open('[');
  for (std::size_t i = 0; i < state.made.size(); ++i) {
    out.open('{').key("resting").value(state.made[i].resting);
    if (!state.commitments[i].empty()) out.key("commitment").value(state.commitments[i]);
    if (state.opened[i]) out.key("seed").value(room::hex(state.opened[i]->bytes));
    out.close('}');
  }
  out.close(']');
}

void tell_standings(JsonText& out, const State& state) {
  out.key("standings").open('[');
  for (const Standing& line : standings(state)) {
    out.open('{').key("entrant").value(line.entrant);
    if (line.place > 0) out.key("place").value(line.place);
    if (line.shared) out.key("shared").value(true);
    out.key("total");
    tell_tally(out, state.ranking->merits(), line.total);
    out.key("played").value(line.played);
    if (line.rests > 0) out.key("rests").value(line.rests);
    if (line.forfeits > 0) out.key("forfeits").value(line.forfeits);
    out.close('}');
  }
  out.close(']');
}

// A field of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe in front.
std::string field(std::string_view text) {
  std::string quoted = "\"";
  if (!text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos)
    quoted += '\'';
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted += '"';
}

std::string number(const Merit& merit, int count) {
  if (count % merit.unit == 0) return std::to_string(count / merit.unit);
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", value_of(merit, count));
  return text;
}

}  // namespace

std::string Tournament::tell(std::string_view guest, Language language) const {
  JsonText out;
  out.open('{').key("tournament").value(id_).key("seq").value(seq());
  out.key("stage").value(stages[static_cast<std::size_t>(state_.stage)]);
  out.key("host").value(is_host(guest)).key("you").value(entrant_of(guest));
  out.key("settings").open('{');
  write_json(out, state_.settings);
  out.close('}').key("commitment").value(room::commitment(hash_, state_.seed));
  if (state_.stage == Stage::over) out.key("seed").value(room::hex(state_.seed.bytes));
  out.key("rounds_planned").value(state_.rounds).key("merits").open('[');
  for (const Merit& merit : state_.ranking->merits()) out.value(merit.name.in(language));
  out.close(']').key("pads").open('[');
  for (const std::string& about : state_.ranking->subjects()) {
    out.open('{').key("about").value(about).key("marks").open('[');
    for (const Mark& mark : state_.ranking->marks(about))
      out.open('{')
          .key("code")
          .value(mark.code)
          .key("name")
          .value(mark.name.in(language))
          .key("most")
          .value(mark.most)
          .close('}');
    out.close(']').close('}');
  }
  out.close(']');
  tell_entrants(out, state_);
  tell_rounds(out, state_);
  tell_tables(out, state_);
  tell_standings(out, state_);
  return std::move(out.close('}')).take();
}

std::string Tournament::csv(Language language) const {
  const auto merits = state_.ranking->merits();
  constexpr Text place{"tournament-place", "place"};
  constexpr Text name{"tournament-name", "name"};
  constexpr Text played{"tournament-played", "tables played"};
  constexpr Text rests{"tournament-rests", "byes"};
  constexpr Text forfeits{"tournament-forfeits", "forfeits"};
  std::string text = field(place.in(language)) + ',' + field(name.in(language));
  for (const Merit& merit : merits) text += ',' + field(merit.name.in(language));
  for (const Text& column : {played, rests, forfeits}) text += ',' + field(column.in(language));
  text += "\r\n";
  for (const Standing& line : standings(state_)) {
    text += (line.place > 0 ? std::to_string(line.place) : "") + ',';
    text += field(state_.entrants[line.entrant].name);
    for (std::size_t i = 0; i < merits.size(); ++i) text += ',' + number(merits[i], line.total[i]);
    for (const int count : {line.played, line.rests, line.forfeits})
      text += ',' + std::to_string(count);
    text += "\r\n";
  }
  return text;
}

}  // namespace troika::tournament
