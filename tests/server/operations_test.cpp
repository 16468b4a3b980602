// What who runs a server needs.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/here.h"
#include "tests/server/client.h"
#include "tests/server/process.h"
#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, std::string_view text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

std::string read(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

int run(const std::string& arguments) {
  return std::system((program() + ' ' + arguments + " >/dev/null").c_str());
}

TEST(Operations, FilesAreCompressedAndCached) {
  const TemporaryFolder folder;
  const fs::path web(folder.name());
  write(web / "index.html", "<p>page");
  write(web / "assets/app-Ab12Cd34.js", "plain");
  write(web / "assets/app-Ab12Cd34.js.br", "brotli");
  write(web / "assets/app-Ab12Cd34.js.gz", "gzip");
  server::Config config = TestServer::quick();
  config.web = folder.name();
  TestServer server(config);
  Person person(server.port());
  for (const char* page : {"/", "/table/abc", "/play", "/learn/x", "/rules/talat", "/replay"}) {
    const HttpAnswer answer = person.get(page);
    EXPECT_EQ(answer.body, "<p>page") << page;
    EXPECT_NE(answer.headers.find("Cache-Control: no-cache"), std::string::npos);
  }
  const std::string script = "/assets/app-Ab12Cd34.js";
  EXPECT_EQ(person.get(script).body, "plain");
  EXPECT_NE(person.get(script).headers.find("immutable"), std::string::npos);
  EXPECT_NE(person.get(script).headers.find("text/javascript"), std::string::npos);
  person.more_headers = {{"Accept-Encoding", "gzip, deflate, br"}};
  EXPECT_EQ(person.get(script).body, "brotli");
  EXPECT_NE(person.get(script).headers.find("Content-Encoding: br"), std::string::npos);
  person.more_headers = {{"Accept-Encoding", "gzip"}};
  const HttpAnswer packed = person.get(script);
  EXPECT_EQ(packed.body, "gzip");
  EXPECT_NE(packed.headers.find("Vary: Accept-Encoding"), std::string::npos);
  std::smatch tag;
  ASSERT_TRUE(std::regex_search(packed.headers, tag, std::regex("ETag: (\\S+)")));
  person.more_headers = {{"If-None-Match", tag[1].str()}};
  EXPECT_EQ(person.get(script).status, 304U);
  person.more_headers.clear();
  EXPECT_EQ(person.get("/assets/other.js").status, 404U);
  EXPECT_EQ(person.get("/../etc/passwd").body, "<p>page");
  EXPECT_EQ(person.send("HEAD", "/", "").status, 200U);
}

TEST(Operations, AShutdownSaysGoodByeAndLosesNothing) {
  const TemporaryFolder folder;
  ServerProcess server(folder.name() + "/troika.db");
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  Seat seat(ann, match);
  ASSERT_EQ(seat.sit(), "saved");
  EXPECT_EQ(server.end(), 0);
  EXPECT_TRUE(seat.is_closed());
  EXPECT_EQ(seat.close_code(), 1001);
  server.start();
  ann.set_port(server.port());
  EXPECT_EQ(Seat(ann, match).known().at("you"), 0);
}

TEST(Operations, SaysWhereTheDataAreWithoutThePassword) {
  std::string url = PrivatePostgres::instance().new_database();
  const std::size_t user = url.find("troika@");
  ASSERT_NE(user, std::string::npos) << url;
  const std::string shown = url.substr(0, user) + url.substr(user + 7);
  url.replace(user, 7, "troika:secret-w%40rd@");
  ServerProcess server(url + "?application_name=secret");
  EXPECT_EQ(server.place(), "Data: " + shown + '\n');
  EXPECT_EQ(server.end(), 0);
}

TEST(Operations, ARunningSiteCanBeCopied) {
  const TemporaryFolder folder;
  ServerProcess server(folder.name() + "/troika.db");
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  {
    EXPECT_EQ(Seat(ann, match).sit(), "saved");
  }
  const std::string copy = folder.name() + "/copy.db";
  ASSERT_EQ(run("backup --db " + folder.name() + "/troika.db " + copy), 0);
  TestServer other(TestServer::quick(), copy);
  ann.set_port(other.port());
  EXPECT_EQ(Seat(ann, match).known().at("you"), 0);
}

TEST(Operations, ARecordCanBeReplayedAndVerified) {
  const TemporaryFolder folder;
  TestServer server;
  Person ann(server.port(), "Ann");
  for (const char* game : {"der-isses", "talat", "touche"}) {
    const std::string match = ann.make_table(std::string(R"({"game":")") + game +
                                             (std::string_view(game) == "talat"
                                                  ? R"(","seats":["open",{"bot":1},{"bot":1}]})"
                                                  : R"(","seats":["open",{"bot":1}]})"));
    Seat seat(ann, match);
    ASSERT_EQ(seat.sit("salt"), "saved");
    play_to_the_end({&seat});
    const std::string file = folder.name() + "/record.txt";
    write(file, ann.get("/api/tables/" + match + "/record").body);
    EXPECT_EQ(run("replay " + file), 0) << game;
    EXPECT_EQ(run("verify " + file), 0) << game;
    std::string record = read(file);
    EXPECT_NE(record.find("salt"), std::string::npos);
    // Another seed is not the one that the server had committed to.
    constexpr std::string_view before_seed = "fair seed ";
    const std::size_t seed = record.find(before_seed);
    ASSERT_NE(seed, std::string::npos);
    char& digit = record[seed + before_seed.size()];
    digit = digit == '0' ? '1' : '0';
    write(file, record);
    EXPECT_NE(run("verify " + file + " 2>/dev/null"), 0) << game;
  }
}

TEST(Operations, MetricsAreForPrometheus) {
  TestServer server;
  Person ann(server.port(), "Ann");
  Seat seat(ann, ann.make_table(R"({"game":"der-isses","seats":["open",{"bot":1}]})"));
  ASSERT_EQ(seat.sit(), "saved");
  seat.ask("{");
  const std::string text = ann.get("/metrics").body;
  const std::regex line(R"((# (HELP|TYPE) troika_\w+ .+|troika_\w+(\{\w+="[^"]+"\})? [-+.\de]+))");
  std::istringstream lines(text);
  for (std::string one; std::getline(lines, one);) EXPECT_TRUE(std::regex_match(one, line)) << one;
  for (const char* what :
       {"troika_tables 1\n", "troika_sockets 1\n", "troika_moves_total",
        "troika_save_seconds_bucket", "troika_waiting_commands", "troika_bots_waiting",
        "troika_store_waiting", "troika_refusals_total{code=\"not-json\"} 1\n"})
    EXPECT_NE(text.find(what), std::string::npos) << what << text;
}

TEST(Operations, LogsHaveNoSecrets) {
  const TemporaryFolder folder;
  const std::string log = folder.name() + "/log";
  std::string match, cookie;
  {
    ServerProcess server(folder.name() + "/troika.db", log);
    Person ann(server.port(), "Annabella");
    match = ann.make_table(R"({"game":"der-isses","seats":["open",{"bot":1}]})");
    cookie = ann.cookie.substr(ann.cookie.find('=') + 1);
    Seat seat(ann, match);
    ASSERT_EQ(seat.sit(), "saved");
    while (seat.legal().empty()) seat.hear_any();
    ASSERT_EQ(seat.move(seat.legal().front()), "saved");
    seat.ask("nonsense");
    EXPECT_EQ(server.end(), 0);
  }
  const std::string text = read(log);
  EXPECT_NE(text.find(R"("event":"start")"), std::string::npos) << text;
  EXPECT_NE(text.find(R"("event":"stop")"), std::string::npos);
  for (const std::string& secret : {match, cookie, std::string("Annabella")})
    EXPECT_EQ(text.find(secret), std::string::npos);
}

// Every path and method of docs/openapi.yaml is answered, and no other of these paths' methods.
TEST(Operations, OpenApiHasTheRoutes) {
  TestServer server;
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  std::istringstream lines(read(in_source("docs/openapi.yaml")));
  const std::regex path_line(R"(^  (/\S*):$)"), method_line(R"(^    (get|post|patch|delete):$)");
  std::map<std::string, std::set<std::string>> routes;
  std::string path;
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (std::regex_match(line, found, path_line)) path = found[1];
    if (std::regex_match(line, found, method_line) && !path.empty()) {
      std::string method = found[1];
      for (char& c : method) c = static_cast<char>(std::toupper(c));
      routes[path].insert(method);
    }
  }
  EXPECT_EQ(routes.size(), 17U);
  for (const auto& [pattern, methods] : routes) {
    std::string target = pattern;
    if (const std::size_t at = target.find("{id}"); at != std::string::npos)
      target.replace(at, 4, target.starts_with("/api/me/") ? "none" : match);
    for (const char* method : {"GET", "POST", "PATCH", "DELETE"}) {
      SCOPED_TRACE(method + (' ' + target));
      const HttpAnswer answer = ann.send(method, target, "{}");
      const bool is_refused = answer.status >= 400;
      const std::string code = is_refused && !answer.body.empty() ? answer.code() : "";
      if (methods.contains(method)) {
        EXPECT_TRUE(code != "wrong-method" && code != "no-such-page") << answer.body;
      } else {
        EXPECT_EQ(code, "wrong-method") << answer.body;
      }
    }
  }
}

}  // namespace
}  // namespace troika::test
