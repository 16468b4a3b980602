#include "room/rights.h"

#include "room/reasons.h"

namespace troika::room {

namespace why = reasons;

const Reason* why_not_playing(const State& state) {
  switch (state.stage()) {
    case Stage::open:
      return &why::not_started;
    case Stage::over:
      return &why::match_over;
    case Stage::playing:
      break;
  }
  return nullptr;
}

const Reason* why_no_seat(const State& state, std::string_view guest) {
  if (guest.empty()) return &why::spectators_cannot_sit;
  if (state.started) return &why::has_started;
  if (state.seats.place(guest)) return &why::already_seated;
  if (state.seats.are_full()) return &why::table_full;
  const auto most = static_cast<std::uint32_t>(state.around.measure.before_start);
  return state.seq() >= most ? &why::enough : nullptr;
}

const Reason* why_no_start(const State& state, std::string_view guest) {
  if (state.started) return &why::has_started;
  if (!state.is_host(guest)) return &why::not_host;
  for (const Player p : state.seats.all())
    if (state.seats[p].is_free() &&
        state.settings.seats[static_cast<std::size_t>(p)].whom == Wish::For::person)
      return &why::people_missing;
  return nullptr;
}

const Reason* why_no_name(const State& state) {
  return state.stage() == Stage::over ? &why::match_over : nullptr;
}

const Reason* why_no_leave(const State& state, Player by) {
  return state.started ? why_no_play(state, by) : nullptr;
}

const Reason* why_no_play(const State& state, Player by) {
  if (const Reason* reason = why_not_playing(state)) return reason;
  return state.seats[by].bot ? &why::bot_plays : nullptr;
}

// Back to just before the player's last move, if no other person has moved since.
const Reason* why_no_takeback(const State& state, Player by) {
  if (const Reason* reason = why_no_play(state, by)) return reason;
  if (state.takeback) return &why::asked_already;
  const auto& moves = state.person_moves;
  if (moves.empty() || moves.back().player != by) return &why::nothing_to_take_back;
  return state.table->can_go_back(Seq{moves.back().event - 1}) ? nullptr : &why::cannot_take_back;
}

const Reason* why_no_answer(const State& state, Player by) {
  if (const Reason* reason = why_no_play(state, by)) return reason;
  return state.takeback ? nullptr : &why::nothing_asked;
}

const Reason* why_no_return(const State& state, Player by) {
  if (const Reason* reason = why_not_playing(state)) return reason;
  return state.seats[by].bot ? nullptr : &why::no_bot_there;
}

// Whoever does not move in time, or is not there at a table without clocks.
const Reason* why_not_absent(const State& state, Player by, Player who, Time now) {
  if (const Reason* reason = why_no_play(state, by)) return reason;
  if (!state.seats.has(who)) return &why::no_such_place;
  if (by == who) return &why::yourself;
  if (state.settings.absent == Absent::wait) return &why::only_wait;
  const Chair& chair = state.seats[who];
  if (!chair.acting || !chair.has_person()) return &why::not_absent;
  const bool absent = state.settings.clock.kind == TimeControl::Kind::none
                          ? state.presence.is_away(who, state.around.patience, now)
                          : chair.out_of_time || state.clocks.left(who, now) == Millis(0);
  return absent ? nullptr : &why::not_absent;
}

const Reason* why_no_claim(const State& state, Player by, Player against, Time now) {
  if (const Reason* reason = why_no_play(state, by)) return reason;
  if (state.settings.absent != Absent::claim) return &why::no_claims;
  if (const Reason* reason = why_not_absent(state, by, against, now)) return reason;
  return state.same_side(by, against) ? &why::own_side : nullptr;
}

const Reason* why_no_rematch(const State& state, Player by) {
  if (state.stage() != Stage::over) return &why::not_over;
  if (state.seats[by].bot) return &why::bot_plays;
  return state.again.match.empty() ? nullptr : &why::rematch_made;
}

}  // namespace troika::room
