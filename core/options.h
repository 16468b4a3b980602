#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
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

// What there is to know about a setting, written down once by the game: forms, lists, flags of the
// command line and the table in docs/RECORDS.md are made of it.
struct OptionSpec {
  enum class Kind : std::uint8_t {
    number,  // from `low` to `high`
    choice,  // one of `values`
    toggle,  // 0 or 1
    text,    // anything that the game can read; `values` are what is offered
    file,    // the same, too long to be typed
  };
  std::string_view key;
  Kind kind;
  std::string_view usual;  // the value if nothing is said; empty: none
  Text title;              // for people
  int low = 0, high = 0;
  std::span<const std::string_view> values{};
  // Whether it makes sense beside the other settings: «figures=combination,named» says that
  // figures must be one of these two. Empty: always.
  std::string_view only_with{};
  std::string_view flags{};  // on the command line, as «--figure,--figures»
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

// Who begins is a setting of several games.
inline constexpr Text who_begins{"option-first", "Who begins"};

// Why an option cannot have this value, as far as its kind and range say; null: it may.
const Reason* why_not(std::span<const OptionSpec> catalogue, std::string_view key,
                      std::string_view value);

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
