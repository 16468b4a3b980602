#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace troika::room {

// JSON written straight into a string, which is what the many short messages of a room need.
// Commas come by themselves.
class JsonText {
 public:
  explicit JsonText(std::size_t usual_size = 128) { text_.reserve(usual_size); }

  JsonText& key(std::string_view name) {  // in which nothing needs escaping
    separate();
    text_ += '"';
    text_ += name;
    text_ += "\":";
    first_ = true;
    return *this;
  }
  JsonText& open(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonText& close(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  JsonText& value(std::string_view string) {
    separate();
    quote(string);
    return *this;
  }
  JsonText& value(const char* string) { return value(std::string_view(string)); }
  template <std::integral T>
  JsonText& value(T number) {
    char digits[24];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
    return raw({digits, static_cast<std::size_t>(end - digits)});
  }
  JsonText& value(bool yes) { return raw(yes ? "true" : "false"); }
  JsonText& null() { return raw("null"); }
  JsonText& raw(std::string_view json) {  // JSON already
    separate();
    text_ += json;
    return *this;
  }

  std::string take() && { return std::move(text_); }

 private:
  void separate() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  static bool is_plain(char c) {
    return static_cast<unsigned char>(c) >= ' ' && c != '"' && c != '\\';
  }
  void quote(std::string_view string) {
    text_ += '"';
    while (!string.empty()) {
      const auto plain = static_cast<std::size_t>(
          std::find_if_not(string.begin(), string.end(), is_plain) - string.begin());
      text_ += string.substr(0, plain);
      string.remove_prefix(plain);
      if (string.empty()) break;
      escape(string.front());
      string.remove_prefix(1);
    }
    text_ += '"';
  }
  void escape(char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    text_ += '\\';
    if (c == '"' || c == '\\') {
      text_ += c;
    } else {
      text_ += "u00";
      text_ += digits[static_cast<std::size_t>(c) >> 4U];
      text_ += digits[static_cast<std::size_t>(c) & 15U];
    }
  }

  std::string text_;
  bool first_ = true;  // nothing before it that a comma must follow
};

}  // namespace troika::room
