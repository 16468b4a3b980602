#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"

namespace troika::store {

// Milliseconds since 1970, by the clock of the machine that wrote them.
enum class Time : std::int64_t {};

using MatchId = std::string;  // hard to guess: who knows it may look; letters, digits, - and _
using GuestId = std::string;

// One line of the log of a match. The log holds every secret of the match.
struct Entry {
  std::uint32_t seq;  // counted from 1
  Time at;
  std::string body;  // JSON
};

enum class State : std::uint8_t { open, playing, over };

// What lists of matches show: nothing secret.
struct Listing {
  MatchId match;
  std::string game;
  State state = State::open;
  bool listed = false;  // in the lobby
  Time created{};
  Time changed{};
  std::string summary;          // JSON
  std::vector<GuestId> guests;  // who sit there, now or once: sorted, and never fewer
};

// What one action adds to a match: all of it or nothing, in one commit.
struct Addition {
  MatchId match;
  std::vector<Entry> entries;      // with consecutive numbers
  std::optional<Listing> listing;  // when the lists have to change
};

enum class Saved : std::uint8_t {
  yes,     // it is on disk
  taken,   // the log does not end right before these entries: read it and think again
  failed,  // the database did not answer; nothing is known but that it is not acknowledged
};

// Who can show this key is this guest. Only a hash of a key is kept.
enum class KeyKind : std::uint8_t { device, recovery, token };
struct Key {
  std::string hash;
  GuestId guest;
  KeyKind kind;
  std::string label;
  Time created{};
  Time seen{};     // last shown, to the day or so; 0: not since this is kept
  Time expires{};  // 0: never
};
struct Guest {
  GuestId id;
  std::string name;
  Time created{};
};

// When no server was running: clocks stand still.
struct Outage {
  Time from, to;
};

// The memory of a site. All calls return at once; the answer is given later, in a thread of the
// store, which waits for as long as the answer takes: be brief. Additions that
// wait together are committed together. What waits behind an addition to the same match that was
// not saved gets the same answer, since it was meant for a log that is not there; but what is added
// while that answer is on its way is looked at anew. Who adds to a match only when the last
// addition is answered need not think of this.
class Store {
 public:
  template <class T>
  using Answer = std::function<void(std::expected<T, std::string>)>;  // or why it failed

  virtual ~Store() = default;  // finishes what was asked for

  virtual void add(Addition addition, std::function<void(Saved)> done) = 0;
  virtual void read(MatchId match, std::uint32_t after, Answer<std::vector<Entry>> done) = 0;

  virtual void listing(MatchId match, Answer<std::optional<Listing>> done) = 0;
  // Listed tables, newest first; of those that have not begun only what has changed lately.
  struct LobbyPage {
    std::size_t most;
    Time open_since{};  // changed
    Time before{
        std::numeric_limits<std::int64_t>::max()};  // created; for the pages after the first
  };
  virtual void lobby(LobbyPage page, Answer<std::vector<Listing>> done) = 0;
  // Last changed first.
  virtual void matches_of(GuestId guest, std::size_t most, Answer<std::vector<Listing>> done) = 0;
  // All that are being played, for the bots and the clocks.
  virtual void playing(Answer<std::vector<MatchId>> done) = 0;

  // False: the guest or the key was there before.
  virtual void put_guest(Guest guest, Key key, Answer<bool> done) = 0;
  virtual void rename(GuestId guest, std::string name, Answer<bool> done) = 0;  // false: who?
  // A recovery key takes the place of the one before it. Of the other kinds a guest has at most so
  // many, however many are asked for at the same time.
  enum class Put : std::uint8_t { yes, too_many, no };  // no: it was there before, or no such guest
  virtual void put_key(Key key, std::size_t most, Answer<Put> done) = 0;
  virtual void drop_key(std::string hash, Answer<bool> done) = 0;  // false: there was none
  // All keys of a guest but this one; the hashes of those that are gone.
  virtual void drop_other_keys(GuestId guest, std::string but,
                               Answer<std::vector<std::string>> done) = 0;
  // Makes this device one of the guest's whose recovery key that is, and uses the key up: both or
  // neither. Of two who try, one succeeds. Beyond `most` devices the one seen longest ago goes.
  virtual void recover(std::string hash, Key device, std::size_t most,
                       Answer<std::optional<Guest>> done) = 0;
  virtual void see_key(std::string hash, Time now, Answer<bool> done) = 0;  // it was shown
  struct Known {
    Guest guest;
    Key key;
  };
  // Not what has expired.
  virtual void find_key(std::string hash, Time now, Answer<std::optional<Known>> done) = 0;
  virtual void keys_of(GuestId guest, Answer<std::vector<Key>> done) = 0;

  // Says that this node is alive at this time, and is to be called every second; a gap of more than
  // three seconds in which no node said so is an outage. A beat that the database could not take
  // for two seconds fails and does not count: nobody could save a move either. The answer is all
  // outages that are not older than the oldest match being played.
  virtual void beat(std::string node, Time now, Answer<std::vector<Outage>> done) = 0;

  // The clock of the database, by which several nodes go; nothing if there is only one.
  virtual void time(Answer<std::optional<Time>> done) = 0;

  // Called in a thread of the store when another node has added to a match, with the first number
  // that it added. ("", 0) means that news may have been missed, so look at everything again: at
  // the beginning, and whenever the database was away. Set once, before use.
  virtual void on_news(std::function<void(MatchId, std::uint32_t seq)> heard) = 0;

  // Says something about a match to the other nodes, such as who is connected. It is not kept, and
  // a node may miss it. At most some hundred bytes of text.
  virtual void tell_nodes(MatchId match, std::string words) = 0;
  // Called in a thread of the store with what other nodes say. Set once, before on_news.
  virtual void on_words(std::function<void(MatchId, std::string words)> heard) = 0;
  // Called in a thread of the store when an answer, or the work for it, threw something that is not
  // a trouble with the database; the store goes on. Set once, before use.
  virtual void on_exception(std::function<void(std::string_view what)> heard) = 0;

  struct Figures {
    std::size_t waiting = 0;             // additions not yet committed
    std::uint64_t commits = 0;           // so far
    std::uint64_t entries = 0;           // so far
    std::chrono::nanoseconds busy{0};    // time spent in commits
    std::uint64_t failed = 0;            // additions that could not be saved, so far
    std::uint64_t ahead = 0;             // beats from times still to come, so far: somebody's clock
    std::chrono::nanoseconds oldest{0};  // how long the oldest question waits for its answer
  };
  virtual Figures figures() const = 0;
  // Why the database does not answer; empty: it does.
  virtual std::string trouble() const = 0;
  bool is_well() const { return trouble().empty(); }
};

// `where` is the path of an SQLite file or postgres://…; opens or makes it, and brings its schema
// up to date. The error is a sentence for the one who starts the server.
[[nodiscard]] std::expected<std::unique_ptr<Store>, std::string> open_store(std::string_view where);

// A consistent copy of an SQLite site that may be running.
[[nodiscard]] std::expected<void, std::string> back_up(std::string_view from, std::string_view to,
                                                       const std::function<void(double)>& progress);

}  // namespace troika::store
