#include "server/addresses.h"

#include <algorithm>

namespace troika::server {

std::string Addresses::key_of(const net::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const auto six = address.to_v6();
  if (six.is_v4_mapped()) return net::ip::make_address_v4(net::ip::v4_mapped, six).to_string();
  auto bytes = six.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});  // a home has that much
  return net::ip::address_v6(bytes).to_string();
}

double Bucket::level() const {
  const auto passed = std::chrono::steady_clock::now() - last_;
  return std::min(most_, level_ + per_second_ * std::chrono::duration<double>(passed).count());
}

bool Bucket::take() {
  level_ = level();
  last_ = std::chrono::steady_clock::now();
  if (level_ < 1) return false;
  level_ -= 1;
  return true;
}

bool Bucket::is_full() const { return level() >= most_; }

Addresses::One& Addresses::at(const std::string& key) {
  return ones_
      .try_emplace(key, One{0, Bucket(bounds_.tables_at_once, bounds_.tables_per_hour / 3600),
                            Bucket(bounds_.requests_at_once, bounds_.requests_per_second)})
      .first->second;
}

// Whoever is on this machine is its owner, or a proxy that nobody told us to trust.
Addresses::Visit Addresses::enter(const net::ip::address& address) {
  if (address.is_loopback()) return std::make_shared<int>();
  const std::string key = key_of(address);
  One& one = at(key);
  if (one.sockets >= bounds_.sockets_per_address) return nullptr;
  ++one.sockets;
  return {&one, [this, key](void*) { --at(key).sockets; }};
}

bool Addresses::may_make_table(const net::ip::address& address) {
  return address.is_loopback() || at(key_of(address)).tables.take();
}

bool Addresses::may_ask(const net::ip::address& address) {
  return address.is_loopback() || at(key_of(address)).requests.take();
}

void Addresses::sweep() {
  std::erase_if(ones_, [](const auto& one) {
    return one.second.sockets == 0 && one.second.tables.is_full() && one.second.requests.is_full();
  });
}

}  // namespace troika::server
