#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "core/record.h"
#include "room/fairness.h"

namespace troika::room {

// One thing about the deals of a match that was recomputed from its record.
struct Check {
  const Reason* what;     // that should hold
  std::size_t event = 0;  // where in the match, counted from 1; 0: the match as a whole
  bool holds = false;
};

// What a record says about its deals. Players have to compare the commitment, what they added and
// the seals with what they were told during the match: a record cannot prove what was said when.
struct Verification {
  std::string match;
  std::string commitment;
  std::vector<std::string> entropies;
  std::vector<Check> checks;
  bool all_hold() const;
};

// Replays the record and recomputes all that chance did and all seals. The fault is that of a
// record that cannot be replayed or that has not all it takes.
[[nodiscard]] std::expected<Verification, RecordFault> verify(std::string_view record, Hash hash);

namespace checks {
inline constexpr Reason seed{"seed-as-committed",
                             "the seed is the one the server had committed to"};
inline constexpr Reason chance{"chance-as-drawn",
                               "chance decided as the seed and the seats have it"};
inline constexpr Reason seal{"seal-as-told", "the sealed choice is the one that was made"};
}  // namespace checks

namespace verify_reasons {
inline constexpr Reason nothing{"fair-nothing", "this record has nothing to check its deals with"};
inline constexpr Reason unknown_kind{"fair-unknown",
                                     "it is fair match, commitment, seed, entropy or seal"};
inline constexpr Reason twice{"fair-twice", "this has been said before"};
inline constexpr Reason form{"fair-form", "this is not written as it should be"};
inline constexpr Reason missing{
    "fair-missing", "match, commitment, seed and the entropy of every player are needed"};
inline constexpr Reason idle_seal{"fair-idle-seal", "there is no sealed choice at this event"};
}  // namespace verify_reasons

}  // namespace troika::room
