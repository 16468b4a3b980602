#include "server/server.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <set>
#include <tuple>

#include "server/reasons.h"
#include "server/refusal.h"
#include "server/secrets.h"

namespace troika::server {
namespace {

constexpr std::string_view tables_path = "/api/tables/";
constexpr std::string_view socket_path = "/socket";
constexpr std::string_view key_dropped = "dropped ";  // what nodes say, with the hash of the key

std::optional<std::uint32_t> number_in(std::string_view text) {
  if (text.empty() || text.size() > 9) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return number;
}

// What the system gave this process: the second number in statm, in pages.
double resident_bytes() {
  std::ifstream in("/proc/self/statm");
  double all = 0, resident = 0;
  in >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

// For whoever watches this server, who need not come through the proxy.
bool is_for_operator(std::string_view path) { return path == "/healthz" || path == "/metrics"; }

}  // namespace

Server::Server(Config config, std::unique_ptr<store::Store> store)
    : config_(std::move(config)),
      log_(config_.quiet),
      addresses_(config_.bounds),
      thinkers_(config_.thinkers, log_),
      store_(std::move(store)),
      node_(fresh_guest_id()),
      time_({config_.now, config_.steady}, config_.longest_pause),
      house_{io_, config_, *store_, mailbox_, thinkers_, metrics_, log_, node_, time_},
      rooms_(house_),
      guests_(house_),
      api_(rooms_, guests_, addresses_),
      files_(config_.web) {
  store_->on_exception(
      [this](std::string_view what) { log_.warning("exception", {{"what", what}}); });
  store_->on_words([this](store::MatchId match, std::string words) {
    mailbox_.put(
        [this, match = std::move(match), words = std::move(words)] { hear_words(match, words); });
  });
  store_->on_news([this](store::MatchId match, std::uint32_t seq) {
    mailbox_.put([this, match = std::move(match), seq] {
      rooms_.hear(match, seq);
      if (match.empty()) check_all_keys();
    });
  });
  time_.on_pause = [this](room::Outage pause) { note_pause(pause); };
  time_.on_step_back = [this](room::Millis by) {
    log_.warning("clock-put-back", {{"ms", static_cast<std::int64_t>(by.count())}});
  };
  guests_.on_dropped = [this](const std::string& key) {
    close_sockets_of(key);
    if (config_.several_nodes) store_->tell_nodes({}, std::string(key_dropped) + key);
  };
}

// Threads that could still put letters into the mailbox go first, then what the letters point to.
Server::~Server() {
  thinkers_.close();
  store_.reset();
}

std::expected<void, std::string> Server::listen() {
  error_code error;
  const auto address = net::ip::make_address(config_.address, error);
  if (error) return std::unexpected(config_.address + " is not an address.");
  const tcp::endpoint here(address, config_.port);
  acceptor_.open(here.protocol(), error);
  if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(here, error);
  if (!error) acceptor_.listen(net::socket_base::max_listen_connections, error);
  if (error)
    return std::unexpected("Cannot listen on " + config_.address + ":" +
                           std::to_string(config_.port) + ": " + error.message() + ".");
  port_ = acceptor_.local_endpoint().port();
  return {};
}

template <class T>
void Server::spawn(T task) {
  net::co_spawn(io_, std::move(task), [this](const std::exception_ptr& trouble) {
    go_on([&] {
      if (trouble) std::rethrow_exception(trouble);
    });
  });
}

template <class Job>
void Server::go_on(Job job) {
  try {
    job();
  } catch (const std::exception& error) {
    log_.warning("exception", {{"what", std::string_view(error.what())}});
  }
}

void Server::run() {
  spawn(begin());
  for (;;) {
    bool ended = false;
    go_on([&] {  // what one handler throws does not end the others
      io_.run();
      ended = true;
    });
    if (ended) return;
  }
}

void Server::stop() {
  net::post(io_, [this] {
    if (!ending_) spawn(end());
  });
}

void Server::stop_on_signals() {
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  signals_.async_wait([this](error_code error, int) {
    if (!error) stop();
  });
}

Task<> Server::pause(milliseconds time) {
  Timer timer(io_, time);
  co_await timer.async_wait(quietly);
}

// Outages must be known before any clock is looked at.
Task<> Server::begin() {
  log_.info("start", {{"port", port_}});
  co_await follow_database(true);
  co_await beat_once();
  spawn(beat());
  spawn(sweep());
  spawn(accept());
  ready_ = true;
  co_await rooms_.wake_all();
}

Task<> Server::beat_once() {
  const room::Time now = house_.now();
  const auto outages = co_await house_.ask<std::vector<store::Outage>>(
      [&](auto done) { store_->beat(node_, stored(now), std::move(done)); });
  if (!outages) co_return;
  std::vector<room::Outage> list;
  for (const store::Outage& outage : *outages)
    list.push_back({read_back(outage.from), read_back(outage.to)});
  // Whatever ended before this beat began, the store has judged.
  std::erase_if(pauses_, [&](const room::Outage& pause) { return pause.to <= now; });
  list.insert(list.end(), pauses_.begin(), pauses_.end());
  rooms_.set_outages(std::move(list));
}

// In the midst of whatever asked for the time: nothing may be done here but take note.
void Server::note_pause(room::Outage pause) {
  log_.warning("pause", {{"ms", static_cast<std::int64_t>((pause.to - pause.from).count())}});
  pauses_.push_back(pause);
  rooms_.note_outage(pause);
}

Task<> Server::follow_database(bool begin) {
  constexpr room::Millis much{1'000};
  if (!config_.several_nodes || config_.longest_pause == room::Millis(0)) co_return;
  const room::Time before = house_.now();
  const auto there = co_await house_.ask<std::optional<store::Time>>(
      [this](auto done) { store_->time(std::move(done)); });
  const room::Time after = house_.now();
  if (!there || !*there || after - before > much) co_return;
  const room::Millis behind = read_back(**there) - (before + (after - before) / 2);
  if (begin) time_.follow(behind);
  if (behind > much || behind < -much)
    log_.warning("clock-skew", {{"ms", static_cast<std::int64_t>(behind.count())}});
}

// Every change with its reason, once.
void Server::watch_health() {
  const auto figures = store_->figures();
  if (const std::string trouble = store_->trouble(); trouble.empty() != trouble_.empty()) {
    ++metrics_.health_changes;
    if (trouble.empty())
      log_.info("well", {{"not_saved", static_cast<std::int64_t>(figures.failed - failed_)}});
    else
      log_.warning("unwell", {{"why", std::string_view(trouble)}});
    trouble_ = trouble;
    failed_ = figures.failed;
  }
  if (figures.ahead != ahead_)
    log_.warning("beat-from-the-future",
                 {{"count", static_cast<std::int64_t>(figures.ahead - ahead_)}});
  ahead_ = figures.ahead;
}

Task<> Server::beat() {
  for (int beats = 1; !ending_; ++beats) {
    co_await pause(milliseconds(1000));
    try {
      watch_health();
      co_await beat_once();
      if (beats % 60 == 0) co_await follow_database(false);
    } catch (const std::exception& error) {  // of one beat: the next one comes
      log_.warning("exception", {{"what", std::string_view(error.what())}});
    }
  }
}

Task<> Server::sweep() {
  while (!ending_) {
    co_await pause(milliseconds(10'000));
    go_on([&] { rooms_.sweep(); });
    addresses_.sweep();
    std::erase_if(sessions_, [](const auto& one) { return one.second.expired(); });
  }
}

Task<> Server::end() {
  ending_ = true;
  ready_ = false;
  log_.info("stop");
  error_code ignored;
  acceptor_.close(ignored);
  rooms_.close();
  for (int i = 0; i < 1000 && rooms_.is_saving(); ++i) co_await pause(milliseconds(10));
  for (const auto& [raw, weak] : sessions_)
    if (const auto session = weak.lock()) session->close(websocket::close_code::going_away);
  for (int i = 0; i < 200 && metrics_.sockets > 0; ++i) co_await pause(milliseconds(10));
  io_.stop();
}

// ---- keys

void Server::close_sockets_of(const std::string& key) {
  const auto sessions = sessions_;  // closing may change the list
  for (const auto& [raw, weak] : sessions)
    if (const auto session = weak.lock(); session && session->key() == key)
      session->dismiss(signed_out);
}

// What others say is not believed but looked up: anybody who may connect can say it.
Task<> Server::check_key(std::string key) {
  const auto known = co_await house_.ask<std::optional<store::Store::Known>>(
      [&](auto done) { store_->find_key(key, stored(house_.now()), std::move(done)); });
  if (known && !*known) close_sockets_of(key);
}

void Server::check_all_keys() {
  std::set<std::string> keys;
  for (const auto& [raw, weak] : sessions_)
    if (const auto session = weak.lock(); session && !session->key().empty())
      keys.insert(session->key());
  for (const std::string& key : keys) spawn(check_key(key));
}

void Server::hear_words(const std::string& match, const std::string& words) {
  if (!match.empty()) return rooms_.hear_words(match, words);
  if (!words.starts_with(key_dropped)) return;  // a newer version may say more
  const std::string key = words.substr(key_dropped.size());
  const bool is_here = std::ranges::any_of(sessions_, [&](const auto& one) {
    const auto session = one.second.lock();
    return session && session->key() == key;
  });
  if (is_here) spawn(check_key(key));
}

// ---- connections

Task<> Server::accept() {
  while (!ending_) {
    auto [error, socket] = co_await acceptor_.async_accept(quietly);
    if (error == net::error::operation_aborted) co_return;
    if (error) {  // too many files, mostly
      log_.warning("accept", {{"what", std::string_view(error.message())}});
      co_await pause(milliseconds(100));
      continue;
    }
    error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    if (gone) continue;
    // Behind a proxy everybody comes from it: there, addresses are counted by request.
    auto visit = config_.trust_proxy ? std::make_shared<int>() : addresses_.enter(peer.address());
    if (!visit)
      metrics_.refused(reasons::too_many.code);
    else
      spawn(converse(std::move(socket), std::move(visit)));
  }
}

std::optional<Call> Server::call_of(const Request& request, const net::ip::address& peer) const {
  Call call{request, target_of(request), peer};
  if (!config_.trust_proxy) return call;
  call.secure = header(request, "X-Forwarded-Proto") == "https";
  const auto address = forwarded_for(request);
  if (!address) return std::nullopt;
  call.address = *address;
  return call;
}

Task<> Server::converse(Socket socket, Addresses::Visit visit) {
  const auto peer = socket.remote_endpoint().address();
  Stream stream(std::move(socket));
  for (beast::flat_buffer buffer;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(8 * 1024);
    parser.body_limit(config_.bounds.message);
    stream.expires_after(config_.bounds.request);
    const auto [error, size] = co_await http::async_read(stream, buffer, parser, quietly);
    if (error && error.category() != http::make_error_code(http::error::bad_method).category())
      co_return;  // gone, or silent for too long
    if (error == http::error::end_of_stream || error == http::error::partial_message) break;
    ++metrics_.requests;
    Response response;
    if (error) {
      const bool is_large = error == http::error::body_limit || error == http::error::header_limit;
      const Reason& why = is_large ? reasons::too_large : reasons::wrong_request;
      metrics_.refused(why.code);
      Request none;
      none.version(11);
      response =
          refuse(none, is_large ? http::status::payload_too_large : http::status::bad_request, why);
      response.keep_alive(false);
    } else {
      Request request = parser.release();
      const std::optional<Call> call = call_of(request, peer);
      const bool is_ours = is_for_operator(target_of(request).path);
      if (call && websocket::is_upgrade(request) && call->target.path.starts_with(tables_path) &&
          call->target.path.ends_with(socket_path) && is_sound(request)) {
        co_return co_await upgrade(stream, request, *call, std::move(visit));
      }
      if (!is_sound(request) || (!call && !is_ours)) {
        const Reason& why = call || is_ours ? reasons::wrong_request : reasons::no_address;
        metrics_.refused(why.code);
        response = refuse(request, http::status::bad_request, why);
        response.keep_alive(false);
      } else {
        response = co_await answer(request, call.value_or(Call{request, target_of(request), peer}));
      }
      if (request.method() == http::verb::head) response.body().clear();  // the length stays
    }
    stream.expires_after(config_.bounds.request);
    const bool is_last = response.need_eof() || ending_;
    const auto [write_error, written] = co_await http::async_write(stream, response, quietly);
    if (write_error || is_last) break;
  }
  // Whoever is still sending would not see the answer if the socket were closed at once.
  error_code gone;
  stream.socket().shutdown(tcp::socket::shutdown_send, gone);
  stream.expires_after(seconds(2));
  std::array<char, 4096> rest;
  for (int i = 0; i < 64 && !gone; ++i)
    std::tie(gone, std::ignore) = co_await stream.async_read_some(net::buffer(rest), quietly);
}

Task<Response> Server::answer(const Request& request, Call call) {
  if (is_for_operator(call.target.path) && request.method() != http::verb::get &&
      request.method() != http::verb::head)
    co_return refuse(request, http::status::method_not_allowed, reasons::wrong_method);
  if (call.target.path == "/healthz") {
    const bool well = ready_ && store_->is_well();
    co_return respond(request, well ? http::status::ok : http::status::service_unavailable,
                      "text/plain", well ? "ok\n" : "not well\n");
  }
  if (call.target.path == "/metrics")
    co_return respond(request, http::status::ok, "text/plain; version=0.0.4", metrics_text());
  if (call.target.path == "/api" || call.target.path.starts_with("/api/"))
    co_return co_await api_.answer(call);
  co_return files_.answer(request, call.target.path);
}

// From HTTP to WebSocket, if there is such a table; a refusal still is HTTP.
Task<> Server::upgrade(Stream& stream, Request request, Call call, Addresses::Visit visit) {
  const auto refuse_with = [&](http::status status, const Reason& why) -> Task<> {
    metrics_.refused(why.code);
    Response response = refuse(request, status, why);
    response.keep_alive(false);
    co_await http::async_write(stream, response, quietly);
  };
  if (!is_own_origin(request, config_.trust_proxy) && bearer(request).empty())
    co_return co_await refuse_with(http::status::forbidden, reasons::wrong_origin);
  if (config_.trust_proxy) visit = addresses_.enter(call.address);
  if (!visit) co_return co_await refuse_with(http::status::too_many_requests, reasons::too_many);
  auto visitor = co_await api_.who(call);
  if (!visitor) {
    const bool away = visitor.error().reason == &reasons::storage_away;
    co_return co_await refuse_with(
        away ? http::status::service_unavailable : http::status::unauthorized,
        *visitor.error().reason);
  }
  std::string_view path = call.target.path;
  path.remove_prefix(tables_path.size());
  path.remove_suffix(std::min(path.size(), socket_path.size()));
  std::string match(path);
  const auto since = number_in(call.target.value("since"));
  const auto found = co_await rooms_.find(match);
  if (!found)
    co_return co_await refuse_with(http::status::service_unavailable, reasons::storage_away);
  if (!*found) co_return co_await refuse_with(http::status::not_found, reasons::no_such_table);
  if ((*found)->has_too_many(visitor->guest))
    co_return co_await refuse_with(http::status::too_many_requests, reasons::too_many);

  stream.expires_never();
  auto session = std::make_shared<TableSocket>(rooms_, stream.release_socket(), std::move(*visitor),
                                               Addresses::key_of(call.address), std::move(visit),
                                               language_of(request));
  sessions_[session.get()] = session;
  co_await session->run(std::move(request), std::move(match), since);
  sessions_.erase(session.get());
}

std::string Server::metrics_text() const {
  const auto figures = store_->figures();
  return metrics_.text({
      {"tables", "Tables in memory.", static_cast<double>(rooms_.size())},
      {"bots_thinking", "Bots that think now.", static_cast<double>(thinkers_.thinking())},
      {"bots_waiting", "Bots that wait for a thread.", static_cast<double>(thinkers_.waiting())},
      {"bots_waiting_for_players", "Bots that a player waits for.",
       static_cast<double>(thinkers_.waiting(Thinkers::For::player))},
      {"bots_time_share", "The part of their usual time that bots have now.",
       thinkers_.part_of_time(Thinkers::For::player)},
      {"store_waiting", "Additions not yet committed.", static_cast<double>(figures.waiting)},
      {"store_commits", "Commits so far.", static_cast<double>(figures.commits)},
      {"store_entries", "Entries committed so far.", static_cast<double>(figures.entries)},
      {"store_busy_seconds", "Time spent in commits.",
       std::chrono::duration<double>(figures.busy).count()},
      {"store_well", "Whether the database answers.", store_->is_well() ? 1.0 : 0.0},
      {"store_failed", "Additions that could not be saved, so far.",
       static_cast<double>(figures.failed)},
      {"store_oldest_seconds", "How long the oldest question to the database waits.",
       std::chrono::duration<double>(figures.oldest).count()},
      {"resident_bytes", "Memory of this process.", resident_bytes()},
  });
}

}  // namespace troika::server
