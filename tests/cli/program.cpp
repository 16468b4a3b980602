#include "tests/cli/program.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/here.h"

namespace troika::test {
namespace {

constexpr int patience_ms = 60'000;  // a sanitized build on a busy machine is slow

[[noreturn]] void become(const std::string& path, const std::vector<std::string>& arguments,
                         const std::vector<std::string>& environment) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"}) unsetenv(name);
  setenv("TERM", "xterm-256color", 1);
  for (const std::string& setting : environment) {
    const std::size_t equals = setting.find('=');
    setenv(setting.substr(0, equals).c_str(), setting.substr(equals + 1).c_str(), 1);
  }
  std::vector<char*> pointers{const_cast<char*>(path.c_str())};
  for (const std::string& argument : arguments)
    pointers.push_back(const_cast<char*>(argument.c_str()));
  pointers.push_back(nullptr);
  execv(path.c_str(), pointers.data());
  _exit(127);
}

struct Pipe {
  int read_end, write_end;
};
Pipe make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) std::abort();
  return {ends[0], ends[1]};
}

int code_of(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

Ended run_program(const std::string& path, const std::vector<std::string>& arguments,
                  std::string_view input, const std::vector<std::string>& environment) {
  signal(SIGPIPE, SIG_IGN);
  const Pipe in = make_pipe(), out = make_pipe(), err = make_pipe();
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGPIPE, SIG_DFL);
    dup2(in.read_end, 0), dup2(out.write_end, 1), dup2(err.write_end, 2);
    become(path, arguments, environment);
  }
  close(in.read_end), close(out.write_end), close(err.write_end);
  fcntl(in.write_end, F_SETFL, O_NONBLOCK);

  Ended done;
  pollfd files[3] = {
      {in.write_end, POLLOUT, 0}, {out.read_end, POLLIN, 0}, {err.read_end, POLLIN, 0}};
  const auto finish = [&](pollfd& file) {
    close(file.fd);
    file.fd = -1;
  };
  if (input.empty()) finish(files[0]);
  while (files[1].fd >= 0 || files[2].fd >= 0) {
    if (poll(files, 3, patience_ms) <= 0) {
      kill(child, SIGKILL);
      break;
    }
    if (files[0].fd >= 0 && files[0].revents != 0) {
      const ssize_t wrote = write(files[0].fd, input.data(), input.size());
      if (wrote > 0) input.remove_prefix(static_cast<std::size_t>(wrote));
      if (wrote < 0 || input.empty()) finish(files[0]);
    }
    for (const int i : {1, 2}) {
      if (files[i].fd < 0 || files[i].revents == 0) continue;
      char block[1 << 16];
      const ssize_t got = read(files[i].fd, block, sizeof block);
      if (got <= 0) {
        finish(files[i]);
      } else {
        (i == 1 ? done.out : done.err).append(block, static_cast<std::size_t>(got));
      }
    }
  }
  for (pollfd& file : files)
    if (file.fd >= 0) finish(file);
  done.code = code_of(child);
  return done;
}

}  // namespace

Ended run(const std::vector<std::string>& arguments, std::string_view input,
          const std::vector<std::string>& environment) {
  return run_program(program(), arguments, input, environment);
}

Ended run_in_shell(const std::string& commands, const std::vector<std::string>& environment) {
  const std::string folder = std::filesystem::path(program()).parent_path().string();
  std::vector<std::string> all = environment;
  all.push_back("PATH=" + folder + ":" + std::getenv("PATH"));
  return run_program("/bin/sh", {"-c", commands}, {}, all);
}

Talk::Talk(const std::vector<std::string>& arguments, Place place) {
  signal(SIGPIPE, SIG_IGN);
  if (place == Place::terminal) {
    winsize size{};
    size.ws_col = 120;
    size.ws_row = 60;
    child_ = forkpty(&from_, nullptr, nullptr, &size);
    // Thrown, so that the test fails at once: otherwise it would wait for each answer.
    if (child_ < 0)
      throw std::runtime_error(std::string("no pseudo-terminal: mount devpts (") +
                               std::strerror(errno) + ")");
    if (child_ == 0) become(program(), arguments, {});
    to_ = from_;
    return;
  }
  const Pipe in = make_pipe(), out = make_pipe();
  child_ = fork();
  if (child_ == 0) {
    signal(SIGPIPE, SIG_DFL);
    dup2(in.read_end, 0), dup2(out.write_end, 1);
    become(program(), arguments, {});
  }
  close(in.read_end), close(out.write_end);
  to_ = in.write_end;
  from_ = out.read_end;
}

Talk::~Talk() {
  if (child_ > 0) kill(child_, SIGKILL), waitpid(child_, nullptr, 0);
  close_input();
  if (from_ >= 0) close(from_);
}

void Talk::say(std::string_view text) {
  while (!text.empty()) {
    const ssize_t wrote = write(to_, text.data(), text.size());
    if (wrote <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
}

bool Talk::hear_more() {
  pollfd file{from_, POLLIN, 0};
  if (poll(&file, 1, patience_ms) <= 0) return false;
  char block[1 << 16];
  const ssize_t got = read(from_, block, sizeof block);
  if (got <= 0) return false;
  unread_.append(block, static_cast<std::size_t>(got));
  return true;
}

std::string Talk::hear_until(std::string_view end) { return hear_until_any({std::string(end)}); }

std::string Talk::hear_until_any(const std::vector<std::string>& ends) {
  for (;;) {
    std::size_t first = std::string::npos;
    for (const std::string& end : ends)
      if (const std::size_t at = unread_.find(end); at != std::string::npos)
        first = std::min(first, at + end.size());
    if (first != std::string::npos) {
      std::string heard = unread_.substr(0, first);
      unread_.erase(0, first);
      return heard;
    }
    if (!hear_more()) return std::exchange(unread_, {});
  }
}

void Talk::close_input() {
  if (to_ >= 0 && to_ != from_) close(to_);
  to_ = -1;
}

std::string Talk::hear_all() {
  while (hear_more()) {
  }
  return std::exchange(unread_, {});
}

int Talk::code() {
  hear_all();
  const int code = code_of(child_);
  child_ = -1;
  return code;
}

std::size_t lines(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> all;
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) all.push_back(line);
  return all;
}

TemporaryFile::TemporaryFile(std::string_view text) {
  std::string pattern = (std::filesystem::temp_directory_path() / "troika-test-XXXXXX").string();
  const int file = mkstemp(pattern.data());
  if (file < 0) std::abort();
  close(file);
  name_ = pattern;
  write(text);
}

TemporaryFile::~TemporaryFile() { std::filesystem::remove(name_); }

std::string TemporaryFile::text() const {
  std::ifstream file(name_, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void TemporaryFile::write(std::string_view text) const {
  std::ofstream(name_, std::ios::binary) << text;
}

}  // namespace troika::test
