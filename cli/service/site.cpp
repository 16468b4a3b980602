#include "cli/service/site.h"

#include <grp.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace troika::cli {
namespace {

namespace fs = std::filesystem;

constexpr Text no_folder{"no-folder", "the folder {1} cannot be made: {2}"};
constexpr Text no_home{"no-home", "say where the site is to be kept: --db FILE"};
constexpr Text no_owner{"no-owner", "cannot become the user to whom {1} belongs: {2}"};

// What the package makes, and its service writes to (packaging/troika.service).
const fs::path folder_of_machine = "/var/lib/troika";

fs::path folder_of_program() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

bool is_installed() {
  std::error_code error;
  return fs::exists(folder_of_program() / "../share/troika/web/index.html", error);
}

void become_owner_of(const Context& context, const fs::path& folder) {
  struct stat about{};
  if (geteuid() != 0 || stat(folder.c_str(), &about) != 0 || about.st_uid == 0) return;
  if (setgroups(0, nullptr) != 0 || setgid(about.st_gid) != 0 || setuid(about.st_uid) != 0)
    throw Failed(fill(context.language, no_owner, {folder.string(), std::strerror(errno)}));
}

}  // namespace

bool is_postgres(std::string_view where) {
  return where.starts_with("postgres://") || where.starts_with("postgresql://");
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

std::string site_of(const Context& context, const std::string& given) {
  if (!given.empty()) return given;
  if (const char* place = std::getenv("TROIKA_DB"); place != nullptr && *place != '\0')
    return place;
  if (is_installed() && access(folder_of_machine.c_str(), W_OK) == 0)
    return (folder_of_machine / "troika.db").string();
  fs::path folder;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    folder = data;
  else if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    folder = fs::path(home) / ".local/share";
  else
    throw Refused(fill(context.language, no_home));
  return (folder / "troika/troika.db").string();
}

void prepare_folder(const Context& context, const std::string& site) {
  if (is_postgres(site)) return;
  const fs::path folder = fs::path(site).parent_path();
  if (folder.empty()) return;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Refused(fill(context.language, no_folder, {folder.string(), error.message()}));
  if (folder == folder_of_machine) become_owner_of(context, folder);
}

std::string site_in_words(const std::string& site) {
  std::error_code error;
  if (!is_postgres(site)) return fs::absolute(site, error).lexically_normal().string();
  const std::size_t scheme = site.find("://") + 3, at = site.rfind('@');
  const std::string place =
      at == std::string::npos ? site : site.substr(0, scheme) + site.substr(at + 1);
  return place.substr(0, place.find('?'));
}

}  // namespace troika::cli
