#pragma once

#include "core/options.h"

namespace troika::der_isses {

inline constexpr Text title{"title-der-isses", "Der Isses!"};

namespace detail {
inline constexpr std::string_view beginners[] = {"lot", "1", "2"};
}

// The settings of a match.
inline constexpr OptionSpec option_list[] = {
    // Who sits at A (RULES 5).
    {.key = "first",
     .kind = OptionSpec::Kind::choice,
     .usual = "lot",
     .title = who_begins,
     .values = detail::beginners,
     .flags = "--first"},
};

}  // namespace troika::der_isses
