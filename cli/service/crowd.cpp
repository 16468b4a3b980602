#include "cli/service/crowd.h"

#include <sys/resource.h>

#include <charconv>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>

#include "core/rng.h"
#include "server/net.h"

namespace troika::cli {
namespace {

using namespace server;
using Clock = std::chrono::steady_clock;

// So many people come in at a time.
constexpr std::size_t doors = 16;
// So long they try to reach a server that does not answer: it may be starting anew.
constexpr std::chrono::seconds patience{60};

// What follows `key` in a message, without reading the rest: the crowd must cost little. memmem
// does not stop at every quotation mark as find() would.
std::string_view after(std::string_view message, std::string_view key) {
  const void* const at = memmem(message.data(), message.size(), key.data(), key.size());
  if (at == nullptr) return {};
  return message.substr(static_cast<std::size_t>(static_cast<const char*>(at) - message.data()) +
                        key.size());
}
bool has(std::string_view message, std::string_view key) {
  return after(message, key).data() != nullptr;
}

std::string text_after(std::string_view message, std::string_view key) {
  const std::string_view rest = after(message, key);
  return std::string(rest.substr(0, rest.find('"')));
}

// HTTP of one person.
class Client {
 public:
  Client(net::io_context& io, tcp::endpoint server) : stream_(io), server_(std::move(server)) {}

  Task<std::string> ask(http::verb method, std::string path, std::string body) {
    if (!stream_.socket().is_open()) co_await stream_.async_connect(server_, wait_for_it);
    http::request<http::string_body> request(method, path, 11);
    request.set(http::field::host, "localhost");
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    request.body() = std::move(body);
    request.prepare_payload();
    co_await http::async_write(stream_, request, wait_for_it);
    http::response<http::string_body> response;
    co_await http::async_read(stream_, buffer_, response, wait_for_it);
    if (response.result_int() >= 400) throw std::runtime_error(path + ": " + response.body());
    if (const auto set = response[http::field::set_cookie]; !set.empty())
      cookie = std::string(set.substr(0, set.find(';')));
    co_return std::move(response.body());
  }

  std::string cookie;

 private:
  Stream stream_;
  tcp::endpoint server_;
  beast::flat_buffer buffer_;
};

class Crowd {
 public:
  explicit Crowd(const CrowdPlan& plan)
      : plan_(plan), server_(net::ip::make_address(plan.address), plan.port) {}

  CrowdReport play() {
    spawn(run());
    io_.run();
    if (trouble_) std::rethrow_exception(trouble_);
    return std::move(report_);
  }

 private:
  // One person at one table.
  struct Person {
    explicit Person(std::uint64_t seed) : rng(seed) {}
    std::optional<websocket::stream<Socket, false>> socket;
    Rng rng;
    std::string cookie;
    std::string match;
    std::string move;   // the last one, as it was sent
    std::string legal;  // the moves, as they came
    std::uint32_t seq = 0;
    std::uint32_t moves = 0;
    Clock::time_point sent;
    bool waits = false;  // for the answer to a move
    bool over = false;
    bool asked = false;  // for a rematch
    std::string next;    // the match that follows
  };

  template <class T>
  void spawn(T task) {
    net::co_spawn(io_, std::move(task), [this](const std::exception_ptr& error) {
      if (!error || ended_) return;
      trouble_ = error;
      io_.stop();
    });
  }

  Task<> run() {
    report_.bytes_before = co_await memory();
    at_door_ = doors;
    for (std::size_t i = 0; i < doors; ++i) spawn(let_in(i));
    while (at_door_ > 0) co_await pause(std::chrono::milliseconds(20));
    begin_ = Clock::now();
    for (const auto& person : people_)
      if (!plan_.idle) spawn(live(person));
    co_await pause(plan_.seconds);
    ended_ = true;
    report_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
    report_.sockets = people_.size();
    co_await try_until_there([this]() -> Task<> { report_.bytes_after = co_await memory(); });
    io_.stop();
  }

  Task<> pause(Clock::duration time) {
    Timer timer(io_, time);
    co_await timer.async_wait(quietly);
  }

  template <class Job>
  Task<> try_until_there(Job job) {
    for (const auto until = Clock::now() + patience;;) {
      try {
        co_return co_await job();
      } catch (const boost::system::system_error&) {
        if (Clock::now() > until) throw;
      }
      co_await pause(std::chrono::milliseconds(100));
    }
  }

  Task<double> memory() {
    Client client(io_, server_);
    const std::string text = co_await client.ask(http::verb::get, "/metrics", {});
    co_return std::stod("0" + std::string(after(text, "\ntroika_resident_bytes ")));
  }

  // Two people sit down at every table of this door.
  Task<> let_in(std::size_t door) {
    std::deque<Client> pair;
    for (const char* name : {R"({"name":"Ann"})", R"({"name":"Bob"})"}) {
      pair.emplace_back(io_, server_);
      co_await pair.back().ask(http::verb::post, "/api/guest", name);
    }
    for (std::size_t table = door; table < plan_.tables; table += doors) {
      const std::string made = co_await pair[0].ask(http::verb::post, "/api/tables",
                                                    plan_.settings[table % plan_.settings.size()]);
      const std::string match = text_after(made, R"("match":")");
      for (std::size_t i = 0; i < (plan_.idle ? 1 : 2); ++i) {
        auto person = std::make_shared<Person>(2 * table + i);
        person->cookie = pair[i].cookie;
        people_.push_back(person);
        co_await come(*person, match);
        co_await say(*person, R"({"type":"sit","id":"s"})");
      }
    }
    --at_door_;
  }

  Task<> come(Person& person, std::string match) {
    person.socket.emplace(io_);
    co_await person.socket->next_layer().async_connect(server_, wait_for_it);
    person.socket->next_layer().set_option(tcp::no_delay(true));
    person.socket->set_option(
        websocket::stream_base::decorator([cookie = person.cookie](websocket::request_type& r) {
          r.set(http::field::cookie, cookie);
        }));
    co_await person.socket->async_handshake("localhost", "/api/tables/" + match + "/socket",
                                            wait_for_it);
    person.match = match;
  }

  Task<> come_to_next(Person& person) {
    co_await try_until_there([&]() -> Task<> { co_await come(person, person.next); });
    person.over = person.asked = person.waits = false;
    person.seq = 0;
    person.next.clear();
  }

  // As the page does it: to the same table, and a move that may be lost is sent once more.
  Task<> come_back(Person& person) {
    co_await try_until_there([&]() -> Task<> { co_await come(person, person.match); });
    ++report_.back;
    if (person.waits) co_await say(person, person.move);
  }

  // If it cannot be said, the connection is lost, which whoever reads from it will see.
  static Task<> say(Person& person, std::string text) {
    person.socket->text(true);
    co_await person.socket->async_write(net::buffer(text), quietly);
  }

  Task<> live(std::shared_ptr<Person> person) {
    // Not all at once.
    co_await pause(plan_.think * person->rng.below(1000) / 1000);
    for (beast::flat_buffer buffer; !ended_;) {
      const auto [error, size] = co_await person->socket->async_read(buffer, quietly);
      if (error) {
        if (ended_) co_return;
        ++report_.lost;
        buffer.clear();
        co_await come_back(*person);
        continue;
      }
      const auto bytes = buffer.cdata();
      hear(*person, {static_cast<const char*>(bytes.data()), bytes.size()});
      buffer.consume(size);
      if (!person->next.empty()) {
        co_await come_to_next(*person);
      } else if (person->over && !person->asked) {
        person->asked = true;
        co_await say(*person, R"({"type":"rematch","id":"r","yes":true})");
      } else if (!person->legal.empty() && !person->waits) {
        co_await pause(plan_.think * (500 + person->rng.below(1000)) / 1000);
        person->waits = true;
        person->move = choose(*person);
        person->sent = Clock::now();
        co_await say(*person, person->move);
      }
    }
  }

  void hear(Person& person, std::string_view message) {
    const bool is_saved = message.starts_with(R"({"type":"saved")");
    if (is_saved && person.waits) {
      person.waits = false;
      report_.times.push_back(static_cast<std::uint32_t>(
          std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - person.sent)
              .count()));
    }
    if (message.starts_with(R"({"type":"refused")")) {
      ++report_.refused;
      person.waits = false;
    }
    const bool is_new = message.starts_with(R"({"type":"state")") ||
                        message.starts_with(R"({"type":"news")") ||
                        (is_saved && has(message, R"("news":)"));
    if (!is_new) return;
    const std::string_view text = after(message, R"("seq":)");
    std::uint32_t seq = 0;
    std::from_chars(text.data(), text.data() + text.size(), seq);
    if (seq < person.seq) ++report_.forgotten;
    person.seq = seq;
    const std::string_view legal = after(message, R"("legal":[)");
    person.legal = legal.substr(0, legal.find(']'));
    person.over = has(message, R"("stage":"over")");
    person.next = text_after(message, R"("next_match":")");
  }

  static std::string choose(Person& person) {
    const auto quotes = static_cast<std::uint32_t>(std::ranges::count(person.legal, '"'));
    std::uint32_t skip = 2 * person.rng.below(quotes / 2);
    std::size_t at = person.legal.find('"');
    while (skip-- > 0) at = person.legal.find('"', at + 1);
    const std::string move = person.legal.substr(at + 1, person.legal.find('"', at + 1) - at - 1);
    return R"({"type":"move","id":"m)" + std::to_string(++person.moves) + R"(","seq":)" +
           std::to_string(person.seq) + R"(,"move":")" + move + R"("})";
  }

  const CrowdPlan& plan_;
  tcp::endpoint server_;
  net::io_context io_{1};
  CrowdReport report_;
  std::vector<std::shared_ptr<Person>> people_;
  std::size_t at_door_ = 0;
  bool ended_ = false;
  Clock::time_point begin_;
  std::exception_ptr trouble_;
};

}  // namespace

std::expected<CrowdReport, std::string> let_crowd_play(const CrowdPlan& plan) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  try {
    return Crowd(plan).play();
  } catch (const std::exception& error) {
    return std::unexpected(error.what());
  }
}

}  // namespace troika::cli
