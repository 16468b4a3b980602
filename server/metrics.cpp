#include "server/metrics.h"

#include <sstream>

namespace troika::server {

void Metrics::saved_within(std::chrono::steady_clock::duration time) {
  std::size_t bucket = 0;
  while (bucket < bounds_ms.size() && time > std::chrono::milliseconds(bounds_ms[bucket])) ++bucket;
  ++saves_[bucket];
  save_time_ += time;
}

std::string Metrics::text(std::initializer_list<Gauge> gauges) const {
  std::ostringstream out;
  const auto head = [&](std::string_view name, std::string_view kind, std::string_view help) {
    out << "# HELP troika_" << name << ' ' << help << "\n# TYPE troika_" << name << ' ' << kind
        << '\n';
  };
  const auto one = [&](std::string_view name, std::string_view kind, std::string_view help,
                       auto value) {
    head(name, kind, help);
    out << "troika_" << name << ' ' << value << '\n';
  };
  one("moves_total", "counter", "Moves saved, of people and bots.", moves);
  one("actions_total", "counter", "Other actions saved.", actions);
  one("requests_total", "counter", "HTTP requests.", requests);
  one("messages_total", "counter", "Messages from sockets.", messages);
  one("slow_readers_total", "counter", "Sockets cut off because they did not read.", slow_readers);
  one("health_changes_total", "counter", "How often the database went or came back.",
      health_changes);
  one("sockets", "gauge", "Open WebSockets.", sockets);
  one("saving", "gauge", "Additions on their way to the disk.", saving);
  one("waiting_commands", "gauge", "Commands that wait for a room.", waiting);
  for (const Gauge& gauge : gauges) one(gauge.name, "gauge", gauge.help, gauge.value);

  head("refusals_total", "counter", "Refusals by code.");
  for (const auto& [code, count] : refusals_)
    out << "troika_refusals_total{code=\"" << code << "\"} " << count << '\n';

  head("save_seconds", "histogram", "From a command to its commit.");
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < bounds_ms.size(); ++i) {
    sum += saves_[i];
    out << "troika_save_seconds_bucket{le=\"" << static_cast<double>(bounds_ms[i]) / 1000 << "\"} "
        << sum << '\n';
  }
  sum += saves_.back();
  out << "troika_save_seconds_bucket{le=\"+Inf\"} " << sum << "\ntroika_save_seconds_sum "
      << std::chrono::duration<double>(save_time_).count() << "\ntroika_save_seconds_count " << sum
      << '\n';
  return std::move(out).str();
}

}  // namespace troika::server
