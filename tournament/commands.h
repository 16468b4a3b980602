#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tournament/entry.h"

namespace troika::tournament {

// What a guest can ask of a tournament; all but joining and leaving oneself is for the host. Each
// says what it is about, so that a command that comes twice is refused the second time.
struct Join {
  std::string name;
  std::vector<std::string> members{};  // of a team: all of them
  bool other = false;                  // the host writes somebody down who is no guest here
  int bot = 0;                         // ... or a bot of this level
};
struct Leave {
  EntrantNumber entrant;  // oneself, or the host takes somebody out
};
struct Return {
  EntrantNumber entrant;
};
struct Start {};
struct MakeRound {
  std::size_t round;  // counted from 1
};
struct Pause {};
struct Resume {};
struct End {};
struct Report {
  TableNumber table;
  std::vector<Sheet> sheets;  // one for every game that was finished
};
struct Correct {
  TableNumber table;
  std::vector<Sheet> sheets;
};
struct Forfeit {
  TableNumber table;
  std::vector<EntrantNumber> entrants;  // who did not come, or gave up
};

using Command = std::variant<Join, Leave, Return, Start, MakeRound, Pause, Resume, End, Report,
                             Correct, Forfeit>;

}  // namespace troika::tournament
