#include "tests/store/private_postgres.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace troika::test {
namespace {

namespace fs = std::filesystem;

constexpr auto pause = std::chrono::milliseconds(20);
constexpr int most_pauses = 3'000;  // a minute: a busy machine is slow

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "private PostgreSQL: %s\n", why.c_str());
  std::abort();
}

// /usr/lib/postgresql/15/bin, with the highest number there is.
std::string newest_tools() {
  const fs::path all = "/usr/lib/postgresql";
  int newest = 0;
  if (fs::exists(all))
    for (const auto& entry : fs::directory_iterator(all))
      newest = std::max(newest, std::atoi(entry.path().filename().c_str()));
  if (newest == 0) give_up("there is none in " + all.string());
  return (all / std::to_string(newest) / "bin").string();
}

// PostgreSQL does not run as root: root becomes the user that Debian makes for it.
const passwd* other_user() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

// In a child: replaces it by a shell with this command.
[[noreturn]] void become(const std::string& command) {
  if (const passwd* user = other_user())
    if (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)
      _exit(126);
  const int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, 0);
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

// In a child that has nothing else to do: waits until we are gone, then tidies up.
[[noreturn]] void tidy_up_after(int life, const std::string& folder) {
  setsid();
  const int nothing = open("/dev/null", O_RDWR);
  for (const int i : {0, 1, 2}) dup2(nothing, i);
  char byte;
  while (read(life, &byte, 1) > 0) {
  }
  pid_t server = 0;
  std::ifstream(folder + "/data/postmaster.pid") >> server;
  if (server > 0) kill(server, SIGQUIT);
  for (int i = 0; i < 100 && server > 0 && kill(server, 0) == 0; ++i)
    std::this_thread::sleep_for(pause);
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  _exit(0);
}

}  // namespace

PrivatePostgres& PrivatePostgres::instance() {
  static PrivatePostgres one;
  return one;
}

PrivatePostgres::PrivatePostgres() : tools_(newest_tools()) {
  folder_ = (fs::temp_directory_path() / "troika-pg-XXXXXX").string();
  if (mkdtemp(folder_.data()) == nullptr) give_up("no temporary folder");
  if (const passwd* user = other_user())
    if (chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) give_up("no folder of its own");
  watch();
  run("initdb", "--no-sync --auth=trust --username=troika --encoding=UTF8 --locale=C.UTF-8 -D '" +
                    folder_ + "/data'");
  start();
}

PrivatePostgres::~PrivatePostgres() {
  end_with(SIGQUIT);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
  close(life_);
}

void PrivatePostgres::watch() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) give_up("no pipe");
  if (const pid_t keeper = fork(); keeper == 0) {
    close(ends[1]);
    tidy_up_after(ends[0], folder_);
  }
  close(ends[0]);
  life_ = ends[1];
}

void PrivatePostgres::run(const std::string& tool, const std::string& arguments) const {
  const std::string log = folder_ + "/log";
  const pid_t child = fork();
  if (child == 0)
    become("exec '" + tools_ + "/" + tool + "' " + arguments + " >>'" + log + "' 2>&1");
  int status = -1;
  waitpid(child, &status, 0);
  if (status == 0) return;
  std::ifstream file(log);
  give_up(tool + " failed: " + std::string(std::istreambuf_iterator<char>(file), {}));
}

void PrivatePostgres::start() {
  // syncfs: after a crash it would otherwise sync a thousand files one by one, for many seconds.
  server_ = fork();
  if (server_ == 0)
    become("exec '" + tools_ + "/postgres' -D '" + folder_ + "/data' -k '" + folder_ +
           "' -c listen_addresses= -c recovery_init_sync_method=syncfs >>'" + folder_ +
           "/log' 2>&1");
  for (int i = 0; PQping(url("postgres").c_str()) != PQPING_OK; ++i) {
    if (i == most_pauses || waitpid(server_, nullptr, WNOHANG) != 0)
      give_up("it does not start; see " + folder_ + "/log");
    std::this_thread::sleep_for(pause);
  }
}

void PrivatePostgres::end_with(int signal) {
  if (server_ <= 0) return;
  kill(server_, signal);
  waitpid(server_, nullptr, 0);
  server_ = -1;
}

void PrivatePostgres::stop() { end_with(SIGINT); }
void PrivatePostgres::crash() { end_with(SIGQUIT); }

std::string PrivatePostgres::url(const std::string& database) const {
  std::string host;
  for (const char c : folder_) host += c == '/' ? std::string("%2F") : std::string(1, c);
  return "postgres://troika@" + host + "/" + database;
}

std::string PrivatePostgres::new_database() {
  const std::string name = "site" + std::to_string(++databases_);
  PGconn* connection = PQconnectdb(url("postgres").c_str());
  PGresult* result = PQexec(connection, ("create database " + name).c_str());
  if (PQresultStatus(result) != PGRES_COMMAND_OK) give_up(PQerrorMessage(connection));
  PQclear(result);
  PQfinish(connection);
  return url(name);
}

LateNews::LateNews(const std::string& url) {
  PGconn* connection = PQconnectdb(url.c_str());
  PGresult* result = PQexec(connection,
                            "select pid from pg_stat_activity "
                            "where datname = current_database() and query like 'listen %'");
  for (int i = 0; i < PQntuples(result); ++i)
    halted_.push_back(std::atoi(PQgetvalue(result, i, 0)));
  PQclear(result);
  PQfinish(connection);
  if (halted_.empty()) give_up("nobody listens");
  for (const pid_t process : halted_) kill(process, SIGSTOP);
}

LateNews::~LateNews() {
  for (const pid_t process : halted_) kill(process, SIGCONT);
}

}  // namespace troika::test
