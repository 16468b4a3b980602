#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/api.h"
#include "server/files.h"
#include "server/table_socket.h"

namespace troika::server {

// `troika serve`: everything but the command line.
class Server {
 public:
  Server(Config config, std::unique_ptr<store::Store> store);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Takes the port; the error is a sentence for whoever started the server.
  [[nodiscard]] std::expected<void, std::string> listen();
  std::uint16_t port() const { return port_; }

  void run();              // until `stop`
  void stop();             // from any thread; finishes what is being saved and says goodbye
  void stop_on_signals();  // SIGINT and SIGTERM

 private:
  Task<> begin();
  Task<> accept();
  Task<> converse(Socket socket, Addresses::Visit visit);
  Task<> upgrade(Stream& stream, Request request, Call call, Addresses::Visit visit);
  Task<Response> answer(const Request& request, Call call);
  Task<> beat();
  Task<> beat_once();
  Task<> follow_database(bool begin);  // its clock, if several nodes share it
  void note_pause(room::Outage pause);
  void watch_health();
  Task<> sweep();
  Task<> end();
  Task<> pause(milliseconds time);
  template <class T>
  void spawn(T task);
  template <class Job>
  void go_on(Job job);  // whatever the job throws is logged, and that is all

  // A key that was dropped ends its sockets, on whichever node they are.
  void close_sockets_of(const std::string& key);
  Task<> check_key(std::string key);  // whether it still is one
  void check_all_keys();
  void hear_words(const std::string& match, const std::string& words);

  // Nothing: the proxy does not say who asks.
  std::optional<Call> call_of(const Request& request, const net::ip::address& peer) const;
  std::string metrics_text() const;

  // What conversations use up to their last moment comes before what they live in.
  const Config config_;
  Metrics metrics_;
  Log log_;
  Addresses addresses_;
  net::io_context io_{1};
  Mailbox mailbox_{io_, log_};
  Thinkers thinkers_;
  std::unique_ptr<store::Store> store_;
  const std::string node_;
  Timekeeper time_;
  House house_;
  Rooms rooms_;
  Guests guests_;
  Api api_;
  Files files_;
  Acceptor acceptor_{io_};
  net::basic_signal_set<Executor> signals_{io_};
  std::uint16_t port_ = 0;
  std::vector<room::Outage> pauses_;  // of this node, that the store may not know of yet
  std::string trouble_;               // of the store, as it was last told
  std::uint64_t ahead_ = 0;           // the same for beats from times still to come
  std::uint64_t failed_ = 0;          // and for what could not be saved
  bool ready_ = false;
  bool ending_ = false;
  std::unordered_map<TableSocket*, std::weak_ptr<TableSocket>> sessions_;
};

}  // namespace troika::server
