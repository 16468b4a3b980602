#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/series.h"
#include "room/deals.h"
#include "room/settings.h"

namespace troika::room::log {

// What the entries of a log say. `left` is the time a player has left after it, in milliseconds,
// where the time control counts it: so that an old log needs no old list of outages.
struct Created {
  Settings settings;
  std::string host;
  Seed seed;
  std::optional<Promise> next;  // old logs have none
};
struct Sat {
  Player player;
  std::string guest, name, entropy;
};
struct Left {
  Player player;
};
struct Renamed {
  Player player;
  std::string name;
};
struct Started {
  std::vector<Player> bots;  // that fill open seats
  std::vector<std::string> chances;
};
// A move, and what chance did after it.
struct Moved {
  Player player;
  std::string move;
  std::string id;  // none: a bot's
  std::optional<std::int64_t> left;
  std::vector<std::string> chances;
};
struct TimedOut {
  Player player;
};
struct BotCame {
  Player player;
  std::optional<std::int64_t> left;
};
struct Returned {
  Player player;
};
struct TakebackAsked {
  Player player;
};
struct TakebackAnswered {
  Player player;
  bool yes;
};
struct TakenBack {
  std::uint32_t to;                // the number of events that remain
  std::vector<std::int64_t> left;  // of all players, if their time counts
};
struct Claimed {
  Player player, against;
};
struct RematchAnswered {
  Player player;
  bool yes;
  std::string entropy;
};
struct RematchMade {
  std::string match;
};

using Body =
    std::variant<Created, Sat, Left, Renamed, Started, Moved, TimedOut, BotCame, Returned,
                 TakebackAsked, TakebackAnswered, TakenBack, Claimed, RematchAnswered, RematchMade>;

// Who asked for it, and by which name (room/receipts.h). Only the first entry of a command has it.
// A move has its name itself, and is its player's; old logs have no other names.
struct Asked {
  std::string guest, id;
  bool operator==(const Asked&) const = default;
};

struct Line {
  Body body;
  std::optional<Asked> asked = {};
};

// {"k":"m","p":0,"m":"AB:1T@a1","id":"x7f","t":59000}, {"k":"back","to":7,"by":"GUEST","id":"k3j…"}
std::string write(const Line& line);
std::optional<Line> read(std::string_view text);

}  // namespace troika::room::log
