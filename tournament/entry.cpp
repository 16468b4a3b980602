#include "tournament/entry.h"

#include <boost/json/parse.hpp>

#include "core/json_text.h"

namespace troika::tournament {
namespace {

namespace json = boost::json;

// ---- writing

JsonText begin(std::string_view kind) {
  JsonText out;
  out.open('{').key("k").value(kind);
  return out;
}
std::string end(JsonText& out) { return std::move(out.close('}')).take(); }

void add(JsonText& out, const Paired& paired) {
  out.key("tables").value(paired.tables);
  if (!paired.resting.empty()) out.key("resting").value(paired.resting);
}

struct Writer {
  std::string operator()(const log::Created& b) const {
    JsonText out = begin("created");
    out.key("settings").open('{');
    write_json(out, b.settings);
    out.close('}').key("host").value(b.host).key("seed").value(room::hex(b.seed.bytes));
    return end(out);
  }
  std::string operator()(const log::Joined& b) const {
    JsonText out = begin("joined");
    out.key("guest").value(b.guest).key("name").value(b.name);
    if (!b.members.empty()) out.key("members").value(b.members);
    if (b.bot > 0) out.key("bot").value(b.bot);
    return end(out);
  }
  std::string operator()(const log::Left& b) const {
    JsonText out = begin("left");
    out.key("entrant").value(b.entrant).key("taken_out").value(b.taken_out);
    return end(out);
  }
  std::string operator()(const log::Returned& b) const {
    JsonText out = begin("returned");
    out.key("entrant").value(b.entrant);
    return end(out);
  }
  std::string operator()(const log::Started& b) const {
    JsonText out = begin("started");
    out.key("lots").value(b.lots).key("rounds").value(b.rounds);
    return end(out);
  }
  std::string operator()(const log::Planned& b) const {
    JsonText out = begin("planned");
    out.key("plan").open('[');
    for (const Paired& paired : b.rounds) {
      out.open('{');
      add(out, paired);
      out.close('}');
    }
    out.close(']');
    return end(out);
  }
  std::string operator()(const log::RoundMade& b) const {
    JsonText out = begin("round");
    add(out, b.paired);
    if (!b.commitment.empty()) out.key("commitment").value(b.commitment);
    return end(out);
  }
  std::string operator()(const log::TableMade& b) const {
    JsonText out = begin("table");
    out.key("entrants").value(b.entrants);
    return end(out);
  }
  std::string operator()(const log::Reported& b) const {
    JsonText out = begin("result");
    out.key("table").value(b.table).key("sheets");
    write_json(out, b.sheets);
    if (b.corrected) out.key("corrected").value(true);
    return end(out);
  }
  std::string operator()(const log::Forfeited& b) const {
    JsonText out = begin("forfeit");
    out.key("table").value(b.table).key("entrants").value(b.entrants);
    return end(out);
  }
  std::string operator()(const log::Opened& b) const {
    JsonText out = begin("opened");
    out.key("round").value(b.round).key("seed").value(room::hex(b.seed.bytes));
    return end(out);
  }
  std::string operator()(const log::Paused&) const { return R"({"k":"paused"})"; }
  std::string operator()(const log::Resumed&) const { return R"({"k":"resumed"})"; }
  std::string operator()(const log::Ended&) const { return R"({"k":"ended"})"; }
};

// ---- reading: what is missing or of another type makes the whole wrong

class Fields {
 public:
  explicit Fields(const json::object& from) : from_(from) {}

  const json::value* find(std::string_view key) const { return from_.if_contains(key); }
  std::string text(std::string_view key) {
    const json::value* value = find(key);
    const json::string* text = value != nullptr ? value->if_string() : nullptr;
    return text != nullptr ? std::string(text->data(), text->size()) : wrong<std::string>();
  }
  std::string optional_text(std::string_view key) {
    return find(key) != nullptr ? text(key) : std::string();
  }
  std::size_t number(std::string_view key) {
    const json::value* value = find(key);
    return value != nullptr ? one_number(*value) : wrong<std::size_t>();
  }
  bool yes(std::string_view key) {
    const json::value* value = find(key);
    if (value == nullptr) return false;
    return value->is_bool() ? value->get_bool() : wrong<bool>();
  }
  room::Seed seed(std::string_view key) {
    const auto digest = room::read_hex(text(key));
    return digest ? room::Seed{*digest} : wrong<room::Seed>();
  }
  // A list, which may be missing.
  template <class Item>
  std::vector<Item> list(std::string_view key, Item (Fields::*read)(const json::value&)) {
    const json::value* value = find(key);
    return value != nullptr ? items(*value, read) : std::vector<Item>();
  }
  std::size_t one_number(const json::value& value) {
    const std::int64_t* number = value.if_int64();
    constexpr std::int64_t most = 1'000'000;
    if (number == nullptr || *number < 0 || *number > most) return wrong<std::size_t>();
    return static_cast<std::size_t>(*number);
  }
  std::string one_text(const json::value& value) {
    const json::string* text = value.if_string();
    return text != nullptr ? std::string(text->data(), text->size()) : wrong<std::string>();
  }
  std::vector<std::size_t> numbers(const json::value& value) {
    return items<std::size_t>(value, &Fields::one_number);
  }
  Paired one_paired(const json::value& value) {
    const json::object* object = value.if_object();
    if (object == nullptr) return wrong<Paired>();
    Fields inner(*object);
    Paired paired = inner.paired();
    good_ &= inner.good_;
    return paired;
  }
  Paired paired() {
    if (find("tables") == nullptr) return wrong<Paired>();
    return {list<std::vector<std::size_t>>("tables", &Fields::numbers),
            list<std::size_t>("resting", &Fields::one_number)};
  }
  template <class T>
  std::optional<log::Body> done(T body) const {
    if (!good_) return std::nullopt;
    return log::Body(std::move(body));
  }

 private:
  template <class T>
  T wrong() {
    good_ = false;
    return {};
  }
  template <class Item>
  std::vector<Item> items(const json::value& value, Item (Fields::*read)(const json::value&)) {
    const json::array* array = value.if_array();
    if (array == nullptr) return wrong<std::vector<Item>>();
    std::vector<Item> all;
    for (const json::value& item : *array) all.push_back((this->*read)(item));
    return all;
  }

  const json::object& from_;
  bool good_ = true;
};

std::optional<log::Body> read_created(Fields& from) {
  const json::value* value = from.find("settings");
  const json::object* object = value != nullptr ? value->if_object() : nullptr;
  if (object == nullptr) return std::nullopt;
  auto settings = read_settings(*object);
  if (!settings) return std::nullopt;
  return from.done(log::Created{std::move(*settings), from.text("host"), from.seed("seed")});
}

std::optional<log::Body> read_reported(Fields& from) {
  const json::value* value = from.find("sheets");
  auto sheets = value != nullptr ? read_sheets(*value) : std::nullopt;
  if (!sheets) return std::nullopt;
  return from.done(log::Reported{from.number("table"), std::move(*sheets), from.yes("corrected")});
}

}  // namespace

std::string log::write(const Body& body) { return std::visit(Writer{}, body); }

std::optional<log::Body> log::read(std::string_view text) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  const json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr) return std::nullopt;
  Fields from(*object);
  const std::string kind = from.text("k");
  if (kind == "created") return read_created(from);
  if (kind == "joined")
    return from.done(Joined{
        from.text("guest"), from.text("name"), from.list<std::string>("members", &Fields::one_text),
        from.find("bot") != nullptr ? static_cast<int>(from.number("bot")) : 0});
  if (kind == "left") return from.done(Left{from.number("entrant"), from.yes("taken_out")});
  if (kind == "returned") return from.done(Returned{from.number("entrant")});
  if (kind == "started")
    return from.done(
        Started{from.list<std::size_t>("lots", &Fields::one_number), from.number("rounds")});
  if (kind == "planned") return from.done(Planned{from.list<Paired>("plan", &Fields::one_paired)});
  if (kind == "round") return from.done(RoundMade{from.paired(), from.optional_text("commitment")});
  if (kind == "table")
    return from.done(TableMade{from.list<std::size_t>("entrants", &Fields::one_number)});
  if (kind == "result") return read_reported(from);
  if (kind == "forfeit")
    return from.done(
        Forfeited{from.number("table"), from.list<std::size_t>("entrants", &Fields::one_number)});
  if (kind == "opened") return from.done(Opened{from.number("round"), from.seed("seed")});
  if (kind == "paused") return from.done(Paused{});
  if (kind == "resumed") return from.done(Resumed{});
  if (kind == "ended") return from.done(Ended{});
  return std::nullopt;
}

std::optional<std::vector<Sheet>> read_sheets(const json::value& from) {
  const json::array* list = from.if_array();
  constexpr std::size_t most_games = 10'000;
  if (list == nullptr || list->size() > most_games) return std::nullopt;
  std::vector<Sheet> sheets;
  for (const json::value& item : *list) {
    const json::object* object = item.if_object();
    const json::value* marks = object != nullptr ? object->if_contains("marks") : nullptr;
    const json::array* sides = marks != nullptr ? marks->if_array() : nullptr;
    if (sides == nullptr) return std::nullopt;
    Sheet sheet;
    if (const json::value* about = object->if_contains("about")) {
      if (!about->is_string()) return std::nullopt;
      sheet.about = std::string(about->get_string());
    }
    for (const json::value& side : *sides) {
      const json::array* numbers = side.if_array();
      if (numbers == nullptr) return std::nullopt;
      auto& counts = sheet.marks.emplace_back();
      for (const json::value& number : *numbers) {
        const std::int64_t* count = number.if_int64();
        if (count == nullptr || *count < 0 || *count > 999) return std::nullopt;
        counts.push_back(static_cast<int>(*count));
      }
    }
    sheets.push_back(std::move(sheet));
  }
  return sheets;
}

void write_json(JsonText& out, const std::vector<Sheet>& sheets) {
  out.open('[');
  for (const Sheet& sheet : sheets) {
    out.open('{');
    if (!sheet.about.empty()) out.key("about").value(sheet.about);
    out.key("marks").value(sheet.marks).close('}');
  }
  out.close(']');
}

}  // namespace troika::tournament
