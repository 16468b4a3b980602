#pragma once

#include "core/options.h"

namespace troika::touche {

inline constexpr Text title{"title-touche", "Touché"};

namespace detail {
inline constexpr std::string_view seatings_offered[] = {"yt", "ytl", "ytyt", "ytlytl", "ytytyt"};
inline constexpr std::string_view figures_offered[] = {"square",      "line",  "tee", "cross",
                                                       "combination", "named", "own"};
inline constexpr std::string_view best_of[] = {"1", "3", "5", "7"};
inline constexpr std::string_view dealers[] = {"lot", "1", "2", "3", "4", "5", "6"};
}  // namespace detail

// The settings of a match.
inline constexpr OptionSpec option_list[] = {
    // The side of each seat (RULES 5).
    {.key = "seats",
     .kind = OptionSpec::Kind::text,
     .usual = "yt",
     .title = {"option-seats", "Sides round the table"},
     .values = detail::seatings_offered,
     .flags = "--seating"},
    // One or a list, used in turn; named: by the dealer, later by the loser (RULES 6).
    {.key = "figures",
     .kind = OptionSpec::Kind::text,
     .usual = "square",
     .title = {"option-figures", "Figure to build"},
     .values = detail::figures_offered,
     .flags = "--figure,--figures"},
    // RULES 9
    {.key = "own",
     .kind = OptionSpec::Kind::text,
     .usual = {},
     .title = {"option-own", "Your own figures"},
     .only_with = "figures=own",
     .flags = "--own-figures"},
    {.key = "games",
     .kind = OptionSpec::Kind::choice,
     .usual = "1",
     .title = {"option-touche-games", "Best of"},
     .values = detail::best_of,
     .flags = "--games"},
    // RULES 8
    {.key = "different",
     .kind = OptionSpec::Kind::toggle,
     .usual = "0",
     .title = {"option-different", "Figures of a combination all differ"},
     .only_with = "figures=combination,named",
     .flags = "--different"},
    // RULES 13
    {.key = "freeswap",
     .kind = OptionSpec::Kind::toggle,
     .usual = "0",
     .title = {"option-freeswap", "The first exchange of a dead card is free"},
     .flags = "--freeswap"},
    {.key = "dealer",
     .kind = OptionSpec::Kind::choice,
     .usual = "lot",
     .title = {"option-dealer", "Who deals first"},
     .values = detail::dealers,
     .flags = "--dealer"},
    {.key = "board",
     .kind = OptionSpec::Kind::file,
     .usual = {},
     .title = {"option-board", "Your own board, as JSON"},
     .flags = "--board"},
};

}  // namespace troika::touche
