#pragma once

#include "core/reason.h"

// Why a room refuses something.
namespace troika::room {
struct Words {};  // the name of this folder's catalogues
}  // namespace troika::room

namespace troika::room::reasons {

inline constexpr Reason broken_log{"broken-log", "this is not the log of a match"};

// Making a table.
inline constexpr Reason bad_match_id{"bad-match-id", "a match cannot have this id"};
inline constexpr Reason bad_setting{"bad-setting", "the table cannot be set so"};
inline constexpr Reason unknown_setting{"unknown-setting", "a table has no such setting"};
inline constexpr Reason bad_seats{"bad-seats", "the seats do not fit the number of players"};
inline constexpr Reason bad_level{"bad-level", "bots have levels 1 to 8"};
inline constexpr Reason bad_clock{"bad-clock", "clocks cannot be set so"};

// Coming, going and beginning.
inline constexpr Reason bad_name{"bad-name",
                                 "a name has 1 to 40 characters, without line ends and the like"};
inline constexpr Reason bad_entropy{"bad-entropy",
                                    "the text for the deal has up to 64 printable characters"};
inline constexpr Reason no_such_place{"no-such-place", "there is no such seat"};
inline constexpr Reason place_taken{"place-taken", "somebody sits there already"};
inline constexpr Reason table_full{"table-full", "all seats are taken"};
inline constexpr Reason already_seated{"already-seated", "you sit at this table already"};
inline constexpr Reason spectators_cannot_sit{"guests-only", "this needs a guest with a name"};
inline constexpr Reason not_at_table{"not-at-table", "you do not sit at this table"};
inline constexpr Reason has_started{"has-started", "the match has begun"};
inline constexpr Reason not_started{"not-started", "the match has not begun"};
inline constexpr Reason match_over{"match-over", "the match is over"};
inline constexpr Reason not_over{"not-over", "the match is not over"};
inline constexpr Reason not_host{"not-host", "only who made the table can start it"};
inline constexpr Reason people_missing{"people-missing", "not all people have come"};

inline constexpr Reason too_often{"too-often", "so often in a minute: please wait a little"};
inline constexpr Reason enough{"enough", "this has been done too often at this table"};

// Moves.
inline constexpr Reason bad_id{"bad-id", "a move needs an id of 1 to 32 letters, digits, - or _"};
inline constexpr Reason ahead{"ahead", "this number has not been reached yet"};
inline constexpr Reason bot_plays{"bot-plays", "a bot plays in your seat: take it back first"};
inline constexpr Reason no_bot_there{"no-bot-there", "no bot plays there"};

// Takebacks and rematches.
inline constexpr Reason nothing_to_take_back{
    "nothing-to-take-back", "you did not make the last move of a person at this table"};
inline constexpr Reason cannot_take_back{
    "cannot-take-back",
    "this cannot be taken back: a deal, a secret, or the end of a game came with it"};
inline constexpr Reason asked_already{"asked-already", "this has been asked already"};
inline constexpr Reason nothing_asked{"nothing-asked", "nobody has asked for this"};
inline constexpr Reason answered_already{"answered-already", "you have agreed already"};
inline constexpr Reason rematch_made{"rematch-made", "there is a rematch already"};

// Absence.
inline constexpr Reason yourself{"yourself", "this is about the others"};
inline constexpr Reason only_wait{"only-wait", "at this table one waits for everybody"};
inline constexpr Reason no_claims{"no-claims", "a match cannot be claimed at this table"};
inline constexpr Reason not_absent{"not-absent", "this player still has time"};
inline constexpr Reason own_side{"own-side", "this player is on your side"};

inline constexpr Reason no_such_reaction{"no-such-reaction", "there is no such reaction"};

}  // namespace troika::room::reasons
