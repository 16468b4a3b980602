#pragma once

#include <array>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/record.h"
#include "core/words.h"
#include "table/mind.h"
#include "table/ranking.h"
#include "table/rulebook.h"
#include "table/signature.h"
#include "table/table.h"
#include "table/witness.h"

namespace troika {

// The lines of the positions in a record.
struct RecordPositions {
  std::vector<std::string> after;  // every event; where one game ends and the next begins, both
  std::string last;                // empty: no game has begun
};

// A game as everything above the rules sees it: what there is to know about it, and what makes its
// tables. `entry_of` (table/entry_of.h) makes one; table/games/ has one for each game.
struct GameEntry {
  using Given = const std::vector<Option>&;

  std::string_view name;  // as in records and on the command line
  Text title;             // as people call it
  int version;            // of the rules
  bool has_secrets;
  std::vector<std::string> seats;  // the names of all that can take part
  std::span<const OptionSpec> options;
  std::vector<BenchSetup> benches;                        // ways to play it, for measuring
  std::array<Catalogue, std::size(language_list)> words;  // by language; none in English

  std::expected<std::unique_ptr<Table>, Fault> (*table)(Given);
  std::expected<std::unique_ptr<Table>, RecordFault> (*read_table)(const RecordText&);
  // A record holds every secret, so its positions are written in full; it must be a good one.
  RecordPositions (*positions)(const RecordText&);
  std::expected<std::unique_ptr<Rulebook>, Fault> (*rulebook)(Given);
  std::expected<std::unique_ptr<Witness>, Fault> (*witness)(Given);
  std::unique_ptr<Situation> (*decision)(std::span<const std::string> decisions);
  std::expected<std::unique_ptr<Mind>, Fault> (*mind)(std::string_view bot);
  // How tournaments are counted; null: they cannot be.
  std::expected<std::unique_ptr<Ranking>, Fault> (*ranking)(Given);
};

// The games of this program. The list is chosen when it is linked: table/games.cpp has ours, the
// tests have another one.
std::span<const GameEntry* const> all_games();

// Null if there is none of this name.
const GameEntry* find_game(std::string_view name);

}  // namespace troika
