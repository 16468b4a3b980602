#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "server/server.h"

namespace troika::cli {
namespace {

namespace fs = std::filesystem;

constexpr Text open_this{"open-this", "Troika: {1}"};
constexpr Text no_folder{"no-folder", "the folder {1} cannot be made: {2}"};
constexpr Text no_home{"no-home", "say where the site is to be kept: --db FILE"};
constexpr Text no_page{"no-page", "--web: {1} is not a folder"};

bool is_postgres(std::string_view where) {
  return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

fs::path folder_of_program() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

// Built in build/release, the page is in build/web; installed in bin, it is in share/troika/web.
std::string usual_page() {
  std::error_code error;
  for (const char* place : {"web", "../web", "../share/troika/web"})
    if (const fs::path folder = folder_of_program() / place;
        fs::exists(folder / "index.html", error))
      return fs::weakly_canonical(folder, error).string();
  return {};
}

// Every socket is a file, and the usual limit is meant for programs with few.
void allow_many_sockets() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::string site_of(const Context& context, const std::string& given) {
  if (!given.empty()) return given;
  if (const char* place = std::getenv("TROIKA_DB"); place != nullptr && *place != '\0')
    return place;
  fs::path folder;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    folder = data;
  else if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    folder = fs::path(home) / ".local/share";
  else
    throw Refused(fill(context.language, no_home));
  return (folder / "troika/troika.db").string();
}

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
  if (!flags.web.empty() && !fs::is_directory(flags.web))
    throw Refused(fill(context.language, no_page, {flags.web}));

  const std::string where = site_of(context, flags.site);
  config.several_nodes = is_postgres(where);
  if (!config.several_nodes)
    if (const fs::path folder = fs::path(where).parent_path(); !folder.empty()) {
      std::error_code error;
      fs::create_directories(folder, error);
      if (error)
        throw Refused(fill(context.language, no_folder, {folder.string(), error.message()}));
    }
  auto store = store::open_store(where);
  if (!store) throw Failed(store.error());

  allow_many_sockets();
  std::signal(SIGPIPE, SIG_IGN);  // whoever read the log may have gone
  server::Server server(config, std::move(*store));
  if (const auto listens = server.listen(); !listens) throw Failed(listens.error());
  server.stop_on_signals();
  const std::string host =
      config.address == "127.0.0.1" || config.address == "0.0.0.0" || config.address == "::"
          ? "localhost"
      : config.address.find(':') != std::string::npos ? '[' + config.address + ']'
                                                      : config.address;
  std::cout << fill(context.language, open_this,
                    {"http://" + host + ':' + std::to_string(server.port())})
            << '\n'
            << std::flush;
  server.run();
}

}  // namespace troika::cli
