#include "server/log.h"

#include <unistd.h>

#include <chrono>

#include "core/json_text.h"

namespace troika::server {

void Log::info(std::string_view event, Fields fields) const {
  if (!quiet_) write("info", event, fields);
}

void Log::warning(std::string_view event, Fields fields) const { write("warning", event, fields); }

// One write per line, so that lines of several threads do not mix.
void Log::write(std::string_view level, std::string_view event, Fields fields) {
  using namespace std::chrono;
  JsonText out;
  out.open('{').key("at").value(
      duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
  out.key("level").value(level).key("event").value(event);
  for (const Field& field : fields) {
    out.key(field.key);
    std::visit([&](auto value) { out.value(value); }, field.value);
  }
  const std::string line = std::move(out.close('}')).take() + '\n';
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace troika::server
