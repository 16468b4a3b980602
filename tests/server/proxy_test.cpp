// Requests that a proxy and the server could understand differently, and what a proxy says.

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include "tests/server/client.h"

namespace troika::test {
namespace {

namespace net = boost::asio;

// What the server says to these bytes until it closes.
std::string answer_to(std::uint16_t port, std::string_view bytes) {
  net::io_context io;
  net::ip::tcp::socket socket(io);
  socket.connect({net::ip::address_v4::loopback(), port});
  net::write(socket, net::buffer(bytes));
  std::string all;
  boost::system::error_code end;
  net::read(socket, net::dynamic_buffer(all), end);
  return all;
}

TEST(Proxy, WhatCanBeUnderstoodInTwoWaysIsRefused) {
  TestServer server;
  for (const std::string_view bytes :
       {"POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\nGET /smuggled",
        "POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET /healthz HTTP/1.1\r\n\r\n"}) {
    const std::string answer = answer_to(server.port(), bytes);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400")) << bytes << answer;
    EXPECT_EQ(answer.find("HTTP/1.1", 1), std::string::npos) << answer;  // one answer
  }
  EXPECT_NE(answer_to(server.port(),
                      "POST /api/guest HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
                      "Transfer-Encoding: chunked\r\n\r\n"
                      "e\r\n{\"name\":\"Ann\"}\r\n0\r\n\r\n")
                .find("201"),
            std::string::npos);
}

class Forwarded : public testing::Test {
 protected:
  static server::Config config() {
    server::Config config = TestServer::quick();
    config.trust_proxy = true;
    config.bounds.tables_at_once = 1;
    config.bounds.tables_per_hour = 1;
    return config;
  }
  // Whether one more guest may come from there.
  unsigned come(const std::string& forwarded) {
    std::string request = "POST /api/guest HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" +
                          forwarded + "Content-Length: 14\r\n\r\n{\"name\":\"Ann\"}";
    const std::string answer = answer_to(server.port(), request);
    return answer.size() < 12 ? 0 : static_cast<unsigned>(std::stoi(answer.substr(9, 3)));
  }
  TestServer server{config()};
};

TEST_F(Forwarded, WithoutAnAddressNothingIsDone) {
  EXPECT_EQ(come(""), 400U);
  EXPECT_EQ(come("X-Forwarded-For: nonsense\r\n"), 400U);
  EXPECT_EQ(come("X-Forwarded-For: \r\n"), 400U);
  EXPECT_EQ(come("X-Forwarded-For: 203.0.113.5, unknown\r\n"), 400U);
  Person operator_of_the_site(server.port());
  EXPECT_EQ(operator_of_the_site.get("/healthz").status, 200U);
  EXPECT_EQ(operator_of_the_site.get("/metrics").status, 200U);
}

TEST_F(Forwarded, TheLastOneCounts) {
  EXPECT_EQ(come("X-Forwarded-For: 203.0.113.1\r\n"), 201U);
  EXPECT_EQ(come("X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.1\r\n"), 429U);
  EXPECT_EQ(come("X-Forwarded-For: 127.0.0.1, 203.0.113.1\r\n"), 429U);
  EXPECT_EQ(come("x-forwarded-for: 203.0.113.1:4711\r\n"), 429U);
  EXPECT_EQ(come("X-Forwarded-For: [2001:db8::1]:443\r\n"), 201U);
  EXPECT_EQ(come("X-Forwarded-For: 2001:db8::2\r\n"), 429U);  // the same network
  EXPECT_EQ(come("X-Forwarded-For: 203.0.113.2\r\n"), 201U);
}

TEST(Requests, OfOneAddressAreLimited) {
  server::Config config = TestServer::quick();
  config.trust_proxy = true;
  config.bounds.requests_at_once = 5;
  config.bounds.requests_per_second = 1e-6;
  TestServer server(config);
  Person far(server.port(), "Far", "203.0.113.3"), other(server.port());
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(far.send("PATCH", "/api/me", R"({"name":"Far"})").status, 200U);
  for (const char* path : {"/api/tables", "/api/me", "/api/me/tables", "/api/tables/x"})
    EXPECT_EQ(far.get(path).code(), "too-many") << path;
  other.address = "203.0.113.4";
  EXPECT_EQ(other.get("/api/tables").status, 200U);
}

}  // namespace
}  // namespace troika::test
