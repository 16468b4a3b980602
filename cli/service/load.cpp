// `troika load`: people at many tables of a server, who move as soon as they have thought.

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/games/terminal_game.h"
#include "cli/service/commands.h"
#include "cli/service/crowd.h"
#include "core/json_text.h"

namespace troika::cli {
namespace {

constexpr Text bad_url{"bad-url", "--url: http://ADDRESS:PORT, not «{1}»"};
constexpr Text failed{"failed", "the server does not play along: {1}"};
constexpr Text tables_line{"tables-line", "tables {1}, sockets {2}"};
constexpr Text moves_line{"moves-line", "saved moves {1} in {2} s: {3} per second"};
constexpr Text time_line{"time-line",
                         "time to «saved»: p50 {1} ms, p99 {2} ms, p99.9 {3} ms, worst {4} ms"};
constexpr Text refused_line{"refused-line", "refused {1}, lost connections {2}"};
constexpr Text back_line{"back-line", "came back {1}"};
constexpr Text forgotten{"forgotten", "the server has forgotten what it had saved: {1} times"};
constexpr Text memory_line{"memory-line", "memory of the server {1} MB, {2} kB per table"};

std::string in_tenths(double number) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << number;
  return std::move(out).str();
}

// In milliseconds; `times` is sorted.
double quantile(const std::vector<std::uint32_t>& times, double part) {
  if (times.empty()) return 0;
  const auto place = static_cast<std::size_t>(std::ceil(part * static_cast<double>(times.size())));
  return times[std::clamp<std::size_t>(place, 1, times.size()) - 1] / 1000.0;
}

// A table for two, as the server is told of it.
std::string settings_of(std::string_view game) {
  JsonText out;
  out.open('{').key("game").value(game);
  const TerminalGame* own = find_terminal_game(game);
  if (own != nullptr && !own->long_match.empty()) {
    out.key("options").open('{');
    for (const Setting& setting : own->long_match) out.key(setting.key).value(setting.value);
    out.close('}');
  }
  return std::move(out.close('}')).take();
}

}  // namespace

void load(const Context& context, const LoadFlags& flags) {
  constexpr std::string_view scheme = "http://";
  const std::size_t colon = flags.url.rfind(':');
  if (!flags.url.starts_with(scheme) || colon <= scheme.size())
    throw Refused(fill(context.language, bad_url, {flags.url}));
  CrowdPlan plan;
  plan.address = flags.url.substr(scheme.size(), colon - scheme.size());
  if (plan.address == "localhost") plan.address = "127.0.0.1";
  plan.port = static_cast<std::uint16_t>(
      read_whole_number(context, "--url", flags.url.substr(colon + 1), 1, 65535));
  plan.tables = read_whole_number(context, "--tables", flags.tables, 1, 100'000);
  plan.seconds =
      std::chrono::seconds(read_whole_number(context, "--seconds", flags.seconds, 1, 86'400));
  plan.think =
      std::chrono::milliseconds(read_whole_number(context, "--think", flags.think, 0, 3'600'000));
  plan.idle = flags.idle;
  if (flags.game != "all") check_game(context, flags.game);
  for (const std::string_view game : game_names)
    if (flags.game == "all" || flags.game == game) plan.settings.push_back(settings_of(game));
  const auto seen = let_crowd_play(plan);
  if (!seen) throw Failed(fill(context.language, failed, {seen.error()}));

  const auto say = [&](const Text& text, std::initializer_list<std::string_view> parts) {
    std::cout << fill(context.language, text, parts) << '\n';
  };
  const auto number = [&](std::uint64_t n) { return grouped(context.language, n); };
  const double seconds = seen->seconds;
  say(tables_line, {number(plan.tables), number(seen->sockets)});
  if (!plan.idle) {
    const auto moves = seen->times.size();
    say(moves_line, {number(moves), in_tenths(seconds),
                     number(static_cast<std::uint64_t>(static_cast<double>(moves) / seconds))});
    std::vector<std::uint32_t> times = seen->times;
    std::ranges::sort(times);
    say(time_line, {in_tenths(quantile(times, 0.5)), in_tenths(quantile(times, 0.99)),
                    in_tenths(quantile(times, 0.999)), in_tenths(quantile(times, 1))});
  }
  say(refused_line, {number(seen->refused), number(seen->lost)});
  if (seen->lost > 0) say(back_line, {number(seen->back)});
  say(memory_line,
      {in_tenths(seen->bytes_after / 1e6), in_tenths((seen->bytes_after - seen->bytes_before) /
                                                     1e3 / static_cast<double>(plan.tables))});
  if (seen->forgotten > 0)
    throw Failed(fill(context.language, forgotten, {number(seen->forgotten)}));
}

}  // namespace troika::cli
