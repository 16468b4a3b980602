#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/options.h"
#include "core/series.h"
#include "games/touche/rules.h"

namespace troika::touche {

inline constexpr Reason bad_figure_list{"bad-figure-list",
                                        "figures are named, or a list as in square,line"};
inline constexpr Reason own_not_defined{"own-not-defined", "the figure own needs the option own",
                                        9};
inline constexpr Reason own_not_used{"own-not-used",
                                     "own figures are defined, but no game is about them"};
inline constexpr Reason bad_games{"bad-games", "a match is the best of 1, 3, 5 or 7 games", 21};
inline constexpr Reason bad_dealer{"bad-dealer", "the dealer is lot or the number of a seat"};
inline constexpr Reason nothing_fits{"nothing-fits", "no figure of a game fits on this board"};
inline constexpr Reason bad_lot{"bad-lot", "a lot is as lot=KD, of a card that is still there"};
inline constexpr Reason bad_naming{"bad-naming", "the figure is named as in figure=line"};

// The settings of a match.
class Options {
 public:
  const Reason* set(std::string_view key, std::string_view value);
  const Reason* finish();
  std::vector<Option> list() const;

  const Seating& seating() const { return seating_; }
  int games() const { return games_; }
  bool freeswap() const { return freeswap_; }
  bool different() const { return different_; }
  std::optional<Seat> dealer() const { return dealer_; }  // nothing: by lot
  bool named() const { return figures_.empty(); }         // before each game (RULES 6)
  const std::vector<FigureName>& figures() const { return figures_; }
  // Null if no game of the match can be about this figure. After `finish`.
  const std::shared_ptr<const Layout>& layout(FigureName name) const {
    return layouts_[static_cast<std::size_t>(name)];
  }

 private:
  Seating seating_ = *read_seating("yt");
  std::vector<FigureName> figures_ = {FigureName::square};  // in the order of the games
  std::string own_;                                         // without the `own:` in front
  int games_ = 1;
  bool different_ = false;
  bool freeswap_ = false;
  std::optional<Seat> dealer_;
  std::shared_ptr<const Board> board_;  // null: the standard board
  std::array<std::shared_ptr<const Layout>, figure_names> layouts_;
};

// The games of a match and what happens between them (RULES 6, 7, 21). Players keep their seats.
class Series {
 public:
  explicit Series(const Options& options);

  SeriesStage stage() const { return stage_; }
  Turn turn() const { return namer_ ? Turn::of(*namer_) : Turn::chance(); }
  void moves(Touche::Moves& out) const;
  Move sample(Rng& rng) const;
  void play(Move m);
  std::string format(Move m) const;
  std::expected<Move, Fault> parse(std::string_view text) const;

  Setup setup() const;
  void count(const Outcome<Touche::seats>& outcome);

  Outcome<Touche::seats> outcome() const;
  std::size_t players() const { return options_.seating().seats(); }
  Player player_at(Seat seat) const { return static_cast<Player>(seat); }

  std::optional<Seat> dealer() const { return dealer_; }
  int games_played() const { return played_; }
  // The points of RULES 22, added up over the games.
  const BySeat<int, Touche::seats>& tournament_points() const { return points_; }

 private:
  void draw_lots(SeatSet among);
  void count_lot(Card card);
  void prepare_game();
  Seat loser(const Outcome<Touche::seats>& outcome) const;

  Options options_;
  SeriesStage stage_ = SeriesStage::before_game;
  std::optional<Seat> dealer_;
  std::optional<Seat> namer_;       // who names the figure; nothing while lots are drawn
  FigureName figure_{};             // of the game
  std::optional<Seat> last_loser_;  // who names the next figure, if there was a game
  SeatSet drawing_;                 // those who have not drawn their lot yet
  SeatSet highest_;                 // those with the highest lot so far
  int highest_rank_ = 0;
  Pool lots_;
  int played_ = 0;
  BySide<int> won_;
  BySeat<int, Touche::seats> points_;
};

}  // namespace troika::touche
