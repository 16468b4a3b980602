#pragma once

#include "store/database.h"

// What is asked of the tables besides adding to the log, in SQL that both engines understand. All
// of it may throw Trouble.
namespace troika::store {

std::vector<Entry> read_entries(Database& database, const MatchId& match, std::uint32_t after);

std::optional<Listing> read_listing(Database& database, const MatchId& match);
std::vector<Listing> read_lobby(Database& database, std::size_t most);
std::vector<Listing> read_matches_of(Database& database, const GuestId& guest, std::size_t most);
std::vector<MatchId> read_playing(Database& database);

std::optional<Store::Known> find_key(Database& database, const std::string& hash);
std::vector<Key> read_keys_of(Database& database, const GuestId& guest);

// Writes: within a transaction.
bool write_guest(Database& database, const Guest& guest, const Key& key);
bool write_name(Database& database, const GuestId& guest, const std::string& name);
bool write_key(Database& database, const Key& key);
bool erase_key(Database& database, const std::string& hash);
std::vector<Outage> write_beat(Database& database, const std::string& node, Time now);

}  // namespace troika::store
