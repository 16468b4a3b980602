#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tournament/entry.h"

namespace troika::tournament {

enum class Stage : std::uint8_t { open, playing, paused, over };

// Who takes part: a person, a bot or a team.
struct Entrant {
  std::string guest;
  std::string name;
  std::vector<std::string> members;
  int bot = 0;
  bool in = true;          // has not left
  std::size_t lot = 0;     // the order for the first round; latecomers come last
  int rests = 0;           // byes
  std::vector<int> seats;  // how often in each seat
  std::size_t last_seat = 0;
  std::vector<EntrantNumber> met;  // as often as they met, the last ones last
  std::optional<TableNumber> at;   // plays there now
  std::size_t free_since = 0;      // the entry with which the waiting began
};

// A table of the tournament and what became of it.
struct Seated {
  std::size_t round;                    // counted from 1; 0 in an open evening
  std::vector<EntrantNumber> entrants;  // by seat
  std::vector<EntrantNumber> forfeits;
  std::vector<Sheet> sheets;
  std::vector<Tally> tallies;  // what they add up to, by seat; none without a result
  bool corrected = false;

  bool has_result() const { return !tallies.empty(); }
  bool has_forfeited(EntrantNumber who) const;
  // Whether nobody has to play there any more.
  bool is_done() const;
};

// What follows from the log: plain data.
struct State {
  Settings settings;
  std::string host;
  room::Seed seed;
  std::shared_ptr<const Ranking> ranking;
  Stage stage = Stage::open;
  std::vector<Entrant> entrants;
  std::vector<Seated> tables;
  std::vector<Paired> plan;                       // rounds of a round robin to come
  std::size_t rounds = 0;                         // how many there will be
  std::vector<Paired> made;                       // rounds so far
  std::vector<std::string> commitments;           // by round, if deals are the same for all
  std::vector<std::optional<room::Seed>> opened;  // by round
  std::size_t entries = 0;

  std::size_t sides() const { return ranking->sides(); }
  std::size_t members() const { return ranking->players() / ranking->sides(); }  // of a side
  std::size_t present() const;
  bool is_round_over() const;  // all tables have their result
};

// Takes over what an entry says. False: it does not fit.
bool fold(State& state, const log::Body& body);

// What a table's sheets add up to, by side; nothing if one of them is impossible or none is there.
std::optional<std::vector<Tally>> add_up(const Ranking& ranking, const std::vector<Sheet>& sheets);

// The seed of a round's deals, from the tournament's.
room::Seed round_seed(room::Hash hash, const room::Seed& seed, std::string_view id,
                      std::size_t round);

}  // namespace troika::tournament
