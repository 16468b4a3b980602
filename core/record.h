#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.h"
#include "core/options.h"
#include "core/reason.h"

namespace troika {

// A match as text. One thing per line:
//
//   game kuhn 1            name and version of the rules
//   option stakes=1        settings; what is not said has its default
//   fair seed 8f03…        what is needed to check the deals of a server; kept, not judged here
//   . K J                  moves of chance, one or several
//   0 bet                  a seat's move
//   = 0:1 1:-1             a game is over: points per seat, checked on replay
//   == 1:1 2:0             the match is over: games won per player, checked on replay
//
// A record without its last line is a match in progress. It holds every secret: while the match
// goes on it is for the store, not for the players.
struct RecordLine {
  enum class Kind { chance, seat, game_result, match_result };
  Kind kind;
  std::size_t number;      // counted from 1
  std::string_view actor;  // the seat's name, for Kind::seat
  std::string_view text;   // moves, or points
  std::size_t column;      // of `text`, counted from 0
};

// A record taken apart, not yet checked against any rules. Views into the text it was read from.
struct RecordText {
  std::string_view game;
  int version;
  struct Setting {
    std::string_view key, value;
    std::size_t number, column;
  };
  std::vector<Setting> options;
  struct FairLine {
    std::string_view kind, text;
    std::size_t number, column;  // of `text`
  };
  std::vector<FairLine> fair;
  std::vector<RecordLine> lines;
};

// Where in a record something is wrong; the line is counted from 1, the column from 0.
struct RecordFault {
  Fault fault;
  std::size_t line;
};

[[nodiscard]] std::expected<RecordText, RecordFault> read_record(std::string_view text);

// The record with these lines («fair KIND TEXT») where they belong: between options and moves.
std::string with_fair_lines(std::string record, const std::vector<std::string>& lines);

namespace record_reasons {
inline constexpr Reason empty{"record-empty", "the record is empty"};
inline constexpr Reason header{"record-header", "a record begins with «game NAME VERSION»"};
inline constexpr Reason cut{"record-cut", "the last line is cut off (no line end)"};
inline constexpr Reason option_line{"record-option-line",
                                    "an option is written «option KEY=VALUE»"};
inline constexpr Reason late_option{"record-late-option", "options stand before all else"};
inline constexpr Reason fair_line{"record-fair-line",
                                  "what checks the deals is written «fair KIND TEXT»"};
inline constexpr Reason late_fair{"record-late-fair",
                                  "what checks the deals stands before the first move"};
inline constexpr Reason line_form{"record-line-form",
                                  "a line is «SEAT MOVE», «. CHANCE», «= POINTS» or «== POINTS»"};
inline constexpr Reason bytes{"record-bytes", "this byte does not belong in a record"};
inline constexpr Reason version{"record-version", "these rules have another version"};
inline constexpr Reason other_game{"record-game", "no such game"};
inline constexpr Reason seat{"record-seat", "this seat is not to move"};
inline constexpr Reason not_chance{"record-not-chance", "chance has nothing to decide here"};
inline constexpr Reason chance_move{"record-chance-move", "chance cannot do this here"};
inline constexpr Reason after_end{"record-after-end", "the match is over, nothing can follow"};
inline constexpr Reason no_result{"record-no-result",
                                  "a game has just ended here: its result is missing"};
inline constexpr Reason early_result{"record-early-result", "no game has ended here"};
inline constexpr Reason result{"record-result", "the result does not follow from the moves"};
}  // namespace record_reasons

// «A:4 B:2» for seats, «1:1 2:0» for players.
template <Game G>
std::string format_game_result(const Match<G>& match, const Outcome<G::seats>& result) {
  std::string text;
  for (std::size_t i = 0; i < match.seat_count(); ++i) {
    if (i > 0) text += ' ';
    text += G::seat_name(seat_at(i)) + ':' + std::to_string(result.points[seat_at(i)]);
  }
  return text;
}
template <Game G>
std::string format_match_result(const Match<G>& match) {
  const auto outcome = match.series().outcome();
  std::string text;
  for (std::size_t i = 0; i < match.series().players(); ++i) {
    if (i > 0) text += ' ';
    text += std::to_string(i + 1) + ':' + std::to_string(outcome.points[seat_at(i)]);
  }
  return text;
}

// Writes down a match from its options and events.
template <Game G>
std::string write_record(const Match<G>& match) {
  std::string text = "game " + std::string(G::name) + ' ' + std::to_string(G::version) + '\n';
  for (const Option& o : match.options().list()) text += "option " + o.key + '=' + o.value + '\n';
  Match<G> again(match.options());
  bool in_chance = false;  // several moves of chance share a line
  for (const Event<G>& event : match.events()) {
    const std::size_t games = again.results().size();
    if (in_chance && event.actor) text += '\n';
    if (!in_chance || event.actor) text += event.actor ? G::seat_name(*event.actor) : ".";
    text += ' ' + again.format(event.move);
    in_chance = !event.actor;
    again.play(event.actor, event.move);
    if (!in_chance || again.results().size() > games) text += '\n', in_chance = false;
    if (again.results().size() > games)
      text += "= " + format_game_result(again, again.results().back()) + '\n';
    if (again.is_over()) text += "== " + format_match_result(again) + '\n';
  }
  if (in_chance) text += '\n';
  return text;
}

// Plays a record through, checking every line against the rules.
template <Game G>
[[nodiscard]] std::expected<Match<G>, RecordFault> replay(const RecordText& record) {
  namespace why = record_reasons;
  const auto fail = [](const Reason& reason, std::size_t line, std::size_t column) {
    return std::unexpected(RecordFault{{&reason, {}, column}, line});
  };
  if (record.version != G::version) return fail(why::version, 1, 5);
  typename G::Options options;
  for (const auto& o : record.options)
    if (const Reason* reason = options.set(o.key, o.value))
      return fail(*reason, o.number, o.column);
  if (const Reason* reason = options.finish()) {
    const bool any = !record.options.empty();
    return fail(*reason, any ? record.options.back().number : 1, 0);
  }

  Match<G> match(options);
  std::size_t results_seen = 0;
  bool match_result_seen = false;
  for (const RecordLine& line : record.lines) {
    const bool result_due = match.results().size() > results_seen;
    if (line.kind == RecordLine::Kind::game_result) {
      if (!result_due) return fail(why::early_result, line.number, 0);
      if (line.text != format_game_result(match, match.results().back()))
        return fail(why::result, line.number, line.column);
      ++results_seen;
      continue;
    }
    if (result_due) return fail(why::no_result, line.number, 0);
    if (line.kind == RecordLine::Kind::match_result) {
      if (!match.is_over()) return fail(why::early_result, line.number, 0);
      if (match_result_seen) return fail(why::after_end, line.number, 0);
      if (line.text != format_match_result(match))
        return fail(why::result, line.number, line.column);
      match_result_seen = true;
      continue;
    }
    if (match.is_over()) return fail(why::after_end, line.number, 0);

    if (line.kind == RecordLine::Kind::seat) {
      const auto actor = match.seat_named(line.actor);
      if (!actor || !match.turn().has(*actor)) return fail(why::seat, line.number, 0);
      const auto move = match.parse(line.text);
      if (!move) return fail(*move.error().reason, line.number, line.column + move.error().column);
      if (const Reason* reason = match.why_not(*actor, *move))
        return fail(*reason, line.number, line.column);
      match.play(actor, *move);
      continue;
    }
    std::size_t column = line.column;
    for (std::string_view rest = line.text; !rest.empty();) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      if (!match.turn().is_chance() || match.results().size() > results_seen)
        return fail(why::not_chance, line.number, column);
      const auto move = match.parse(word);
      if (!move) return fail(*move.error().reason, line.number, column + move.error().column);
      if (!match.is_possible_chance(*move)) return fail(why::chance_move, line.number, column);
      match.play(std::nullopt, *move);
      column += word.size() + 1;
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
  }
  if (match.results().size() > results_seen || (match.is_over() && !match_result_seen))
    return fail(why::no_result, record.lines.empty() ? 2 : record.lines.back().number + 1, 0);
  return match;
}

}  // namespace troika
