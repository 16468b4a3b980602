// Two servers on one PostgreSQL are one site.

#include <gtest/gtest.h>

#include "tests/server/client.h"
#include "tests/server/process.h"
#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

server::Config node() {
  server::Config config = TestServer::quick();
  config.several_nodes = true;
  config.takeover = std::chrono::milliseconds(1500);
  return config;
}

TEST(Nodes, PeopleOnDifferentServersPlayTogether) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), bob(second.port(), "Bob");
  for (const char* settings : {R"({"game":"der-isses"})", R"({"game":"touche"})",
                               R"({"game":"talat","options":{"players":"2"}})"}) {
    SCOPED_TRACE(settings);
    const std::string match = ann.make_table(settings);
    Seat a(ann, match), b(bob, match);
    ASSERT_EQ(a.sit(), "saved");
    ASSERT_EQ(b.sit(), "saved");
    while (a.stage() != "playing") a.hear_any();
    play_to_the_end({&a, &b});
    EXPECT_EQ(ann.get("/api/tables/" + match + "/record").body,
              bob.get("/api/tables/" + match + "/record").body);
  }
}

TEST(Nodes, OfTwoWhoSitDownAtOnceOneGetsTheSeat) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), bob(second.port(), "Bob");
  for (int i = 0; i < 10; ++i) {
    const std::string match = ann.make_table(R"({"game":"der-isses","seats":["open","person"]})");
    Seat a(ann, match), b(bob, match);
    a.say(R"({"type":"sit","place":0})");
    b.say(R"({"type":"sit","place":0})");
    int seated = 0;
    for (Seat* seat : {&a, &b})
      for (;;) {
        const json::object message = seat->hear_any();
        const auto type = message.at("type").as_string();
        if (type == "saved") ++seated;
        if (type == "refused") {
          const auto code = message.at("code").as_string();
          EXPECT_TRUE(code == "taken" || code == "place-taken") << code;
        }
        if (type == "saved" || type == "refused") break;
      }
    EXPECT_EQ(seated, 1);
  }
}

// Whoever loses one server and sends the same to another, while the first may still be at it.
TEST(Nodes, ACommandSentToBothIsDoneOnce) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), elsewhere = ann;
  elsewhere.set_port(second.port());
  for (int i = 0; i < 5; ++i) {
    const std::string make = R"({"game":"talat","id":"table-nr-)" + std::to_string(i) + R"("})";
    const std::string match = ann.make_table(make);
    EXPECT_EQ(elsewhere.make_table(make), match);
    Seat a(ann, match), also_a(elsewhere, match);
    for (const char* command : {R"({"type":"sit","id":"sit-down"})",
                                R"({"type":"rename","name":"Anna","id":"another-name"})",
                                R"({"type":"start","id":"let-us-start"})"}) {
      a.say(command);
      also_a.say(command);
      EXPECT_EQ(a.hear("saved").at("seq"), also_a.hear("saved").at("seq")) << command;
    }
  }
}

TEST(Nodes, WhoIsConnectedElsewhereIsNotAway) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), bob(second.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"der-isses"})");
  Seat a(ann, match);
  ASSERT_EQ(a.sit(), "saved");
  {
    Seat b(bob, match);
    ASSERT_EQ(b.sit(), "saved");
    const auto both_here = [](const Seat& seat) {
      for (const json::value& here : seat.known().at("here").as_array())
        if (!here.as_bool()) return false;
      return true;
    };
    while (!both_here(a)) a.hear_any();
    while (!both_here(b)) b.hear_any();
    b.say(R"({"type":"react","reaction":"hello"})");
    EXPECT_EQ(a.hear("reaction").at("player"), 1);
  }
  while (a.known().at("here").as_array()[1].as_bool()) a.hear_any();
}

// One person with two devices on two servers: of two different moves for the same turn one counts.
TEST(Nodes, OfTwoMovesAtOnceOneCounts) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), bob(second.port(), "Bob"), ann_elsewhere = ann;
  ann_elsewhere.set_port(second.port());
  const std::string match = ann.make_table(R"({"game":"talat","options":{"players":"2"}})");
  Seat a(ann, match), b(bob, match), also_a(ann_elsewhere, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  int races = 0;
  while (a.stage() == "open") a.hear_any();
  const auto catch_up = [&] {
    std::uint32_t seq = 0;
    for (const Seat* seat : {&a, &b, &also_a}) seq = std::max(seq, seat->seq());
    for (Seat* seat : {&a, &b, &also_a})
      while (seat->seq() < seq) seat->hear_any();
  };
  while (a.stage() == "playing") {
    catch_up();
    if (a.stage() != "playing") break;
    if (a.legal().empty()) {
      ASSERT_EQ(b.move(b.legal().front()), "saved");
      continue;
    }
    ++races;
    const std::uint32_t seq = a.seq();
    const auto message = [&](const std::string& id, const std::string& move) {
      return R"({"type":"move","id":")" + id + R"(","seq":)" + std::to_string(seq) +
             R"(,"move":")" + move + R"("})";
    };
    a.say(message("a" + std::to_string(races), a.legal().front()));
    also_a.say(message("b" + std::to_string(races), a.legal().back()));
    int saved = 0;
    for (Seat* seat : {&a, &also_a})
      for (;;) {
        const json::object answer = seat->hear_any();
        const auto type = answer.at("type").as_string();
        if (type == "saved") ++saved;
        if (type == "saved" || type == "refused") break;
      }
    ASSERT_EQ(saved, 1);
  }
  EXPECT_GT(races, 5);
}

TEST(Nodes, PeopleGoOnElsewhereWhenTheirServerIsKilled) {
  const std::string where = PrivatePostgres::instance().new_database();
  ServerProcess first(where), second(where);
  Person ann(first.port(), "Ann"), bob(second.port(), "Bob");
  const std::string match = ann.make_table(
      R"({"game":"talat","seats":["open","open",{"bot":1}],"options":{"first":"1"}})");
  auto a = std::make_unique<Seat>(ann, match);
  Seat b(bob, match);
  ASSERT_EQ(a->sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a->legal().empty()) a->hear_any();
  ASSERT_EQ(a->move(a->legal().front()), "saved");
  const std::uint32_t seq = a->seq();
  first.kill();
  ann.set_port(second.port());
  a = std::make_unique<Seat>(ann, match, "?since=" + std::to_string(seq));
  EXPECT_GE(a->seq(), seq);
  for (int round = 0; round < 2; ++round)  // Bob, the bot of the dead server, Ann
    for (Seat* seat : {&b, a.get()}) {
      while (seat->legal().empty()) seat->hear_any();
      ASSERT_EQ(seat->move(seat->legal().front()), "saved");
    }
}

// News from another node may come later than a person who was told there.
TEST(Nodes, WhoKnowsMoreThanTheNodeIsNotShownLess) {
  const std::string where = PrivatePostgres::instance().new_database();
  TestServer first(node(), where), second(node(), where);
  Person ann(first.port(), "Ann"), bob(first.port(), "Bob"), watcher(second.port());
  const std::string match = ann.make_table(R"({"game":"talat","options":{"players":"2"}})");
  Seat a(ann, match), b(bob, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.seq() < b.seq()) a.hear_any();
  const Seat w(watcher, match);  // now the second server has the table, too
  const LateNews late(where);
  const bool anns_turn = !a.legal().empty();
  Seat& mover = anns_turn ? a : b;
  ASSERT_EQ(mover.move(mover.legal().front()), "saved");
  Person& person = anns_turn ? ann : bob;
  person.set_port(second.port());
  const Seat again(person, match, "?since=" + std::to_string(mover.seq()));
  EXPECT_EQ(again.seq(), mover.seq());
  EXPECT_EQ(again.known().at("line"), mover.known().at("line"));
}

TEST(Nodes, BotsMoveOnceAndGoOnWhenTheirServerDies) {
  const std::string where = PrivatePostgres::instance().new_database();
  auto first = std::make_unique<TestServer>(node(), where);
  TestServer second(node(), where);
  Person ann(first->port(), "Ann");
  const std::string match =
      ann.make_table(R"({"game":"talat","seats":["open",{"bot":1},{"bot":1}]})");
  {
    Seat a(ann, match);
    Person watcher(second.port());
    Seat w(watcher, match);
    ASSERT_EQ(a.sit(), "saved");
    while (a.legal().empty()) a.hear_any();
    ASSERT_EQ(a.move(a.legal().front()), "saved");
  }
  first.reset();
  ann.set_port(second.port());
  Seat again(ann, match);
  play_to_the_end({&again});
  const auto site = open(where);
  std::size_t moves = 0;
  for (const Entry& entry : read(*site, match))
    if (entry.body.find(R"("k":"m")") != std::string::npos) ++moves;
  EXPECT_GT(moves, 10U);
}

}  // namespace
}  // namespace troika::test
