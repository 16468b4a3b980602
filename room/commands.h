#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
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

// With a name of the client's choice (room/receipts.h) a command is carried out once, however often
// it is sent. A move must have one; others may come without, from programs that do not repeat them.
struct Command {
  using What = std::variant<Sit, Rename, Leave, Start, Play, AskTakeback, AnswerTakeback, CallBot,
                            Return, Claim, Rematch>;
  What what;
  std::string id;

  template <class One>
    requires std::constructible_from<What, One>
  Command(One one, std::string name = {}) : what(std::move(one)), id(std::move(name)) {}
};

}  // namespace troika::room
