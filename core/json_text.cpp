#include "core/json_text.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cassert>
#include <cmath>

namespace troika {
namespace {

// Without branches, so that many are looked at in one step.
bool is_plain(std::string_view string) {
  unsigned char odd = 0;
  for (const char c : string) {
    const auto code = static_cast<unsigned char>(c);
    odd |= static_cast<unsigned char>(code < ' ') | static_cast<unsigned char>(code == '"') |
           static_cast<unsigned char>(code == '\\');
  }
  return odd == 0;
}

}  // namespace

JsonText& JsonText::key(std::string_view name) {
  separate(name.size() + 3);
  put('"');
  put(name);
  put('"');
  put(':');
  first_ = true;
  return *this;
}

JsonText& JsonText::value(std::string_view string) {
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

void JsonText::put_escaped(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr std::string_view short_forms = "\bb\ff\nn\rr\tt\"\"\\\\";
  make_room(6);
  if (is_plain({&c, 1})) return put(c);
  put('\\');
  for (std::size_t i = 0; i < short_forms.size(); i += 2)
    if (short_forms[i] == c) return put(short_forms[i + 1]);
  put("u00");
  put(digits[static_cast<std::size_t>(c) >> 4U]);
  put(digits[static_cast<std::size_t>(c) & 15U]);
}

// Boost's shortest digits, as 6.25E-1. Those of std::to_chars are the same, but bring tables of
// 137 kB into the WebAssembly.
JsonText& JsonText::value(double number) {
  assert(std::isfinite(number));
  return raw(boost::json::serialize(boost::json::value(number)));
}

}  // namespace troika
