#include "room/entry.h"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "core/json_text.h"

namespace troika::room::log {
namespace {

namespace json = boost::json;

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};

// ---- writing

JsonText begin(std::string_view kind) {
  JsonText out;
  out.open('{').key("k").value(kind);
  return out;
}
JsonText begin(std::string_view kind, Player player) {
  JsonText out = begin(kind);
  out.key("p").value(static_cast<unsigned>(player));
  return out;
}

void add_list(JsonText& out, std::string_view key, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  out.key(key).open('[');
  for (const std::string& text : texts) out.value(text);
  out.close(']');
}

// ---- reading: what is missing or of another type is empty, and the reader below judges

class Reader {
 public:
  explicit Reader(const json::object& from) : from_(from) {}

  std::optional<std::string> text(std::string_view key) {
    const json::value* value = find(key);
    const json::string* string = value != nullptr ? value->if_string() : nullptr;
    if (string == nullptr) return wrong<std::string>();
    return std::string(string->data(), string->size());
  }
  std::optional<std::int64_t> number(std::string_view key) {
    const json::value* value = find(key);
    const std::int64_t* whole = value != nullptr ? value->if_int64() : nullptr;
    if (whole == nullptr) return wrong<std::int64_t>();
    return *whole;
  }
  Player player(std::string_view key = "p") {
    const auto value = number(key);
    if (value && *value >= 0 && *value < static_cast<std::int64_t>(most_players))
      return static_cast<Player>(*value);
    good_ = false;
    return {};
  }
  bool yes(std::string_view key) {
    const json::value* value = find(key);
    if (value != nullptr && value->is_bool()) return value->get_bool();
    good_ = false;
    return false;
  }
  std::vector<std::string> texts(std::string_view key) {
    std::vector<std::string> list;
    each(key, [&](const json::value& item) {
      const json::string* string = item.if_string();
      if (string != nullptr)
        list.emplace_back(string->data(), string->size());
      else
        good_ = false;
    });
    return list;
  }
  std::vector<std::int64_t> numbers(std::string_view key) {
    std::vector<std::int64_t> list;
    each(key, [&](const json::value& item) {
      const std::int64_t* whole = item.if_int64();
      if (whole != nullptr && *whole >= 0)
        list.push_back(*whole);
      else
        good_ = false;
    });
    return list;
  }
  bool has(std::string_view key) const { return find(key) != nullptr; }
  std::optional<std::int64_t> left() { return has("t") ? number("t") : std::nullopt; }
  const json::object* object(std::string_view key) {
    const json::value* value = find(key);
    return value != nullptr ? value->if_object() : nullptr;
  }
  bool is_good() const { return good_; }
  // The body, if everything was there.
  template <class T>
  std::optional<Body> done(T body) const {
    if (!good_) return std::nullopt;
    return Body(std::move(body));
  }

 private:
  const json::value* find(std::string_view key) const {
    return from_.if_contains(json::string_view(key.data(), key.size()));
  }
  template <class T>
  std::optional<T> wrong() {
    good_ = false;
    return std::nullopt;
  }
  template <class Use>
  void each(std::string_view key, Use use) {
    const json::value* value = find(key);
    if (value == nullptr) return;
    const json::array* array = value->if_array();
    if (array == nullptr)
      good_ = false;
    else
      for (const json::value& item : *array) use(item);
  }

  const json::object& from_;
  bool good_ = true;
};

std::optional<Body> read_created(Reader& from) {
  const auto host = from.text("host");
  const auto seed = read_hex(from.text("seed").value_or(""));
  const json::object* object = from.object("settings");
  if (!host || !seed || object == nullptr) return std::nullopt;
  auto settings = read_settings(*object);
  if (!settings) return std::nullopt;
  Created created{std::move(*settings), *host, Seed{*seed}, {}};
  if (from.has("next")) {
    const json::object* promise = from.object("next");
    if (promise == nullptr) return std::nullopt;
    Reader next(*promise);
    const auto match = next.text("match");
    const auto next_seed = read_hex(next.text("seed").value_or(""));
    if (!match || !next_seed) return std::nullopt;
    created.next = Promise{*match, Seed{*next_seed}};
  }
  return created;
}

std::optional<Body> read_started(Reader& from) {
  Started started{{}, from.texts("c")};
  for (const std::int64_t p : from.numbers("bots")) {
    if (p >= static_cast<std::int64_t>(most_players)) return std::nullopt;
    started.bots.push_back(static_cast<Player>(p));
  }
  return from.done(std::move(started));
}

std::optional<Body> read_body(Reader& from) {
  const std::string kind = from.text("k").value_or("");
  if (kind == "m")
    return from.done(Moved{from.player(), from.text("m").value_or(""),
                           from.has("id") ? from.text("id").value_or("") : "", from.left(),
                           from.texts("c")});
  if (kind == "created") return read_created(from);
  if (kind == "sat")
    return from.done(Sat{from.player(), from.text("guest").value_or(""),
                         from.text("name").value_or(""), from.text("entropy").value_or("")});
  if (kind == "left") return from.done(Left{from.player()});
  if (kind == "name") return from.done(Renamed{from.player(), from.text("name").value_or("")});
  if (kind == "start") return read_started(from);
  if (kind == "late") return from.done(TimedOut{from.player()});
  if (kind == "bot") return from.done(BotCame{from.player(), from.left()});
  if (kind == "return") return from.done(Returned{from.player()});
  if (kind == "back?") return from.done(TakebackAsked{from.player()});
  if (kind == "back!") return from.done(TakebackAnswered{from.player(), from.yes("yes")});
  if (kind == "back") {
    const auto to = from.number("to");
    if (!to || *to < 0 || *to > UINT32_MAX) return std::nullopt;
    return from.done(TakenBack{static_cast<std::uint32_t>(*to), from.numbers("t")});
  }
  if (kind == "claim") return from.done(Claimed{from.player(), from.player("against")});
  if (kind == "again") {
    const bool yes = from.yes("yes");
    return from.done(
        RematchAnswered{from.player(), yes, yes ? from.text("entropy").value_or("") : ""});
  }
  if (kind == "rematch") return from.done(RematchMade{from.text("match").value_or("")});
  return std::nullopt;
}

// An object that is still open.
JsonText write_body(const Body& body) {
  const auto to = Overloaded{
      [](const Created& b) {
        JsonText out = begin("created");
        out.key("settings").open('{');
        write_json(out, b.settings);
        out.close('}');
        out.key("host").value(b.host).key("seed").value(hex(b.seed.bytes));
        if (b.next) {
          out.key("next").open('{').key("match").value(b.next->match);
          out.key("seed").value(hex(b.next->seed.bytes)).close('}');
        }
        return out;
      },
      [](const Sat& b) {
        JsonText out = begin("sat", b.player);
        out.key("guest").value(b.guest).key("name").value(b.name);
        out.key("entropy").value(b.entropy);
        return out;
      },
      [](const Left& b) { return begin("left", b.player); },
      [](const Renamed& b) {
        JsonText out = begin("name", b.player);
        out.key("name").value(b.name);
        return out;
      },
      [](const Started& b) {
        JsonText out = begin("start");
        if (!b.bots.empty()) {
          out.key("bots").open('[');
          for (const Player p : b.bots) out.value(static_cast<unsigned>(p));
          out.close(']');
        }
        add_list(out, "c", b.chances);
        return out;
      },
      [](const Moved& b) {
        JsonText out = begin("m", b.player);
        out.key("m").value(b.move);
        if (!b.id.empty()) out.key("id").value(b.id);
        if (b.left) out.key("t").value(*b.left);
        add_list(out, "c", b.chances);
        return out;
      },
      [](const TimedOut& b) { return begin("late", b.player); },
      [](const BotCame& b) {
        JsonText out = begin("bot", b.player);
        if (b.left) out.key("t").value(*b.left);
        return out;
      },
      [](const Returned& b) { return begin("return", b.player); },
      [](const TakebackAsked& b) { return begin("back?", b.player); },
      [](const TakebackAnswered& b) {
        JsonText out = begin("back!", b.player);
        out.key("yes").value(b.yes);
        return out;
      },
      [](const TakenBack& b) {
        JsonText out = begin("back");
        out.key("to").value(b.to);
        if (!b.left.empty()) {
          out.key("t").open('[');
          for (const std::int64_t left : b.left) out.value(left);
          out.close(']');
        }
        return out;
      },
      [](const Claimed& b) {
        JsonText out = begin("claim", b.player);
        out.key("against").value(static_cast<unsigned>(b.against));
        return out;
      },
      [](const RematchAnswered& b) {
        JsonText out = begin("again", b.player);
        out.key("yes").value(b.yes);
        if (b.yes) out.key("entropy").value(b.entropy);
        return out;
      },
      [](const RematchMade& b) {
        JsonText out = begin("rematch");
        out.key("match").value(b.match);
        return out;
      },
  };
  return std::visit(to, body);
}

}  // namespace

std::string write(const Line& line) {
  JsonText out = write_body(line.body);
  if (line.asked) out.key("by").value(line.asked->guest).key("id").value(line.asked->id);
  return std::move(out.close('}')).take();
}

std::optional<Line> read(std::string_view text) {
  // Most bodies are small: they are parsed without a heap.
  unsigned char room[2048];
  json::monotonic_resource memory(room);
  boost::system::error_code error;
  const json::value value =
      json::parse(json::string_view(text.data(), text.size()), error, &memory);
  const json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr) return std::nullopt;
  Reader from(*object);
  auto body = read_body(from);
  if (!body) return std::nullopt;
  Line line{std::move(*body)};
  if (from.has("by")) {
    line.asked = Asked{from.text("by").value_or(""), from.text("id").value_or("")};
    if (!from.is_good()) return std::nullopt;
  }
  return line;
}

}  // namespace troika::room::log
