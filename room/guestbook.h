#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/reason.h"
#include "room/clock.h"

namespace troika::room {

// How much may be written into the log of a match besides moves. It bounds what commands may still
// do; what is in a log already is always read.
struct Measure {
  int per_minute = 30;     // of one guest
  int per_guest = 600;     // in the whole match
  int before_start = 600;  // entries by which anybody may still sit down
};

// Who has ever sat at a table, and how much each of them has written besides moves: sitting down,
// leaving, names, questions and answers. It follows from the log.
class Guestbook {
 public:
  void add(std::string_view guest, Time at);
  // Why this guest may write nothing more for now; null: go on.
  const Reason* why_no_more(std::string_view guest, Time now, const Measure& measure) const;

  struct Writer {
    int all = 0;
    Time minute{};  // when the last counted minute began
    int within = 0;
  };
  const std::map<std::string, Writer, std::less<>>& writers() const { return writers_; }

 private:
  std::map<std::string, Writer, std::less<>> writers_;
};

}  // namespace troika::room
