#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/series.h"

namespace troika::room {

// What a guest can ask of a room. The door parses messages into these; the room judges them.
struct Sit {
  std::optional<Player> place;  // nothing: the first that is free
  std::string name;
  std::string entropy;  // up to 64 printable ASCII characters without blanks; may be empty
};
struct Rename {
  std::string name;
};
struct Leave {};  // before the start the seat is free again; later a bot takes it over
struct Start {};  // the host only; bots fill the open seats
struct Play {
  std::uint32_t seq;  // of the room, as the guest knew it
  std::string move;
  std::string id;  // of the guest's own: 1 to 32 of A-Z a-z 0-9 - _
};
struct AskTakeback {};
struct AnswerTakeback {
  bool yes;  // the one who asked takes the question back with no
};
struct CallBot {
  Player into;
};
struct Return {};  // takes one's seat back from a bot
struct Claim {
  Player against;
};
struct Rematch {
  bool yes;
  std::string entropy;    // for the new match, as in Sit
  std::string new_match;  // fresh, from the server; it counts if this was the last consent needed
};

using Command = std::variant<Sit, Rename, Leave, Start, Play, AskTakeback, AnswerTakeback, CallBot,
                             Return, Claim, Rematch>;

}  // namespace troika::room
