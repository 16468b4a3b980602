#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/config.h"
#include "server/net.h"

namespace troika::server {

// So many at once, and so many per second in the long run.
class Bucket {
 public:
  Bucket(double at_once, double per_second)
      : most_(at_once), per_second_(per_second), level_(at_once) {}
  bool take();
  bool is_full() const;

 private:
  double level() const;  // now
  double most_, per_second_, level_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// What each address takes of what all share. The addresses of one IPv6 network count as one.
class Addresses {
 public:
  explicit Addresses(const Bounds& bounds) : bounds_(bounds) {}

  // A socket of this address, while it is kept; null: it has too many.
  using Visit = std::shared_ptr<void>;
  Visit enter(const net::ip::address& address);
  static std::string key_of(const net::ip::address& address);  // as what it counts
  bool may_make_table(const net::ip::address& address);
  bool may_ask(const net::ip::address& address);
  void sweep();

 private:
  struct One {
    std::size_t sockets = 0;
    Bucket tables, requests;
  };
  One& at(const std::string& key);
  Bounds bounds_;
  std::unordered_map<std::string, One> ones_;
};

}  // namespace troika::server
