#include "tests/server/process.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

namespace troika::test {

void ServerProcess::start(std::uint16_t port) {
  const std::string at = std::to_string(port);
  int pipe_ends[2];
  if (pipe(pipe_ends) != 0) throw std::runtime_error("pipe");
  child_ = fork();
  if (child_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(pipe_ends[1], STDOUT_FILENO);
    close(pipe_ends[0]);
    close(pipe_ends[1]);
    if (!log_.empty() && freopen(log_.c_str(), "w", stderr) == nullptr) _exit(126);
    execl(program_.c_str(), program_.c_str(), "serve", "--lang", "en", "--port", at.c_str(), "--db",
          where_.c_str(), log_.empty() ? "--quiet" : nullptr, nullptr);
    _exit(127);
  }
  close(pipe_ends[1]);
  out_ = pipe_ends[0];
  const auto hear_line = [&] {
    std::string line;
    for (char c; !line.ends_with('\n') && read(out_, &c, 1) == 1;) line += c;
    return line;
  };
  const std::string line = hear_line();
  const std::size_t colon = line.rfind(':');
  if (colon == std::string::npos) throw std::runtime_error("the server did not start: " + line);
  port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
  place_ = hear_line();
}

void ServerProcess::kill() {
  if (child_ < 0) return;
  ::kill(child_, SIGKILL);
  waitpid(child_, nullptr, 0);
  close(out_);
  child_ = -1;
}

void ServerProcess::halt() {
  ::kill(child_, SIGSTOP);
  waitpid(child_, nullptr, WUNTRACED);
}

void ServerProcess::go_on() { ::kill(child_, SIGCONT); }

int ServerProcess::end() {
  ::kill(child_, SIGTERM);
  int status = 0;
  waitpid(child_, &status, 0);
  close(out_);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace troika::test
