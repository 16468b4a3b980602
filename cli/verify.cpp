#include "room/verify.h"

#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/results.h"
#include "cli/tables.h"
#include "room/sha256.h"

namespace troika::cli {
namespace {

constexpr Text match_line{"Match {1}", "Партия {1}"};
constexpr Text commitment_line{"Commitment before the match: {1}",
                               "Обязательство до начала партии: {1}"};
constexpr Text added_line{"{1} added: {2}", "{1}, вклад: {2}"};
constexpr Text right{"right", "верно"};
constexpr Text wrong{"WRONG", "НЕВЕРНО"};
constexpr Text from_event{"event {1}: {2}", "событие {1}: {2}"};
constexpr Text all_hold{
    "All is as it should be, if the commitment, what you added and the seals are those you were "
    "told during the match.",
    "Всё верно, если обязательство, ваш вклад и скрытый выбор — те же, что вам показали во время "
    "партии."};
constexpr Text some_fail{"{1}: the deals of this record are not as they should be",
                         "{1}: раздачи в этой записи не такие, какими должны быть"};

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
