#include "room/verify.h"

#include <algorithm>
#include <iostream>

#include "cli/commands/commands.h"
#include "cli/play/results.h"
#include "room/sha256.h"

namespace troika::cli {
namespace {

constexpr Text match_line{"verify-match-line", "Match {1}"};
constexpr Text commitment_line{"commitment-line", "Commitment before the match: {1}"};
constexpr Text added_line{"added-line", "{1} added: {2}"};
constexpr Text right{"verify-right", "right"};
constexpr Text wrong{"verify-wrong", "WRONG"};
constexpr Text from_event{"from-event", "event {1}: {2}"};
constexpr Text all_hold{
    "all-hold",
    "All is as it should be, if the commitment, what you added and the seals are those you were "
    "told during the match."};
constexpr Text some_fail{"some-fail", "{1}: the deals of this record are not as they should be"};

}  // namespace

void verify_record(const Context& context, const std::string& file) {
  const Language language = context.language;
  const std::string record = read_file(context, file);
  const auto result = room::verify(record, room::sha256);
  if (!result) refuse_record(context, file, record, result.error());

  std::cout << fill(language, match_line, {result->match}) << '\n'
            << fill(language, commitment_line, {result->commitment}) << '\n';
  const auto names = numbered_players(language, result->entropies.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    std::cout << fill(language, added_line, {names[i], result->entropies[i]}) << '\n';
  for (const room::Check& check : result->checks) {
    const std::string what(check.what->in(language));
    std::cout << (check.holds ? right : wrong).in(language) << "  "
              << (check.event == 0
                      ? what
                      : fill(language, from_event, {std::to_string(check.event), what}))
              << '\n';
  }
  if (!result->all_hold()) throw Failed(fill(language, some_fail, {file}));
  std::cout << all_hold.in(language) << '\n';
}

}  // namespace troika::cli
