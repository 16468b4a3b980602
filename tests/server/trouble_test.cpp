// Something throws, a room is read again, the server ends: all while people play and bots think.

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "table/table.h"
#include "tests/server/client.h"

namespace troika::test {
namespace {

using std::chrono::seconds;

// A clock that can fail once, and with it whatever asked it for the time.
class Hiccup {
 public:
  server::Config config() {
    server::Config config = TestServer::quick();
    config.now = [this, real = config.now] {
      if (armed_.exchange(false)) throw std::runtime_error("hiccup");
      return real();
    };
    return config;
  }
  void arm() { armed_ = true; }

 private:
  std::atomic<bool> armed_ = false;
};

// The server asks for the time by itself, too: then the trouble was nobody's, and it is made again.
constexpr int tries = 50;

TEST(Trouble, NobodyStaysAtATableWhoseConversationThrew) {
  Hiccup hiccup;
  TestServer server(hiccup.config());
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"der-isses"})");
  Seat a(ann, match), b(bob, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.stage() != "playing" || !a.known().at("here").as_array()[1].as_bool()) a.hear_any();
  bool cut_off = false;
  for (int i = 0; i < tries && !cut_off; ++i) {
    hiccup.arm();
    b.say(R"({"type":"ping"})");
    while (!cut_off) {
      const auto message = b.hear_within(seconds(10));
      if (message && message->at("type").as_string() == "pong") break;
      cut_off = !message;
    }
  }
  ASSERT_TRUE(cut_off);
  EXPECT_TRUE(b.is_closed());
  while (a.known().at("here").as_array()[1].as_bool()) a.hear_any();
  Seat again(bob, match);
  while (!a.known().at("here").as_array()[1].as_bool()) a.hear_any();
}

// Until the command is refused because of the trouble.
void trouble(Hiccup& hiccup, Seat& seat) {
  std::string answer;
  for (int i = 0; i < tries && answer != "not-saved"; ++i) {
    hiccup.arm();
    answer = seat.ask(R"({"type":"takeback"})");
  }
  ASSERT_EQ(answer, "not-saved");
}

TEST(Trouble, ACommandThatThrewIsRefusedAndTheMatchGoesOn) {
  Hiccup hiccup;
  TestServer server(hiccup.config());
  Person ann(server.port(), "Ann");
  const std::string match =
      ann.make_table(R"({"game":"talat","seats":["open",{"bot":1},{"bot":1}]})");
  Seat a(ann, match);
  ASSERT_EQ(a.sit(), "saved");
  trouble(hiccup, a);
  play_to_the_end({&a});
}

// The address sanitizer sees whether a bot still thinks about what went with the old room.
TEST(Trouble, ARoomIsReadAgainWhileItsBotsThink) {
  Hiccup hiccup;
  TestServer server(hiccup.config());
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(
      R"({"game":"touche","options":{"seats":"ytl","dealer":"1"},"seats":["open",{"bot":5},{"bot":5}]})");
  Seat a(ann, match);
  ASSERT_EQ(a.sit(), "saved");  // the one after the dealer begins: a bot
  for (int round = 0; round < 3; ++round) {
    trouble(hiccup, a);
    while (a.legal().empty()) a.hear_any();  // the bots have moved
    ASSERT_EQ(a.move(a.legal().front()), "saved");
  }
}

TEST(Trouble, TheServerEndsWhileBotsThink) {
  for (int i = 0; i < 3; ++i) {
    TestServer server;
    Person ann(server.port(), "Ann");
    const std::string match = ann.make_table(
        R"({"game":"touche","options":{"seats":"ytl","dealer":"1"},"seats":["open",{"bot":8},{"bot":8}]})");
    Seat a(ann, match);
    ASSERT_EQ(a.sit(), "saved");
    std::this_thread::sleep_for(std::chrono::milliseconds(60 * i));
  }
}

TEST(Trouble, AThreadOfBotsSurvivesAnAnswerThatThrows) {
  const server::Log log(true);
  server::Thinkers thinkers(1, log);
  const auto table = *make_table("talat", {{"first", "1"}});
  const auto ask = [&](std::function<void(std::string)> answer) {
    auto question = std::make_shared<server::Thinkers::Question>();
    question->share = {"address", "person", "m"};
    question->game = "talat";
    question->level = 1;
    question->situation = table->situation(LocalDoor::player(table->to_act().front()));
    question->answer = std::move(answer);
    thinkers.ask(std::move(question));
  };
  ask([](const std::string&) { throw std::runtime_error("a bad match"); });
  std::promise<std::string> move;
  ask([&](std::string answer) { move.set_value(std::move(answer)); });
  auto answer = move.get_future();
  ASSERT_EQ(answer.wait_for(seconds(30)), std::future_status::ready);
  EXPECT_NE(answer.get(), "");
}

}  // namespace
}  // namespace troika::test
