#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_text.h"
#include "core/options.h"
#include "core/reason.h"
#include "table/rulebook.h"

namespace troika::page {

namespace json = boost::json;

// The fields of a question. The page is our own, so a missing field is empty and no more is made of
// it.
class Question {
 public:
  explicit Question(json::object fields) : fields_(std::move(fields)) {}

  std::string_view text(std::string_view key) const {
    const json::value* value = find(key);
    const json::string* string = value != nullptr ? value->if_string() : nullptr;
    return string != nullptr ? std::string_view(string->data(), string->size())
                             : std::string_view();
  }
  std::optional<std::uint32_t> number(std::string_view key) const {
    const json::value* value = find(key);
    if (value == nullptr || !value->is_int64() || value->get_int64() < 0) return std::nullopt;
    return static_cast<std::uint32_t>(value->get_int64());
  }
  const json::array& list(std::string_view key) const {
    static const json::array none;
    const json::value* value = find(key);
    return value != nullptr && value->is_array() ? value->get_array() : none;
  }
  std::vector<std::string> texts(std::string_view key) const {
    std::vector<std::string> all;
    for (const json::value& value : list(key))
      if (const json::string* string = value.if_string())
        all.emplace_back(string->data(), string->size());
    return all;
  }
  std::vector<Option> options() const {
    std::vector<Option> all;
    const json::value* value = find("options");
    if (value == nullptr || !value->is_object()) return all;
    for (const auto& option : value->get_object())
      if (const json::string* string = option.value().if_string())
        all.push_back({std::string(option.key()), {string->data(), string->size()}});
    return all;
  }

 private:
  const json::value* find(std::string_view key) const {
    return fields_.if_contains({key.data(), key.size()});
  }
  json::object fields_;
};

struct Words {};  // the name of this folder's catalogues

// The language of the question that is being answered: {"lang": "de"}, or English.
extern Language language;

inline std::string refusal(const Reason& reason, std::optional<std::size_t> line = {}) {
  JsonText out;
  write_json(out.open('{').key("refused").open('{'), reason, language);
  out.close('}');
  if (line) out.key("line").value(*line);
  return std::move(out.close('}')).take();
}
// An object with one member, which is JSON already.
inline std::string one(std::string_view key, std::string_view json) {
  return std::move(JsonText().open('{').key(key).raw(json).close('}')).take();
}

// The rulebook for these settings, made once (questions.cpp).
std::expected<Rulebook*, Fault> rulebook_of(std::string_view game,
                                            const std::vector<Option>& options);

// About tables that are kept here (tables.cpp).
std::string open_table(const Question& question);
std::string close_table(const Question& question);
std::string state(const Question& question);
std::string play(const Question& question);
std::string undo(const Question& question);
std::string look_at_table(const Question& question);
std::string story(const Question& question);
std::string record(const Question& question);

// About what the question brings with it (questions.cpp).
std::string position(const Question& question);
std::string look(const Question& question);
std::string why_not(const Question& question);
std::string think(const Question& question);
std::string verify(const Question& question);
std::string about(const Question& question);
std::string bench(const Question& question);

}  // namespace troika::page
