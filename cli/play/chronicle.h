#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/games/narrator.h"
#include "core/reason.h"
#include "table/table.h"

namespace troika::cli {

// What has happened at a table, told to each player in words and no further than each may know.
class Chronicle {
 public:
  Chronicle(Language language, const Narrator& narrator, const Company& company);

  // To be called behind what chance and the players did; `before` is what everyone saw then.
  void after_chance(Seq since, std::string_view before);
  void after_move(Seq event, std::string before);

  // What is new to a viewer who has heard of `told` stories so far; lines.
  std::string news(Viewer viewer, std::size_t& told) const;

 private:
  struct Story {
    std::optional<Seq> event;   // a player's move; of a secret one not all is told to everyone
    std::string before, after;  // what everyone saw around it
    std::string shown;          // and what it turned up
    std::string open_news;      // what everyone is told besides, lines
  };
  std::string in_words(Viewer viewer, const Story& story) const;

  Language language_;
  const Narrator& narrator_;
  Company company_;
  const Table& table_;
  std::vector<Story> stories_;
  std::size_t results_told_;
};

}  // namespace troika::cli
