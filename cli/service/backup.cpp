#include <unistd.h>

#include <iostream>

#include "cli/service/commands.h"
#include "store/store.h"

namespace troika::cli {
namespace {

constexpr Text copied{"copied", "{1} is a copy of {2}"};
constexpr Text only_sqlite{"only-sqlite", "use pg_dump for a copy of PostgreSQL"};

}  // namespace

void back_up(const Context& context, const std::string& site, const std::string& file) {
  const std::string from = site_of(context, site);
  if (from.starts_with("postgres")) throw Refused(fill(context.language, only_sqlite));
  const bool is_watched = isatty(STDERR_FILENO) != 0;
  const auto done = store::back_up(from, file, [&](double part) {
    if (is_watched) std::cerr << '\r' << static_cast<int>(100 * part) << " %" << std::flush;
  });
  if (is_watched) std::cerr << '\r';
  if (!done) throw Failed(done.error());
  std::cout << fill(context.language, copied, {file, from}) << '\n';
}

}  // namespace troika::cli
