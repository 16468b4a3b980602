#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace troika::test {

// `troika serve` as a process of its own, which can be killed.
class ServerProcess {
 public:
  explicit ServerProcess(std::string where) : where_(std::move(where)) { start(); }
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void start();
  void kill();  // -9
  int end();    // as systemd does it; its exit code
  std::uint16_t port() const { return port_; }

 private:
  std::string where_;
  pid_t child_ = -1;
  int out_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace troika::test
