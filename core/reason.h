#pragma once

#include <cstddef>
#include <expected>
#include <string_view>

namespace troika {

enum class Language { en, ru };

// Why something was refused: a stable code for programs and a sentence for people in each language.
// Reasons are constants, declared beside the rule they speak of and compared by address.
struct Reason {
  std::string_view code;
  std::string_view en;
  std::string_view ru;

  constexpr std::string_view in(Language language) const {
    return language == Language::ru ? ru : en;
  }
};

// A reason and where in the input it struck. `field` names the part of a position line ("BOARD"),
// empty where there are no fields; `column` counts bytes from 0.
struct Fault {
  const Reason* reason;
  std::string_view field{};
  std::size_t column = 0;
};

inline std::unexpected<Fault> fault(const Reason& reason, std::string_view field = {},
                                    std::size_t column = 0) {
  return std::unexpected(Fault{&reason, field, column});
}

}  // namespace troika
