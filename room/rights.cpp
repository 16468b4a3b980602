// What may be done in a room: the same answers refuse a command and show a button.

#include <algorithm>

#include "room/reasons.h"
#include "room/room.h"

namespace troika::room {

namespace why = reasons;

const Reason* Room::why_not_playing() const {
  switch (stage()) {
    case Stage::open:
      return &why::not_started;
    case Stage::over:
      return &why::match_over;
    case Stage::playing:
      break;
  }
  return nullptr;
}

const Reason* Room::why_no_seat(std::string_view guest) const {
  if (guest.empty()) return &why::spectators_cannot_sit;
  if (started_) return &why::has_started;
  if (place(guest)) return &why::already_seated;
  return std::ranges::none_of(chairs_, &Chair::is_free) ? &why::table_full : nullptr;
}

const Reason* Room::why_no_start(std::string_view guest) const {
  if (started_) return &why::has_started;
  if (!is_host(guest)) return &why::not_host;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].is_free() && settings_.seats[i].whom == Wish::For::person)
      return &why::people_missing;
  return nullptr;
}

bool Room::is_full() const { return std::ranges::none_of(chairs_, &Chair::is_free); }

const Reason* Room::why_no_play(Player by) const {
  if (const Reason* reason = why_not_playing()) return reason;
  return chair(by).bot ? &why::bot_plays : nullptr;
}

// Back to just before the player's last move, if no other person has moved since.
const Reason* Room::why_no_takeback(Player by) const {
  if (const Reason* reason = why_no_play(by)) return reason;
  if (takeback_) return &why::asked_already;
  if (person_moves_.empty() || person_moves_.back().player != by) return &why::nothing_to_take_back;
  return table_->can_go_back(Seq{person_moves_.back().event - 1}) ? nullptr
                                                                  : &why::cannot_take_back;
}

const Reason* Room::why_no_answer(Player by) const {
  if (const Reason* reason = why_no_play(by)) return reason;
  return takeback_ ? nullptr : &why::nothing_asked;
}

// Whoever does not move in time, or is not there at a table without clocks.
const Reason* Room::why_not_absent(Player by, Player who, Time now) const {
  if (const Reason* reason = why_no_play(by)) return reason;
  if (!is_player(who)) return &why::no_such_place;
  if (by == who) return &why::yourself;
  if (settings_.absent == Absent::wait) return &why::only_wait;
  const Chair& chair = this->chair(who);
  if (!chair.acting || !chair.has_person()) return &why::not_absent;
  const bool absent = settings_.clock.kind == TimeControl::Kind::none
                          ? chair.away && now - *chair.away >= around_.patience
                          : chair.out_of_time || clocks_.left(who, now) == Millis(0);
  return absent ? nullptr : &why::not_absent;
}

const Reason* Room::why_no_claim(Player by, Player against, Time now) const {
  if (const Reason* reason = why_no_play(by)) return reason;
  if (settings_.absent != Absent::claim) return &why::no_claims;
  if (const Reason* reason = why_not_absent(by, against, now)) return reason;
  return same_side(by, against) ? &why::own_side : nullptr;
}

const Reason* Room::why_no_return(Player by) const {
  if (const Reason* reason = why_not_playing()) return reason;
  return chair(by).bot ? nullptr : &why::no_bot_there;
}

const Reason* Room::why_no_rematch(Player by) const {
  if (stage() != Stage::over) return &why::not_over;
  if (chair(by).bot) return &why::bot_plays;
  return rematch_match_.empty() ? nullptr : &why::rematch_made;
}

bool Room::same_side(Player a, Player b) const {
  return a == b || (!table_->side(a).empty() && table_->side(a) == table_->side(b));
}

unsigned Room::people() const {
  unsigned bits = 0;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].has_person()) bits |= Consent::bit(static_cast<Player>(i));
  return bits;
}

}  // namespace troika::room
