#pragma once

#include "core/match.h"
#include "core/record.h"
#include "table/ranking.h"

namespace troika {

// What `R`, in the folder of the game, says of its sheets.
template <Game G, RankingOf<G> R>
class RankingBy final : public Ranking {
 public:
  explicit RankingBy(const typename G::Options& options) : options_(options) {}

  std::span<const Merit> merits() const override { return R::merits; }
  std::size_t players() const override { return typename G::Series(options_).players(); }
  std::size_t sides() const override { return R::sides(options_); }
  std::size_t side_of(Player player) const override { return R::side_of(options_, player); }
  std::vector<std::string> subjects() const override { return R::subjects(options_); }
  std::vector<Mark> marks(std::string_view about) const override {
    return R::marks(options_, about);
  }
  std::expected<Counted, Fault> count(const Sheet& sheet) const override {
    return R::count(options_, sheet);
  }
  Tally walkover() const override { return R::walkover(options_); }

  std::expected<std::vector<Sheet>, RecordFault> sheets(std::string_view record) const override {
    const auto text = read_record(record);
    if (!text) return std::unexpected(text.error());
    if (text->game != G::name)
      return std::unexpected(RecordFault{{&record_reasons::other_game, {}, 5}, 1});
    const auto match = replay<G>(*text);
    if (!match) return std::unexpected(match.error());
    std::vector<Sheet> all;
    Match<G> again(match->options());
    for (const Event<G>& event : match->events()) {
      const typename G::Series before = again.series();  // later the players may change places
      const std::size_t games = again.results().size();
      again.play(event.actor, event.move);
      if (again.results().size() > games)
        all.push_back(by_side(R::sheet(*again.finished_game()), before));
    }
    return all;
  }

 private:
  Sheet by_side(const Sheet& by_seat, const typename G::Series& series) const {
    Sheet sheet{by_seat.about, std::vector<std::vector<int>>(sides())};
    for (std::size_t i = 0; i < by_seat.marks.size(); ++i)
      sheet.marks[side_of(series.player_at(seat_at(i)))] = by_seat.marks[i];
    return sheet;
  }

  typename G::Options options_;
};

}  // namespace troika
