#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace troika::test {

// A PostgreSQL server of our own: Debian's newest, in a temporary folder, reached by a Unix socket
// in it, and gone at the end, also when the program is killed.
class PrivatePostgres {
 public:
  // Started at first use, ends with the program. Aborts when there is no PostgreSQL.
  static PrivatePostgres& instance();

  PrivatePostgres();
  ~PrivatePostgres();
  PrivatePostgres(const PrivatePostgres&) = delete;
  PrivatePostgres& operator=(const PrivatePostgres&) = delete;

  std::string new_database();  // its postgres://…

  void stop();   // ends all connections, as an administrator would
  void crash();  // as if it were killed
  void start();

 private:
  void run(const std::string& tool, const std::string& arguments) const;
  std::string url(const std::string& database) const;
  void end_with(int signal);
  void watch();

  std::string tools_;   // folder
  std::string folder_;  // data and socket
  pid_t server_ = -1;
  int life_ = -1;  // closed by the system when we are gone
  int databases_ = 0;
};

// While it lives, those who listen to a database hear nothing; then they hear all of it.
class LateNews {
 public:
  explicit LateNews(const std::string& url);
  ~LateNews();
  LateNews(const LateNews&) = delete;
  LateNews& operator=(const LateNews&) = delete;

 private:
  std::vector<pid_t> halted_;  // the processes that serve the listeners
};

}  // namespace troika::test
