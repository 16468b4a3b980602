// Who is who, on which device: recovery links, devices, cookies.

#include <gtest/gtest.h>

#include <atomic>

#include "tests/server/client.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

constexpr std::string_view firefox =
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

std::string with_key(const std::string& key, bool instead = false) {
  return R"({"key":")" + key + (instead ? R"(","instead":true})" : R"("})");
}

std::string name_of(Person& person) {
  return std::string(person.get("/api/me").object().at("name").as_string());
}

// A server whose clock is moved by hand, on either database.
class Identity : public testing::TestWithParam<Kind> {
 protected:
  static inline std::atomic<std::int64_t> clock_now;
  server::Config config(bool proxy = false) {
    clock_now = 1'800'000'000'000;
    server::Config config = TestServer::quick();
    config.now = [] { return room::Time{clock_now.load()}; };
    config.several_nodes = GetParam() == Kind::postgres;
    config.trust_proxy = proxy;
    return config;
  }
  static void days_pass(int days) { clock_now += days * 24 * 3'600'000l; }
  static std::string link_of(Person& person) {
    return std::string(person.post("/api/me/recovery", "").object().at("key").as_string());
  }

  TemporaryFolder folder_;
  std::string where_ = new_place(GetParam(), folder_);
  TestServer server{config(), where_};
  Person ann{server.port(), "Ann"}, mallory{server.port(), "Mallory"};
};

INSTANTIATE_TEST_SUITE_P(Any, Identity, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

// The link of somebody else, opened by a guest, does nothing by itself.
TEST_P(Identity, ALinkTakesOverNobody) {
  const std::string key = link_of(mallory);
  const json::object look = ann.post("/api/recover/look", with_key(key)).object();
  EXPECT_EQ(look.at("name"), "Mallory");
  EXPECT_EQ(look.at("you"), "Ann");
  EXPECT_EQ(look.at("same"), false);
  const HttpAnswer refused = ann.post("/api/recover", with_key(key));
  EXPECT_EQ(refused.code(), "another-guest");
  EXPECT_EQ(refused.status, 409U);
  EXPECT_EQ(refused.cookie, "");
  EXPECT_EQ(name_of(ann), "Ann");
}

TEST_P(Identity, WhoOneWasStaysReachable) {
  const std::string key = link_of(mallory);
  const json::object now = ann.post("/api/recover", with_key(key, true)).object();
  EXPECT_EQ(now.at("name"), "Mallory");
  EXPECT_EQ(now.at("other"), "Ann");
  EXPECT_EQ(name_of(ann), "Mallory");
  EXPECT_EQ(ann.get("/api/me").object().at("other"), "Ann");
  EXPECT_EQ(ann.post("/api/me/switch", "").object().at("name"), "Ann");
  EXPECT_EQ(name_of(ann), "Ann");
  EXPECT_EQ(ann.get("/api/me").object().at("other"), "Mallory");
  // A third one would push somebody out.
  Person carol(server.port(), "Carol");
  EXPECT_EQ(ann.post("/api/recover", with_key(link_of(carol), true)).code(), "two-guests");
  EXPECT_EQ(mallory.post("/api/me/switch", "").code(), "no-other-guest");
}

TEST_P(Identity, OnesOwnLinkIsNotUsedUpAtHome) {
  const std::string key = link_of(ann);
  EXPECT_EQ(ann.post("/api/recover", with_key(key)).code(), "already-you");
  Person phone(server.port());
  EXPECT_FALSE(phone.post("/api/recover/look", with_key(key)).object().contains("you"));
  EXPECT_EQ(phone.post("/api/recover", with_key(key)).status, 200U);
  EXPECT_EQ(name_of(phone), "Ann");
  EXPECT_EQ(Person(server.port()).post("/api/recover", with_key(key)).code(), "used-up");
  EXPECT_EQ(Person(server.port()).post("/api/recover/look", with_key(key)).code(), "used-up");
}

TEST_P(Identity, ANewLinkReplacesTheOldOneAndLinksRunOut) {
  const std::string first = link_of(ann), second = link_of(ann);
  EXPECT_EQ(Person(server.port()).post("/api/recover", with_key(first)).code(), "used-up");
  days_pass(8);
  EXPECT_EQ(Person(server.port()).post("/api/recover", with_key(second)).code(), "used-up");
  const std::string third = link_of(ann);
  days_pass(6);
  EXPECT_EQ(Person(server.port()).post("/api/recover", with_key(third)).status, 200U);
}

TEST_P(Identity, DevicesAreListedAndCanBeSignedOut) {
  Person phone(server.port());
  phone.more_headers = {{"User-Agent", std::string(firefox)}};
  ASSERT_EQ(phone.post("/api/recover", with_key(link_of(ann))).status, 200U);
  days_pass(2);
  phone.get("/api/me");
  const HttpAnswer answer = ann.get("/api/me/devices");
  const json::array list = answer.object().at("devices").as_array();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(answer.body.find("127.0.0.1"), std::string::npos);
  const json::object& here = list[list[0].at("this") == true ? 0 : 1].as_object();
  const json::object& there = list[list[0].at("this") == true ? 1 : 0].as_object();
  EXPECT_EQ(here.at("this"), true);
  EXPECT_EQ(there.at("browser"), "Firefox · Linux");
  const std::string id(there.at("id").as_string());
  EXPECT_EQ(mallory.send("DELETE", "/api/me/devices/" + id, "").code(), "no-such-device");
  EXPECT_EQ(ann.send("DELETE", "/api/me/devices/" + id, "").status, 200U);
  EXPECT_EQ(phone.get("/api/me").code(), "sign-in");
  EXPECT_EQ(ann.get("/api/me/devices").object().at("devices").as_array().size(), 1U);
  // And this one.
  ASSERT_EQ(
      ann.send("DELETE", "/api/me/devices/" + std::string(here.at("id").as_string()), "").status,
      200U);
  EXPECT_EQ(ann.cookie, "");
  EXPECT_EQ(ann.get("/api/me").code(), "sign-in");
}

TEST_P(Identity, ADroppedKeyClosesItsSocketsAtOnce) {
  const std::string match = ann.make_table(R"({"game":"talat"})");
  Person program(server.port());
  program.token = ann.post("/api/me/tokens", R"({"label":"bot"})").object().at("token").as_string();
  Seat by_token(program, match), by_cookie(ann, match);
  const std::string id(
      ann.get("/api/me/tokens").object().at("tokens").as_array()[0].at("id").as_string());
  ASSERT_EQ(ann.send("DELETE", "/api/me/tokens/" + id, "").status, 200U);
  by_token.say(R"({"type":"sit","id":"late"})");
  EXPECT_TRUE(by_token.is_closed());
  EXPECT_EQ(by_token.close_code(), 4401);
  EXPECT_EQ(by_token.bytes().find("saved"), std::string::npos);
  ASSERT_EQ(by_cookie.sit(), "saved");
}

TEST_P(Identity, SignedOutEverywhereElse) {
  const std::string match = ann.make_table(R"({"game":"talat"})");
  Person phone(server.port()), program(server.port());
  ASSERT_EQ(phone.post("/api/recover", with_key(link_of(ann))).status, 200U);
  program.token = ann.post("/api/me/tokens", R"({"label":"bot"})").object().at("token").as_string();
  const std::string unused = link_of(ann);
  Seat on_phone(phone, match), of_program(program, match), here(ann, match);
  ASSERT_EQ(ann.send("DELETE", "/api/me/devices", "").status, 200U);
  EXPECT_TRUE(on_phone.is_closed());
  EXPECT_TRUE(of_program.is_closed());
  EXPECT_EQ(phone.get("/api/me").code(), "sign-in");
  EXPECT_EQ(program.get("/api/me").code(), "bad-token");
  EXPECT_EQ(Person(server.port()).post("/api/recover", with_key(unused)).code(), "used-up");
  EXPECT_EQ(here.sit(), "saved");
}

TEST_P(Identity, ATokenCannotListOrDropDevices) {
  Person program(server.port());
  program.token = ann.post("/api/me/tokens", R"({"label":"bot"})").object().at("token").as_string();
  EXPECT_EQ(program.get("/api/me/devices").code(), "token-not-enough");
  EXPECT_EQ(program.send("DELETE", "/api/me/devices", "").code(), "token-not-enough");
  EXPECT_EQ(program.post("/api/me/switch", "").code(), "token-not-enough");
  EXPECT_EQ(program.post("/api/recover", with_key(link_of(mallory))).code(), "token-not-enough");
}

// Browsers forget a cookie after 400 days: it is set again while it is used.
TEST_P(Identity, TheCookieIsRenewed) {
  EXPECT_EQ(ann.get("/api/me").cookie, "");
  days_pass(30);
  const std::string before = ann.cookie;
  const std::string set = ann.get("/api/me").cookie;
  EXPECT_TRUE(set.starts_with(before + ';')) << set;
  EXPECT_NE(set.find("Max-Age=34560000"), std::string::npos) << set;
  EXPECT_EQ(ann.get("/api/me").cookie, "");
}

TEST_P(Identity, UnderHttpsTheCookieIsOfThisHostOnly) {
  const TemporaryFolder folder;
  TestServer other(config(true), new_place(GetParam(), folder));
  Person eve(other.port());
  eve.address = "203.0.113.1";
  eve.more_headers = {{"X-Forwarded-Proto", "https"}};
  const std::string set = eve.post("/api/guest", R"({"name":"Eve"})").cookie;
  EXPECT_TRUE(set.starts_with("__Host-troika=")) << set;
  for (const char* part : {"; Secure", "; Path=/", "; HttpOnly", "; SameSite=Lax"})
    EXPECT_NE(set.find(part), std::string::npos) << part;
  EXPECT_EQ(name_of(eve), "Eve");
  // The same under a name that a neighbour of this site could have set.
  eve.cookie = "troika=" + eve.cookie.substr(eve.cookie.find('=') + 1);
  EXPECT_EQ(eve.get("/api/me").code(), "sign-in");
}

// On another node, too; and whoever only says so closes nothing.
TEST(IdentityOfNodes, ADroppedKeyClosesSocketsElsewhere) {
  const TemporaryFolder none;
  const std::string where = new_place(Kind::postgres, none);
  server::Config config = TestServer::quick();
  config.several_nodes = true;
  TestServer first(config, where), second(config, where);
  Person ann(first.port(), "Ann"), program(second.port());
  const std::string match = ann.make_table(R"({"game":"talat"})");
  program.token = ann.post("/api/me/tokens", R"({"label":"bot"})").object().at("token").as_string();
  Seat seat(program, match);
  ASSERT_FALSE(seat.known().empty());
  const std::string id(
      ann.get("/api/me/tokens").object().at("tokens").as_array()[0].at("id").as_string());
  ASSERT_EQ(ann.send("DELETE", "/api/me/tokens/" + id, "").status, 200U);
  EXPECT_TRUE(seat.is_closed());
  EXPECT_EQ(seat.close_code(), 4401);
}

TEST(BrowserNames, AreShort) {
  EXPECT_EQ(server::browser_of(firefox), "Firefox · Linux");
  EXPECT_EQ(
      server::browser_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) "
                         "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"),
      "Safari · iPhone");
  EXPECT_EQ(server::browser_of("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like "
                               "Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"),
            "Edge · Windows");
  EXPECT_EQ(server::browser_of("curl/8"), "");
}

}  // namespace
}  // namespace troika::test
