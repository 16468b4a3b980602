#include "room/settings.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <span>

#include "room/reasons.h"
#include "table/table.h"

namespace troika::room {
namespace {

namespace json = boost::json;
namespace why = reasons;
using Kind = TimeControl::Kind;

constexpr std::string_view kinds[] = {"none", "per-move", "total", "days"};
constexpr std::string_view absences[] = {"wait", "bot", "claim"};
constexpr std::int64_t a_day = 86'400'000;

// The place of a word in a list.
std::optional<std::size_t> find_word(std::span<const std::string_view> words,
                                     const json::value& value) {
  const json::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  const auto found = std::ranges::find(words, std::string_view(text->data(), text->size()));
  if (found == words.end()) return std::nullopt;
  return static_cast<std::size_t>(found - words.begin());
}

std::optional<std::int64_t> number(const json::value* value, std::int64_t low, std::int64_t high) {
  const std::int64_t* whole = value != nullptr ? value->if_int64() : nullptr;
  if (whole == nullptr || *whole < low || *whole > high) return std::nullopt;
  return *whole;
}

std::expected<TimeControl, Fault> read_clock(const json::value& from) {
  const json::object* object = from.if_object();
  const json::value* kind_text = object != nullptr ? object->if_contains("kind") : nullptr;
  const auto kind = kind_text != nullptr ? find_word(kinds, *kind_text) : std::nullopt;
  if (!kind) return fault(why::bad_clock, "clock");
  TimeControl control{static_cast<Kind>(*kind), {}, {}};
  if (control.kind == Kind::none) {
    if (object->size() != 1) return fault(why::bad_clock, "clock");
    return control;
  }
  const auto base = number(object->if_contains("base"), 1000, 100 * a_day);
  if (!base || (control.kind == Kind::days && *base % a_day != 0))
    return fault(why::bad_clock, "clock");
  control.base = Millis(*base);
  const json::value* increment = object->if_contains("increment");
  if (increment != nullptr) {
    const auto value = number(increment, 0, a_day);
    if (!value || control.kind != Kind::total) return fault(why::bad_clock, "clock");
    control.increment = Millis(*value);
  }
  if (object->size() != (increment != nullptr ? 3U : 2U)) return fault(why::bad_clock, "clock");
  return control;
}

std::expected<Wish, Fault> read_wish(const json::value& from) {
  constexpr std::string_view words[] = {"person", "bot", "open"};
  if (const auto whom = find_word(words, from)) return Wish{static_cast<Wish::For>(*whom)};
  const json::object* object = from.if_object();
  if (object == nullptr || object->size() != 1) return fault(why::bad_setting, "seats");
  const auto level = number(object->if_contains("bot"), 1, strongest_level);
  if (!level) return fault(why::bad_level, "seats");
  return Wish{Wish::For::bot, static_cast<int>(*level)};
}

std::expected<void, Fault> read_one(Settings& settings, std::string_view key,
                                    const json::value& value) {
  if (key == "game") {
    const json::string* game = value.if_string();
    if (game == nullptr) return fault(why::bad_setting, "game");
    settings.game.assign(game->data(), game->size());
  } else if (key == "options") {
    const json::object* options = value.if_object();
    if (options == nullptr) return fault(why::bad_setting, "options");
    for (const auto& option : *options) {
      const json::string* text = option.value().if_string();
      if (text == nullptr) return fault(why::bad_setting, "options");
      settings.options.push_back({std::string(option.key()), {text->data(), text->size()}});
    }
  } else if (key == "seats") {
    const json::array* seats = value.if_array();
    if (seats == nullptr || seats->size() > most_players) return fault(why::bad_setting, "seats");
    for (const json::value& seat : *seats) {
      const auto wish = read_wish(seat);
      if (!wish) return std::unexpected(wish.error());
      settings.seats.push_back(*wish);
    }
  } else if (key == "clock") {
    const auto clock = read_clock(value);
    if (!clock) return std::unexpected(clock.error());
    settings.clock = *clock;
  } else if (key == "absent") {
    const auto absent = find_word(absences, value);
    if (!absent) return fault(why::bad_setting, "absent");
    settings.absent = static_cast<Absent>(*absent);
  } else if (key == "bot_level") {
    const auto level = number(&value, 1, strongest_level);
    if (!level) return fault(why::bad_level, "bot_level");
    settings.bot_level = static_cast<int>(*level);
  } else if (key == "listed") {
    if (!value.is_bool()) return fault(why::bad_setting, "listed");
    settings.listed = value.get_bool();
  } else {
    return fault(why::unknown_setting);
  }
  return {};
}

}  // namespace

std::expected<Settings, Fault> read_settings(const json::object& from) {
  Settings settings;
  for (const auto& one : from)
    if (const auto read = read_one(settings, one.key(), one.value()); !read)
      return std::unexpected(read.error());
  const auto table = make_table(settings.game, settings.options);
  if (!table) return fault(*table.error().reason, settings.game.empty() ? "game" : "options");
  if (settings.seats.empty()) settings.seats.resize((*table)->players());
  if (settings.seats.size() != (*table)->players()) return fault(why::bad_seats, "seats");
  return settings;
}

void write_json(JsonText& out, const Settings& settings) {
  out.key("game").value(settings.game).key("options").open('{');
  for (const Option& option : settings.options) out.key(option.key).value(option.value);
  out.close('}').key("seats").open('[');
  for (const Wish& wish : settings.seats) {
    if (wish.whom == Wish::For::bot)
      out.open('{').key("bot").value(wish.level).close('}');
    else
      out.value(wish.whom == Wish::For::person ? "person" : "open");
  }
  out.close(']').key("clock").open('{');
  write_json(out, settings.clock);
  out.close('}').key("absent").value(text_of(settings.absent));
  out.key("bot_level").value(settings.bot_level).key("listed").value(settings.listed);
}

void write_json(JsonText& out, const TimeControl& control) {
  out.key("kind").value(kinds[static_cast<std::size_t>(control.kind)]);
  if (control.kind != Kind::none) out.key("base").value(control.base.count());
  if (control.kind == Kind::total) out.key("increment").value(control.increment.count());
}

std::string_view text_of(Absent absent) { return absences[static_cast<std::size_t>(absent)]; }

}  // namespace troika::room
