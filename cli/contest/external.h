#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "cli/terminal/text.h"
#include "core/rng.h"
#include "search/budget.h"
#include "table/table.h"

namespace troika::cli {

// Somebody else's program that speaks the engine protocol (docs/ENGINE.md), in one player's place.
// It is told what this player sees, and nothing else. Throws Refused when the program does not
// answer, or not as it should.
class External {
 public:
  External(Language language, std::string command);
  ~External();
  External(const External&) = delete;
  External& operator=(const External&) = delete;

  void begin(const Table& table, Player player);
  std::string choose(const Table& table, const Limits& limits, Rng& rng);

 private:
  void start();
  void say(const std::string& line);
  std::string answer(std::string_view word, std::chrono::milliseconds patience);
  std::string read_line(std::chrono::steady_clock::time_point until);
  void tell(const Lived& step);
  [[noreturn]] void fail(const Text& what, std::string_view detail = {}) const;

  Language language_;
  std::string command_;
  pid_t process_ = -1;
  int to_ = -1, from_ = -1;
  std::string heard_;  // not yet a whole line
  Player player_{};
  Seq told_{};
};

}  // namespace troika::cli
