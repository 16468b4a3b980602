#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live_room.h"

namespace troika::server {

// The rooms in memory. They are read from the store when somebody asks for them and dropped when
// nobody does.
class Rooms {
 public:
  explicit Rooms(House& house) : house_(house) {}

  House& house() { return house_; }
  std::size_t size() const { return rooms_.size(); }

  // Null: there is no such match. The error is the store's.
  using Found = std::expected<std::shared_ptr<LiveRoom>, std::string>;
  void find(const std::string& match, std::function<void(Found)> done);
  Task<Found> find(std::string match);

  // A fault, or the room once it is saved. A match that was there before counts as made.
  using Made = std::expected<void, Fault>;
  void create(const room::Creation& creation, const std::function<void(Made)>& done);
  Task<Made> create(room::Creation creation);

  void hear(const std::string& match, std::uint32_t seq);  // of other nodes; "": of all, perhaps
  void hear_words(const std::string& match, std::string_view words);  // of other nodes
  void set_outages(std::vector<room::Outage> outages);
  void note_outage(room::Outage outage);  // of this moment; nothing else happens
  const std::vector<room::Outage>& outages() const { return outages_; }

  // Those with bots or clocks have to be in memory also when nobody looks.
  Task<> wake_all();
  void sweep();
  void close();  // nothing more by itself
  bool is_saving() const;

 private:
  std::shared_ptr<LiveRoom> load(const std::string& match, const std::vector<store::Entry>& log);
  std::shared_ptr<LiveRoom> adopt(room::Room room, room::Time created, LiveRoom::Origin origin);

  House& house_;
  std::unordered_map<std::string, std::shared_ptr<LiveRoom>> rooms_;
  std::unordered_map<std::string, std::vector<std::function<void(Found)>>> searches_;
  std::vector<room::Outage> outages_;
  bool closed_ = false;
};

// What lists of matches show.
store::Listing listing_of(const room::Room& room, room::Time created, room::Time changed);

}  // namespace troika::server
