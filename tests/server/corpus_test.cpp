// Whole matches over real sockets, kept byte by byte in tests/corpus/sockets: what each person said
// and what everybody was sent, then what the log holds. What the system draws anew each time has a
// stable name instead: MATCH, SEED and so on. Sentences are in language.txt and nowhere else.

#include <gtest/gtest.h>

#include <atomic>
#include <boost/json/serialize.hpp>
#include <map>
#include <regex>

#include "core/rng.h"
#include "room/sha256.h"
#include "tests/corpus/kept.h"
#include "tests/here.h"
#include "tests/server/client.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

// The seed and the id of a match, which are drawn by the system, do not count for its deals.
room::Digest hash_of_known_parts(std::string_view text) {
  constexpr std::string_view deal = "troika deal 1\n";
  if (!text.starts_with(deal)) return room::sha256(text);
  text.remove_prefix(deal.size());
  for (int lines = 0; lines < 2; ++lines) text.remove_prefix(text.find('\n') + 1);
  return room::sha256(text);
}

// A clock that stands still between two steps.
std::atomic<std::int64_t> clock_now;

server::Config known_config() {
  server::Config config = TestServer::quick();
  config.hash = hash_of_known_parts;
  config.now = [] { return room::Time{clock_now.load()}; };
  return config;
}

class Transcript {
 public:
  Transcript() { clock_now = 1'700'000'000'000; }

  Person& person(const std::string& name) {
    auto& known = people_[name];
    if (!known) known = std::make_unique<Person>(server_->port(), name);
    return *known;
  }
  // Over HTTP; the status and the body of the answer.
  std::string http(const std::string& name, const std::string& method, const std::string& path,
                   const std::string& body = {}) {
    const HttpAnswer answer = person(name).send(method, path, body);
    if (answer.status == 201 && path == "/api/tables")
      call(std::string(answer.object().at("match").as_string()), "MATCH");
    write(name + " " + method + " " + path + (body.empty() ? "" : " " + body) + '\n' + name + " " +
          std::to_string(answer.status) + " " + answer.body);
    return answer.body;
  }
  void join(const std::string& name, const std::string& query = {}) {
    write(name + " joins " + query);
    lines_[name].seat = std::make_unique<Seat>(person(name), match_, query);
    lines_[name].written = 0;
    settle();
  }
  void leave(const std::string& name) {  // a spectator, whose absence nobody is told
    write(name + " goes away");
    lines_.erase(name);
  }
  // Says it, waits for the answer, and then until everybody has heard what there is to hear.
  std::string say(const std::string& name, const std::string& text) {
    clock_now += 1000;
    write(name + " > " + text);
    const std::string answer = lines_.at(name).seat->ask(text);
    settle();
    return answer;
  }
  // What is answered by a message of this type.
  void say(const std::string& name, const std::string& text, const std::string& answer) {
    write(name + " > " + text);
    lines_.at(name).seat->say(text);
    (void)lines_.at(name).seat->hear(answer);
    settle();
  }
  std::string next_id() { return "id-" + std::to_string(++ids_); }
  const Seat& seat(const std::string& name) { return *lines_.at(name).seat; }

  // Legal moves of whoever is to act, until the match is over or `most` are made.
  void play(const std::vector<std::string>& names, Rng& rng, int most) {
    for (int made = 0; made < most; ++made) {
      const auto turn = std::ranges::find_if(
          names, [&](const std::string& name) { return !seat(name).legal().empty(); });
      if (turn == names.end() || seat(*turn).stage() != "playing") return;
      const auto moves = seat(*turn).legal();
      const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const json::object message{
          {"type", "move"}, {"id", next_id()}, {"seq", seat(*turn).seq()}, {"move", move}};
      ASSERT_EQ(say(*turn, json::serialize(message)), "saved");
    }
  }

  void write_log() {
    write("the log");
    lines_.clear();
    const std::string where = server_->where();
    server_.reset();  // so that all is on disk and nobody else has it open
    const auto site = open(where);
    for (const Entry& entry : read(*site, match_))
      write(std::to_string(entry.seq) + " " + std::to_string(static_cast<std::int64_t>(entry.at)) +
            " " + entry.body);
  }

  void expect_kept_as(const std::string& file) {
    expect_kept(in_source("tests/corpus/sockets/" + file), text_);
  }

 private:
  struct Line {
    std::unique_ptr<Seat> seat;
    std::size_t written = 0;  // of its bytes
  };

  void call(const std::string& secret, const std::string& name) {
    match_ = secret;
    names_[secret] = name;
  }

  // After the answer to a ping there is nothing on the way: what a server tells several people it
  // tells all of them before it hears the next message.
  void settle() {
    for (auto& [name, line] : lines_) {
      line.seat->say(R"({"type":"ping","id":"settle"})");
      (void)line.seat->hear("pong");
    }
    static const std::regex settled(R"(\{"type":"pong","id":"settle"[^\n]*\n)");
    for (auto& [name, line] : lines_) {
      const std::string& all = line.seat->bytes();
      const std::string heard = std::regex_replace(all.substr(line.written), settled, "");
      line.written = all.size();
      for (std::size_t at = 0; at < heard.size(); at = heard.find('\n', at) + 1)
        write(name + " < " + heard.substr(at, heard.find('\n', at) - at));
    }
  }

  void write(std::string line) {
    static const std::regex guest(R"re("(guest|host|guests)":"([0-9a-f]{32})")re");
    std::smatch found;
    for (std::string rest = line; std::regex_search(rest, found, guest); rest = found.suffix())
      names_.try_emplace(found[2], "GUEST-" + std::to_string(names_.size()));
    static const std::pair<std::regex, const char*> drawn[] = {
        {std::regex(R"re("(commitment|seed)":"[0-9a-f]{64}")re"), R"("$1":"$1")"},
        {std::regex(R"re("next":\{"match":"[0-9a-z]{20}")re"), R"("next":{"match":"NEXT")"},
        {std::regex("fair (commitment|seed) [0-9a-f]{64}"), "fair $1 $1"}};
    for (const auto& [pattern, name] : drawn) line = std::regex_replace(line, pattern, name);
    for (const auto& [secret, name] : names_)
      for (std::size_t at; (at = line.find(secret)) != std::string::npos;)
        line.replace(at, secret.size(), name);
    text_ += line + '\n';
  }

  TemporaryFolder folder_;
  std::unique_ptr<TestServer> server_ =
      std::make_unique<TestServer>(known_config(), folder_.name() + "/troika.db");
  std::map<std::string, std::unique_ptr<Person>> people_;
  std::map<std::string, Line> lines_;
  std::string match_, text_;
  std::map<std::string, std::string> names_;
  int ids_ = 0;
};

std::string sit(const std::string& name) {
  return R"({"type":"sit","id":"sit","entropy":"from-)" + name + R"("})";
}

TEST(Corpus, DerIsses) {
  Transcript all;
  all.http("ann", "POST", "/api/tables", R"({"game":"der-isses","options":{"first":"1"}})");
  for (const char* name : {"ann", "bob", "eve"}) all.join(name);
  all.say("ann", sit("ann"));
  all.say("bob", R"({"type":"sit","id":"x","place":1,"name":"B\"ö\\b","entropy":"e"})");
  all.say("ann", R"({"type":"react","id":"r","reaction":"hello"})", "reaction");
  all.say("bob", R"({"type":"rename","id":"n","name":"Bob"})");
  Rng rng(1);
  all.play({"ann", "bob"}, rng, 12);
  const std::uint32_t known = all.seat("eve").seq() - 3;
  all.leave("eve");
  all.join("eve", "?since=" + std::to_string(known));
  all.play({"ann", "bob"}, rng, 1000);
  EXPECT_EQ(all.seat("ann").stage(), "over");
  all.http("ann", "GET",
           "/api/tables/" + std::string(all.seat("ann").known().at("match").as_string()));
  all.http(
      "eve", "GET",
      "/api/tables/" + std::string(all.seat("ann").known().at("match").as_string()) + "/record");
  all.write_log();
  all.expect_kept_as("der_isses.txt");
}

TEST(Corpus, Talat) {
  Transcript all;
  all.http("ann", "POST", "/api/tables",
           R"({"game":"talat","options":{"players":"2","first":"1"},"listed":true,)"
           R"("clock":{"kind":"total","base":600000,"increment":5000},"absent":"claim"})");
  all.http("bob", "GET", "/api/tables");
  for (const char* name : {"ann", "bob"}) all.join(name);
  all.say("ann", sit("ann"));
  all.say("bob", sit("bob"));
  Rng rng(2);
  all.play({"ann", "bob"}, rng, 3);
  all.say("ann", R"({"type":"takeback","id":"t"})");
  all.say("bob", R"({"type":"answer","id":"a","yes":true})");
  all.play({"ann", "bob"}, rng, 1000);
  EXPECT_EQ(all.seat("ann").stage(), "over");
  all.say("ann", R"({"type":"rematch","id":"m","yes":true})");
  all.http("ann", "GET", "/api/me/tables");
  all.write_log();
  all.expect_kept_as("talat.txt");
}

TEST(Corpus, Touche) {
  Transcript all;
  all.http(
      "ann", "POST", "/api/tables",
      R"({"game":"touche","options":{"seats":"ytl","dealer":"1","figures":"own","own":"xxx:rm@5*1"},"seats":["person","open","open"]})");
  for (const char* name : {"ann", "bob", "cat"}) all.join(name);
  for (const char* name : {"ann", "bob", "cat"}) all.say(name, sit(name));
  Rng rng(3);
  all.play({"ann", "bob", "cat"}, rng, 1000);
  EXPECT_EQ(all.seat("ann").stage(), "over");
  all.write_log();
  all.expect_kept_as("touche.txt");
}

// What people read: it changes with the languages, and nothing above does.
TEST(Corpus, Sentences) {
  Transcript all;
  all.http("ann", "GET", "/api/games");
  all.http("ann", "POST", "/api/tables", R"({"game":"chess"})");
  all.http("ann", "POST", "/api/tables", R"({"game":"talat","options":{"players":"9"}})");
  all.http("ann", "POST", "/api/tables", R"({"game":"talat","seats":["cat"]})");
  all.http("ann", "POST", "/api/tables", "[");
  all.http("ann", "PATCH", "/api/me", R"({"name":""})");
  all.http("ann", "DELETE", "/api/me");
  all.http("ann", "GET", "/api/nowhere");
  all.http("ann", "GET", "/api/tables/nowhere");
  all.http("ann", "POST", "/api/recover", R"({"key":"none"})");
  all.http("ann", "POST", "/api/tables", R"({"game":"der-isses","options":{"first":"1"}})");
  for (const char* name : {"ann", "bob", "eve"}) all.join(name);
  all.say("bob", R"({"type":"start","id":"1"})");
  all.say("ann", R"({"type":"move","id":"2","seq":1,"move":"x"})");
  all.say("ann", R"({"type":"sit","id":"3","place":7})");
  all.say("ann", R"({"type":"sit","id":"4","entropy":"two words"})");
  all.say("ann", sit("ann"));
  all.say("bob", sit("bob"));
  all.say("eve", sit("eve"));
  all.say("ann", R"({"type":"sing","id":"5"})");
  all.say("ann", R"({"type":"move","id":"6","seq":3})");
  all.say("ann", "nonsense");
  all.say("ann", R"({"type":"move","id":"7","seq":0,"move":"$a1"})");
  all.say("ann", R"({"type":"move","id":"8","seq":99,"move":"$a1"})");
  const auto last = [&] { return std::to_string(all.seat("ann").seq()); };
  all.say("ann", R"({"type":"move","id":"9","seq":)" + last() + R"(,"move":"$z9"})");
  all.say("ann", R"({"type":"move","id":"10","seq":)" + last() + R"(,"move":"A=R"})");
  all.say("bob", R"({"type":"move","id":"11","seq":)" + last() + R"(,"move":"$a1"})");
  all.say("ann", R"({"type":"claim","id":"12","player":1})");
  all.say("ann", R"({"type":"call-bot","id":"13","player":1})");
  all.say("ann", R"({"type":"takeback","id":"14"})");
  all.say("ann", R"({"type":"answer","id":"15","yes":true})");
  all.say("ann", R"({"type":"rematch","id":"16","yes":true})");
  all.say("ann", R"({"type":"return","id":"17"})");
  all.say("ann", R"({"type":"react","id":"18","reaction":"boo"})");
  all.expect_kept_as("language.txt");
}

}  // namespace
}  // namespace troika::test
