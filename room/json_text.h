#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace troika::room {

// JSON written straight into a string, which is what the many short messages of a room need: a
// server spends more time on writing them than on the rules. Commas come by themselves.
class JsonText {
 public:
  explicit JsonText(std::size_t usual_size = 128) : text_(usual_size, '\0') {}

  JsonText& key(std::string_view name) {  // in which nothing needs escaping
    separate(name.size() + 3);
    put('"');
    put(name);
    put('"');
    put(':');
    first_ = true;
    return *this;
  }
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
  JsonText& value(std::string_view string) {
    separate(string.size() + 2);
    put('"');
    if (is_plain(string))
      put(string);
    else
      for (const char c : string) put_escaped(c);
    make_room(1);
    put('"');
    return *this;
  }
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

  // Without branches, so that many are looked at in one step.
  static bool is_plain(std::string_view string) {
    unsigned char odd = 0;
    for (const char c : string) {
      const auto code = static_cast<unsigned char>(c);
      odd |= static_cast<unsigned char>(code < ' ') | static_cast<unsigned char>(code == '"') |
             static_cast<unsigned char>(code == '\\');
    }
    return odd == 0;
  }
  void put_escaped(char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    make_room(6);
    if (is_plain({&c, 1})) return put(c);
    put('\\');
    if (c == '"' || c == '\\') return put(c);
    put("u00");
    put(digits[static_cast<std::size_t>(c) >> 4U]);
    put(digits[static_cast<std::size_t>(c) & 15U]);
  }

  std::string text_;  // longer than what has been written
  std::size_t size_ = 0;
  bool first_ = true;  // nothing before it that a comma must follow
};

}  // namespace troika::room
