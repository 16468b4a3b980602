#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <string_view>
#include <thread>
#include <utility>

#include "store/postgres.h"

namespace troika::store {
namespace {

constexpr int first_pause_ms = 50;
constexpr int longest_pause_ms = 2'000;

class PostgresNews final : public News {
 public:
  PostgresNews(std::string url, std::string node, Engine::Heard heard)
      : url_(std::move(url)),
        node_(std::move(node)),
        heard_(std::move(heard)),
        stop_(eventfd(0, EFD_CLOEXEC)),
        thread_([this] { listen(); }) {}
  ~PostgresNews() override {
    eventfd_write(stop_, 1);
    thread_.join();
    close(stop_);
  }
  PostgresNews(const PostgresNews&) = delete;
  PostgresNews& operator=(const PostgresNews&) = delete;

 private:
  void listen() {
    for (int pause_ms = first_pause_ms;; pause_ms = std::min(2 * pause_ms, longest_pause_ms)) {
      try {
        if (connect()) {
          pause_ms = first_pause_ms;
          heard_.added("", 0);
          while (wait(PQsocket(connection_.get()), -1) && hear()) {
          }
        }
      } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
        // As if the connection were lost: after the next one everything is looked at again.
      }
      connection_.reset();
      pollfd stopped{stop_, POLLIN, 0};
      if (poll(&stopped, 1, pause_ms) != 0) return;
    }
  }

  bool connect() {
    connection_ = connect_postgres(url_);
    const std::string sql = std::string("listen ") + news_channel + "; listen " + words_channel;
    const PostgresResult result(PQexec(connection_.get(), sql.c_str()));
    return PQresultStatus(result.get()) == PGRES_COMMAND_OK;
  }

  // Until there is something to read (true) or it is time to stop.
  bool wait(int socket, int most_ms) const {
    pollfd files[2] = {{socket, POLLIN, 0}, {stop_, POLLIN, 0}};
    while (poll(files, 2, most_ms) < 0) {
    }
    return files[1].revents == 0;
  }

  bool hear() {  // false when the connection is lost
    if (PQconsumeInput(connection_.get()) == 0) return false;
    using Notice = std::unique_ptr<PGnotify, decltype(&PQfreemem)>;
    while (const Notice notice{PQnotifies(connection_.get()), &PQfreemem})
      tell(notice->relname, notice->extra);
    return true;
  }

  void tell(std::string_view channel, std::string_view words) const {
    const std::size_t space = words.find(' ');
    if (space == std::string_view::npos || words.substr(0, space) == node_) return;
    words.remove_prefix(space + 1);
    if (channel == words_channel) {
      const std::size_t end = std::min(words.find(' '), words.size());
      if (heard_.words)
        heard_.words(MatchId(words.substr(0, end)),
                     std::string(words.substr(std::min(end + 1, words.size()))));
      return;
    }
    std::uint32_t seq = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), seq);
    if (error != std::errc{} || end == words.data() + words.size()) return;
    heard_.added(MatchId(end + 1, words.data() + words.size()), seq);
  }

  std::string url_;
  std::string node_;
  Engine::Heard heard_;
  int stop_;
  PostgresHandle connection_;
  std::thread thread_;
};

}  // namespace

void tell_postgres(Database& database, const std::string& node, const MatchId& match,
                   const std::string& words) {
  const std::string all = node + ' ' + match + ' ' + words;
  database.run("select pg_notify($1, $2)", {std::string_view(words_channel), all});
}

std::unique_ptr<News> listen_to_postgres(std::string url, std::string node, Engine::Heard heard) {
  return std::make_unique<PostgresNews>(std::move(url), std::move(node), std::move(heard));
}

}  // namespace troika::store
