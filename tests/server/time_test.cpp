// A pause of the server, or a clock that jumps, costs nobody time.

#include <gtest/gtest.h>
#include <signal.h>

#include <boost/json/serialize.hpp>
#include <thread>

#include "server/timekeeper.h"
#include "tests/server/client.h"
#include "tests/server/process.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

using room::Millis;
using server::Timekeeper;

class Keeper : public testing::Test {
 protected:
  Keeper() {
    time.on_pause = [this](room::Outage pause) { pauses.push_back(pause); };
    time.on_step_back = [this](Millis by) { put_back += by; };
    EXPECT_EQ(time.now(), at(0));
  }
  static room::Time at(int ms) { return room::Time{1'000'000 + ms}; }
  void pass(int ms) {
    wall += ms;
    steady += Millis(ms);
  }
  std::int64_t wall = 1'000'000;
  Timekeeper::Steady steady{};
  Timekeeper time{{[this] { return room::Time{wall}; }, [this] { return steady; }}, Millis(3'000)};
  std::vector<room::Outage> pauses;
  Millis put_back{0};
};

TEST_F(Keeper, TimePasses) {
  for (int i = 1; i <= 10; ++i) {
    pass(1'000);
    EXPECT_EQ(time.now(), at(i * 1'000));
  }
  EXPECT_TRUE(pauses.empty());
}

TEST_F(Keeper, AStoppedProcessIsAPause) {
  pass(1'000);
  time.now();
  pass(20'000);
  EXPECT_EQ(time.now(), at(21'000));
  ASSERT_EQ(pauses.size(), 1U);
  EXPECT_EQ(pauses[0].from, at(1'000));
  EXPECT_EQ(pauses[0].to, at(21'000));
}

// The monotonic clock stands still in a machine that sleeps; the same is seen when a clock is put
// forward.
TEST_F(Keeper, AMachineThatSleptIsAPause) {
  wall += 3'600'000;
  steady += Millis(100);
  EXPECT_EQ(time.now(), at(3'600'000));
  ASSERT_EQ(pauses.size(), 1U);
  EXPECT_EQ(pauses[0].to - pauses[0].from, Millis(3'600'000));
}

TEST_F(Keeper, AClockThatIsPutBackGoesOn) {
  pass(1'000);
  time.now();
  wall -= 3'600'000;
  pass(1'000);
  EXPECT_EQ(time.now(), at(2'000));
  EXPECT_EQ(put_back, Millis(3'600'000));
  pass(500);
  EXPECT_EQ(time.now(), at(2'500));
  EXPECT_TRUE(pauses.empty());
}

TEST_F(Keeper, LittleIsNothing) {
  wall += 1'000;
  steady += Millis(1'200);
  EXPECT_EQ(time.now(), at(1'000));
  wall -= 100;
  EXPECT_EQ(time.now(), at(1'000));  // but never back
  EXPECT_EQ(put_back, Millis(0));
}

TEST_F(Keeper, AnotherClockIsFollowed) {
  time.follow(Millis(7'200'000));
  EXPECT_EQ(time.now(), at(7'200'000));
  EXPECT_TRUE(pauses.empty());
  time.follow(Millis(-7'200'000));
  EXPECT_EQ(time.now(), at(0));
}

// A move that waited in the socket while the server was stopped is judged by what the player had.
TEST(StoppedServer, CostsNobodyTime) {
  const TemporaryFolder folder;
  ServerProcess server(folder.name() + "/troika.db");
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(
      R"({"game":"talat","options":{"players":"2"},"clock":{"kind":"total","base":15000},"absent":"claim"})");
  Seat a(ann, match), b(bob, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.stage() != "playing") a.hear_any();
  while (b.seq() < a.seq()) b.hear_any();
  Seat& mover = a.legal().empty() ? b : a;
  const std::size_t place = a.legal().empty() ? 1 : 0;
  std::this_thread::sleep_for(std::chrono::milliseconds(1'500));  // so that a beat is written
  server.halt();
  mover.say(R"({"type":"move","id":"late","seq":)" + std::to_string(mover.seq()) + R"(,"move":")" +
            mover.legal().front() + R"("})");
  std::this_thread::sleep_for(std::chrono::milliseconds(16'000));  // more than the player has
  server.go_on();
  for (;;) {
    const json::object message = mover.hear_any();
    ASSERT_NE(message.at("type").as_string(), "refused") << json::serialize(message);
    if (message.at("type").as_string() == "saved") break;
  }
  EXPECT_EQ(mover.stage(), "playing");
  EXPECT_GT(mover.known().at("left").as_array()[place].to_number<std::int64_t>(), 0);
}

}  // namespace
}  // namespace troika::test
