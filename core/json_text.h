#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "core/reason.h"

namespace troika {

// JSON written straight into a string: the one way in which we write it. The many short messages of
// a room need it fast, a server spends more time on them than on the rules. Commas come by
// themselves. A function `write_json(out, value)` writes the members of an object whose braces the
// caller writes, so that others can be added.
class JsonText {
 public:
  explicit JsonText(std::size_t usual_size = 128) : text_(usual_size, '\0') {}

  JsonText& key(std::string_view name);  // in which nothing needs escaping
  JsonText& open(char bracket) {
    separate(1);
    put(bracket);
    first_ = true;
    return *this;
  }
  JsonText& close(char bracket) {
    make_room(1);
    put(bracket);
    first_ = false;
    return *this;
  }
  JsonText& value(std::string_view string);
  JsonText& value(const char* string) { return value(std::string_view(string)); }
  template <std::integral T>
  JsonText& value(T number) {
    constexpr std::size_t most_digits = 20;
    separate(most_digits);
    char* const begin = text_.data() + size_;
    size_ +=
        static_cast<std::size_t>(std::to_chars(begin, begin + most_digits, number).ptr - begin);
    return *this;
  }
  JsonText& value(bool yes) { return raw(yes ? "true" : "false"); }
  JsonText& value(double number);  // finite; the shortest text that is read as the same number
  template <class Item>
  JsonText& value(const std::optional<Item>& item) {
    return item ? value(*item) : null();
  }
  template <std::ranges::range List>
    requires(!std::convertible_to<List, std::string_view>)
  JsonText& value(const List& list) {
    open('[');
    for (const auto& item : list) value(item);
    return close(']');
  }
  JsonText& null() { return raw("null"); }
  JsonText& raw(std::string_view json) {  // JSON already
    separate(json.size());
    put(json);
    return *this;
  }

  std::string take() && {
    text_.resize(size_);
    return std::move(text_);
  }

 private:
  // Before anything is put.
  void make_room(std::size_t more) {
    if (text_.size() - size_ < more) text_.resize(std::max(2 * text_.size(), size_ + more));
  }
  void put(char c) { text_.data()[size_++] = c; }
  void put(std::string_view text) {
    text.copy(text_.data() + size_, text.size());
    size_ += text.size();
  }
  void separate(std::size_t more) {
    make_room(more + 1);
    if (!first_) put(',');
    first_ = false;
  }

  void put_escaped(char c);

  std::string text_;  // longer than what has been written
  std::size_t size_ = 0;
  bool first_ = true;  // nothing before it that a comma must follow
};

// {"code", "text" in that language, "clause" if there is one}.
inline void write_json(JsonText& out, const Reason& reason, Language language) {
  out.key("code").value(reason.code).key("text").value(reason.in(language));
  if (reason.clause > 0) out.key("clause").value(reason.clause);
}

// Something as an object of its own.
template <class T>
std::string json_of(const T& value) {
  JsonText out;
  out.open('{');
  write_json(out, value);
  return std::move(out.close('}')).take();
}

}  // namespace troika
