#pragma once

#include "core/options.h"

namespace troika::talat {

inline constexpr Text title{"title-talat", "Talat"};

namespace detail {
inline constexpr std::string_view player_counts[] = {"3", "2"};
inline constexpr std::string_view beginners[] = {"lot", "1", "2", "3"};
}  // namespace detail

// The settings of a match.
inline constexpr OptionSpec option_list[] = {
    {.key = "players",
     .kind = OptionSpec::Kind::choice,
     .usual = "3",
     .title = {"option-players", "Players"},
     .values = detail::player_counts,
     .flags = "--players"},
    // The rules say nothing about how long a series is (RULES 3): it ends some time.
    {.key = "games",
     .kind = OptionSpec::Kind::number,
     .usual = "1",
     .title = {"option-talat-games", "Games in a row"},
     .low = 1,
     .high = 99,
     .flags = "--games"},
    // The first game; with two players who sits at A (RULES 3, 17).
    {.key = "first",
     .kind = OptionSpec::Kind::choice,
     .usual = "lot",
     .title = who_begins,
     .values = detail::beginners,
     .flags = "--first"},
};

}  // namespace troika::talat
