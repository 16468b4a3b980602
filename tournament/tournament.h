#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "room/clock.h"
#include "tournament/commands.h"
#include "tournament/standings.h"
#include "tournament/state.h"

namespace troika::tournament {

using room::Time;

// One line of the log.
struct Entry {
  std::uint32_t seq;  // counted from 1, without gaps
  Time at;
  std::string body;  // JSON, with the seed
};

// What an action did. As in a room: the tournament has changed already, nobody may be told before
// it is saved, and if it cannot be saved the tournament has to be loaded again.
struct Done {
  std::uint32_t seq;  // of the last entry
  std::vector<std::string> bodies;
};

struct Creation {
  std::string id;
  Settings settings;
  std::string host;  // a guest
  room::Seed seed;   // fresh from the system, secret until the end
};

// A tournament as pure logic over its log: whoever has the log has the tournament. No clock, no
// randomness, no threads. Rules of the formats: docs/TOURNAMENTS.md.
class Tournament {
 public:
  struct Made;
  static Made create(const Creation& creation, room::Hash hash);
  [[nodiscard]] static std::expected<Tournament, Fault> load(std::string_view id,
                                                             const std::vector<Entry>& log,
                                                             room::Hash hash);
  // The next entry, which another node has written.
  [[nodiscard]] std::expected<void, Fault> apply(const Entry& entry);

  // Does what a guest asks for, or says why not and changes nothing.
  [[nodiscard]] std::expected<Done, Fault> act(std::string_view guest, const Command& command);

  const State& state() const { return state_; }
  std::string_view id() const { return id_; }
  std::uint32_t seq() const { return static_cast<std::uint32_t>(state_.entries); }
  bool is_host(std::string_view guest) const { return !guest.empty() && guest == state_.host; }
  std::optional<EntrantNumber> entrant_of(std::string_view guest) const;
  // The seed of all chance in a round, for those who deal; only if deals are the same for all.
  std::optional<room::Seed> deals_of(std::size_t round) const;

  // JSON of all that a guest may know, with names of merits in this language.
  std::string tell(std::string_view guest, Language language) const;
  // The ranking as a table with a line of names, for spreadsheets (RFC 4180).
  std::string csv(Language language) const;

 private:
  Tournament(std::string_view id, room::Hash hash) : id_(id), hash_(hash) {}

  using Bodies = std::vector<log::Body>;
  using Answer = std::expected<Bodies, Fault>;
  Answer judge(std::string_view guest, const Join& command) const;
  Answer judge(std::string_view guest, const Leave& command) const;
  Answer judge(std::string_view guest, const Return& command) const;
  Answer judge(std::string_view guest, const Start& command) const;
  Answer judge(std::string_view guest, const MakeRound& command) const;
  Answer judge(std::string_view guest, const Pause& command) const;
  Answer judge(std::string_view guest, const Resume& command) const;
  Answer judge(std::string_view guest, const End& command) const;
  Answer judge(std::string_view guest, const Report& command) const;
  Answer judge(std::string_view guest, const Correct& command) const;
  Answer judge(std::string_view guest, const Forfeit& command) const;

  const Reason* why_not_running() const;
  const Reason* why_no_latecomer() const;
  const Reason* why_no_sheets(TableNumber table, const std::vector<Sheet>& sheets) const;
  Done take(const Bodies& bodies);
  void append(Done& done, const log::Body& body);
  void follow_up(Done& done);  // what comes by itself

  std::string id_;
  room::Hash hash_;
  State state_;
};

struct Tournament::Made {
  Tournament tournament;
  Done done;
};

}  // namespace troika::tournament
