#pragma once

#include "core/ranking.h"
#include "games/touche/series.h"

namespace troika::touche {

inline constexpr Text points_merit{"touche-points", "points"};
inline constexpr Text figures_merit{"touche-figures", "figures"};
inline constexpr Text games_merit{"touche-games-won", "games won"};
inline constexpr Text squares_mark{"touche-squares", "squares"};
inline constexpr Text lines_mark{"touche-lines", "lines"};
inline constexpr Text tees_mark{"touche-tees", "tees"};
inline constexpr Text crosses_mark{"touche-crosses", "crosses"};
inline constexpr Text own_mark{"touche-own-figures", "own figures"};

// By the printed points, then figures, then games won (RULES 22, 23).
struct Ranking {
  static constexpr Merit merits[] = {{points_merit}, {figures_merit}, {games_merit}};
  static std::size_t sides(const Options& options) { return options.seating().sides(); }
  static std::size_t side_of(const Options& options, Player player) {
    return static_cast<std::size_t>(options.seating().side(static_cast<Seat>(player)));
  }
  static std::vector<std::string> subjects(const Options& options);  // names of figures
  static std::vector<Mark> marks(const Options& options, std::string_view about);
  static Sheet sheet(const Truth<Touche>& over);
  static std::expected<Counted, Fault> count(const Options& options, const Sheet& sheet);
  static Tally walkover(const Options& options);
};
static_assert(RankingOf<Ranking, Touche>);

}  // namespace troika::touche
