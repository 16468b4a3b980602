#include "tournament/settings.h"

#include <algorithm>
#include <boost/json/value.hpp>

#include "room/names.h"
#include "tournament/reasons.h"

namespace troika::tournament {
namespace {

namespace json = boost::json;
namespace why = reasons;

constexpr std::string_view formats[] = {"round-robin", "swiss", "open"};
constexpr std::int64_t most_rounds = 127;
constexpr std::int64_t most_matches = 9999;  // bots play many

std::optional<std::string_view> text_in(const json::value& value) {
  const json::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  return std::string_view(text->data(), text->size());
}

std::expected<int, Fault> read_best_of(const json::value& value) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < 1 || *number > 7 || *number % 2 == 0)
    return fault(why::bad_best_of, "best_of");
  return static_cast<int>(*number);
}

std::expected<void, Fault> read_one(Settings& settings, int& best_of, std::string_view key,
                                    const json::value& value) {
  if (key == "name") {
    const auto name = text_in(value);
    if (!name || !room::is_name(*name)) return fault(why::bad_name, "name");
    settings.name = *name;
  } else if (key == "format") {
    const auto found = std::ranges::find(formats, text_in(value).value_or(""));
    if (found == std::end(formats)) return fault(why::bad_format, "format");
    settings.format = static_cast<Format>(found - std::begin(formats));
  } else if (key == "rounds") {
    const std::int64_t* rounds = value.if_int64();
    if (rounds == nullptr || *rounds < 0 || *rounds > most_rounds)
      return fault(why::bad_setting, "rounds");
    settings.rounds = static_cast<std::size_t>(*rounds);
  } else if (key == "best_of") {
    const auto number = read_best_of(value);
    if (!number) return std::unexpected(number.error());
    best_of = *number;
  } else if (key == "matches") {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 1 || *number > most_matches)
      return fault(why::bad_setting, "matches");
    settings.matches = static_cast<int>(*number);
  } else if (key == "duplicate") {
    if (!value.is_bool()) return fault(why::bad_setting, "duplicate");
    settings.duplicate = value.get_bool();
  } else if (key == "table") {
    const json::object* table = value.if_object();
    if (table == nullptr) return fault(why::bad_setting, "table");
    auto read = room::read_settings(*table);
    if (!read) return fault(*read.error().reason, "table");
    settings.table = std::move(*read);
  } else {
    return fault(why::unknown_setting);
  }
  return {};
}

// Best of N is the game's own option where it has one; elsewhere a table plays several matches.
std::expected<void, Fault> set_best_of(Settings& settings, int best_of) {
  if (best_of == 1) return {};
  std::vector<Option> options = settings.table.options;
  std::erase_if(options, [](const Option& option) { return option.key == "games"; });
  options.push_back({"games", std::to_string(best_of)});
  if (const auto ranking = make_ranking(settings.table.game, options); ranking)
    settings.table.options = std::move(options);
  else if (ranking.error().reason == &unknown_option)
    settings.matches = best_of;
  else
    return fault(*ranking.error().reason, "best_of");
  return {};
}

bool has_even_sides(const Ranking& ranking) {
  std::vector<std::size_t> sizes(ranking.sides());
  for (std::size_t p = 0; p < ranking.players(); ++p)
    ++sizes[ranking.side_of(static_cast<Player>(p))];
  return std::ranges::all_of(sizes, [&](std::size_t size) { return size == sizes.front(); });
}

}  // namespace

std::string_view text_of(Format format) { return formats[static_cast<std::size_t>(format)]; }

std::expected<Settings, Fault> read_settings(const json::object& from) {
  Settings settings;
  int best_of = 1;
  for (const auto& one : from)
    if (const auto read = read_one(settings, best_of, one.key(), one.value()); !read)
      return std::unexpected(read.error());
  if (settings.name.empty()) return fault(why::bad_name, "name");
  if (settings.table.game.empty()) return fault(why::bad_setting, "table");
  if (const auto set = set_best_of(settings, best_of); !set) return std::unexpected(set.error());
  if (!has_even_sides(*ranking_of(settings))) return fault(why::uneven_sides, "table");
  if (settings.duplicate && settings.format == Format::open)
    return fault(why::no_duplicates, "duplicate");
  return settings;
}

void write_json(JsonText& out, const Settings& settings) {
  out.key("name").value(settings.name).key("format").value(text_of(settings.format));
  out.key("rounds").value(settings.rounds).key("matches").value(settings.matches);
  out.key("duplicate").value(settings.duplicate).key("table").open('{');
  room::write_json(out, settings.table);
  out.close('}');
}

std::unique_ptr<Ranking> ranking_of(const Settings& settings) {
  return *make_ranking(settings.table.game, settings.table.options);
}

}  // namespace troika::tournament
