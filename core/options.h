#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"

namespace troika {

// One setting of a match, as in a record: `option players=3`.
struct Option {
  std::string key;
  std::string value;
  bool operator==(const Option&) const = default;
};

inline constexpr Reason unknown_option{"unknown-option", "this game has no such option"};
inline constexpr Reason bad_option{"bad-option", "the option cannot have this value"};

// The settings of a match, given one by one as text; `finish` checks that they fit together and
// prepares them. `list` gives back, in a fixed order, what `set` needs to make the same settings.
template <class O>
concept OptionSet = std::default_initializable<O> && std::copyable<O> &&
                    requires(O o, const O done, std::string_view text) {
                      { o.set(text, text) } -> std::same_as<const Reason*>;  // null: taken
                      { o.finish() } -> std::same_as<const Reason*>;         // null: they fit
                      { done.list() } -> std::same_as<std::vector<Option>>;
                    };

// A whole number in [low, high], written with digits only.
inline std::optional<int> read_number(std::string_view text, int low, int high) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (text.front() == '-' || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  if (value < low || value > high) return std::nullopt;
  return value;
}

}  // namespace troika
