#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/reason.h"
#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "table/rulebook.h"

namespace troika {

// Calls `use(G{})` for the game of this name, or `otherwise()`: the one place that lists the games.
template <class Result, class Use, class Otherwise>
Result with_game(std::string_view name, Use use, Otherwise otherwise) {
  if (name == DerIsses::name) return use(DerIsses{});
  if (name == Talat::name) return use(Talat{});
  if (name == Touche::name) return use(Touche{});
  return otherwise();
}

// Calls `use(G{}, options)` with the settings of a match read and checked. A fault's field is the
// key of the option.
template <class Result, class Use>
std::expected<Result, Fault> with_options(std::string_view name, const std::vector<Option>& given,
                                          Use use) {
  using Answer = std::expected<Result, Fault>;
  return with_game<Answer>(
      name,
      [&](auto rules) -> Answer {
        typename decltype(rules)::Options options;
        for (const Option& o : given)
          if (const Reason* reason = options.set(o.key, o.value)) return fault(*reason, o.key);
        if (const Reason* reason = options.finish()) return fault(*reason);
        return use(rules, options);
      },
      []() -> Answer { return fault(rulebook_reasons::no_such_game); });
}

}  // namespace troika
