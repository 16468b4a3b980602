// What the listeners of a room are told. While the room is busy it holds what is not saved, so
// nothing of it may be told then.

#include <algorithm>

#include "server/live_room.h"
#include "server/refusal.h"

namespace troika::server {
namespace {

constexpr std::size_t usual_news = 1000;  // bytes

Frame text(std::string json) { return std::make_shared<const std::string>(std::move(json)); }

}  // namespace

void LiveRoom::refuse(Listener& listener, const Fault& fault, std::string_view id) {
  house_.metrics.refused(fault.reason->code);
  listener.tell(text(refusal_message(fault, id, listener.language())));
}

void LiveRoom::tell_state(Listener& listener) {
  std::string json = R"({"type":"state",)" + room_.state(listener.guest_, house_.now()).substr(1);
  if (listener.since_) {
    json.pop_back();
    json += R"(,"news":)" + room_.news(listener.guest_, *listener.since_, house_.now()) + '}';
    listener.since_.reset();
  }
  listener.greeted_ = true;
  listener.known_ = room_.seq();
  listener.tell(text(std::move(json)));
}

void LiveRoom::tell_saved(const Saving& saving) {
  if (!saving.done.bodies.empty()) {
    // The entries are no longer there, but they were: there is news for all.
    return tell_news(saving.asked ? &*saving.asked : nullptr);
  }
  if (!saving.asked) return;
  JsonText out;
  out.open('{').key("type").value("saved");
  if (!saving.asked->command.id.empty()) out.key("id").value(saving.asked->command.id);
  out.key("seq").value(saving.done.seq);
  saving.asked->from->tell(text(std::move(out.close('}')).take()));
}

void LiveRoom::tell_news(const Asked* asked) {
  const room::Time now = house_.now();
  // Spectators who know the same are told the same.
  Frame for_spectators;
  std::uint32_t their_known = 0;
  for (const auto& listener : listeners_) {
    if (!listener->greeted_) continue;  // it will be, when the room is free again
    const bool asked_for_it = asked != nullptr && asked->from == listener;
    const bool spectates = !asked_for_it && !listener->place_ &&
                           room_.stage() != room::Stage::open && !room_.is_host(listener->guest_);
    const std::uint32_t known = std::exchange(listener->known_, room_.seq());
    if (spectates && for_spectators && their_known == known) {
      listener->tell(for_spectators);
      continue;
    }
    JsonText out(usual_news);
    out.open('{').key("type").value(asked_for_it ? "saved" : "news");
    if (asked_for_it) {
      if (!asked->command.id.empty()) out.key("id").value(asked->command.id);
      out.key("seq").value(room_.seq()).key("news").open('{');
    }
    room_.tell_news(out, listener->guest_, known, now);
    if (asked_for_it) out.close('}');
    Frame told = text(std::move(out.close('}')).take());
    if (spectates) {
      for_spectators = told;
      their_known = known;
    }
    listener->tell(std::move(told));
  }
}

void LiveRoom::tell_all(const Frame& text) {
  for (const auto& listener : listeners_)
    if (listener->greeted_) listener->tell(text);
}

void LiveRoom::tell_reaction(Player by, std::string_view reaction) {
  tell_all(text(R"({"type":"reaction",)" + room::Room::reaction(by, reaction).substr(1)));
}

// Who sits where, and whether somebody looks from there.
void LiveRoom::update_presence() {
  for (const auto& listener : listeners_) listener->place_ = room_.place(listener->guest_);
  if (here() != told_nodes_) tell_nodes_who_is_here();
  const unsigned all = here() | elsewhere();
  bool changed = false;
  for (std::size_t i = 0; i < room_.players(); ++i) {
    const auto player = static_cast<Player>(i);
    const bool is_here = (all >> i & 1U) != 0;
    Place& place = places_[i];
    if (is_here == !place.away) continue;
    changed = true;
    place.absence_told = false;
    if (is_here) {
      place.away.reset();
      room_.set_here(player);
    } else {
      place.away = house_.now();
      room_.set_away(player, *place.away);
    }
  }
  if (!changed) return;
  tell_presence();
  look_after();
}

void LiveRoom::tell_presence() {
  JsonText out;
  out.open('{').key("type").value("presence").key("here").open('[');
  for (std::size_t i = 0; i < room_.players(); ++i) out.value(!places_[i].away);
  tell_all(text(std::move(out.close(']').close('}')).take()));
}

}  // namespace troika::server
