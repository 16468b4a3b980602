#pragma once

#include <string_view>

namespace troika::touche {

// The standard board (RULES 2), in the format that own boards are written in too.
inline constexpr std::string_view cross_board = R"({
  "name": "cross",
  "title": {"en": "Cross", "ru": "Крест"},
  "files": "abcdefghijkl",
  "ranks": 12,
  "rows": [
    ".. .. .. AS FR 2S 9H 3H TH .. .. ..",
    ".. .. .. 3S 4S 5S TH 4H JH .. .. ..",
    ".. .. 6S 7S 8S 9S JH 5H QH 6H .. ..",
    "TS JS QS KS AS 2S FR 6H KH 7H 3H AH",
    "3S 4S 5S 6S 7S 8S QH 7H AH 8H 4H FR",
    "9S TS JS FR QS KS KH 8H 2H 9H 5H 2H",
    "2C 5C 9C 2C 8C KC KD QD FR JD TD 9D",
    "FR 4C 8C AC 7C QC 8D 7D 6D 5D 4D 3D",
    "AC 3C 7C KC 6C FR 2D AD KD QD JD TD",
    ".. .. 6C QC 5C JC 9D 8D 7D 6D .. ..",
    ".. .. .. JC 4C TC 5D 4D 3D .. .. ..",
    ".. .. .. TC 3C 9C 2D FR AD .. .. .."
  ]
})";

}  // namespace troika::touche
