// What is sent to a seat or a spectator holds nothing that they may not know.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "core/rng.h"
#include "room/entry.h"
#include "room/room.h"
#include "store/sqlite.h"
#include "tests/server/client.h"
#include "tests/store/sites.h"

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
  // All positions that were sent to a seat.
  static std::set<std::string> lines_of(const Seat& seat) {
    constexpr std::string_view key = R"("line":")";
    std::set<std::string> lines;
    const std::string& bytes = seat.bytes();
    for (std::size_t at = 0; (at = bytes.find(key, at)) != std::string::npos;) {
      at += key.size();
      lines.insert(bytes.substr(at, bytes.find('"', at) - at));
    }
    return lines;
  }
};

TEST_F(Secrets, NoIdsKeysOrSeedsAreSent) {
  TestServer server;
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob"), eve(server.port(), "Eve");
  int own_lines = 0;
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
    // A position in which a seat sees more than the public is sent to nobody else.
    const auto open = lines_of(e);
    for (const auto& [one, other] : {std::pair(&a, &b), std::pair(&b, &a)})
      for (const std::string& line : lines_of(*one))
        if (!open.contains(line)) {
          ++own_lines;
          EXPECT_EQ(other->bytes().find(line), std::string::npos) << line;
        }
    const std::string seed(e.known().at("fair").as_object().at("seed").as_string());
    for (const Seat* seat : {&a, &b, &e}) {
      EXPECT_EQ(before_the_end(*seat).find(seed), std::string::npos);
      for (const Person* person : {&ann, &bob, &eve})
        EXPECT_EQ(seat->bytes().find(person->cookie.substr(7)), std::string::npos);
      EXPECT_EQ(seat->bytes().find("\"guest\""), std::string::npos);
    }
  }
  EXPECT_GT(own_lines, 50);
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
  // All are told that there was a choice, and its seal.
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
        EXPECT_TRUE(last_move(*who).at("m").as_string().ends_with("=?"))
            << json::serialize(last_move(*who));
      }
    }
  }
  EXPECT_GT(secrets, 0);
}

// Gives Bob another card in the log of a match of Touché, without Ann seeing a difference.
bool swap_hidden_cards(const std::string& file, const std::string& match, room::Hash hash) {
  std::vector<room::Entry> log;
  {
    const auto site = open(file);
    for (const Entry& entry : read(*site, match))
      log.push_back({entry.seq, room::Time{static_cast<std::int64_t>(entry.at)}, entry.body});
  }
  const auto started = std::ranges::find_if(log, [](const room::Entry& entry) {
    const auto line = room::log::read(entry.body);
    return line && std::holds_alternative<room::log::Started>(line->body);
  });
  if (started == log.end()) return false;
  const auto line_of = [&](const std::string& guest, const std::vector<room::Entry>& entries) {
    const auto room = room::Room::load(match, entries, {hash});
    return room ? std::string(json::parse(room->state(guest, room::Time{}))
                                  .as_object()
                                  .at("line")
                                  .as_string())
                : std::string();
  };
  // Ann sat down first.
  std::vector<std::string> guests;
  for (const room::Entry& entry : log)
    if (const auto line = room::log::read(entry.body))
      if (const auto* sat = std::get_if<room::log::Sat>(&line->body)) guests.push_back(sat->guest);
  const std::string original = started->body;
  const auto line = room::log::read(original);
  const std::size_t cards = std::get<room::log::Started>(line->body).chances.size();
  const std::string ann = line_of(guests.at(0), log), bob = line_of(guests.at(1), log);
  for (std::size_t i = 0; i < cards; ++i)
    for (std::size_t j = i + 1; j < cards; ++j) {
      auto changed = *line;
      auto& chances = std::get<room::log::Started>(changed.body).chances;
      std::swap(chances[i], chances[j]);
      started->body = room::log::write(changed);
      if (line_of(guests[0], log) != ann || line_of(guests[1], log) == bob ||
          line_of(guests[1], log).empty())
        continue;
      store::Sqlite database(file, store::Sqlite::Use::write);
      return database.run("update events set body = $1 where match = $2 and seq = $3",
                          {started->body, match, std::int64_t{started->seq}}, nullptr) == 1;
    }
  return false;
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
        const bool is_choice = moves.front().find('=') != std::string::npos;
        const std::string& move = moves[seat == &b && is_choice ? world : 0];
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
      return std::regex_replace(bytes, std::regex(R"("id":"m[0-9]+")"), "ID");
    };
    traffic["ann"].push_back(without_id(a.bytes()));
    traffic["eve"].push_back(without_id(e.bytes()));
  }
  EXPECT_NE(choices[0], choices[1]);
  EXPECT_EQ(traffic["ann"][0], traffic["ann"][1]);
  EXPECT_EQ(traffic["eve"][0], traffic["eve"][1]);
}

// The same match in two worlds whose decks differ where Ann cannot look: two cards are swapped in
// a copy of the site. Ann and a spectator go on in both and are sent the same.
TEST_F(Secrets, TwoDecksLookTheSame) {
  const TemporaryFolder folder;
  const std::string one = folder.name() + "/one.db", two = folder.name() + "/two.db";
  server::Config config = TestServer::quick();
  config.now = [] { return room::Time{1'800'000'000'000}; };
  config.hash = [](std::string_view) { return room::Digest{}; };
  std::string match, ann_cookie, bob_cookie;
  {
    TestServer server(config, one);
    Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
    match = ann.make_table(R"({"game":"touche","options":{"dealer":"2"}})");
    Seat a(ann, match), b(bob, match);
    ASSERT_EQ(a.sit(), "saved");
    ASSERT_EQ(b.sit(), "saved");
    ann_cookie = ann.cookie;
    bob_cookie = bob.cookie;
  }
  std::filesystem::copy_file(one, two);
  ASSERT_TRUE(swap_hidden_cards(two, match, config.hash));

  std::map<std::string, std::vector<std::string>> traffic;
  for (const std::string& where : {one, two}) {
    TestServer server(config, where);
    Person ann(server.port()), bob(server.port()), eve(server.port());
    ann.cookie = ann_cookie;
    bob.cookie = bob_cookie;
    Seat a(ann, match), e(eve, match);
    while (a.known().at("here").as_array() != json::array{true, false}) a.hear_any();
    const bool is_anns_turn = !a.legal().empty();
    if (is_anns_turn) {
      const json::object move{
          {"type", "move"}, {"id", "x"}, {"seq", a.seq()}, {"move", a.legal().front()}};
      ASSERT_EQ(a.ask(json::serialize(move)), "saved");
      while (e.seq() < a.seq()) e.hear_any();
    }
    traffic["ann"].push_back(a.bytes());
    traffic["eve"].push_back(e.bytes());
    traffic["bob"].push_back(Seat(bob, match).bytes());
  }
  EXPECT_EQ(traffic["ann"][0], traffic["ann"][1]);
  EXPECT_EQ(traffic["eve"][0], traffic["eve"][1]);
  EXPECT_NE(traffic["bob"][0], traffic["bob"][1]);  // the worlds do differ
}

}  // namespace
}  // namespace troika::test
