// Too much of something is refused or cut off, and hurts nobody else.

#include <gtest/gtest.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include "tests/server/client.h"

namespace troika::test {
namespace {

namespace net = boost::asio;
using net::ip::tcp;
using namespace std::chrono_literals;

// A socket without any protocol.
class RawSocket {
 public:
  explicit RawSocket(std::uint16_t port) {
    socket_.connect({net::ip::address_v4::loopback(), port});
  }
  void say(std::string_view bytes) {
    boost::system::error_code ignored;
    net::write(socket_, net::buffer(bytes), ignored);
  }
  // Everything until the server closes.
  std::string hear_all() {
    std::string all;
    boost::system::error_code end;
    net::read(socket_, net::dynamic_buffer(all), end);
    return all;
  }
  tcp::socket& socket() { return socket_; }

 private:
  net::io_context io_;
  tcp::socket socket_{io_};
};

std::string upgrade(const Person& person, const std::string& match) {
  return "GET /api/tables/" + match +
         "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
         "X-Forwarded-For: 127.0.0.1\r\nCookie: " +
         person.cookie + "\r\n\r\n";
}

// A healthy pair of people at a table, who must not notice anything.
class Limits : public testing::Test {
 protected:
  static server::Config tight() {
    server::Config config = TestServer::quick();
    config.trust_proxy = true;  // so that tests can come from several addresses
    config.bounds.sockets_per_address = 3;
    config.bounds.tables_at_once = 4;
    config.bounds.tables_per_hour = 1;
    config.bounds.outbox = 64 * 1024;
    config.bounds.idle = 2s;
    config.bounds.request = 2s;
    return config;
  }
  TestServer server{tight()};
  Person ann{server.port(), "Ann", "127.0.0.1"};
  std::string match = ann.make_table(R"({"game":"talat"})");
  void expect_well() {
    Seat seat(ann, match);
    seat.say(R"({"type":"ping"})");
    seat.hear("pong");
  }
};

TEST_F(Limits, OneAddressHasSoManySockets) {
  Person far(server.port());
  far.address = "203.0.113.7";
  std::vector<std::unique_ptr<Seat>> seats;
  for (int i = 0; i < 3; ++i) seats.push_back(std::make_unique<Seat>(far, match));
  for (const auto& seat : seats) EXPECT_FALSE(seat->known().empty());
  EXPECT_TRUE(Seat(far, match).is_closed());
  Person other(server.port());
  other.address = "203.0.113.8";
  EXPECT_FALSE(Seat(other, match).known().empty());
  seats.clear();
  for (int i = 0; i < 100; ++i) {  // until the server has noticed
    if (!Seat(far, match).known().empty()) return;
    std::this_thread::sleep_for(20ms);
  }
  FAIL() << "the place of a socket that has gone is free again";
}

TEST_F(Limits, OneAddressMakesSoManyTables) {
  Person far(server.port());
  far.address = "203.0.113.9";
  far.post("/api/guest", R"({"name":"Far"})");
  int made = 0;
  std::string code;
  for (int i = 0; i < 10; ++i) {
    const HttpAnswer answer = far.post("/api/tables", R"({"game":"talat"})");
    if (answer.status == 201)
      ++made;
    else
      code = answer.code();
  }
  EXPECT_EQ(made, 3);  // becoming a guest counted as well
  EXPECT_EQ(code, "too-many");
  expect_well();
}

TEST_F(Limits, ABrokenFrameEndsOnlyItsOwnSocket) {
  Seat healthy(ann, match);
  for (const std::string_view bytes :
       {std::string_view("\xff\xff\xff\xff\xff\xff\xff\xff", 8),  // reserved bits
        std::string_view("\x81\x05hello", 7),                     // not masked
        std::string_view("\x83\x80\x00\x00\x00\x00", 6),          // no such opcode
        std::string_view("\x81\xfe", 2)}) {                       // cut off
    RawSocket socket(server.port());
    socket.say(upgrade(ann, match));
    socket.say(bytes);
    boost::system::error_code ignored;
    socket.socket().shutdown(tcp::socket::shutdown_send, ignored);
    EXPECT_TRUE(socket.hear_all().starts_with("HTTP/1.1 101"));
  }
  healthy.say(R"({"type":"ping"})");
  healthy.hear("pong");
}

TEST_F(Limits, WhatIsNotHttpIsRefused) {
  for (const std::string_view bytes :
       {"hello\r\n\r\n", "GET / HTTP/1.1\r\nbroken header\r\n\r\n",
        "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n"}) {
    RawSocket socket(server.port());
    socket.say(bytes);
    const std::string answer = socket.hear_all();
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400")) << answer;
    EXPECT_NE(answer.find("wrong-request"), std::string::npos);
  }
  RawSocket socket(server.port());
  socket.say("GET / HTTP/1.1\r\nCookie: " + std::string(20'000, 'x') + "\r\n\r\n");
  EXPECT_NE(socket.hear_all().find("too-large"), std::string::npos);
  expect_well();
}

TEST_F(Limits, WhoSendsHalfARequestIsNotWaitedForForever) {
  RawSocket socket(server.port());
  socket.say("GET / HTTP/1.1\r\n");
  const auto begin = std::chrono::steady_clock::now();
  socket.hear_all();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
  expect_well();
}

TEST_F(Limits, AHalfOpenSocketIsCutOff) {
  RawSocket socket(server.port());
  socket.say(upgrade(ann, match));
  const auto begin = std::chrono::steady_clock::now();
  socket.hear_all();  // never answers the pings
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 15s);
  expect_well();
}

TEST(Reactions, AreFewPerPlayerHoweverManySockets) {
  server::Config config = TestServer::quick();
  config.bounds.reactions_at_once = 3;
  config.bounds.reactions_per_minute = 0;
  TestServer server(config);
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  std::vector<std::unique_ptr<Seat>> seats;
  for (int i = 0; i < 4; ++i) seats.push_back(std::make_unique<Seat>(ann, match));
  Seat other(bob, match);
  ASSERT_EQ(seats[0]->sit(), "saved");
  ASSERT_EQ(other.sit(), "saved");
  int refused = 0;
  for (int i = 0; i < 20; ++i) {
    Seat& seat = *seats[static_cast<std::size_t>(i) % seats.size()];
    seat.say(R"({"type":"react","id":"wave","reaction":"hello"})");
    seat.say(R"({"type":"ping"})");
    for (;;) {
      const json::object message = seat.hear_any();
      const auto type = message.at("type").as_string();
      if (type == "pong") break;
      if (type != "refused") continue;
      EXPECT_EQ(message.at("code").as_string(), "too-fast");
      EXPECT_EQ(message.at("id").as_string(), "wave");
      ++refused;
    }
  }
  EXPECT_EQ(refused, 17);
  other.say(R"({"type":"react","reaction":"thanks"})");
  int heard = 0;
  while (other.hear("reaction").at("reaction").as_string() != "thanks") ++heard;
  EXPECT_EQ(heard, 3);
}

TEST(Sockets, AreFewPerGuestAndTable) {
  server::Config config = TestServer::quick();
  config.bounds.sockets_per_guest = 3;
  TestServer server(config);
  Person ann(server.port(), "Ann"), bob(server.port(), "Bob");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  std::vector<std::unique_ptr<Seat>> seats;
  for (int i = 0; i < 3; ++i) seats.push_back(std::make_unique<Seat>(ann, match));
  EXPECT_TRUE(Seat(ann, match).is_closed());
  EXPECT_FALSE(Seat(bob, match).known().empty());
  EXPECT_FALSE(Seat(ann, ann.make_table(R"({"game":"talat"})")).known().empty());
  for (const auto& seat : seats) {
    seat->say(R"({"type":"ping"})");
    seat->hear("pong");
  }
}

TEST(Pings, OfAFloodEndTheSocket) {
  server::Config config = TestServer::quick();
  config.bounds.messages_at_once = 5;
  config.bounds.messages_per_second = 1e-6;
  TestServer server(config);
  Person ann(server.port(), "Ann");
  RawSocket socket(server.port());
  socket.say(upgrade(ann, ann.make_table(R"({"game":"talat"})")));
  std::array<char, 1024> accepted;  // until it is a WebSocket
  socket.socket().read_some(net::buffer(accepted));
  std::string pings;
  for (int i = 0; i < 200; ++i) pings += std::string("\x89\x80\0\0\0\0", 6);
  socket.say(pings);
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_NE(socket.hear_all().find(std::string("\x88\x02\x03\xf0", 4)), std::string::npos);  // 1008
  EXPECT_LT(std::chrono::steady_clock::now() - begin, config.bounds.request);
}

TEST(SlowReader, IsCutOff) {
  server::Config config = TestServer::quick();
  config.bounds.outbox = 64 * 1024;
  TestServer server(config);
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  RawSocket slow(server.port());
  slow.socket().set_option(net::socket_base::receive_buffer_size(4096));
  slow.say(upgrade(ann, match));
  Seat busy(ann, match);
  ASSERT_EQ(busy.sit(), "saved");
  const auto cut_off = [&] {
    return ann.get("/metrics").body.find("troika_slow_readers_total 0") == std::string::npos;
  };
  // Every rename is news for all.
  for (int i = 0; i < 10'000 && (i % 100 != 0 || !cut_off()); ++i)
    ASSERT_EQ(busy.ask(R"({"type":"rename","name":")" + std::string(39, 'n') +
                       std::to_string(i % 10) + R"("})"),
              "saved");
  EXPECT_TRUE(cut_off());
  busy.say(R"({"type":"ping"})");
  busy.hear("pong");
}

}  // namespace
}  // namespace troika::test
