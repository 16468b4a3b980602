#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <string>
#include <utility>
#include <vector>

#include "room/reasons.h"
#include "room/room.h"
#include "room/sha256.h"
#include "tests/laws/seed.h"

namespace troika::room {

inline constexpr Time beginning{1'700'000'000'000};

inline Settings settings_from(std::string_view text) {
  const auto settings = read_settings(boost::json::parse(text).as_object());
  EXPECT_TRUE(settings.has_value()) << text << ": " << settings.error().reason->en;
  return settings.value_or(Settings{});
}

inline Seed seed_from(std::uint64_t number) {
  Rng rng(number);
  Seed seed;
  for (auto& byte : seed.bytes) byte = static_cast<std::uint8_t>(rng.next());
  return seed;
}

// A room, its log, and a second room that only hears of the entries, like that of another node.
// Whatever is done, both must be the same.
class Site {
 public:
  explicit Site(std::string_view settings, std::uint64_t seed = 1, Hash hash = sha256)
      : Site(Creation{"match", settings_from(settings), "host", seed_from(seed), {}}, hash) {}
  explicit Site(const Creation& creation, Hash hash = sha256) : around_{hash} {
    auto created = Room::create(creation, now, around_);
    EXPECT_TRUE(created.has_value());
    rooms_.push_back(std::move(created->room));
    log_done(created->done);
    rooms_.push_back(reloaded());
    expect_same();
  }

  Room& room() { return rooms_[0]; }
  const std::vector<Entry>& log() const { return log_; }

  std::expected<Done, Fault> act(std::string_view guest, const Command& command) {
    const std::string before = room().fingerprint();
    auto done = room().act(guest, command, now);
    if (done)
      log_done(*done);
    else
      EXPECT_EQ(room().fingerprint(), before) << "a refusal must change nothing";
    return done;
  }
  // "done", or the code of the refusal.
  std::string_view code(std::string_view guest, const Command& command) {
    const auto done = act(guest, command);
    return done ? "done" : done.error().reason->code;
  }
  std::string_view bot_code(const BotTurn& turn, std::string_view move) {
    auto done = room().bot_moves(turn.player, turn.seq, move, now);
    if (!done) return done.error().reason->code;
    log_done(*done);
    return "done";
  }
  std::size_t tick() {
    const Done done = room().tick(now);
    log_done(done);
    return done.bodies.size();
  }

  // Makes the first of the legal moves, or one of them, for whoever is to act.
  std::vector<std::string> legal(std::string_view guest) {
    std::vector<std::string> moves;
    const auto state = boost::json::parse(room().state(guest, now)).as_object();
    if (const auto* list = state.if_contains("legal"))
      for (const auto& move : list->as_array()) moves.emplace_back(move.as_string());
    return moves;
  }
  std::string_view play(std::string_view guest, std::string move) {
    return code(guest, Command(Play{room().seq(), std::move(move)}, "id" + std::to_string(++ids_)));
  }
  std::string_view play_first(std::string_view guest) {
    const auto moves = legal(guest);
    return moves.empty() ? "no moves" : play(guest, moves.front());
  }
  boost::json::object state(std::string_view guest) {
    return boost::json::parse(room().state(guest, now)).as_object();
  }

  Room reloaded() const {
    auto loaded = Room::load("match", log_, around_);
    EXPECT_TRUE(loaded.has_value());
    return std::move(*loaded);
  }
  void reload() { rooms_[0] = reloaded(); }
  void distrust() {  // as every node does with what it reads
    for (Room& room : rooms_) room.distrust(now);
  }
  void expect_same() {
    EXPECT_EQ(rooms_[0].fingerprint(), rooms_[1].fingerprint());
    EXPECT_EQ(rooms_[0].seq(), log_.size());
  }

  Time now = beginning;
  void pass(Millis time) { now = now + time; }

 private:
  void log_done(const Done& done) {
    for (const std::string& body : done.bodies) {
      log_.push_back({static_cast<std::uint32_t>(log_.size() + 1), done.at, body});
      if (rooms_.size() > 1) {
        EXPECT_TRUE(rooms_[1].apply(log_.back()).has_value()) << body;
      }
    }
    if (!done.bodies.empty()) {
      EXPECT_EQ(done.seq, log_.size());
      if (rooms_.size() > 1) expect_same();
    }
  }

  Surroundings around_;
  std::vector<Room> rooms_;
  std::vector<Entry> log_;
  int ids_ = 0;
};

// Two people at a table, "ann" as player 0 and "bob" as player 1.
inline void seat_two(Site& site) {
  EXPECT_EQ(site.code("ann", Sit{Player{0}, "Ann", "apple"}), "done");
  EXPECT_EQ(site.code("bob", Sit{Player{1}, "Bob", "pear"}), "done");
  EXPECT_EQ(site.room().stage(), Stage::playing);
}

}  // namespace troika::room
