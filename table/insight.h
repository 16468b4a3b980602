#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/reason.h"

namespace troika {

// What there is to see in a position line, as JSON. `seat` is from whose place one looks, empty for
// a spectator; of what the line hides nothing can be told.

// As `Table::board`.
[[nodiscard]] std::expected<std::string, Fault> board_json(std::string_view game,
                                                           const std::vector<Option>& options,
                                                           std::string_view line,
                                                           std::string_view seat);

// What a good player sees at a glance, for a page that knows no rules:
//   Talat: "captures" that are possible wherever it is whose turn, "closed" boards and why,
//   "score". Touché: "cells" and the cards they show, figures in "progress", what a move
//   "completes", "dead" cards in the hand.
[[nodiscard]] std::expected<std::string, Fault> insight_json(std::string_view game,
                                                             const std::vector<Option>& options,
                                                             std::string_view line,
                                                             std::string_view seat,
                                                             Language language = {});

namespace insight_reasons {
inline constexpr Reason no_towers{"closed-no-towers", "one colour has no towers left on this board",
                                  12};
inline constexpr Reason no_war{"closed-no-war", "no tower left on this board could take another",
                               12};
inline constexpr Reason no_meeting{"closed-no-meeting",
                                   "towers that could take each other can no longer meet here", 12};
}  // namespace insight_reasons

}  // namespace troika
