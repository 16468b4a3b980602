#pragma once

#include "core/ranking.h"
#include "games/der_isses/rules.h"

namespace troika::der_isses {

inline constexpr Text matches_merit{"der-isses-matches", "matches"};
inline constexpr Text coins_merit{"der-isses-coins", "coins"};

// By matches, then coins.
struct Ranking {
  static constexpr Merit merits[] = {{matches_merit}, {coins_merit}};
  static std::size_t sides(const Options&) { return 2; }
  static std::size_t side_of(const Options&, Player player) {
    return static_cast<std::size_t>(player);
  }
  static std::vector<std::string> subjects(const Options&) { return {""}; }
  static std::vector<Mark> marks(const Options&, std::string_view about);
  static Sheet sheet(const Truth<DerIsses>& over);
  static std::expected<Counted, Fault> count(const Options& options, const Sheet& sheet);
  static Tally walkover(const Options& options);
};
static_assert(RankingOf<Ranking, DerIsses>);

}  // namespace troika::der_isses
