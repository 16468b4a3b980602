#pragma once

#include <string>
#include <vector>

namespace troika::test {

// A sentence as it stands in the code: `constexpr Text coins_won{"coins-won", "Coins won"}`.
struct EnglishPhrase {
  std::string code;
  std::string text;
  bool is_noun;  // with forms for numbers
};

// All of a folder and those below it that have no catalogues of their own, in the order of the
// files. They are read from the sources, because a constant
// cannot be asked whether there are others.
std::vector<EnglishPhrase> english_in(const std::string& folder);

}  // namespace troika::test
