#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace troika::test {

// What the program did.
struct Ended {
  int code = -1;  // -1: it did not end by itself
  std::string out;
  std::string err;
};

// Runs `troika` with these arguments, in English unless `environment` (NAME=VALUE) says otherwise.
Ended run(const std::vector<std::string>& arguments, std::string_view input = {},
          const std::vector<std::string>& environment = {});

// The same for a line of the shell, in which `troika` is the program of this build.
Ended run_in_shell(const std::string& commands, const std::vector<std::string>& environment = {});

// A conversation with the program while it runs.
class Talk {
 public:
  enum class Place { pipe, terminal };
  Talk(const std::vector<std::string>& arguments, Place place);
  ~Talk();
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  void say(std::string_view text);
  // What it wrote until `end` came, which is included; waits at most some seconds.
  std::string hear_until(std::string_view end);
  // Like it, until one of several came.
  std::string hear_until_any(const std::vector<std::string>& ends);
  void close_input();
  std::string hear_all();  // until it ends
  int code();              // how it ended

 private:
  bool hear_more();
  pid_t child_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string unread_;
};

std::size_t lines(std::string_view text);
std::vector<std::string> split_lines(std::string_view text);

// A file in a folder of its own, gone at the end.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text = {});
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& name() const { return name_; }
  std::string text() const;
  void write(std::string_view text) const;

 private:
  std::string name_;
};

}  // namespace troika::test
