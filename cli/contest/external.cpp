#include "cli/contest/external.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <thread>

#include "cli/terminal/context.h"

extern char** environ;

namespace troika::cli {
namespace {

using namespace std::chrono_literals;

constexpr Text cannot_start{"cannot-start", "the engine «{1}» cannot be started"};
constexpr Text has_ended{"has-ended", "the engine «{1}» has ended"};
constexpr Text is_silent{"is-silent", "the engine «{1}» does not answer"};
constexpr Text is_illegal{"is-illegal", "the engine «{1}» plays what is not possible: {2}"};
constexpr Text says_error{"says-error", "the engine «{1}» says: {2}"};

// How much longer than its budget an engine may take, and how long to begin.
constexpr auto grace = 10s;
constexpr auto patience_for_nodes = 600s;

}  // namespace

External::External(Language language, std::string command)
    : language_(language), command_(std::move(command)) {
  start();
  say("troika 1");
  answer("ready", grace);
}

External::~External() {
  if (to_ >= 0) {
    constexpr std::string_view bye = "quit\n";
    [[maybe_unused]] const auto written = write(to_, bye.data(), bye.size());
    close(to_);
  }
  if (from_ >= 0) close(from_);
  if (process_ < 0) return;
  for (int tries = 0; tries < 20; ++tries) {
    if (waitpid(process_, nullptr, WNOHANG) != 0) return;
    std::this_thread::sleep_for(50ms);
  }
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void External::start() {
  signal(SIGPIPE, SIG_IGN);  // an engine that has ended shows when it is read from
  std::array<int, 2> in{}, out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) fail(cannot_start);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  // The shell takes the command apart as people expect it, and then becomes it.
  std::string shell = "sh", flag = "-c", line = "exec " + command_;
  char* arguments[] = {shell.data(), flag.data(), line.data(), nullptr};
  const int failed = posix_spawnp(&process_, "sh", &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  to_ = in[1];
  from_ = out[0];
  if (failed != 0) {
    process_ = -1;
    fail(cannot_start);
  }
}

void External::begin(const Table& table, Player player) {
  player_ = player;
  told_ = {};
  say("match " + std::string(table.game()) + " 1");
  for (const Option& option : table.options()) say("option " + option.key + '=' + option.value);
  say("player " + std::to_string(static_cast<int>(player) + 1));
}

void External::tell(const Lived& step) {
  if (!step.actor.empty()) say("event " + step.actor + ' ' + step.move.value_or("?"));
  if (!step.shown.empty()) say("shown " + step.shown);
  if (!step.seat.empty()) say("game " + step.seat);
  say("position " + (step.position.empty() ? "-" : step.position));
}

std::string External::choose(const Table& table, const Limits& limits, Rng& rng) {
  const Viewer who = LocalDoor::player(player_);
  for (const Lived& step : table.story(who, told_)) tell(step);
  told_ = table.seq();
  std::string legal = "legal";
  for (const std::string& move : table.legal(who)) legal += ' ' + move;
  say(legal);
  std::string go = "go seed " + std::to_string(rng.next() >> 1);
  if (limits.nodes != UINT64_MAX) go += " nodes " + std::to_string(limits.nodes);
  if (limits.time) go += " time " + std::to_string(limits.time->count());
  say(go);
  const std::string move = answer("move", limits.time ? *limits.time + grace : patience_for_nodes);
  const auto possible = table.legal(who);
  if (!std::ranges::binary_search(possible, move)) fail(is_illegal, move);
  return move;
}

void External::say(const std::string& line) {
  const std::string text = line + '\n';
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t written = write(to_, text.data() + done, text.size() - done);
    if (written <= 0) fail(has_ended);
    done += static_cast<std::size_t>(written);
  }
}

// What follows the word in the first line that begins with it. Other lines are for people.
std::string External::answer(std::string_view word, std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  for (;;) {
    const std::string line = read_line(until);
    const std::string_view first = std::string_view(line).substr(0, line.find(' '));
    if (first == word) return line.substr(std::min(first.size() + 1, line.size()));
    if (first == "error") fail(says_error, line.substr(std::min(first.size() + 1, line.size())));
  }
}

std::string External::read_line(std::chrono::steady_clock::time_point until) {
  for (;;) {
    if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        until - std::chrono::steady_clock::now());
    pollfd wait{from_, POLLIN, 0};
    if (left <= 0ms || poll(&wait, 1, static_cast<int>(left.count())) <= 0) fail(is_silent);
    std::array<char, 4096> buffer;
    const ssize_t got = read(from_, buffer.data(), buffer.size());
    if (got <= 0) fail(has_ended);
    heard_.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

void External::fail(const Text& what, std::string_view detail) const {
  throw Refused(fill(language_, what, {command_, std::string(detail)}));
}

}  // namespace troika::cli
