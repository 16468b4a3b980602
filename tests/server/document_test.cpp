// The examples of docs/PROTOCOL.md, sent to a server.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tests/here.h"
#include "tests/server/client.h"

namespace troika::test {
namespace {

// The lines of all blocks that begin with this line.
std::vector<std::string> examples(const std::string& head) {
  std::ifstream in(in_source("docs/PROTOCOL.md"));
  std::vector<std::string> lines;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```"))
      inside = line == head;
    else if (inside)
      lines.push_back(line);
  }
  return lines;
}

TEST(Document, TablesAreMadeAsItSays) {
  TestServer server;
  Person ann(server.port(), "Ann");
  const auto bodies = examples("```json post /api/tables");
  ASSERT_FALSE(bodies.empty());
  for (const std::string& body : bodies) EXPECT_FALSE(ann.make_table(body).empty());
}

TEST(Document, AllMessagesAreUnderstood) {
  TestServer server;
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat","seats":["open","open",{"bot":1}]})");
  Seat seat(ann, match);
  const auto messages = examples("```json say");
  ASSERT_GE(messages.size(), 13U);
  for (const std::string& message : messages) {
    SCOPED_TRACE(message);
    const json::object sent = json::parse(message).as_object();
    seat.say(message);
    for (;;) {
      const json::object answer = seat.hear_any();
      const auto type = answer.at("type").as_string();
      if (type != "saved" && type != "refused" && type != "pong" && type != "reaction") continue;
      if (type != "reaction") {
        EXPECT_EQ(answer.at("id"), sent.at("id"));
      }
      if (type == "refused") {  // by the table, not by the door
        const auto code = answer.at("code").as_string();
        EXPECT_NE(code, "unknown-type");
        EXPECT_NE(code, "bad-field");
        EXPECT_NE(code, "not-json");
      }
      break;
    }
  }
}

// Every type that the server sends is in the table of docs/PROTOCOL.md.
TEST(Document, KnowsWhatIsSent) {
  std::ifstream in(in_source("docs/PROTOCOL.md"));
  std::stringstream text;
  text << in.rdbuf();
  TestServer server;
  Person ann(server.port(), "Ann");
  Seat seat(ann, ann.make_table(R"({"game":"der-isses","seats":["open",{"bot":1}]})"));
  ASSERT_EQ(seat.sit(), "saved");
  play_to_the_end({&seat});
  for (const auto& field : seat.known())
    EXPECT_NE(text.str().find('`' + std::string(field.key()) + '`'), std::string::npos)
        << field.key();
}

// There is an example of every message that is sent, and its fields are really sent.
TEST(Document, ShowsWhatIsSent) {
  TestServer server;
  Person ann(server.port(), "Ann");
  Seat seat(ann, ann.make_table(R"({"game":"der-isses","seats":["open",{"bot":1}]})"));
  ASSERT_EQ(seat.ask(R"({"type":"sit","id":"s"})"), "saved");
  seat.ask(R"({"type":"move","id":"m","seq":999,"move":"x"})");
  seat.say(R"({"type":"react","reaction":"hello"})");
  seat.say(R"({"type":"ping","id":"p"})");
  seat.hear("pong");
  play_to_the_end({&seat});
  std::map<std::string, std::set<std::string>> sent;
  std::istringstream lines(seat.bytes());
  for (std::string line; std::getline(lines, line);) {
    const json::object message = json::parse(line).as_object();
    for (const auto& field : message)
      sent[std::string(message.at("type").as_string())].insert(std::string(field.key()));
  }
  std::set<std::string> shown;
  for (const std::string& line : examples("```json hear")) {
    const json::object example = json::parse(line).as_object();
    const std::string type(example.at("type").as_string());
    shown.insert(type);
    for (const auto& field : example)
      EXPECT_TRUE(sent[type].contains(std::string(field.key()))) << type << ' ' << field.key();
  }
  for (const auto& [type, fields] : sent) EXPECT_TRUE(shown.contains(type)) << type;
  EXPECT_EQ(shown.size(), 7U);
}

}  // namespace
}  // namespace troika::test
