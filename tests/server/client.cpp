#include "tests/server/client.h"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <sstream>

#include "core/rng.h"
#include "tests/room/script.h"

namespace troika::test {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;

constexpr std::chrono::seconds patience{30};

tcp::endpoint here(std::uint16_t port) { return {net::ip::address_v4::loopback(), port}; }

// Who somebody is, as headers say it.
template <class Request>
void introduce(const Person& person, Request& request) {
  if (!person.cookie.empty()) request.set(http::field::cookie, person.cookie);
  if (!person.token.empty()) request.set(http::field::authorization, "Bearer " + person.token);
  if (!person.origin.empty()) request.set(http::field::origin, person.origin);
  if (!person.address.empty()) request.set("X-Forwarded-For", person.address);
  for (const auto& [name, value] : person.more_headers) request.set(name, value);
}

}  // namespace

// ---- the server

server::Config TestServer::quick() {
  server::Config config;
  config.port = 0;
  config.quiet = true;
  config.bot_pace = 0;
  config.longest_pause = room::Millis(0);  // many tests have a clock of their own
  config.thinkers = 2;
  config.bounds.messages_per_second = 1e6;
  config.bounds.messages_at_once = 1e6;
  config.bounds.log = {1'000'000, 1'000'000, 1'000'000};
  return config;
}

TestServer::TestServer(server::Config config, std::string where)
    : config_(std::move(config)), where_(std::move(where)) {
  if (where_.empty()) {
    std::string name = (std::filesystem::temp_directory_path() / "troika-server-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    where_ = folder_ + "/troika.db";
  }
  start();
}

TestServer::~TestServer() {
  end();
  if (!folder_.empty()) std::filesystem::remove_all(folder_);
}

void TestServer::start() {
  auto store = store::open_store(where_);
  if (!store) throw std::runtime_error(store.error());
  server_ = std::make_unique<server::Server>(config_, std::move(*store));
  if (const auto listens = server_->listen(); !listens) throw std::runtime_error(listens.error());
  thread_ = std::thread([this] { server_->run(); });
}

void TestServer::end() {
  server_->stop();
  thread_.join();
  server_.reset();
}

void TestServer::restart() {
  end();
  start();
}

// ---- HTTP

json::object HttpAnswer::object() const {
  boost::system::error_code error;
  const json::value value = json::parse(body, error);
  EXPECT_TRUE(!error && value.is_object()) << body;
  return value.is_object() ? value.as_object() : json::object{};
}

std::string HttpAnswer::code() const {
  const json::object refusal = object();
  const json::value* code = refusal.if_contains("code");
  return code != nullptr ? std::string(code->as_string()) : "no code";
}

Person::Person(std::uint16_t port, std::string_view name, std::string from)
    : address(std::move(from)), port_(port) {
  const HttpAnswer answer = post("/api/guest", R"({"name":")" + std::string(name) + R"("})");
  EXPECT_EQ(answer.status, 201U) << answer.body;
}

HttpAnswer Person::send(const std::string& method, const std::string& path,
                        const std::string& body) {
  net::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(here(port_));
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, "localhost");
  introduce(*this, request);
  request.body() = body;
  request.prepare_payload();
  request.keep_alive(false);
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  http::read(stream, buffer, parser);
  const http::response<http::string_body> response = parser.release();
  HttpAnswer answer{response.result_int(), response.body(), {}, {}};
  for (const auto& field : response)
    if (field.name() == http::field::set_cookie) {
      answer.cookie += (answer.cookie.empty() ? "" : "\n") + std::string(field.value());
      keep_cookie(std::string(field.value()));
    }
  std::ostringstream headers;
  headers << response.base();
  answer.headers = headers.str();
  return answer;
}

// As browsers do: a cookie takes the place of the one with its name; some are there to end it.
void Person::keep_cookie(const std::string& text) {
  const std::string fresh = text.substr(0, text.find(';'));
  const std::string name = fresh.substr(0, fresh.find('=') + 1);
  std::string rest = cookie, kept;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("; "), rest.size());
    if (const std::string one = rest.substr(0, end); !one.starts_with(name))
      kept += (kept.empty() ? "" : "; ") + one;
    rest.erase(0, end + 2);
  }
  if (text.find("Max-Age=0") == std::string::npos) kept += (kept.empty() ? "" : "; ") + fresh;
  cookie = kept;
}

std::string Person::make_table(const std::string& settings) {
  const HttpAnswer answer = post("/api/tables", settings);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  return answer.status == 201 ? std::string(answer.object().at("match").as_string()) : "";
}

// ---- WebSocket

struct Seat::Line {
  net::io_context io;
  websocket::stream<tcp::socket> socket{io};
  beast::flat_buffer buffer;
  std::deque<std::string> inbox;
  bool closed = false;

  void read() {
    socket.async_read(buffer, [this](boost::system::error_code error, std::size_t) {
      if (error) {
        closed = true;
        return;
      }
      inbox.push_back(beast::buffers_to_string(buffer.data()));
      buffer.clear();
      read();
    });
  }
  bool wait(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    io.restart();
    while (inbox.empty() && !closed && std::chrono::steady_clock::now() < end)
      if (io.run_one_until(end) == 0) io.restart();
    return !inbox.empty();
  }
};

Seat::Seat(const Person& person, const std::string& match, std::string_view query)
    : line_(std::make_unique<Line>()) {
  line_->socket.next_layer().connect(here(person.port()));
  line_->socket.set_option(websocket::stream_base::decorator(
      [&](websocket::request_type& request) { introduce(person, request); }));
  boost::system::error_code error;
  line_->socket.handshake("localhost", "/api/tables/" + match + "/socket" + std::string(query),
                          error);
  line_->closed = error.failed();
  if (error) return;
  line_->read();
  hear("state");
}

Seat::~Seat() {
  boost::system::error_code ignored;
  line_->socket.next_layer().close(ignored);
  line_->io.restart();
  line_->io.poll();
}

void Seat::say(std::string_view text, bool is_text) {
  line_->socket.text(is_text);
  boost::system::error_code error;
  line_->socket.write(net::buffer(text), error);
}

std::optional<json::object> Seat::hear_within(std::chrono::milliseconds time) {
  if (!line_->wait(time)) return std::nullopt;
  const std::string text = std::move(line_->inbox.front());
  line_->inbox.pop_front();
  bytes_ += text + '\n';
  json::object message = json::parse(text).as_object();
  take(message);
  return message;
}

json::object Seat::hear_any() {
  auto message = hear_within(patience);
  if (!message) throw std::runtime_error("nothing came");
  return *message;
}

json::object Seat::hear(std::string_view type) {
  for (;;) {
    json::object message = hear_any();
    if (message.at("type").as_string() == type) return message;
  }
}

bool Seat::is_closed() {
  while (!line_->closed && hear_within(patience)) {
  }
  close_code_ = line_->socket.reason().code;
  return line_->closed;
}

void Seat::take(const json::object& message) {
  const auto type = message.at("type").as_string();
  if (type == "state") {
    known_ = message;
    known_.erase("type");
    known_.erase("news");
  } else if (type == "news") {
    json::object news = message;
    news.erase("type");
    room::merge(known_, news);
  } else if (type == "saved" && message.contains("news")) {
    room::merge(known_, message.at("news").as_object());
  } else if (type == "presence") {
    known_["here"] = message.at("here");
  }
}

std::string Seat::ask(std::string_view text) {
  say(text);
  for (;;) {
    const json::object message = hear_any();
    const auto type = message.at("type").as_string();
    if (type == "saved") return "saved";
    if (type == "refused") return std::string(message.at("code").as_string());
  }
}

std::string Seat::move(const std::string& move) {
  static std::atomic<int> ids = 0;  // of all seats: a move keeps its id over a reconnect
  last_id_ = "m" + std::to_string(++ids);
  last_move_ = move;
  return ask(json::serialize(
      json::object{{"type", "move"}, {"id", last_id_}, {"seq", seq()}, {"move", move}}));
}

std::string Seat::sit(std::string_view entropy) {
  return ask(json::serialize(json::object{{"type", "sit"}, {"entropy", entropy}}));
}

std::uint32_t Seat::seq() const {
  return static_cast<std::uint32_t>(known_.at("seq").to_number<std::uint64_t>());
}

std::string Seat::stage() const { return std::string(known_.at("stage").as_string()); }

std::vector<std::string> Seat::legal() const {
  std::vector<std::string> moves;
  if (const json::value* list = known_.if_contains("legal"))
    for (const json::value& move : list->as_array()) moves.emplace_back(move.as_string());
  return moves;
}

void play_to_the_end(std::vector<Seat*> people, std::uint64_t seed) {
  Rng rng(seed);
  const auto furthest = [&] {
    std::uint32_t seq = 0;
    for (const Seat* seat : people) seq = std::max(seq, seat->seq());
    return seq;
  };
  while (people.front()->stage() != "over") {
    bool moved = false;
    for (Seat* seat : people) {
      while (seat->seq() < furthest()) seat->hear_any();
      const auto moves = seat->legal();
      if (seat->stage() != "playing" || moves.empty()) continue;
      const std::string code =
          seat->move(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      ASSERT_TRUE(code == "saved" || code == "stale") << code;
      moved = true;
    }
    if (!moved && people.front()->stage() != "over") people.front()->hear_any();
  }
  for (Seat* seat : people)
    while (seat->stage() != "over") seat->hear_any();
}

}  // namespace troika::test
