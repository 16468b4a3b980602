// Two servers on one PostgreSQL are one site.

#include <gtest/gtest.h>

#include "tests/server/client.h"
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
