#include <sys/resource.h>

#include <boost/asio/ip/udp.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/service/commands.h"
#include "cli/service/site.h"
#include "cli/terminal/qr.h"
#include "server/server.h"

namespace troika::cli {
namespace {

constexpr Text open_this{"open-this", "Troika: {1}"};
constexpr Text data_kept{"data-kept", "Data: {1}"};
constexpr Text only_here{"only-here",
                         "Only this computer can open it; with --address 0.0.0.0, so can phones "
                         "in the same network."};
constexpr Text no_page{"no-page", "--web: {1} is not a folder"};

// Every socket is a file, and the usual limit is meant for programs with few.
void allow_many_sockets() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// The address of this machine towards the others: the one it would call a stranger from. Nothing
// is sent for that.
server::net::ip::address address_outside(bool is_v6) {
  namespace net = server::net;
  const net::ip::udp::endpoint stranger(net::ip::make_address(is_v6 ? "2001:db8::1" : "192.0.2.1"),
                                        9);
  net::io_context io;
  net::ip::udp::socket socket(io);
  server::error_code error;
  socket.connect(stranger, error);
  return error ? net::ip::address() : socket.local_endpoint(error).address();
}

// What to open in a browser to reach a server that listens on `address`.
std::string host_in_link(const std::string& address) {
  server::error_code error;
  auto host = server::net::ip::make_address(address, error);
  if (host.is_unspecified()) host = address_outside(host.is_v6());
  if (host.is_unspecified() || host.is_loopback()) return "localhost";
  return host.is_v6() ? '[' + host.to_string() + ']' : host.to_string();
}

void tell_where(const Context& context, const std::string& link, const std::string& site) {
  std::cout << fill(context.language, open_this, {link}) << '\n'
            << fill(context.language, data_kept, {site_in_words(site)}) << '\n';
  if (context.screen.is_terminal) {
    std::cout << qr_code(context.screen, link);
    if (link.starts_with("http://localhost:"))
      std::cout << fill(context.language, only_here) << '\n';
  }
  std::cout << std::flush;
}

}  // namespace

void serve(const Context& context, const ServeFlags& flags) {
  server::Config config;
  config.address = flags.address;
  config.port =
      static_cast<std::uint16_t>(read_whole_number(context, "--port", flags.port, 0, 65535));
  config.thinkers =
      static_cast<unsigned>(read_whole_number(context, "--thinkers", flags.thinkers, 0, 256));
  config.trust_proxy = flags.trust_proxy;
  config.quiet = flags.quiet;
  config.web = flags.web.empty() ? usual_page() : flags.web;
  if (!flags.web.empty() && !std::filesystem::is_directory(flags.web))
    throw Refused(fill(context.language, no_page, {flags.web}));

  const std::string site = site_of(context, flags.site);
  config.several_nodes = is_postgres(site);
  prepare_folder(context, site);
  auto store = store::open_store(site);
  if (!store) throw Failed(store.error());

  allow_many_sockets();
  std::signal(SIGPIPE, SIG_IGN);  // whoever read the log may have gone
  server::Server server(config, std::move(*store));
  if (const auto listens = server.listen(); !listens) throw Failed(listens.error());
  server.stop_on_signals();
  tell_where(context,
             "http://" + host_in_link(config.address) + ':' + std::to_string(server.port()), site);
  server.run();
}

}  // namespace troika::cli
