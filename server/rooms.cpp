#include "server/rooms.h"

#include <algorithm>

#include "server/reasons.h"

namespace troika::server {

store::Listing listing_of(const room::Room& room, room::Time created, room::Time changed) {
  room::Listing listing = room.listing();
  return {std::string(room.match()),
          std::move(listing.game),
          static_cast<store::State>(listing.stage),
          listing.listed && listing.stage != room::Stage::over,
          stored(created),
          stored(changed),
          std::move(listing.summary),
          std::move(listing.guests)};
}

std::shared_ptr<LiveRoom> Rooms::adopt(room::Room room, room::Time created,
                                       LiveRoom::Origin origin) {
  const std::string match(room.match());
  auto live = std::make_shared<LiveRoom>(*this, std::move(room), created, origin);
  live->set_outages(outages_);
  rooms_[match] = live;
  live->tell_nodes_who_is_here();
  live->look_after();
  return live;
}

void Rooms::find(const std::string& match, std::function<void(Found)> done) {
  if (const auto known = rooms_.find(match); known != rooms_.end()) return done(known->second);
  auto& search = searches_[match];
  search.push_back(std::move(done));
  if (search.size() > 1) return;
  house_.store.read(match, 0, [this, match](auto log) {
    house_.mailbox.put([this, match, log = std::move(log)] {
      Found found = nullptr;
      if (!log) {
        found = std::unexpected(log.error());
      } else if (const auto known = rooms_.find(match); known != rooms_.end()) {
        found = known->second;
      } else if (!log->empty()) {
        try {
          found = load(match, *log);
        } catch (const std::exception& error) {  // whoever searches must get an answer
          house_.log.warning("exception", {{"what", std::string_view(error.what())}});
        }
      }
      const auto waiting = std::move(searches_.extract(match).mapped());
      for (const auto& one : waiting) one(found);
    });
  });
}

std::shared_ptr<LiveRoom> Rooms::load(const std::string& match,
                                      const std::vector<store::Entry>& log) {
  std::vector<room::Entry> entries;
  for (const store::Entry& entry : log)
    entries.push_back({entry.seq, read_back(entry.at), entry.body});
  auto room = room::Room::load(match, entries, house_.surroundings());
  if (room) return adopt(std::move(*room), entries.front().at, LiveRoom::Origin::elsewhere);
  house_.log.warning("broken-log", {{"entries", static_cast<std::int64_t>(log.size())}});
  return nullptr;
}

Task<Rooms::Found> Rooms::find(std::string match) {
  if (const auto known = rooms_.find(match); known != rooms_.end()) co_return known->second;
  co_return co_await answer_of<Found>(house_.mailbox,
                                      [&](auto done) { find(match, std::move(done)); });
}

void Rooms::create(const room::Creation& creation, const std::function<void(Made)>& done) {
  const room::Time now = house_.now();
  auto created = room::Room::create(creation, now, house_.surroundings());
  if (!created) return done(std::unexpected(created.error()));
  store::Addition addition{creation.match, {}, listing_of(created->room, now, now)};
  for (std::string& body : created->done.bodies)
    addition.entries.push_back(
        {static_cast<std::uint32_t>(addition.entries.size() + 1), stored(now), std::move(body)});
  // Shared, because what is handed to the store must be copyable.
  auto room = std::make_shared<room::Room>(std::move(created->room));
  house_.store.add(std::move(addition), [this, now, room, done](store::Saved saved) {
    house_.mailbox.put([this, now, room, done, saved] {
      if (saved == store::Saved::failed) return done(fault(reasons::not_saved));
      if (saved == store::Saved::yes && !rooms_.contains(std::string(room->match())))
        adopt(std::move(*room), now, LiveRoom::Origin::here);
      done({});
    });
  });
}

Task<Rooms::Made> Rooms::create(room::Creation creation) {
  co_return co_await answer_of<Made>(house_.mailbox,
                                     [&](const auto& done) { create(creation, done); });
}

void Rooms::hear(const std::string& match, std::uint32_t seq) {
  if (match.empty()) {
    const auto all = rooms_;  // reading may change the list
    for (const auto& [name, room] : all) room->hear(0);
  } else if (const auto known = rooms_.find(match); known != rooms_.end()) {
    known->second->hear(seq);
  }
}

void Rooms::hear_words(const std::string& match, std::string_view words) {
  if (const auto known = rooms_.find(match); known != rooms_.end())
    known->second->hear_words(words);
}

void Rooms::set_outages(std::vector<room::Outage> outages) {
  const auto same = [](const room::Outage& a, const room::Outage& b) {
    return a.from == b.from && a.to == b.to;
  };
  if (std::ranges::equal(outages, outages_, same)) return;
  outages_ = std::move(outages);
  for (const auto& [match, room] : rooms_) room->set_outages(outages_);
}

void Rooms::note_outage(room::Outage outage) {
  outages_.push_back(outage);
  for (const auto& [match, room] : rooms_) room->note_outages(outages_);
}

// One after the other, so that people who come at the same time do not wait.
Task<> Rooms::wake_all() {
  const auto matches = co_await house_.ask<std::vector<store::MatchId>>(
      [this](auto done) { house_.store.playing(std::move(done)); });
  if (!matches) co_return;
  for (const store::MatchId& match : *matches) {
    if (closed_) co_return;
    const auto found = co_await find(match);
    // Two: ours and that of the list; somebody else may just be coming in.
    if (found && *found && found->use_count() == 2 && !(*found)->is_needed()) rooms_.erase(match);
  }
}

void Rooms::sweep() {
  for (const auto& [match, room] : rooms_) room->tell_nodes_again();
  std::erase_if(rooms_, [](const auto& one) {
    return one.second.use_count() == 1 && one.second->may_be_dropped();
  });
}

void Rooms::close() {
  closed_ = true;
  for (const auto& [match, room] : rooms_) room->close();
}

bool Rooms::is_saving() const {
  return std::ranges::any_of(rooms_, [](const auto& one) { return one.second->is_saving(); });
}

}  // namespace troika::server
