// Who may do what, what is refused, and what survives.

#include <gtest/gtest.h>

#include <set>

#include "tests/server/client.h"

namespace troika::test {
namespace {

class Protocol : public testing::Test {
 protected:
  TestServer server;
  Person ann{server.port(), "Ann"};
  Person bob{server.port(), "Bob"};
  std::string table(const std::string& settings = R"({"game":"der-isses"})") {
    return ann.make_table(settings);
  }
};

TEST_F(Protocol, GuestsHaveNamesAndCookies) {
  Person person(server.port());
  EXPECT_EQ(person.get("/api/me").code(), "sign-in");
  const HttpAnswer made = person.post("/api/guest", R"({"name":"Ёлка <b>"})");
  EXPECT_EQ(made.status, 201U);
  EXPECT_NE(made.cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(made.cookie.find("SameSite=Lax"), std::string::npos);
  EXPECT_EQ(person.get("/api/me").object().at("name").as_string(), "Ёлка <b>");
  EXPECT_EQ(person.send("PATCH", "/api/me", R"({"name":"New"})").status, 200U);
  EXPECT_EQ(person.get("/api/me").object().at("name").as_string(), "New");
  EXPECT_EQ(person.send("PATCH", "/api/me", R"({"name":"a\nb"})").code(), "bad-name");
  EXPECT_EQ(person.send("PATCH", "/api/me", R"({"name":7})").code(), "bad-field");
}

TEST_F(Protocol, ARecoveryLinkWorksOnceAndKeepsTheSeat) {
  const std::string match = table();
  {
    EXPECT_EQ(Seat(ann, match).sit(), "saved");
  }
  const std::string key(ann.post("/api/me/recovery", "").object().at("key").as_string());
  Person phone(server.port());
  EXPECT_EQ(phone.post("/api/recover", R"({"key":")" + key + R"("})").status, 200U);
  EXPECT_FALSE(Seat(phone, match).known().at("you").is_null());
  EXPECT_EQ(Person(server.port()).post("/api/recover", R"({"key":")" + key + R"("})").code(),
            "used-up");
}

TEST_F(Protocol, TokensAreForProgramsAndCanBeDropped) {
  const HttpAnswer made = ann.post("/api/me/tokens", R"({"label":"my bot"})");
  Person program(server.port());
  program.token = made.object().at("token").as_string();
  EXPECT_EQ(program.get("/api/me").object().at("name").as_string(), "Ann");
  EXPECT_EQ(program.get("/api/me/tokens").code(), "token-not-enough");
  EXPECT_EQ(program.post("/api/me/recovery", "").code(), "token-not-enough");
  const json::array list = ann.get("/api/me/tokens").object().at("tokens").as_array();
  ASSERT_EQ(list.size(), 1U);
  const std::string id(list[0].as_object().at("id").as_string());
  EXPECT_EQ(bob.send("DELETE", "/api/me/tokens/" + id, "").code(), "no-such-token");
  EXPECT_EQ(ann.send("DELETE", "/api/me/tokens/" + id, "").status, 200U);
  EXPECT_EQ(program.get("/api/me").code(), "bad-token");
}

TEST_F(Protocol, ListedTablesAreInTheLobbyOthersAreNot) {
  const std::string listed = table(R"({"game":"talat","listed":true})");
  const std::string hidden = table(R"({"game":"talat"})");
  const std::string lobby = bob.get("/api/tables").body;
  EXPECT_NE(lobby.find(listed), std::string::npos);
  EXPECT_EQ(lobby.find(hidden), std::string::npos);
  {
    EXPECT_EQ(Seat(ann, hidden).sit(), "saved");
  }
  EXPECT_NE(ann.get("/api/me/tables").body.find(hidden), std::string::npos);
  EXPECT_EQ(bob.get("/api/me/tables").body.find(hidden), std::string::npos);
}

TEST_F(Protocol, TheLobbyHasPages) {
  std::set<std::string> made, shown;
  for (int i = 0; i < 55; ++i) made.insert(table(R"({"game":"talat","listed":true})"));
  std::string path = "/api/tables";
  for (int pages = 0; pages < 3 && !path.empty(); ++pages) {
    const json::object answer = bob.get(path).object();
    EXPECT_LE(answer.at("tables").as_array().size(), 50U);
    for (const json::value& one : answer.at("tables").as_array())
      shown.insert(std::string(one.at("match").as_string()));
    const json::value* next = answer.if_contains("next");
    path = next != nullptr ? "/api/tables?before=" + std::to_string(next->as_int64()) : "";
  }
  EXPECT_EQ(path, "");
  EXPECT_EQ(shown, made);
  EXPECT_EQ(bob.get("/api/tables?before=x").code(), "bad-field");
}

TEST_F(Protocol, AMoveSentTwiceCountsOnce) {
  const std::string match = table(R"({"game":"talat","options":{"players":"2"}})");
  Seat a(ann, match), b(bob, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (a.stage() != "playing") a.hear_any();
  Seat& mover = a.legal().empty() ? b : a;
  Seat& other = a.legal().empty() ? a : b;
  const std::string move = R"({"type":"move","id":"same","seq":)" + std::to_string(mover.seq()) +
                           R"(,"move":")" + mover.legal().front() + R"("})";
  mover.say(move);
  mover.say(move);
  const json::object first = mover.hear("saved"), second = mover.hear("saved");
  EXPECT_EQ(first.at("seq"), second.at("seq"));
  EXPECT_TRUE(first.contains("news"));
  EXPECT_FALSE(second.contains("news"));
  other.hear("news");
  EXPECT_EQ(other.seq(), mover.seq());
}

// As a page does with what was not answered.
TEST_F(Protocol, ATakebackSentAgainAfterAReconnectIsDoneOnce) {
  const std::string match =
      table(R"({"game":"talat","options":{"players":"2","first":"1"},"seats":["open",{"bot":1}]})");
  const std::string takeback = R"({"type":"takeback","id":"takeback-1"})";
  std::uint32_t seq = 0;
  {
    Seat a(ann, match);
    ASSERT_EQ(a.sit(), "saved");
    for (int i = 0; i < 2; ++i) {
      while (a.legal().empty()) a.hear_any();
      ASSERT_EQ(a.move(a.legal().front()), "saved");
    }
    while (a.legal().empty()) a.hear_any();
    ASSERT_EQ(a.ask(takeback), "saved");
    seq = a.seq();
  }
  for (int i = 0; i < 2; ++i) {
    Seat again(ann, match);
    EXPECT_EQ(again.known().at("events").as_array().size(), 2U);
    again.say(takeback);
    const json::object answer = again.hear("saved");
    EXPECT_EQ(answer.at("id").as_string(), "takeback-1");
    EXPECT_EQ(answer.at("seq").to_number<std::uint32_t>(), seq);
    EXPECT_FALSE(answer.contains("news"));
    server.restart();
    ann.set_port(server.port());
  }
}

TEST_F(Protocol, ATableAskedForAgainIsTheSameTable) {
  const auto make = [](Person& person, const std::string& id) {
    return person.make_table(R"({"game":"talat","id":")" + id + R"("})");
  };
  const std::string match = make(ann, "my-table-1");
  Seat seat(ann, match);
  ASSERT_EQ(seat.sit(), "saved");
  EXPECT_EQ(make(ann, "my-table-1"), match);
  EXPECT_NE(make(ann, "my-table-2"), match);
  EXPECT_NE(make(bob, "my-table-1"), match);
  server.restart();
  ann.set_port(server.port());
  EXPECT_EQ(make(ann, "my-table-1"), match);
  EXPECT_FALSE(Seat(ann, match).known().at("you").is_null()) << "it is as it was";
  EXPECT_EQ(ann.post("/api/tables", R"({"game":"talat","id":"short"})").code(), "bad-field");
  EXPECT_EQ(ann.post("/api/tables", R"({"game":"talat","id":7})").code(), "bad-field");
}

TEST_F(Protocol, AfterAReconnectTheFirstMessageIsComplete) {
  const std::string match = table();
  Seat a(ann, match);
  ASSERT_EQ(a.sit(), "saved");
  const std::uint32_t seq = a.seq();
  Seat b(bob, match);
  ASSERT_EQ(b.sit(), "saved");
  Seat again(ann, match, "?since=" + std::to_string(seq));
  EXPECT_EQ(again.stage(), "playing");
  EXPECT_NE(again.bytes().find(R"("news":{"match")"), std::string::npos);
  EXPECT_GT(again.seq(), seq);
}

TEST_F(Protocol, NobodyMovesForOthers) {
  const std::string match = table();
  Person eve(server.port(), "Eve"), nobody(server.port());
  Seat a(ann, match), b(bob, match), e(eve, match), n(nobody, match);
  ASSERT_EQ(a.sit(), "saved");
  ASSERT_EQ(b.sit(), "saved");
  while (e.stage() != "playing") e.hear_any();
  while (a.legal().empty() && b.legal().empty()) a.hear_any();
  Seat& mover = a.legal().empty() ? b : a;
  const std::string move = mover.legal().front();
  EXPECT_EQ(e.move(move), "not-at-table");
  EXPECT_EQ(n.move(move), "not-at-table");
  EXPECT_EQ(n.sit(), "guests-only");
  EXPECT_EQ(e.sit(), "has-started");
  EXPECT_EQ(mover.move(move), "saved");
}

TEST_F(Protocol, BadMessagesAreRefusedAndHurtNobody) {
  const std::string match = table();
  Seat a(ann, match), b(bob, match);
  const std::pair<const char*, const char*> bad[] = {
      {"", "not-json"},
      {"{", "not-json"},
      {"[]", "not-object"},
      {"{}", "bad-field"},
      {R"({"type":7})", "bad-field"},
      {R"({"type":"fly"})", "unknown-type"},
      {R"({"type":"move"})", "bad-field"},
      {R"({"type":"move","id":"x","seq":"1","move":"a"})", "bad-field"},
      {R"({"type":"move","id":"x","seq":-1,"move":"a"})", "bad-field"},
      {R"({"type":"move","id":"x","seq":1,"move":"a"})", "not-at-table"},
      {R"({"type":"sit","place":77})", "bad-field"},
      {R"({"type":"sit","name":"a\u0000b"})", "bad-name"},
      {R"({"type":"sit","entropy":"with blanks"})", "bad-entropy"},
      {R"({"type":"react","reaction":"rude"})", "not-at-table"},
      {R"({"type":"start"})", "saved"},
  };
  for (const auto& [text, code] : bad) EXPECT_EQ(a.ask(text), code) << text;
  a.say("binary", false);
  EXPECT_EQ(a.hear("refused").at("code").as_string(), "not-text");
  const json::object refusal = [&] {
    a.say(R"({"type":"fly","id":"q1"})");
    return a.hear("refused");
  }();
  EXPECT_EQ(refusal.at("id").as_string(), "q1");
  EXPECT_FALSE(refusal.at("text").as_string().empty());
  a.say(std::string(20'000, 'x'));
  EXPECT_TRUE(a.is_closed());
  b.say(R"({"type":"ping"})");
  b.hear("pong");
}

TEST_F(Protocol, SpeaksTheLanguageAskedFor) {
  const auto text = [](const json::object& refusal) {
    return std::string(refusal.at("text").as_string());
  };
  const std::string english = "there is nothing here", german = "hier ist nichts";
  EXPECT_EQ(text(ann.get("/api/nothing").object()), english);
  EXPECT_EQ(text(ann.get("/api/nothing?lang=de").object()), german);
  EXPECT_EQ(text(ann.get("/api/nothing?lang=ru").object()), "здесь ничего нет");
  EXPECT_EQ(text(ann.get("/api/nothing?lang=tlh").object()), english);
  EXPECT_NE(ann.get("/api/games?lang=de").body.find("Neuling"), std::string::npos);
  const std::string match = table();
  Seat by_address(ann, match, "?lang=de");
  ann.more_headers.emplace_back("Accept-Language", "fr-FR, de-AT;q=0.9, en;q=0.5");
  EXPECT_EQ(text(ann.get("/api/nothing").object()), german);
  EXPECT_EQ(text(ann.get("/api/nothing?lang=en").object()), english);
  Seat by_header(ann, match);
  for (Seat* seat : {&by_address, &by_header}) {
    seat->say(R"({"type":"fly"})");
    EXPECT_EQ(text(seat->hear("refused")), "diese Nachricht gibt es nicht");
  }
  Seat plain(bob, match);
  plain.say(R"({"type":"fly"})");
  EXPECT_EQ(text(plain.hear("refused")), "there is no such message");
}

TEST_F(Protocol, BadRequestsAreRefused) {
  EXPECT_EQ(ann.get("/api/tables/nowhere").code(), "no-such-table");
  EXPECT_EQ(ann.get("/api/nothing").code(), "no-such-page");
  EXPECT_EQ(ann.send("DELETE", "/api/tables", "").code(), "wrong-method");
  EXPECT_EQ(ann.post("/api/tables", "{").code(), "not-json");
  EXPECT_EQ(ann.post("/api/tables", R"({"game":"chess"})").code(), "no-such-game");
  EXPECT_EQ(ann.post("/api/tables", std::string(20'000, ' ')).status, 413U);
  EXPECT_EQ(Person(server.port()).post("/api/tables", R"({"game":"talat"})").code(), "sign-in");
  EXPECT_TRUE(Seat(ann, "nowhere").is_closed());
}

TEST_F(Protocol, OtherSitesCannotActForAGuest) {
  const std::string match = table();
  ann.origin = "https://evil.example";
  EXPECT_EQ(ann.post("/api/tables", R"({"game":"talat"})").code(), "wrong-origin");
  EXPECT_TRUE(Seat(ann, match).is_closed());
  ann.origin = "http://localhost";
  EXPECT_EQ(ann.post("/api/tables", R"({"game":"talat"})").status, 201U);
  EXPECT_FALSE(Seat(ann, match).known().empty());
}

TEST_F(Protocol, AFloodIsRefusedAndThenCutOff) {
  server::Config config = TestServer::quick();
  config.bounds.messages_at_once = 5;
  config.bounds.messages_per_second = 1;
  TestServer strict(config);
  Person person(strict.port(), "Ann");
  Seat seat(person, person.make_table(R"({"game":"talat"})"));
  for (int i = 0; i < 100; ++i) seat.say(R"({"type":"ping","id":"x"})");
  EXPECT_TRUE(seat.is_closed());
  EXPECT_NE(seat.bytes().find(R"("id":"x","code":"too-fast")"), std::string::npos);
}

TEST_F(Protocol, ThePageAndItsHeaders) {
  const HttpAnswer page = ann.get("/t/anything");
  EXPECT_EQ(page.status, 200U);
  EXPECT_NE(page.body.find("Troika"), std::string::npos);
  for (const char* header : {"Content-Security-Policy", "Cross-Origin-Opener-Policy",
                             "Cross-Origin-Embedder-Policy", "nosniff", "Referrer-Policy"})
    EXPECT_NE(page.headers.find(header), std::string::npos) << header;
  EXPECT_EQ(ann.get("/../etc/passwd").status, 200U);  // the page: files are known by name only
  EXPECT_EQ(ann.get("/secret.txt").status, 404U);
  EXPECT_EQ(ann.get("/healthz").body, "ok\n");
  EXPECT_NE(ann.get("/metrics").body.find("troika_requests_total"), std::string::npos);
  EXPECT_NE(ann.get("/api/games?lang=ru").body.find("Туше"), std::string::npos);
}

TEST_F(Protocol, PresenceIsTold) {
  const std::string match = table();
  Seat a(ann, match);
  ASSERT_EQ(a.sit(), "saved");
  {
    Seat b(bob, match);
    ASSERT_EQ(b.sit(), "saved");
    while (!a.known().at("here").as_array()[1].as_bool()) a.hear_any();
  }
  while (a.known().at("here").as_array()[1].as_bool()) a.hear_any();
}

}  // namespace
}  // namespace troika::test
