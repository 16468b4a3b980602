// Whole matches over real sockets.

#include <gtest/gtest.h>

#include "room/sha256.h"
#include "room/verify.h"
#include "table/table.h"
#include "tests/server/client.h"

namespace troika::test {
namespace {

// The record can be replayed, and its deals were fair.
void expect_good_record(Person& person, const std::string& match) {
  const HttpAnswer record = person.get("/api/tables/" + match + "/record");
  ASSERT_EQ(record.status, 200U) << record.body;
  EXPECT_TRUE(read_table(record.body).has_value());
  const auto verified = room::verify(record.body, room::sha256);
  ASSERT_TRUE(verified.has_value());
  EXPECT_TRUE(verified->all_hold());
}

void play_with_people(const std::string& settings, std::size_t count) {
  TestServer server;
  std::vector<std::unique_ptr<Person>> people;
  std::vector<std::unique_ptr<Seat>> seats;
  std::vector<Seat*> players;
  std::string match;
  for (std::size_t i = 0; i < count; ++i) {
    people.push_back(std::make_unique<Person>(server.port(), "Player " + std::to_string(i)));
    if (i == 0) match = people.back()->make_table(settings);
    seats.push_back(std::make_unique<Seat>(*people.back(), match));
    players.push_back(seats.back().get());
    EXPECT_EQ(seats.back()->sit("entropy" + std::to_string(i)), "saved");
  }
  for (Seat* seat : players)
    while (seat->stage() == "open") seat->hear_any();
  EXPECT_EQ(people[0]->get("/api/tables/" + match + "/record").code(), "match-goes-on");
  play_to_the_end(players);
  expect_good_record(*people[0], match);
}

TEST(Games, TwoPeoplePlayDerIsses) { play_with_people(R"({"game":"der-isses"})", 2); }
TEST(Games, ThreePeoplePlayTalat) { play_with_people(R"({"game":"talat"})", 3); }
TEST(Games, FourPeoplePlayToucheInTeams) {
  play_with_people(R"({"game":"touche","options":{"seats":"ytyt"}})", 4);
}

TEST(Games, BotsPlayAllGames) {
  TestServer server;
  for (const char* settings :
       {R"({"game":"der-isses","seats":["open",{"bot":1}]})",
        R"({"game":"talat","seats":[{"bot":1},"open",{"bot":2}]})",
        R"({"game":"touche","options":{"seats":"ytl"},"seats":[{"bot":1},{"bot":2},"open"]})"}) {
    SCOPED_TRACE(settings);
    Person person(server.port(), "Ann");
    const std::string match = person.make_table(settings);
    Seat seat(person, match);
    ASSERT_EQ(seat.sit(), "saved");
    play_to_the_end({&seat});
    expect_good_record(person, match);
  }
}

TEST(Games, ARematchIsANewTableWithTheSamePeople) {
  TestServer server;
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"der-isses"})");
  Seat a(ann, match), b(bob, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.stage() != "playing") a.hear_any();
  play_to_the_end({&a, &b});
  EXPECT_EQ(a.ask(R"({"type":"rematch","yes":true})"), "saved");
  EXPECT_EQ(b.ask(R"({"type":"rematch","yes":true})"), "saved");
  const std::string next(b.known().at("next_match").as_string());
  Seat again(bob, next);
  EXPECT_EQ(again.stage(), "playing");
  EXPECT_FALSE(again.known().at("you").is_null());
}

TEST(Games, GoOnAfterARestart) {
  TestServer server;
  Person ann(server.port(), "Ann");
  const std::string match =
      ann.make_table(R"({"game":"talat","seats":["open",{"bot":1},{"bot":1}]})");
  std::uint32_t seq = 0;
  {
    Seat seat(ann, match);
    ASSERT_EQ(seat.sit(), "saved");
    while (seat.legal().empty()) seat.hear_any();
    ASSERT_EQ(seat.move(seat.legal().front()), "saved");
    seq = seat.seq();
  }
  server.restart();
  ann.set_port(server.port());
  Seat seat(ann, match);
  EXPECT_GE(seat.seq(), seq);
  play_to_the_end({&seat});
}

}  // namespace
}  // namespace troika::test
