#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_text.h"
#include "core/options.h"
#include "core/reason.h"
#include "room/clock.h"
#include "search/levels.h"

namespace troika::room {

// Whom a seat is for: a person, a bot, or whoever comes (a bot if the host starts before).
struct Wish {
  enum class For : std::uint8_t { person, bot, open };
  For whom = For::open;
  int level = usual_level;  // of a bot
  bool operator==(const Wish&) const = default;
};

// What the others may do about a player to act who is out of time or, without a clock, away.
enum class Absent : std::uint8_t {
  wait,   // nothing
  bot,    // call a bot into the seat; the person can take it back at any time
  claim,  // that, or claim the match
};

// What a table is made with.
struct Settings {
  std::string game;
  std::vector<Option> options;
  std::vector<Wish> seats;  // one per player of the game; when read, none means that all are open
  TimeControl clock;
  Absent absent = Absent::bot;
  int bot_level = usual_level;  // of a bot called into a seat, or filling an open one
  bool listed = false;          // in the lobby; otherwise only those with the link
};

std::string_view text_of(Absent absent);
void write_json(JsonText& out, const TimeControl& control);

// {"game":"touche","options":{"seats":"ytyt"},"seats":["person","open",{"bot":3},"open"],
//  "clock":{"kind":"total","base":600000,"increment":5000},"absent":"bot","bot_level":3,
//  "listed":true}; all but the game may be left out. `base` and `increment` are milliseconds. A
// fault's field is the key that is wrong.
[[nodiscard]] std::expected<Settings, Fault> read_settings(const boost::json::object& from);
void write_json(JsonText& out, const Settings& settings);

}  // namespace troika::room
