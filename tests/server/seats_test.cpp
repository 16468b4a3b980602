// What people do at a table besides moving, over real sockets.

#include <gtest/gtest.h>

#include "tests/server/client.h"

namespace troika::test {
namespace {

bool may(const Seat& seat, std::string_view what) {
  for (const json::value& one : seat.known().at("may").as_array())
    if (one.as_string() == what) return true;
  return false;
}

bool in_list(const Seat& seat, std::string_view list, int player) {
  const json::value* players = seat.known().if_contains(list);
  if (players == nullptr) return false;
  for (const json::value& one : players->as_array())
    if (one.as_int64() == player) return true;
  return false;
}

// Ann and Bob at a table of Talat.
class Seats : public testing::Test {
 protected:
  static server::Config config() {
    server::Config config = TestServer::quick();
    config.patience = room::Millis(300);
    return config;
  }
  TestServer server{config()};
  Person ann{server.port(), "Ann"};
  Person bob{server.port(), "Bob"};
  std::string match;
  std::unique_ptr<Seat> a, b;

  void sit_down(const std::string& more) {
    match = ann.make_table(R"({"game":"talat","options":{"players":"2","first":"1"})" + more + '}');
    a = std::make_unique<Seat>(ann, match);
    b = std::make_unique<Seat>(bob, match);
    ASSERT_EQ(a->sit(), "saved");
    ASSERT_EQ(b->sit(), "saved");
    while (a->stage() != "playing") a->hear_any();
    ASSERT_FALSE(a->legal().empty());
  }
};

TEST_F(Seats, TheHostStartsAndBotsFillTheRest) {
  const std::string table = ann.make_table(R"({"game":"talat","bot_level":1})");
  Seat host(ann, table), other(bob, table);
  ASSERT_EQ(host.sit(), "saved");
  EXPECT_EQ(other.ask(R"({"type":"start"})"), "not-host");
  EXPECT_EQ(host.ask(R"({"type":"start"})"), "saved");
  EXPECT_EQ(host.stage(), "playing");
  play_to_the_end({&host});
}

TEST_F(Seats, ASeatIsGivenUpAndTakenByAnother) {
  const std::string table = ann.make_table(R"({"game":"talat"})");
  Seat one(ann, table), two(bob, table);
  ASSERT_EQ(one.ask(R"({"type":"sit","place":1})"), "saved");
  EXPECT_EQ(two.ask(R"({"type":"sit","place":1})"), "place-taken");
  EXPECT_EQ(one.ask(R"({"type":"leave"})"), "saved");
  EXPECT_EQ(two.ask(R"({"type":"sit","place":1,"name":"Bobby"})"), "saved");
  EXPECT_EQ(two.known().at("you"), 1);
  EXPECT_EQ(two.ask(R"({"type":"rename","name":"Robert"})"), "saved");
  while (one.seq() < two.seq()) one.hear_any();
  EXPECT_EQ(one.known().at("seats").as_array()[1].as_object().at("name"), "Robert");
}

TEST_F(Seats, ATakebackNeedsConsent) {
  sit_down("");
  const std::uint32_t before = a->seq();
  ASSERT_EQ(a->move(a->legal().front()), "saved");
  EXPECT_EQ(a->ask(R"({"type":"takeback"})"), "saved");
  while (!may(*b, "answer-takeback")) b->hear_any();
  EXPECT_EQ(b->ask(R"({"type":"answer","yes":true})"), "saved");
  while (a->seq() < b->seq()) a->hear_any();
  EXPECT_FALSE(a->legal().empty());
  EXPECT_GT(a->seq(), before);
  ASSERT_EQ(a->move(a->legal().back()), "saved");
  EXPECT_EQ(a->ask(R"({"type":"takeback"})"), "saved");
  while (!may(*b, "answer-takeback")) b->hear_any();
  EXPECT_EQ(b->ask(R"({"type":"answer","yes":false})"), "saved");
  EXPECT_FALSE(b->legal().empty());
}

TEST_F(Seats, ReactionsReachEverybodyAndArePartOfAFixedSet) {
  sit_down("");
  Person eve(server.port(), "Eve");
  Seat watcher(eve, match);
  a->say(R"({"type":"react","reaction":"hello"})");
  for (Seat* seat : {a.get(), b.get(), &watcher}) {
    const json::object reaction = seat->hear("reaction");
    EXPECT_EQ(reaction.at("reaction"), "hello");
    EXPECT_EQ(reaction.at("player"), 0);
  }
  EXPECT_EQ(a->ask(R"({"type":"react","reaction":"go left"})"), "no-such-reaction");
  EXPECT_EQ(watcher.ask(R"({"type":"react","reaction":"hello"})"), "not-at-table");
}

TEST_F(Seats, ABotIsCalledAndThePersonComesBack) {
  sit_down(R"(,"absent":"bot","bot_level":1)");
  EXPECT_EQ(b->ask(R"({"type":"call-bot","player":0})"), "not-absent");
  a.reset();  // it was Ann's turn
  while (b->known().at("here").as_array()[0].as_bool()) b->hear_any();
  while (!in_list(*b, "may_call_bot", 0)) b->hear_any();
  EXPECT_EQ(b->ask(R"({"type":"claim","player":0})"), "no-claims");
  EXPECT_EQ(b->ask(R"({"type":"call-bot","player":0})"), "saved");
  while (b->legal().empty()) b->hear_any();  // the bot has moved
  a = std::make_unique<Seat>(ann, match);
  EXPECT_TRUE(may(*a, "return"));
  EXPECT_EQ(a->ask(R"({"type":"return"})"), "saved");
  play_to_the_end({a.get(), b.get()});
}

TEST_F(Seats, WhatTheClockShowsIsWhatIsJudged) {
  sit_down(R"(,"absent":"claim","clock":{"kind":"total","base":5000,"increment":2000})");
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  ASSERT_EQ(a->move(a->legal().front()), "saved");
  const std::int64_t left = a->known().at("left").as_array()[0].as_int64();
  EXPECT_LE(left, 6'500);
  EXPECT_GT(left, 4'000);
  EXPECT_EQ(a->known().at("running").as_array(), json::array{1});
  const std::int64_t ends =
      a->known().at("now").as_int64() + a->known().at("left").as_array()[1].as_int64();
  EXPECT_EQ(a->ask(R"({"type":"claim","player":1})"), "not-absent");
  // Nobody has to ask: the clock itself writes that time is up.
  while (!in_list(*a, "may_claim", 1)) a->hear_any();
  EXPECT_GE(a->known().at("now").as_int64(), ends);
  EXPECT_LT(a->known().at("now").as_int64(), ends + 2'000);
  EXPECT_EQ(a->ask(R"({"type":"claim","player":1})"), "saved");
  EXPECT_EQ(a->stage(), "over");
  EXPECT_EQ(a->known().at("winners").as_array(), json::array{0});
  EXPECT_EQ(ann.get("/api/tables/" + match + "/record").status, 200U);
}

TEST_F(Seats, ASeriesGoesOn) {
  const std::string table =
      ann.make_table(R"({"game":"talat","options":{"players":"2","games":"2"}})");
  Seat one(ann, table), two(bob, table);
  ASSERT_EQ(one.sit(), "saved");
  ASSERT_EQ(two.sit(), "saved");
  while (one.stage() != "playing") one.hear_any();
  play_to_the_end({&one, &two});
  EXPECT_EQ(one.known().at("results").as_array().size(), 2U);
}

}  // namespace
}  // namespace troika::test
