#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "server/server.h"

namespace troika::test {

namespace json = boost::json;

// A server in a thread of its own, on any free port, with a new SQLite site unless told otherwise.
class TestServer {
 public:
  explicit TestServer(server::Config config = quick(), std::string where = {});
  ~TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  static server::Config quick();  // bots answer at once, nothing is logged
  std::uint16_t port() const { return server_->port(); }
  const std::string& where() const { return where_; }
  void restart();

 private:
  void start();
  void end();
  server::Config config_;
  std::string folder_, where_;
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
};

struct HttpAnswer {
  unsigned status = 0;
  std::string body;
  std::string cookie;  // that was set; each on a line
  std::string headers;
  json::object object() const;
  std::string code() const;  // of a refusal
};

// A browser or a program: keeps its cookie.
class Person {
 public:
  explicit Person(std::uint16_t port) : port_(port) {}
  // Becomes a guest.
  Person(std::uint16_t port, std::string_view name, std::string address = {});

  HttpAnswer get(const std::string& path) { return send("GET", path, {}); }
  HttpAnswer post(const std::string& path, const std::string& body) {
    return send("POST", path, body);
  }
  HttpAnswer send(const std::string& method, const std::string& path, const std::string& body);
  std::string make_table(const std::string& settings);  // its id

  std::uint16_t port() const { return port_; }
  void set_port(std::uint16_t port) { port_ = port; }

  std::string cookie;  // all of them
  std::string token;
  std::string origin;
  std::string address;  // as a proxy would tell it
  std::vector<std::pair<std::string, std::string>> more_headers;

 private:
  void keep_cookie(const std::string& text);
  std::uint16_t port_;
};

// One socket at a table, and all that was ever sent to it.
class Seat {
 public:
  Seat(const Person& person, const std::string& match, std::string_view query = {});
  ~Seat();

  void say(std::string_view text, bool is_text = true);
  // The next message of this type; others are taken in. Nothing comes for ten seconds: a failure.
  json::object hear(std::string_view type);
  json::object hear_any();
  std::optional<json::object> hear_within(std::chrono::milliseconds time);
  bool is_closed();  // by the server, within ten seconds
  std::uint16_t close_code() const { return close_code_; }
  // Says it and waits: "saved", or the code of the refusal.
  std::string ask(std::string_view text);
  std::string move(const std::string& move);
  std::string sit(std::string_view entropy = "-");
  const std::string& last_id() const { return last_id_; }  // of the last move, saved or not
  const std::string& last_move() const { return last_move_; }

  const json::object& known() const { return known_; }  // the state with all news
  std::uint32_t seq() const;
  std::string stage() const;
  std::vector<std::string> legal() const;
  const std::string& bytes() const { return bytes_; }  // everything that came

 private:
  struct Line;
  void take(const json::object& message);
  std::unique_ptr<Line> line_;
  json::object known_;
  std::string bytes_;
  std::string last_id_, last_move_;
  std::uint16_t close_code_ = 0;
};

// Plays legal moves for all these people until the match is over; bots may sit there too.
void play_to_the_end(std::vector<Seat*> people, std::uint64_t seed = 1);

}  // namespace troika::test
