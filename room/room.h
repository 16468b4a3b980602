#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_text.h"
#include "core/reason.h"
#include "room/commands.h"
#include "room/fold.h"
#include "room/state.h"

namespace troika::room {

// One line of the log of a match.
struct Entry {
  std::uint32_t seq;  // counted from 1, without gaps
  Time at;
  std::string body;  // JSON, with every secret
};

// What an action did. The room has changed already; nobody may be told before it is on disk. If it
// cannot be saved the room has to be thrown away and loaded again.
struct Done {
  std::uint32_t seq;  // that saved it: the last one appended, or that of the first time
  Time at;            // when it counts as done, for all its entries
  std::vector<std::string> bodies;  // to be appended; none if it had been done before
  bool listing = false;             // what lists of matches show has changed
};

// What lists of matches show: nothing secret.
struct Listing {
  std::string game;
  Stage stage;
  bool listed;
  std::string summary;              // JSON
  std::vector<std::string> guests;  // who sit there, now or once; not for showing
};

// How a room comes to be.
struct Sitter {
  Player place;
  std::string guest;
  std::string name;
  std::string entropy;
};
struct Creation {
  std::string match;            // its id: printable ASCII without blanks
  Settings settings;            // as read_settings gave them
  std::string host;             // a guest
  Seed seed;                    // fresh from the system, secret until the end
  std::vector<Sitter> sitters;  // who sit there from the start (a rematch)
  // For the rematch: fresh, too, and fixed before anybody adds anything to its deals.
  std::optional<Promise> next = {};
};

// A bot that must move now.
struct BotTurn {
  Player player;
  int level;          // 1 to 8, for make_mind
  std::uint32_t seq;  // what its move was made for
};

// A match with people around it. The log is the match: a room is what follows from its entries
// (room/fold.h), and `act` makes entries (room/judge.h) from which the same room follows. No clock,
// no randomness, no threads: whoever keeps a room keeps it in one strand.
//
// Guests are known by ids, which nobody is ever told. A guest who does not sit here, and the empty
// id, is a spectator.
class Room {
 public:
  // A new room, and what the log begins with (its last entry may be that of the start).
  struct Created;
  [[nodiscard]] static std::expected<Created, Fault> create(const Creation& creation, Time now,
                                                            const Surroundings& around);
  // A room from its whole log. The fault is `broken_log` if this is not the log of a match.
  [[nodiscard]] static std::expected<Room, Fault> load(std::string_view match,
                                                       const std::vector<Entry>& log,
                                                       const Surroundings& around);
  // The next entry, which another node has written. After a fault the room is of no use any more.
  [[nodiscard]] std::expected<void, Fault> apply(const Entry& entry);

  // Does what a guest asks for, or says why not and changes nothing.
  [[nodiscard]] std::expected<Done, Fault> act(std::string_view guest, const Command& command,
                                               Time now);
  // The same for the bot that sits in a player's place; `seq` is that of the BotTurn.
  [[nodiscard]] std::expected<Done, Fault> bot_moves(Player player, std::uint32_t seq,
                                                     std::string_view move, Time now);
  // The time-outs that are due: `bodies` is empty if there are none. To be called at
  // `next_deadline`, which may be later by then.
  [[nodiscard]] Done tick(Time now);
  std::optional<Time> next_deadline() const;

  // Takes what lies ahead of now, by a clock that was wrong, as if it were of now. To be called
  // with entries that others have written.
  void distrust(Time now) { room::distrust(state_, now); }

  // A reaction from the fixed set (room/reactions.h): the JSON that is sent to everyone alike. It
  // is not in the log.
  static std::string reaction(Player by, std::string_view code);

  std::vector<BotTurn> bots_to_act() const;
  // What the bot in this place may know; null if no bot plays there now.
  std::unique_ptr<Situation> situation(Player player) const;

  // What is not in the log: outages of the server, and which players are connected.
  void set_outages(std::vector<Outage> outages) { state_.clocks.set_outages(std::move(outages)); }
  void set_here(Player player) { state_.presence.set_here(player); }
  void set_away(Player player, Time since) { state_.presence.set_away(player, since); }

  // JSON of all that a guest may know of the room.
  std::string state(std::string_view guest, Time now) const;
  // JSON of what has happened since the guest knew `since` entries, and of what has changed by it.
  std::string news(std::string_view guest, std::uint32_t since, Time now) const;
  void tell_news(JsonText& out, std::string_view guest, std::uint32_t since, Time now) const;
  Listing listing() const;

  std::string_view match() const { return state_.match; }
  const Settings& settings() const { return state_.settings; }
  std::string_view host() const { return state_.host; }
  std::uint32_t seq() const { return state_.seq(); }
  Stage stage() const { return state_.stage(); }
  std::size_t players() const { return state_.seats.size(); }
  // Where a guest sits; nothing: a spectator.
  std::optional<Player> place(std::string_view guest) const { return state_.seats.place(guest); }
  bool is_host(std::string_view guest) const { return state_.is_host(guest); }
  unsigned people() const { return state_.seats.people(); }  // who play themselves: a bit each

  // The record with every secret and all that is needed to check the deals; only once the match is
  // over. A match that was claimed has the record of an unfinished match.
  std::optional<std::string> record() const;
  // Once all people have agreed to a rematch: how the new room is to be created, but for what is
  // drawn for the one after it; in a match of old logs, also but for the seed.
  std::optional<Creation> rematch() const;
  bool rematch_is_promised() const;  // its seed is fixed

  // A hash of everything the room knows: equal for rooms with the same log.
  std::string fingerprint() const;

 private:
  Room(std::string_view match, const Surroundings& around) : state_(match, around) {}

  using Asked = std::optional<log::Asked>;  // goes with the first entry
  void append(Done& done, const std::vector<log::Body>& bodies, const Asked& asked = {});
  void append_start(Done& done, const Asked& asked = {});
  void write(Done& done, const log::Body& body, const Asked& asked);
  Done done_with(const log::Moved& moved) const;

  State state_;
};

struct Room::Created {
  Room room;
  Done done;
};

}  // namespace troika::room
