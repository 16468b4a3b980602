#include "core/options.h"

#include <algorithm>

namespace troika {

const Reason* why_not(std::span<const OptionSpec> catalogue, std::string_view key,
                      std::string_view value) {
  const auto spec = std::ranges::find(catalogue, key, &OptionSpec::key);
  if (spec == catalogue.end()) return &unknown_option;
  bool fits = true;
  switch (spec->kind) {
    case OptionSpec::Kind::number:
      fits = read_number(value, spec->low, spec->high).has_value();
      break;
    case OptionSpec::Kind::choice:
      fits = std::ranges::find(spec->values, value) != spec->values.end();
      break;
    case OptionSpec::Kind::toggle:
      fits = value == "0" || value == "1";
      break;
    case OptionSpec::Kind::text:
    case OptionSpec::Kind::file:
      break;  // the game reads it
  }
  return fits ? nullptr : &bad_option;
}

}  // namespace troika
