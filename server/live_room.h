#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "room/room.h"
#include "server/addresses.h"
#include "server/house.h"

namespace troika::server {

class Rooms;
using Frame = std::shared_ptr<const std::string>;  // shared by all who are sent the same

// Somebody who looks at a room: a socket.
class Listener {
 public:
  Listener(std::string guest, std::string address, Language language)
      : guest_(std::move(guest)), address_(std::move(address)), language_(language) {}
  virtual ~Listener() = default;
  const std::string& guest() const { return guest_; }  // empty: nobody we know
  const std::string& address() const { return address_; }
  Language language() const { return language_; }
  virtual void tell(Frame text) = 0;

 private:
  friend class LiveRoom;
  std::string guest_, address_;
  Language language_;
  bool greeted_ = false;                // was told the state
  std::optional<std::uint32_t> since_;  // what it knew when it came
  std::uint32_t known_ = 0;             // entries it was told of
  std::optional<Player> place_;
};

// A room in memory with those who look at it. One thing is done at a time: while entries are on
// their way to the disk, or are read from it, everything else waits; so nobody can be told what is
// not saved.
class LiveRoom : public std::enable_shared_from_this<LiveRoom> {
 public:
  enum class Origin { here, elsewhere };  // where the last entry was written
  LiveRoom(Rooms& rooms, room::Room room, room::Time created, Origin origin);
  ~LiveRoom();

  const std::string& match() const { return match_; }
  const room::Room& room() const { return room_; }

  // The first message is the state; with what has happened since, if `since` is given.
  void join(const std::shared_ptr<Listener>& listener, std::optional<std::uint32_t> since);
  void leave(const std::shared_ptr<Listener>& listener);
  bool has_too_many(std::string_view guest) const;  // sockets here

  // Does it in turn; `saved` or `refused` is told to the listener.
  void ask(std::shared_ptr<Listener> from, room::Command command);
  void react(Listener& from, std::string_view reaction, std::string_view id);

  void hear(std::uint32_t seq);  // another node has written; 0: perhaps
  // Who is connected to other nodes, and reactions from there (live_room_nodes.cpp).
  void hear_words(std::string_view words);
  void tell_nodes_who_is_here();
  void tell_nodes_again();
  void set_outages(const std::vector<room::Outage>& outages);
  void note_outages(const std::vector<room::Outage>& outages) { room_.set_outages(outages); }
  void look_after();  // bots, clocks, absences

  // Calls it when everything in the room is saved.
  void when_settled(std::function<void()> then);

  bool is_saving() const { return busy_ == Busy::saving; }
  bool is_needed() const;       // somebody looks, or something is to be done soon
  bool may_be_dropped() const;  // has not been needed for a while
  void close();                 // no more bots and clocks

 private:
  struct Asked {
    std::shared_ptr<Listener> from;
    room::Command command;
    int tries = 0;  // that another node was faster than
  };
  // An addition on its way to the disk.
  struct Saving {
    room::Done done;
    std::optional<Asked> asked;  // nothing: a bot or the clock did it
    bool is_move;
    std::chrono::steady_clock::time_point began;
  };
  enum class Busy { no, saving, reading };

  // Now, or when everything before it is done.
  template <class Job>
  void in_turn(Job job) {
    if (busy_ == Busy::no)
      job();
    else
      wait(std::move(job));
  }
  void wait(std::function<void()> job);
  // What throws is logged, and the room is read again from its log: nobody knows how far it came.
  template <class Job>
  void safely(Job job) {
    try {
      job();
    } catch (const std::exception& error) {
      house_.log.warning("exception", {{"what", std::string_view(error.what())}});
      reload();
    }
  }
  void free_again();
  void carry_out(Asked asked);
  void save(Saving saving);
  void saved(store::Saved result, const Saving& saving);
  void tell_saved(const Saving& saving);
  void make_rematch(std::function<void()> then);
  void read_on();
  void reload();
  bool load(const std::vector<store::Entry>& log);
  bool take_over(const std::vector<store::Entry>& entries);
  void replace(room::Room room);

  // What is told (live_room_tell.cpp).
  void refuse(Listener& listener, const Fault& fault, std::string_view id);
  void tell_state(Listener& listener);
  void tell_news(const Asked* asked = nullptr);
  void tell_all(const Frame& text);
  void update_presence();
  void tell_presence();
  void tell_reaction(Player by, std::string_view reaction);
  void tell_nodes_reaction(Player by, std::string_view reaction);
  unsigned here() const;       // bits of players who are connected to this node, and of spectators
  unsigned elsewhere() const;  // to others

  // What happens by itself (live_room_care.cpp).
  void look_after_bots();
  void look_after_clocks();
  void look_after_absence();
  bool bots_may_think() const;
  Thinkers::For somebody() const;  // who is there for whom a bot thinks
  Thinkers::Share share() const;   // whose part of the thinking it takes
  void think(const room::BotTurn& turn);
  void bot_chose(const room::BotTurn& turn, const std::string& move);
  void wake_at(std::chrono::steady_clock::time_point when);
  std::chrono::steady_clock::time_point our_turn() const;  // to look after bots and clocks

  Rooms& rooms_;
  House& house_;
  const std::string match_;
  room::Room room_;  // with what is not saved yet, while busy
  room::Time created_;
  std::vector<std::shared_ptr<Listener>> listeners_;
  std::deque<std::function<void()>> waiting_;
  Busy busy_ = Busy::no;
  bool missed_ = false;  // another node wrote while we were busy
  bool closed_ = false;
  bool rematch_made_ = false;

  // Whoever wrote the last entry looks after what follows from it; others only after a while.
  Origin origin_;
  std::chrono::steady_clock::time_point changed_;
  struct Place {
    explicit Place(const Bounds& bounds)
        : reactions(bounds.reactions_at_once, bounds.reactions_per_minute / 60) {}
    Bucket reactions;
    std::shared_ptr<Thinkers::Question> bot;  // thinks, or its move is held back
    std::optional<room::Time> away = room::Time{};
    bool absence_told = false;
  };
  std::vector<Place> places_;  // by player
  // What another node said last. It is believed for a while: a node may die without a word.
  struct Word {
    std::string node;
    unsigned here;  // bits of players
    std::chrono::steady_clock::time_point until;
  };
  std::vector<Word> words_;
  unsigned told_nodes_ = 0;  // what we said last
  std::chrono::steady_clock::time_point told_nodes_at_;
  std::unique_ptr<Timer> timer_;
  std::optional<std::chrono::steady_clock::time_point> wake_;
};

}  // namespace troika::server
