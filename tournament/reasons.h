#pragma once

#include "core/reason.h"

// Why a tournament refuses something.
namespace troika::tournament {
struct Words {};  // the name of this folder's catalogues
}  // namespace troika::tournament

namespace troika::tournament::reasons {

inline constexpr Reason broken_log{"tournament-broken-log", "this is not the log of a tournament"};

// Making one.
inline constexpr Reason bad_setting{"tournament-bad-setting", "the tournament cannot be set so"};
inline constexpr Reason unknown_setting{"tournament-unknown-setting",
                                        "a tournament has no such setting"};
inline constexpr Reason bad_format{"tournament-bad-format",
                                   "the format is round-robin, swiss or open"};
inline constexpr Reason bad_best_of{"tournament-bad-best-of", "best of 1, 3, 5 or 7"};
inline constexpr Reason uneven_sides{"tournament-uneven-sides",
                                     "in a tournament all sides of a table are equally large"};
inline constexpr Reason no_duplicates{
    "tournament-no-duplicates", "an open evening has no rounds that could have the same deals"};

// Coming and going.
inline constexpr Reason bad_name{"tournament-bad-name",
                                 "a name has 1 to 40 characters, without line ends and the like"};
inline constexpr Reason bad_members{"tournament-bad-members",
                                    "a team names all its members, and nobody else does"};
inline constexpr Reason bad_level{"tournament-bad-level", "bots have levels 1 to 8"};
inline constexpr Reason guests_only{"tournament-guests-only", "this needs a guest"};
inline constexpr Reason joined_already{"tournament-joined-already",
                                       "you take part in this tournament already"};
inline constexpr Reason name_taken{"tournament-name-taken", "somebody here has this name already"};
inline constexpr Reason full{"tournament-full", "no more than 1000 can take part"};
inline constexpr Reason too_late{"tournament-too-late", "it is too late to join"};
inline constexpr Reason no_place{
    "tournament-no-place",
    "a round robin for two has a place for a latecomer only while somebody sits out"};
inline constexpr Reason no_such_entrant{"tournament-no-such-entrant",
                                        "nobody with this number takes part"};
inline constexpr Reason not_you{"tournament-not-you", "only the host can do this for others"};
inline constexpr Reason is_out{"tournament-is-out", "this entrant has left already"};
inline constexpr Reason is_in{"tournament-is-in", "this entrant has not left"};

// Running it.
inline constexpr Reason not_host{"tournament-not-host", "only the host can do this"};
inline constexpr Reason has_started{"tournament-has-started", "the tournament has begun"};
inline constexpr Reason not_started{"tournament-not-started", "the tournament has not begun"};
inline constexpr Reason is_over{"tournament-is-over", "the tournament is over"};
inline constexpr Reason is_paused{"tournament-is-paused", "the tournament is paused"};
inline constexpr Reason not_paused{"tournament-not-paused", "the tournament is not paused"};
inline constexpr Reason too_few{"tournament-too-few", "too few take part"};
inline constexpr Reason too_many_rounds{
    "tournament-too-many-rounds",
    "with so few entrants there may be no legal pairing for so many rounds"};
inline constexpr Reason too_many_for_all{"tournament-too-many-for-all",
                                         "a round robin is for up to 128 entrants"};
inline constexpr Reason wrong_round{"tournament-wrong-round", "this is not the round to come"};
inline constexpr Reason round_running{"tournament-round-running", "not all results are in"};
inline constexpr Reason no_more_rounds{"tournament-no-more-rounds",
                                       "all rounds have been played: end the tournament"};
inline constexpr Reason no_rounds{"tournament-no-rounds",
                                  "an open evening has no rounds: whoever is free is paired"};
inline constexpr Reason no_pairing{
    "tournament-no-pairing",
    "those who are still here cannot be paired without meeting again: end the tournament"};

// Results.
inline constexpr Reason no_such_table{"tournament-no-such-table", "there is no such table"};
inline constexpr Reason has_result{"tournament-has-result",
                                   "this table has a result: it can be corrected"};
inline constexpr Reason no_result{"tournament-no-result", "this table has no result yet"};
inline constexpr Reason not_there{"tournament-not-there", "this entrant does not sit there"};
inline constexpr Reason no_sheets{"tournament-no-sheets",
                                  "a result has a score pad for every game that was finished"};

}  // namespace troika::tournament::reasons
