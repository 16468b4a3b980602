#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "core/words.h"

namespace troika {

// Why something was refused: a stable code for programs, a sentence for people, and the number of
// the rule if there is one. Reasons are constants, declared beside the rule they speak of and
// compared by address.
struct Reason {
  std::string_view code;
  std::string_view en;
  int clause = 0;

  std::string_view in(Language language) const { return language.say(code, en); }
};

// "the cell is taken by a piece (rule 11)".
std::string cited(Language language, const Reason& reason);

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
