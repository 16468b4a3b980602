#pragma once

#include "core/reason.h"

// Why the server refuses something; why a room does is in room/reasons.h.
namespace troika::server {
struct Words {};  // the name of this folder's catalogues
}  // namespace troika::server

namespace troika::server::reasons {

inline constexpr Reason not_json{"not-json", "this is not JSON"};
inline constexpr Reason not_object{"not-object", "this must be a JSON object"};
inline constexpr Reason not_text{"not-text", "messages are text frames"};
inline constexpr Reason unknown_type{"unknown-type", "there is no such message"};
inline constexpr Reason bad_field{"bad-field", "this field is missing or of the wrong kind"};
inline constexpr Reason too_large{"too-large", "this is too large"};
inline constexpr Reason too_fast{"too-fast", "too many messages: please wait a little"};
inline constexpr Reason too_many{"too-many", "too much from one address: please wait a little"};
inline constexpr Reason busy{"busy", "too much waits at this table: please try again"};
inline constexpr Reason taken{"taken", "somebody was faster: please look and try again"};
inline constexpr Reason not_saved{"not-saved", "this could not be saved: please try again"};
inline constexpr Reason storage_away{"storage-away",
                                     "the database does not answer: try again soon"};
inline constexpr Reason no_such_table{"no-such-table", "there is no such table"};
inline constexpr Reason no_such_page{"no-such-page", "there is nothing here"};
inline constexpr Reason wrong_method{"wrong-method", "this cannot be done here"};
inline constexpr Reason wrong_request{"wrong-request", "this request cannot be understood"};
inline constexpr Reason no_address{"no-address",
                                   "the proxy does not say who asks: see docs/HOSTING.md"};
inline constexpr Reason wrong_origin{"wrong-origin", "this came from the page of another site"};
inline constexpr Reason upgrade_needed{"upgrade-needed", "this address is for WebSocket"};
inline constexpr Reason sign_in{"sign-in", "this needs a guest: POST /api/guest first"};
inline constexpr Reason token_not_enough{"token-not-enough", "this cannot be done with a token"};
inline constexpr Reason bad_token{"bad-token", "this token is not valid"};
inline constexpr Reason bad_label{"bad-label", "a label has 1 to 40 characters"};
inline constexpr Reason no_such_token{"no-such-token", "there is no such token"};
inline constexpr Reason too_many_tokens{"too-many-tokens", "a guest can have 20 tokens"};
inline constexpr Reason no_such_device{"no-such-device", "there is no such device"};
inline constexpr Reason used_up{"used-up",
                                "this link was used already, is too old or never existed"};
inline constexpr Reason already_you{"already-you", "on this device you are this guest already"};
inline constexpr Reason another_guest{
    "another-guest", "on this device you are another guest: say that you want this"};
inline constexpr Reason two_guests{
    "two-guests", "this browser keeps two guests already: sign one of them out first"};
inline constexpr Reason no_other_guest{"no-other-guest", "this browser keeps no other guest"};
inline constexpr Reason match_goes_on{"match-goes-on",
                                      "the record can be had when the match is over"};

}  // namespace troika::server::reasons
