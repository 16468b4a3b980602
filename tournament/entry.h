#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/ranking.h"
#include "room/fairness.h"
#include "tournament/settings.h"

namespace troika::tournament {

// Entrants and tables are counted from 0 in the order in which they came to be.
using EntrantNumber = std::size_t;
using TableNumber = std::size_t;

// Who sits at the tables of a round, by seat, and who rests.
struct Paired {
  std::vector<std::vector<EntrantNumber>> tables;
  std::vector<EntrantNumber> resting;
  bool operator==(const Paired&) const = default;
};

namespace log {

// What the entries of a log say.
struct Created {
  Settings settings;
  std::string host;
  room::Seed seed;
};
struct Joined {
  std::string guest;  // none: a bot, or somebody whom the host has written down
  std::string name;
  std::vector<std::string> members;  // of a team
  int bot = 0;                       // its level
};
struct Left {
  EntrantNumber entrant;
  bool taken_out;  // by the host
};
struct Returned {
  EntrantNumber entrant;
};
// The lot gives the order for the first round.
struct Started {
  std::vector<EntrantNumber> lots;
  std::size_t rounds;  // how many there will be; none in an open evening
};
// All rounds of a round robin that are still to come.
struct Planned {
  std::vector<Paired> rounds;
};
struct RoundMade {
  Paired paired;
  std::string commitment;  // to the deals, if they are the same for all
};
struct TableMade {  // in an open evening
  std::vector<EntrantNumber> entrants;
};
struct Reported {
  TableNumber table;
  std::vector<Sheet> sheets;
  bool corrected;
};
struct Forfeited {
  TableNumber table;
  std::vector<EntrantNumber> entrants;
};
struct Opened {
  std::size_t round;  // counted from 1
  room::Seed seed;
};
struct Paused {};
struct Resumed {};
struct Ended {};

using Body = std::variant<Created, Joined, Left, Returned, Started, Planned, RoundMade, TableMade,
                          Reported, Forfeited, Opened, Paused, Resumed, Ended>;

// {"k":"result","table":3,"sheets":[{"about":"square","marks":[[4],[1]]}]}
std::string write(const Body& body);
std::optional<Body> read(std::string_view text);

}  // namespace log

// {"about":"square","marks":[[4],[1]]}, as in results by hand.
std::optional<std::vector<Sheet>> read_sheets(const boost::json::value& from);
void write_json(JsonText& out, const std::vector<Sheet>& sheets);  // the list itself

}  // namespace troika::tournament
