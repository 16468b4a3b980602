// The server is killed again and again while people play.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <map>
#include <set>
#include <thread>

#include "core/rng.h"
#include "tests/server/client.h"
#include "tests/server/process.h"
#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

// As often as ./test wants it; builds with sanitizers, which start slowly, do fewer.
int kills() {
  const char* wish = std::getenv("TROIKA_KILLS");
  return wish != nullptr ? std::atoi(wish) : 50;
}

// Two people who remember what they were told.
struct Pair {
  std::vector<std::unique_ptr<Person>> people;
  std::vector<std::unique_ptr<Seat>> seats;
  std::string match;
  std::uint32_t acknowledged = 0;

  std::map<std::string, std::uint32_t> ids;  // acknowledged moves and their numbers
};

void connect(Pair& pair, std::uint16_t port) {
  pair.seats.clear();
  for (auto& person : pair.people) {
    person->set_port(port);
    pair.seats.push_back(std::make_unique<Seat>(*person, pair.match));
    ASSERT_FALSE(pair.seats.back()->known().empty());
    ASSERT_GE(pair.seats.back()->seq(), pair.acknowledged) << "an acknowledged move is lost";
  }
}

// One move, if somebody can make one. False: the server is gone.
bool move_once(Pair& pair, Rng& rng) {
  try {
    for (auto& seat : pair.seats) {
      while (seat->seq() < pair.acknowledged) seat->hear_any();
      const auto moves = seat->legal();
      if (moves.empty()) continue;
      const std::string code =
          seat->move(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      if (code == "too-fast") {  // the usual limits are on
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return true;
      }
      EXPECT_EQ(code, "saved");
      if (code != "saved") return true;
      pair.acknowledged = std::max(pair.acknowledged, seat->seq());
      pair.ids[seat->last_id()] = seat->seq();
      return true;
    }
    // Nothing to do, but is it there? Whatever it answers, it is. Asked no faster than anybody
    // may ask for long: who asks faster is cut off as a flood.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    pair.seats[0]->say(R"({"type":"ping"})");
    pair.seats[0]->hear_any();
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

// The log has every acknowledged move where it was said to be, and none twice.
void check_log(const std::string& where, const std::vector<Pair>& pairs) {
  const auto site = open(where);
  for (const Pair& pair : pairs) {
    std::set<std::string> seen;
    std::map<std::string, std::uint32_t> found;
    for (const Entry& entry : read(*site, pair.match)) {
      const json::object body = json::parse(entry.body).as_object();
      if (const json::value* id = body.if_contains("id")) {
        EXPECT_TRUE(seen.insert(std::string(id->as_string())).second) << "a move is there twice";
        found[std::string(id->as_string())] = entry.seq;
      }
    }
    for (const auto& [id, seq] : pair.ids) EXPECT_LE(found.at(id), seq);
  }
}

void kill_often(const std::string& where) {
  Rng rng(7);
  ServerProcess server(where);
  std::vector<Pair> pairs(6);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    Pair& pair = pairs[i];
    for (const char* name : {"Ann", "Bob"})
      pair.people.push_back(std::make_unique<Person>(server.port(), name));
    pair.match = pair.people[0]->make_table(
        i % 2 == 0 ? R"({"game":"talat","options":{"players":"2","games":"12"}})"
                   : R"({"game":"touche","options":{"games":"3"}})");
    connect(pair, server.port());
    for (auto& seat : pair.seats) ASSERT_EQ(seat->sit(), "saved");
  }
  for (int round = 0; round < kills(); ++round) {
    const std::chrono::milliseconds life(20 + rng.below(200));
    std::thread killer([&] {
      std::this_thread::sleep_for(life);
      server.kill();
    });
    bool alive = true;
    while (alive)
      for (Pair& pair : pairs) alive = alive && move_once(pair, rng);
    killer.join();
    server.start();
    for (Pair& pair : pairs) {
      std::vector<std::pair<std::string, std::string>> last;
      for (auto& seat : pair.seats) last.emplace_back(seat->last_id(), seat->last_move());
      connect(pair, server.port());
      // Everybody sends their last move again, as a page does.
      for (std::size_t i = 0; i < pair.seats.size(); ++i) {
        if (last[i].first.empty()) continue;
        const json::object again{{"type", "move"},
                                 {"id", last[i].first},
                                 {"seq", pair.seats[i]->seq()},
                                 {"move", last[i].second}};
        pair.seats[i]->ask(json::serialize(again));
        pair.acknowledged = std::max(pair.acknowledged, pair.seats[i]->seq());
      }
    }
  }
  // All matches can be finished. Some end long before others, and their people wait in silence.
  for (bool playing = true; playing;) {
    playing = false;
    for (Pair& pair : pairs) {
      if (pair.seats[0]->stage() != "playing") continue;
      ASSERT_TRUE(move_once(pair, rng));
      playing = true;
    }
  }
  EXPECT_EQ(server.end(), 0);

  check_log(where, pairs);
}

TEST(Crash, SqliteLosesNothing) {
  const TemporaryFolder folder;
  kill_often(folder.name() + "/troika.db");
}

TEST(Crash, PostgresLosesNothing) { kill_often(PrivatePostgres::instance().new_database()); }

// The database itself goes away and comes back while people play; the server stays.
TEST(Crash, PostgresMayRestart) {
  PrivatePostgres& postgres = PrivatePostgres::instance();
  const std::string where = postgres.new_database();
  ServerProcess server(where);
  Rng rng(8);
  std::vector<Pair> pairs(4);
  for (Pair& pair : pairs) {
    for (const char* name : {"Ann", "Bob"})
      pair.people.push_back(std::make_unique<Person>(server.port(), name));
    pair.match =
        pair.people[0]->make_table(R"({"game":"talat","options":{"players":"2","games":"99"}})");
    connect(pair, server.port());
    for (auto& seat : pair.seats) ASSERT_EQ(seat->sit(), "saved");
  }
  for (int round = 0; round < 4; ++round) {
    std::thread trouble([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
      if (round % 2 == 0)
        postgres.stop();
      else
        postgres.crash();
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      postgres.start();
    });
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    bool alive = true;
    while (alive && std::chrono::steady_clock::now() < end)
      for (Pair& pair : pairs) alive = alive && move_once(pair, rng);
    trouble.join();
    ASSERT_TRUE(alive);
  }
  EXPECT_EQ(server.end(), 0);
  check_log(where, pairs);
}

// Five seconds without a server cost no time on the clock.
TEST(Crash, ClocksStandStill) {
  const TemporaryFolder folder;
  ServerProcess server(folder.name() + "/troika.db");
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(
      R"({"game":"talat","options":{"players":"2"},"clock":{"kind":"total","base":60000}})");
  auto a = std::make_unique<Seat>(ann, match), b = std::make_unique<Seat>(bob, match);
  ASSERT_EQ(a->sit(), "saved");
  ASSERT_EQ(b->sit(), "saved");
  std::this_thread::sleep_for(std::chrono::milliseconds(1500));  // a beat or two
  server.kill();
  std::this_thread::sleep_for(std::chrono::seconds(5));
  server.start();
  ann.set_port(server.port());
  a = std::make_unique<Seat>(ann, match);
  std::int64_t least = 60'000;
  for (const json::value& left : a->known().at("left").as_array())
    least = std::min(least, left.to_number<std::int64_t>());
  EXPECT_GT(least, 55'500);
}

}  // namespace
}  // namespace troika::test
