#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tests/here.h"

namespace troika::test {

// `troika serve` as a process of its own, which can be killed; or that of another program.
class ServerProcess {
 public:
  // With a file for the log, everything is logged.
  explicit ServerProcess(std::string where, std::string log = {}, std::string of = program())
      : where_(std::move(where)), log_(std::move(log)), program_(std::move(of)) {
    start();
  }
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void start(std::uint16_t port = 0);  // 0: any that is free
  void kill();                         // -9
  void halt();                         // as if the machine slept
  void go_on();                        // after that
  int end();                           // as systemd does it; its exit code
  std::uint16_t port() const { return port_; }
  const std::string& place() const { return place_; }  // what it says of its data

 private:
  std::string where_;
  std::string log_;
  std::string program_;
  pid_t child_ = -1;
  int out_ = -1;
  std::uint16_t port_ = 0;
  std::string place_;
};

}  // namespace troika::test
