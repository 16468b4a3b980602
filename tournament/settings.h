#pragma once

#include <boost/json/object.hpp>
#include <expected>
#include <memory>
#include <string>

#include "room/settings.h"
#include "table/ranking.h"

namespace troika::tournament {

enum class Format : std::uint8_t { round_robin, swiss, open };

// What a tournament is made with.
struct Settings {
  std::string name;
  Format format = Format::swiss;
  std::size_t rounds = 0;  // 0: as many as usual for those who have come
  int matches = 1;  // a table plays the best of so many, where its game has no such option itself
  bool duplicate = false;  // in a round all tables have the same chance
  room::Settings table;    // of every table: game, options, clock, absence
};

std::string_view text_of(Format format);

// {"name":"…","format":"swiss","rounds":5,"best_of":3,"duplicate":true,"table":{…as for a
// table…}}; `rounds`, `best_of` and `duplicate` may be left out. A fault's field is the key that is
// wrong.
[[nodiscard]] std::expected<Settings, Fault> read_settings(const boost::json::object& from);
void write_json(JsonText& out, const Settings& settings);

// How tables of these settings are counted.
std::unique_ptr<Ranking> ranking_of(const Settings& settings);

}  // namespace troika::tournament
