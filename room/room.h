#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_text.h"
#include "core/reason.h"
#include "room/clock.h"
#include "room/commands.h"
#include "room/consent.h"
#include "room/door.h"
#include "room/entry.h"
#include "room/fairness.h"
#include "room/settings.h"
#include "table/table.h"

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

enum class Stage : std::uint8_t { open, playing, over };

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
};

// A bot that must move now.
struct BotTurn {
  Player player;
  int level;          // 1 to 8, for make_mind
  std::uint32_t seq;  // what its move was made for
};

// What a room is given by those who keep it.
struct Surroundings {
  Hash hash;                 // SHA-256
  Millis patience{120'000};  // without a clock: after how long away a player counts as absent
};

// A match with people around it. The log is the match: a room is what follows from its entries, and
// `act` makes entries from which the same room follows. No clock, no randomness, no threads:
// whoever keeps a room keeps it in one strand.
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

  // A reaction from the fixed set (room/reactions.h): the JSON that is sent to everyone alike. It
  // is not in the log.
  [[nodiscard]] std::expected<std::string, Fault> react(std::string_view guest,
                                                        std::string_view code) const;

  std::vector<BotTurn> bots_to_act() const;
  // What the bot in this place may know; null if no bot plays there now.
  std::unique_ptr<Situation> situation(Player player) const;

  // What is not in the log: outages of the server, and which players are connected.
  void set_outages(std::vector<Outage> outages) { clocks_.set_outages(std::move(outages)); }
  void set_here(Player player);
  void set_away(Player player, Time since);

  // JSON of all that a guest may know of the room.
  std::string state(std::string_view guest, Time now) const;
  // JSON of what has happened since the guest knew `since` entries, and of what has changed by it.
  std::string news(std::string_view guest, std::uint32_t since, Time now) const;
  void tell_news(JsonText& out, std::string_view guest, std::uint32_t since, Time now) const;
  Listing listing() const;

  std::string_view match() const { return match_; }
  const Settings& settings() const { return settings_; }
  std::uint32_t seq() const { return static_cast<std::uint32_t>(entries_.size()); }
  Stage stage() const;
  std::size_t players() const { return table_->players(); }
  // Where a guest sits; nothing: a spectator.
  std::optional<Player> place(std::string_view guest) const;
  bool is_host(std::string_view guest) const { return guest == host_; }

  // The record with every secret and all that is needed to check the deals; only once the match is
  // over. A match that was claimed has the record of an unfinished match.
  std::optional<std::string> record() const;
  // Once all people have agreed to a rematch: how the new room is to be created, but for the seed.
  std::optional<Creation> rematch() const;

  // A hash of everything the room knows: equal for rooms with the same log.
  std::string fingerprint() const;

 private:
  // A place at the table and who plays there.
  struct Chair {
    std::string guest;  // empty: nobody, or a bot from the start
    std::string name;
    std::string entropy;
    std::optional<int> bot;        // the level of the bot that plays there now
    bool acting = false;           // is to act
    bool out_of_time = false;      // in this turn
    std::uint32_t turn_began = 0;  // the entry by which this turn began
    struct Saved {
      std::string id;  // of a move
      std::uint32_t seq;
    };
    std::array<Saved, 4> saved{};  // the last moves; the oldest is overwritten
    std::size_t next_saved = 0;
    // Not in the log.
    bool here = false;
    std::optional<Time> away;

    bool is_free() const { return guest.empty() && !bot; }
    bool has_person() const { return !guest.empty() && !bot; }
  };
  // What news has to know of an entry.
  struct Logged {
    std::uint32_t events;   // of the table, after it
    std::uint16_t results;  // games finished by then
    bool seats;             // names or kinds of seats have changed by it
  };

  Room(std::string_view match, const Surroundings& around) : match_(match), around_(around) {}

  Chair& chair(Player p) { return chairs_[static_cast<std::size_t>(p)]; }
  const Chair& chair(Player p) const { return chairs_[static_cast<std::size_t>(p)]; }
  bool is_player(Player p) const { return static_cast<std::size_t>(p) < chairs_.size(); }
  Viewer viewer(std::string_view guest) const { return Door::open(place(guest)); }
  std::uint32_t events() const { return static_cast<std::uint32_t>(table_->seq()); }

  // The fold (room.cpp): takes over what an entry says. False: it does not fit.
  bool take(const log::Body& body, Time at);
  bool take(const log::Created& body);
  bool take(const log::Sat& body);
  bool take(const log::Left& body);
  bool take(const log::Renamed& body);
  bool take(const log::Started& body);
  bool take(const log::Moved& body);
  bool take(const log::TimedOut& body);
  bool take(const log::BotCame& body);
  bool take(const log::Returned& body);
  bool take(const log::TakebackAsked& body);
  bool take(const log::TakebackAnswered& body);
  bool take(const log::TakenBack& body);
  bool take(const log::Claimed& body);
  bool take(const log::RematchAnswered& body);
  bool take(const log::RematchMade& body);
  bool take_start(const std::vector<Player>& bots);
  bool play_chances(const std::vector<std::string>& moves);
  void after_move(const log::Moved& body);
  void finish_entry(bool seats);  // counts it, and lets clocks run for those who are to act
  void update_turns();

  // What guests ask for (act.cpp): the entries it gives, not yet taken over.
  using Bodies = std::vector<log::Body>;
  using Answer = std::expected<Bodies, Fault>;
  Answer answer(std::string_view guest, const Sit& command) const;
  Answer answer(std::string_view guest, const Start& command) const;
  Answer answer(Player by, const Rename& command, Time at) const;
  Answer answer(Player by, const Leave& command, Time at) const;
  Answer answer(Player by, const AskTakeback& command, Time at) const;
  Answer answer(Player by, const AnswerTakeback& command, Time at) const;
  Answer answer(Player by, const CallBot& command, Time at) const;
  Answer answer(Player by, const Return& command, Time at) const;
  Answer answer(Player by, const Claim& command, Time at) const;
  Answer answer(Player by, const Rematch& command, Time at) const;
  std::expected<Done, Fault> play(Player by, const Play& move, Time at);
  std::expected<Done, Fault> make_move(Player by, std::uint32_t seq, std::string_view move,
                                       std::string_view id, Time at);
  void append(Done& done, const Bodies& bodies);
  void append_start(Done& done);
  std::vector<std::string> let_chance_act();
  log::BotCame bot_came(Player into, Time at) const;
  log::TakenBack taken_back(Time at) const;

  // What may be done (rights.cpp): why not, or null.
  const Reason* why_no_seat(std::string_view guest) const;
  const Reason* why_no_start(std::string_view guest) const;
  const Reason* why_no_play(Player by) const;
  const Reason* why_no_takeback(Player by) const;
  const Reason* why_no_answer(Player by) const;
  const Reason* why_no_return(Player by) const;
  const Reason* why_no_claim(Player by, Player against, Time now) const;
  const Reason* why_no_rematch(Player by) const;
  const Reason* why_not_absent(Player by, Player who, Time now) const;
  const Reason* why_not_playing() const;
  bool is_full() const;  // nobody more is waited for
  bool same_side(Player a, Player b) const;
  unsigned people() const;  // who play themselves: a bit per player

  // What is told (tell.cpp).
  static void tell_you(JsonText& out, Viewer who);
  void tell_table(JsonText& out) const;
  void tell_seats(JsonText& out) const;
  void tell_progress(JsonText& out, Viewer who, std::string_view guest, Time now) const;
  void tell_clocks(JsonText& out, Time now) const;
  void tell_rights(JsonText& out, Viewer who, std::string_view guest, Time now) const;
  void tell_events(JsonText& out, Viewer who, std::uint32_t from) const;
  void tell_results(JsonText& out) const;
  void tell_fairness(JsonText& out) const;
  std::vector<Player> winners() const;

  std::string match_;
  Surroundings around_;
  Settings settings_;
  std::string host_;
  Seed seed_;
  std::optional<DealKey> key_;  // from the start on
  std::unique_ptr<Table> table_;
  std::vector<Chair> chairs_;
  std::vector<std::string> once_here_;  // guests who left again
  bool started_ = false;
  Clocks clocks_;
  std::optional<Consent> takeback_;
  std::optional<Consent> rematch_;
  std::vector<std::string> rematch_entropies_;
  std::string rematch_match_;
  struct Claimed {
    Player by, against;
  };
  std::optional<Claimed> claimed_;
  struct Seal {
    std::uint32_t event;
    std::string seal;
  };
  std::vector<Seal> seals_;
  struct PersonMove {
    Player player;
    std::uint32_t event;
  };
  std::vector<PersonMove> person_moves_;  // not those of bots
  std::vector<Logged> entries_;
  Time last_{};  // when the last entry was made; while one is made, its time
};

struct Room::Created {
  Room room;
  Done done;
};

}  // namespace troika::room
