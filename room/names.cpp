#include "room/names.h"

namespace troika::room {

bool is_name(std::string_view name) {
  constexpr std::size_t longest_name = 40;
  std::size_t characters = 0;
  for (std::size_t i = 0; i < name.size(); ++characters) {
    const auto byte = [&](std::size_t at) {
      return at < name.size() ? static_cast<unsigned char>(name[at]) : 0U;
    };
    const unsigned lead = byte(i);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || lead < ' ' || lead == 0x7F) return false;
    for (std::size_t k = 1; k < length; ++k)
      if ((byte(i + k) & 0xC0U) != 0x80U) return false;
    const unsigned second = byte(i + 1);
    if ((lead == 0xC2 && second < 0xA0) ||  // more control characters
        (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second >= 0xA0) ||
        (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second >= 0x90))
      return false;
    i += length;
  }
  return characters > 0 && characters <= longest_name && name.front() != ' ' && name.back() != ' ';
}

}  // namespace troika::room
