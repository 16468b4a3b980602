#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace troika::room {

// What news have to know of the entries of a log: which events of the table and which results there
// were after each, and whether names or kinds of seats changed by it.
class Journal {
 public:
  std::uint32_t seq() const { return static_cast<std::uint32_t>(entries_.size()); }
  void add(std::uint32_t events, std::size_t results, bool seats) {
    entries_.push_back({events, static_cast<std::uint16_t>(results), seats});
  }
  bool last_changed_seats() const { return entries_.back().seats; }

  struct Change {
    std::uint32_t from;  // events that are still as they were
    bool seats;          // names or kinds of seats are others
    bool results;        // games have ended
  };
  Change since(std::uint32_t known) const {
    Change change{known == 0 ? 0 : entries_[known - 1].events, false,
                  known > 0 && entries_[known - 1].results != entries_.back().results};
    for (std::size_t i = known; i < entries_.size(); ++i) {
      change.from = std::min(change.from, entries_[i].events);
      change.seats |= entries_[i].seats;
    }
    return change;
  }

  struct One {
    std::uint32_t events;
    std::uint16_t results;
    bool seats;
  };
  const std::vector<One>& entries() const { return entries_; }

 private:
  std::vector<One> entries_;
};

}  // namespace troika::room
