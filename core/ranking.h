#pragma once

#include <array>
#include <concepts>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/series.h"

namespace troika {

// Something that a tournament adds up, such as wins or points. `unit` is what one of it counts as
// in a tally: wins that can be shared by two or three are counted in sixths.
struct Merit {
  Text name;
  int unit = 1;
};

// What a side has of each merit of the game, the most important first; unused ones are 0.
inline constexpr std::size_t most_merits = 3;
using Tally = std::array<int, most_merits>;

// One thing that is written on a score pad for each side, and how much of it there can be.
struct Mark {
  std::string code;
  Text name;
  int most;
};

// The score pad of one game, as people fill it in at a real table.
struct Sheet {
  std::string about;                    // what the game was about, where games differ
  std::vector<std::vector<int>> marks;  // by side, then in the order of the marks
  bool operator==(const Sheet&) const = default;
};

// A sheet added up, by side.
struct Counted {
  std::vector<Tally> tallies;
  std::vector<bool> won;  // several: they share it
};

inline constexpr Reason bad_sheet{"bad-sheet", "a game of these settings cannot end like this"};

// What a game must say so that tournaments can rank it. Sides are those who win together, counted
// from 0.
template <class R, class G>
concept RankingOf = requires(const typename G::Options& options, const Truth<G>& over,
                             std::string_view about, const Sheet& sheet, Player player) {
  { std::span<const Merit>(R::merits) };
  { R::sides(options) } -> std::same_as<std::size_t>;
  { R::side_of(options, player) } -> std::same_as<std::size_t>;
  // What games of a match can be about: one empty text where they do not differ.
  { R::subjects(options) } -> std::same_as<std::vector<std::string>>;
  { R::marks(options, about) } -> std::same_as<std::vector<Mark>>;  // of one of the subjects
  { R::sheet(over) } -> std::same_as<Sheet>;  // of a game that is over: the marks by seat
  { R::count(options, sheet) } -> std::same_as<std::expected<Counted, Fault>>;
  // The least with which a match is won: what a bye and a win by forfeit count.
  { R::walkover(options) } -> std::same_as<Tally>;
};

// Whether there is a list of marks for every side, none of them negative or more than possible.
inline bool fits(const Sheet& sheet, std::size_t sides, const std::vector<Mark>& marks) {
  if (sheet.marks.size() != sides || marks.empty()) return false;
  for (const auto& of_side : sheet.marks) {
    if (of_side.size() != marks.size()) return false;
    for (std::size_t i = 0; i < marks.size(); ++i)
      if (of_side[i] < 0 || of_side[i] > marks[i].most) return false;
  }
  return true;
}

}  // namespace troika
