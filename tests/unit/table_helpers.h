#pragma once

#include <gtest/gtest.h>

#include <cassert>
#include <memory>
#include <string>
#include <vector>

#include "table/table.h"

namespace troika {

struct Kind {
  std::string game;
  std::vector<Option> options;
};

// Every game in its main forms, and a small one of which no shared file knows.
inline std::vector<Kind> kinds_of_tables() {
  return {
      {"kuhn", {{"games", "9"}}},
      {"der-isses", {}},
      {"talat", {{"players", "3"}}},
      {"talat", {{"players", "2"}, {"games", "3"}}},
      {"touche", {}},
      {"touche", {{"seats", "ytl"}, {"figures", "line"}, {"freeswap", "1"}}},
      {"touche", {{"seats", "ytyt"}, {"figures", "named"}, {"games", "3"}}},
      {"touche", {{"seats", "ytlytl"}, {"figures", "combination"}, {"different", "1"}}},
  };
}

inline std::unique_ptr<Table> table_of(const Kind& kind) {
  auto table = make_table(kind.game, kind.options);
  EXPECT_TRUE(table.has_value()) << kind.game;
  return std::move(*table);
}

// Chance or one player makes one random legal move.
inline void random_step(Table& table, Rng& rng) {
  if (table.chance_acts()) {
    table.let_chance_act(rng);
    return;
  }
  const auto acting = table.to_act();
  ASSERT_FALSE(acting.empty());
  const Viewer who =
      LocalDoor::player(acting[rng.below(static_cast<std::uint32_t>(acting.size()))]);
  const auto moves = table.legal(who);
  ASSERT_FALSE(moves.empty());
  const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  const auto done = table.play(who, table.seq(), move);
  ASSERT_TRUE(done.has_value()) << move << ": " << done.error().reason->en;
}

inline std::vector<Viewer> all_viewers(const Table& table) {
  std::vector<Viewer> viewers{LocalDoor::spectator()};
  for (std::size_t p = 0; p < table.players(); ++p)
    viewers.push_back(LocalDoor::player(static_cast<Player>(p)));
  return viewers;
}

// Everything that a viewer can get from a table, as one text.
inline std::string all_that_is_told(const Table& table, Viewer who) {
  std::string all =
      table.view(who) + '\n' + table.position(who) + '\n' + table.finished_position(who) + '\n';
  for (const auto& move : table.legal(who)) all += move + ' ';
  for (const auto& what : table.happened(who, Seq{0}))
    all += '\n' + std::to_string(static_cast<unsigned>(what.seq)) + ' ' + what.seat + ' ' +
           what.move.value_or("-");
  return all;
}

}  // namespace troika
