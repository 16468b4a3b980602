#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/store.h"

namespace troika::store {

class Sqlite;

// How entries come into an SQLite file. The table `events` is kept in the order of the matches, so
// every entry that goes straight into it changes a page of its own, and a page is 4 kB in the
// journal. Therefore entries first go to the end of one of two small tables, in the order in which
// they come. When one is full, the other takes over, and what the first has is moved into `events`
// match by match, a slice with each commit. Who reads sees all three (the view `log`); while a
// table is being moved an entry may be there twice.
//
// Only one connection writes, so what the small tables hold is known here and need not be looked
// up. All of it happens inside the transactions of that connection.
class SqliteLog {
 public:
  explicit SqliteLog(Sqlite& database) : database_(database) {}

  std::int64_t last(const MatchId& match);  // number of the last entry; 0: there is none
  void append(const MatchId& match, const Entry& entry);
  void move_slice(std::size_t added);  // at the end of a transaction that added so many

  // At the beginning, and after a transaction was rolled back: moves everything.
  void settle();

 private:
  struct Waiting {
    std::int64_t last = 0;
    std::vector<std::int64_t> rows;
  };
  struct Fresh {
    std::unordered_map<MatchId, Waiting> matches;
    std::int64_t rows = 0;
    std::chrono::steady_clock::time_point began;
  };
  void take_turns();

  Sqlite& database_;
  std::array<Fresh, 2> tables_;
  std::size_t current_ = 0;       // which is being filled
  std::vector<MatchId> to_move_;  // of the other one, the next at the end
};

}  // namespace troika::store
