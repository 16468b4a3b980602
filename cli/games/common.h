#pragma once

#include <memory>
#include <vector>

#include "cli/games/narrator.h"
#include "cli/games/settings.h"
#include "cli/terminal/text.h"

namespace troika::cli {

// What several games say alike.
inline constexpr Text lot_first{"lot-first", "The lot has decided. First to act: {1}."};
inline constexpr Text lot_seat_a{"lot-seat-a", "Seat A, by lot: {1}."};
inline constexpr Noun points_noun{"results-points", "point|points"};
inline constexpr Text first_help{"help-first", "Who begins: lot, or the number of a player"};
inline constexpr Flag first_flag{"first", "--first", Flag::Kind::value, "lot|N", first_help};

// The words of a folder in a language of the list; none in English.
template <class Folder>
Catalogue words_of(std::size_t language) {
  Catalogue found;
  const auto look = [&]<std::size_t... Index>(std::index_sequence<Index...>) {
    ((language == Index + 1 ? void(found = catalogue<Folder, Index + 1>()) : void()), ...);
  };
  look(std::make_index_sequence<std::size(language_list) - 1>());
  return found;
}

template <class Own>
std::unique_ptr<Narrator> make_narrator(const std::vector<Option>& options) {
  return std::make_unique<Own>(options);
}

}  // namespace troika::cli
