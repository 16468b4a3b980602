#include "server/live_room.h"

#include <algorithm>

#include "room/reactions.h"
#include "room/reasons.h"
#include "server/reasons.h"
#include "server/rooms.h"
#include "server/secrets.h"

namespace troika::server {

using std::chrono::steady_clock;

constexpr int most_tries = 3;

LiveRoom::LiveRoom(Rooms& rooms, room::Room room, room::Time created, Origin origin)
    : rooms_(rooms),
      house_(rooms.house()),
      match_(room.match()),
      room_(std::move(room)),
      created_(created),
      origin_(origin),
      changed_(steady_clock::now()),
      places_(room_.players(), Place(house_.config.bounds)) {
  for (Place& place : places_) place.away = house_.now();
  replace(std::move(room_));
}

LiveRoom::~LiveRoom() {
  house_.metrics.waiting -= waiting_.size();
  close();
}

void LiveRoom::close() {
  closed_ = true;
  for (Place& place : places_)
    if (place.bot) place.bot->stop = true;
  timer_.reset();
}

bool LiveRoom::is_needed() const {
  constexpr room::Millis soon{600'000};
  if (!listeners_.empty() || busy_ != Busy::no || !waiting_.empty()) return true;
  const auto deadline = room_.next_deadline();
  return (bots_may_think() && !room_.bots_to_act().empty()) ||
         (deadline && *deadline - house_.now() < soon);
}

bool LiveRoom::may_be_dropped() const {
  return !is_needed() && steady_clock::now() - changed_ > house_.config.room_idle;
}

// ---- who looks

void LiveRoom::join(const std::shared_ptr<Listener>& listener, std::optional<std::uint32_t> since) {
  listener->since_ = since;
  listeners_.push_back(listener);
  update_presence();
  if (since && *since > room_.seq()) hear(*since);  // another node told them more than us
  if (busy_ == Busy::no) tell_state(*listener);
  look_after();  // bots may have waited for somebody to come
}

void LiveRoom::leave(const std::shared_ptr<Listener>& listener) {
  std::erase(listeners_, listener);
  changed_ = std::max(changed_, steady_clock::now() - house_.config.takeover);
  update_presence();
  look_after();
}

bool LiveRoom::has_too_many(std::string_view guest) const {
  return !guest.empty() &&
         static_cast<std::size_t>(std::ranges::count_if(listeners_, [&](const auto& listener) {
           return listener->guest() == guest;
         })) >= house_.config.bounds.sockets_per_guest;
}

// ---- what is asked for

void LiveRoom::wait(std::function<void()> job) {
  waiting_.push_back(std::move(job));
  ++house_.metrics.waiting;
}

void LiveRoom::free_again() {
  busy_ = Busy::no;
  if (missed_) return read_on();
  for (const auto& listener : listeners_)
    if (!listener->greeted_) tell_state(*listener);
  while (busy_ == Busy::no && !waiting_.empty()) {
    const auto job = std::move(waiting_.front());
    waiting_.pop_front();
    --house_.metrics.waiting;
    job();
  }
  look_after();
}

void LiveRoom::when_settled(std::function<void()> then) { in_turn(std::move(then)); }

void LiveRoom::ask(std::shared_ptr<Listener> from, room::Command command) {
  if (waiting_.size() >= house_.config.bounds.waiting_commands)
    return refuse(*from, {&reasons::busy}, command.id);
  in_turn(
      [self = shared_from_this(), asked = Asked{std::move(from), std::move(command)}]() mutable {
        self->carry_out(std::move(asked));
      });
}

void LiveRoom::carry_out(Asked asked) {
  if (auto* rematch = std::get_if<room::Rematch>(&asked.command.what))
    rematch->new_match = fresh_match_id();
  std::optional<std::expected<room::Done, Fault>> done;
  safely([&] { done = room_.act(asked.from->guest(), asked.command, house_.now()); });
  if (!done) return refuse(*asked.from, {&reasons::not_saved}, asked.command.id);
  if (!*done) return refuse(*asked.from, done->error(), asked.command.id);
  const bool is_move = std::holds_alternative<room::Play>(asked.command.what);
  Saving saving{std::move(**done), std::move(asked), is_move, steady_clock::now()};
  if (saving.done.bodies.empty())
    tell_saved(saving);  // it was done before
  else
    save(std::move(saving));
}

void LiveRoom::react(Listener& from, std::string_view reaction, std::string_view id) {
  const auto by = room_.place(from.guest());
  if (!by) return refuse(from, {&room::reasons::not_at_table}, id);
  if (!room::is_reaction(reaction)) return refuse(from, {&room::reasons::no_such_reaction}, id);
  if (!places_[static_cast<std::size_t>(*by)].reactions.take())
    return refuse(from, {&reasons::too_fast}, id);
  tell_reaction(*by, reaction);
  tell_nodes_reaction(*by, reaction);
}

// ---- saving

void LiveRoom::save(Saving saving) {
  busy_ = Busy::saving;
  ++house_.metrics.saving;
  store::Addition addition{match_, {}, {}};
  auto seq = saving.done.seq - static_cast<std::uint32_t>(saving.done.bodies.size());
  for (std::string& body : saving.done.bodies)
    addition.entries.push_back({++seq, stored(saving.done.at), std::move(body)});
  if (saving.done.listing) addition.listing = listing_of(room_, created_, saving.done.at);
  auto kept = std::make_shared<const Saving>(std::move(saving));
  house_.store.add(std::move(addition), [self = shared_from_this(), kept](store::Saved result) {
    self->house_.mailbox.put(
        [self, kept, result] { self->safely([&] { self->saved(result, *kept); }); });
  });
}

void LiveRoom::saved(store::Saved result, const Saving& saving) {
  --house_.metrics.saving;
  if (result == store::Saved::taken && saving.asked && saving.asked->tries < most_tries) {
    // Another node was faster, perhaps with something that does not touch this.
    Asked again = *saving.asked;
    ++again.tries;
    ++house_.metrics.waiting;
    waiting_.push_front([self = shared_from_this(), again = std::move(again)]() mutable {
      self->carry_out(std::move(again));
    });
    return reload();
  }
  if (result != store::Saved::yes) {
    const Reason& why = result == store::Saved::taken ? reasons::taken : reasons::not_saved;
    if (saving.asked)
      refuse(*saving.asked->from, {&why}, saving.asked->command.id);
    else
      house_.metrics.refused(why.code);
    return reload();
  }
  const auto now = steady_clock::now();
  house_.metrics.saved_within(now - saving.began);
  ++(saving.is_move ? house_.metrics.moves : house_.metrics.actions);
  origin_ = Origin::here;
  changed_ = now;
  if (saving.done.listing) update_presence();  // seats may have changed
  // Whoever is told of the next match must find it.
  if (!rematch_made_ && room_.rematch())
    make_rematch([this, saving] {
      tell_saved(saving);
      free_again();
    });
  else {
    tell_saved(saving);
    free_again();
  }
}

void LiveRoom::make_rematch(std::function<void()> then) {
  rematch_made_ = true;
  room::Creation creation = *room_.rematch();
  if (!room_.rematch_is_promised()) creation.seed = fresh_seed();
  creation.next = fresh_promise();
  rooms_.create(creation, [self = shared_from_this(), then = std::move(then)](Rooms::Made made) {
    // look_after tries again.
    if (!made && made.error().reason == &reasons::not_saved) self->rematch_made_ = false;
    then();
  });
}

// ---- reading

void LiveRoom::hear(std::uint32_t seq) {
  if (seq != 0 && seq <= room_.seq() && busy_ == Busy::no) return;
  if (busy_ == Busy::no)
    read_on();
  else
    missed_ = true;
}

void LiveRoom::read_on() {
  busy_ = Busy::reading;
  missed_ = false;
  house_.store.read(match_, room_.seq(), [self = shared_from_this()](auto entries) {
    self->house_.mailbox.put([self, entries = std::move(entries)] {
      self->safely([&] {
        if (!entries || !self->take_over(*entries)) return self->reload();
        self->free_again();
      });
    });
  });
}

bool LiveRoom::take_over(const std::vector<store::Entry>& entries) {
  if (entries.empty()) return true;
  for (const store::Entry& entry : entries)
    if (!room_.apply({entry.seq, read_back(entry.at), entry.body})) return false;
  room_.distrust(house_.now());
  origin_ = Origin::elsewhere;
  changed_ = steady_clock::now();
  update_presence();
  tell_news();
  return true;
}

// After something could not be saved the room is not what the log says.
void LiveRoom::reload() {
  busy_ = Busy::reading;
  missed_ = false;
  house_.store.read(match_, 0, [self = shared_from_this()](auto log) {
    self->house_.mailbox.put([self, log = std::move(log)] {
      try {
        if (log && self->load(*log)) return self->free_again();
      } catch (const std::exception& error) {
        self->house_.log.warning("exception", {{"what", std::string_view(error.what())}});
      }
      self->house_.log.warning("reload-failed");
      auto later = std::make_shared<Timer>(self->house_.io, std::chrono::seconds(1));
      later->async_wait([self, later](error_code) { self->reload(); });
    });
  });
}

bool LiveRoom::load(const std::vector<store::Entry>& log) {
  std::vector<room::Entry> entries;
  for (const store::Entry& entry : log)
    entries.push_back({entry.seq, read_back(entry.at), entry.body});
  auto room = room::Room::load(match_, entries, house_.surroundings());
  if (!room) return false;
  origin_ = Origin::elsewhere;
  changed_ = steady_clock::now();
  replace(std::move(*room));
  for (const auto& listener : listeners_) tell_state(*listener);
  return true;
}

// What is not in the log has to be said again.
void LiveRoom::replace(room::Room room) {
  room_ = std::move(room);
  room_.distrust(house_.now());
  room_.set_outages(rooms_.outages());
  for (std::size_t i = 0; i < room_.players(); ++i) {
    const auto player = static_cast<Player>(i);
    if (places_[i].away)
      room_.set_away(player, *places_[i].away);
    else
      room_.set_here(player);
  }
  update_presence();
}

void LiveRoom::set_outages(const std::vector<room::Outage>& outages) {
  room_.set_outages(outages);
  look_after();
}

}  // namespace troika::server
