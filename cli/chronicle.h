#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "table/table.h"

namespace troika::cli {

// What has happened at a table, told to each player in words and no further than each may know.
class Chronicle {
 public:
  // `you` is the only person among bots, if there is just one.
  Chronicle(Language language, const Table& table, const std::vector<std::string>& names,
            std::optional<Player> you);

  // To be called behind what chance and the players did; `before` is what everyone saw then.
  void after_chance(Seq since, std::string_view before);
  void after_move(Seq event, std::string before);

  // What is new to a viewer who has heard of `told` stories so far; lines.
  std::string news(Viewer viewer, std::size_t& told) const;

 private:
  struct Story {
    std::optional<Seq> event;   // a player's move; of a secret one not all is told to everyone
    std::string before, after;  // what everyone saw around it
    std::string open_news;      // what everyone is told besides, lines
  };
  std::string in_words(Viewer viewer, const Story& story) const;
  std::string dealer() const;
  std::string round_in_words() const;
  std::string newly_closed();
  Player player_at(std::string_view seat) const;

  Language language_;
  const Table& table_;
  const std::vector<std::string>& names_;  // by player
  std::optional<Player> you_;
  std::vector<Story> stories_;
  std::size_t results_told_;
  std::vector<std::string> closed_;  // Talat: the boards that are closed
};

}  // namespace troika::cli
