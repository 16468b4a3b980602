// How entries come about: a command is judged, and made into entries.

#include "room/judge.h"

#include "room/fold.h"
#include "room/names.h"
#include "room/reasons.h"
#include "room/rights.h"

namespace troika::room {
namespace {

namespace why = reasons;

using Bodies = std::vector<log::Body>;
using Answer = std::expected<Bodies, Fault>;

// Somebody at the table who asks for something.
struct Asking {
  const State& state;
  Player by;
  Time at;
};

// Whoever adds nothing to the deal says so.
std::string entropy_or_none(std::string_view text) {
  return text.empty() ? "-" : std::string(text);
}

log::BotCame bot_came(const State& state, Player into, Time at) {
  log::BotCame body{into, {}};
  if (state.clocks.runs(into))
    if (const auto left = state.clocks.left(into, at)) body.left = left->count();
  return body;
}

log::TakenBack taken_back(const State& state, Time at) {
  log::TakenBack body{state.person_moves.back().event - 1, {}};
  if (state.settings.clock.kind == TimeControl::Kind::total)
    for (const Player p : state.seats.all()) body.left.push_back(state.clocks.left(p, at)->count());
  return body;
}

// ---- coming and going

Answer answer(const State& state, std::string_view guest, const Sit& command) {
  if (const Reason* reason = why_no_seat(state, guest)) return fault(*reason);
  if (!is_name(command.name)) return fault(why::bad_name);
  const std::string entropy = entropy_or_none(command.entropy);
  if (!is_entropy(entropy)) return fault(why::bad_entropy);
  const Player place = command.place ? *command.place : *state.seats.first_free();
  if (!state.seats.has(place)) return fault(why::no_such_place);
  if (!state.seats[place].is_free()) return fault(why::place_taken);
  return Bodies{log::Sat{place, std::string(guest), command.name, entropy}};
}

Answer answer(const State& state, std::string_view guest, const Start&) {
  if (const Reason* reason = why_no_start(state, guest)) return fault(*reason);
  return Bodies{};
}

Answer answer(const Asking& asking, const Rename& command) {
  if (const Reason* reason = why_no_name(asking.state)) return fault(*reason);
  if (!is_name(command.name)) return fault(why::bad_name);
  return Bodies{log::Renamed{asking.by, command.name}};
}

Answer answer(const Asking& asking, const Leave&) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_no_leave(state, by)) return fault(*reason);
  if (!state.started) return Bodies{log::Left{by}};
  return Bodies{bot_came(state, by, at)};
}

Answer answer(const Asking& asking, const CallBot& command) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_not_absent(state, by, command.into, at)) return fault(*reason);
  return Bodies{bot_came(state, command.into, at)};
}

Answer answer(const Asking& asking, const Return&) {
  if (const Reason* reason = why_no_return(asking.state, asking.by)) return fault(*reason);
  return Bodies{log::Returned{asking.by}};
}

Answer answer(const Asking& asking, const Claim& command) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_no_claim(state, by, command.against, at)) return fault(*reason);
  return Bodies{log::Claimed{by, command.against}};
}

// ---- what needs the consent of others

Answer answer(const Asking& asking, const AskTakeback&) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_no_takeback(state, by)) return fault(*reason);
  if (Consent(by).is_complete(state.seats.people())) return Bodies{taken_back(state, at)};
  return Bodies{log::TakebackAsked{by}};
}

Answer answer(const Asking& asking, const AnswerTakeback& command) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_no_answer(state, by)) return fault(*reason);
  if (command.yes && state.takeback->has_agreed(by)) return fault(why::answered_already);
  Bodies bodies{log::TakebackAnswered{by, command.yes}};
  Consent after = *state.takeback;
  if (command.yes) after.agree(by);
  if (after.is_complete(state.seats.people())) bodies.push_back(taken_back(state, at));
  return bodies;
}

Answer answer(const Asking& asking, const Rematch& command) {
  const auto& [state, by, at] = asking;
  if (const Reason* reason = why_no_rematch(state, by)) return fault(*reason);
  const auto& consent = state.again.consent;
  if (!command.yes) {
    if (!consent) return fault(why::nothing_asked);
    return Bodies{log::RematchAnswered{by, false, {}}};
  }
  const std::string entropy = entropy_or_none(command.entropy);
  if (!is_entropy(entropy)) return fault(why::bad_entropy);
  // The match that was promised before anybody could know what the others add.
  const auto& promise = state.deals.next();
  const std::string& match = promise ? promise->match : command.new_match;
  if (!is_entropy(match)) return fault(why::bad_match_id);
  if (consent && consent->has_agreed(by)) return fault(why::answered_already);
  Bodies bodies{log::RematchAnswered{by, true, entropy}};
  Consent after = consent.value_or(Consent(by));
  after.agree(by);
  if (after.is_complete(state.seats.people())) bodies.push_back(log::RematchMade{match});
  return bodies;
}

// What is nobody's fault and happens once per turn is not counted.
template <class C>
constexpr bool is_counted = !std::same_as<C, Start> && !std::same_as<C, Play> &&
                            !std::same_as<C, CallBot> && !std::same_as<C, Claim>;

}  // namespace

std::expected<std::vector<log::Body>, Fault> judge(const State& state, std::string_view guest,
                                                   const Command::What& what, Time at) {
  const auto of = [&]<class C>(const C& command) -> Answer {
    if constexpr (std::same_as<C, Sit> || std::same_as<C, Start>) {
      return answer(state, guest, command);
    } else {
      const auto place = state.seats.place(guest);
      if (!place) return fault(why::not_at_table);
      if constexpr (std::same_as<C, Play>) {
        if (const Reason* reason = why_no_play(state, *place)) return fault(*reason);
        return Bodies{};
      } else {
        return answer(Asking{state, *place, at}, command);
      }
    }
  };
  const auto count = [&]<class C>(const C&) -> const Reason* {
    if constexpr (is_counted<C>)
      return state.guestbook.why_no_more(guest, at, state.around.measure);
    else
      return nullptr;
  };
  Answer bodies = std::visit(of, what);
  if (bodies)
    if (const Reason* reason = std::visit(count, what)) return fault(*reason);
  return bodies;
}

// A move may be made for an older number as long as the player's turn had begun then: what others
// did meanwhile (a choice made at the same time, a question about a takeback) does not touch it.
std::expected<log::Moved, Fault> make_move(State& state, Player by, const Play& play,
                                           std::string_view id, Time at) {
  if (play.seq > state.seq()) return fault(why::ahead);
  const Chair& chair = state.seats[by];
  if (chair.acting && play.seq < chair.turn_began) return fault(table_reasons::stale);
  const Seq before = state.table->seq();
  if (const auto played = state.table->play(state.mover(by), before, play.move); !played)
    return std::unexpected(played.error());
  return finish_move(state, by, std::string(id), before, at);
}

std::vector<log::Body> time_outs(const State& state, Time at) {
  Bodies bodies;
  for (const Player p : state.seats.all()) {
    const auto deadline = state.clocks.deadline(p);
    if (deadline && !state.seats[p].out_of_time && *deadline <= at)
      bodies.push_back(log::TimedOut{p});
  }
  return bodies;
}

std::optional<Time> next_deadline(const State& state) {
  std::optional<Time> next;
  for (const Player p : state.seats.all()) {
    if (state.seats[p].out_of_time) continue;
    const auto deadline = state.clocks.deadline(p);
    if (deadline && (!next || *deadline < *next)) next = deadline;
  }
  return next;
}

}  // namespace troika::room
