#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/ranking.h"
#include "core/record.h"

namespace troika {

// How matches with certain settings are counted in a tournament, without the types of their game.
class Ranking {
 public:
  virtual ~Ranking() = default;

  virtual std::span<const Merit> merits() const = 0;
  virtual std::size_t players() const = 0;
  virtual std::size_t sides() const = 0;
  virtual std::size_t side_of(Player player) const = 0;
  virtual std::vector<std::string> subjects() const = 0;
  virtual std::vector<Mark> marks(std::string_view about) const = 0;
  virtual std::expected<Counted, Fault> count(const Sheet& sheet) const = 0;
  virtual Tally walkover() const = 0;
  // The sheets of the games that were finished in a match, whose record may end early.
  virtual std::expected<std::vector<Sheet>, RecordFault> sheets(std::string_view record) const = 0;
};

inline constexpr Reason no_ranking{"no-ranking",
                                   "this game does not say how a tournament is counted"};

[[nodiscard]] std::expected<std::unique_ptr<Ranking>, Fault> make_ranking(
    std::string_view game, const std::vector<Option>& options);

}  // namespace troika
