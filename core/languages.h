#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace troika {

// What a language has of its own besides its words.
struct LanguageFacts {
  std::string_view code;                     // "de"
  std::string_view name;                     // as those who speak it call it
  std::size_t forms;                         // that a noun has after numbers,
  std::size_t (*form)(std::uint64_t count);  // and which of them it takes
  std::string_view separator;                // between groups of three digits
  std::size_t grouped_from;                  // digits that a number with groups has at least
  char decimal;
};

namespace plural {
// "1 coin", "2 coins"; „1 Münze“, „2 Münzen“.
constexpr std::size_t one_other(std::uint64_t count) { return count == 1 ? 0 : 1; }
// «1 монетка», «2 монетки», «5 монеток».
constexpr std::size_t one_few_many(std::uint64_t count) {
  const std::uint64_t last = count % 10, last_two = count % 100;
  if (last_two >= 11 && last_two <= 14) return 2;
  if (last == 1) return 0;
  return last >= 2 && last <= 4 ? 1 : 2;
}
}  // namespace plural

// The languages, English first: its words stand in the code, those of the others in the folders
// `words/` (docs/ADDING_A_LANGUAGE.md).
inline constexpr LanguageFacts language_list[] = {
    {"en", "English", 2, plural::one_other, ",", 4, '.'},
    // A no-break space keeps a number together.
    {"ru", "Русский", 3, plural::one_few_many, "\u00a0", 5, ','},
    {"de", "Deutsch", 2, plural::one_other, ".", 4, ','},
};

// Where in the list a language stands. For one that is not there it does not compile.
consteval std::size_t language_index(std::string_view code) {
  std::size_t index = 0;
  while (language_list[index].code != code) ++index;
  return index;
}

}  // namespace troika
