#pragma once

#include "core/ranking.h"
#include "games/talat/rules.h"
#include "games/talat/series.h"

namespace troika::talat {

inline constexpr Text wins_merit{"talat-wins", "wins"};
inline constexpr Text points_merit{"talat-merit-points", "points"};
inline constexpr Text towers_mark{"talat-towers", "captured towers"};
inline constexpr Text ranks_mark{"talat-ranks", "towers on start rows of others"};

// By wins, where a shared win is shared, then points (RULES 15, 20).
struct Ranking {
  static constexpr Merit merits[] = {{wins_merit, 6}, {points_merit}};
  static std::size_t sides(const Options& options) {
    return static_cast<std::size_t>(options.players);
  }
  static std::size_t side_of(const Options&, Player player) {
    return static_cast<std::size_t>(player);
  }
  static std::vector<std::string> subjects(const Options&) { return {""}; }
  static std::vector<Mark> marks(const Options& options, std::string_view about);
  static Sheet sheet(const Truth<Talat>& over);
  static std::expected<Counted, Fault> count(const Options& options, const Sheet& sheet);
  static Tally walkover(const Options& options);
};
static_assert(RankingOf<Ranking, Talat>);

}  // namespace troika::talat
