// What is sent to a seat or a spectator holds nothing that they may not know.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>

#include "core/rng.h"
#include "tests/server/client.h"

namespace troika::test {
namespace {

// Keys, guest ids and the seed of the server are in the log and the cookies; none of them may ever
// be sent to a socket, and the seed not before the end.
class Secrets : public testing::Test {
 protected:
  // Until the last message, which ends the match and opens everything.
  static std::string before_the_end(const Seat& seat) {
    const std::size_t end = seat.bytes().find(R"("stage":"over")");
    const std::size_t line = seat.bytes().rfind('\n', end);
    return end == std::string::npos ? seat.bytes() : seat.bytes().substr(0, line);
  }
};

TEST_F(Secrets, NoIdsKeysOrSeedsAreSent) {
  TestServer server;
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob"), eve(server.port(), "Eve");
  for (const char* settings : {R"({"game":"der-isses"})", R"({"game":"touche"})",
                               R"({"game":"talat","options":{"players":"2"}})"}) {
    SCOPED_TRACE(settings);
    const std::string match = ann.make_table(settings);
    Seat a(ann, match), b(bob, match), e(eve, match);
    ASSERT_EQ(a.sit("from-ann"), "saved");
    ASSERT_EQ(b.sit("from-bob"), "saved");
    while (a.stage() != "playing") a.hear_any();
    play_to_the_end({&a, &b});
    while (e.stage() != "over") e.hear_any();
    const std::string seed(e.known().at("fair").as_object().at("seed").as_string());
    for (const Seat* seat : {&a, &b, &e}) {
      EXPECT_EQ(before_the_end(*seat).find(seed), std::string::npos);
      for (const Person* person : {&ann, &bob, &eve})
        EXPECT_EQ(seat->bytes().find(person->cookie.substr(7)), std::string::npos);
      EXPECT_EQ(seat->bytes().find("\"guest\""), std::string::npos);
    }
  }
}

// The moves of the others as the record has them at the end, against what was sent before: a
// sealed choice of Der Isses! must not be found in the traffic of anyone else.
TEST_F(Secrets, SealedChoicesStaySealed) {
  TestServer server;
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob"), eve(server.port(), "Eve");
  const std::string match = ann.make_table(R"({"game":"der-isses"})");
  Seat a(ann, match), b(bob, match), e(eve, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.stage() != "playing") a.hear_any();
  int secrets = 0;
  Rng rng(5);
  // One who moves tells its own choice to nobody: the others' events have no move there.
  while (a.stage() != "over") {
    for (Seat* seat : {&a, &b}) {
      Seat& other = seat == &a ? b : a;
      while (seat->seq() < other.seq()) seat->hear_any();
      const auto moves = seat->legal();
      if (moves.empty() || seat->stage() != "playing") continue;
      const std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      ASSERT_EQ(seat->move(move), "saved");
      while (other.seq() < seat->seq()) other.hear_any();
      while (e.seq() < seat->seq()) e.hear_any();
      const auto last_move = [](const Seat& who) -> const json::object& {
        return who.known().at("events").as_array().back().as_object();
      };
      if (!last_move(*seat).contains("seal")) continue;
      ++secrets;
      for (const Seat* who : {static_cast<const Seat*>(&other), static_cast<const Seat*>(&e)}) {
        EXPECT_TRUE(last_move(*who).contains("seal"));
        EXPECT_FALSE(last_move(*who).contains("m")) << json::serialize(last_move(*who));
      }
    }
  }
  EXPECT_GT(secrets, 0);
}

// Two worlds in which Bob chooses differently: until it is opened, Ann and a spectator are sent the
// same, byte for byte. Time, ids and hashes are the same in both worlds, so that nothing else
// differs.
TEST_F(Secrets, TwoWorldsLookTheSame) {
  std::map<std::string, std::vector<std::string>> traffic;
  server::Config config = TestServer::quick();
  config.now = [] { return room::Time{1'800'000'000'000}; };
  config.hash = [](std::string_view) { return room::Digest{}; };
  std::vector<std::string> choices;
  for (std::size_t world = 0; world < 2; ++world) {
    TestServer server(config);
    Person ann(server.port(), "Ann"), bob(server.port(), "Bob"), eve(server.port(), "Eve");
    const std::string match = ann.make_table(R"({"game":"der-isses","options":{"first":"2"}})");
    Seat a(ann, match), b(bob, match), e(eve, match);
    ASSERT_EQ(a.sit(), "saved");
    ASSERT_EQ(b.sit(), "saved");
    while (a.stage() != "playing") a.hear_any();
    // Until Bob has made a choice that Ann is not told.
    for (bool chosen = false; !chosen;) {
      for (Seat* seat : {&a, &b}) {
        Seat& other = seat == &a ? b : a;
        while (seat->seq() < other.seq()) seat->hear_any();
        const auto moves = seat->legal();
        if (moves.empty()) continue;
        const std::string& move =
            seat == &b ? moves[std::min(world, moves.size() - 1)] : moves.front();
        ASSERT_EQ(seat->move(move), "saved");
        while (other.seq() < seat->seq()) other.hear_any();
        const auto& event = seat->known().at("events").as_array().back().as_object();
        if (seat == &b && event.contains("seal")) {
          choices.push_back(move);
          chosen = true;
          break;
        }
      }
    }
    while (e.seq() < b.seq()) e.hear_any();
    const auto without_id = [&](std::string bytes) {
      for (std::size_t at; (at = bytes.find(match)) != std::string::npos;)
        bytes.replace(at, match.size(), "MATCH");
      return bytes;
    };
    traffic["ann"].push_back(without_id(a.bytes()));
    traffic["eve"].push_back(without_id(e.bytes()));
  }
  EXPECT_NE(choices[0], choices[1]);
  EXPECT_EQ(traffic["ann"][0], traffic["ann"][1]);
  EXPECT_EQ(traffic["eve"][0], traffic["eve"][1]);
}

}  // namespace
}  // namespace troika::test
