#pragma once

#include "store/database.h"

// What is asked of the tables besides adding to the log, in SQL that both engines understand. All
// of it may throw Trouble.
namespace troika::store {

std::vector<Entry> read_entries(Database& database, const MatchId& match, std::uint32_t after);

std::optional<Listing> read_listing(Database& database, const MatchId& match);
std::vector<Listing> read_lobby(Database& database, const Store::LobbyPage& page);
std::vector<Listing> read_matches_of(Database& database, const GuestId& guest, std::size_t most);
std::vector<MatchId> read_playing(Database& database);

// Guests and keys (store/keys.cpp).
std::optional<Store::Known> find_key(Database& database, const std::string& hash, Time now);
std::vector<Key> read_keys_of(Database& database, const GuestId& guest);

// Writes: within a transaction.
bool write_guest(Database& database, const Guest& guest, const Key& key);
bool write_name(Database& database, const GuestId& guest, const std::string& name);
Store::Put write_key(Database& database, const Key& key, std::size_t most);
bool write_seen(Database& database, const std::string& hash, Time now);
bool erase_key(Database& database, const std::string& hash);
std::vector<std::string> erase_other_keys(Database& database, const GuestId& guest,
                                          const std::string& but);
std::optional<Guest> use_recovery_key(Database& database, const std::string& hash,
                                      const Key& device, std::size_t most);
// `ahead` counts what others said of times that are still to come: it is not believed.
std::vector<Outage> write_beat(Database& database, const std::string& node, Time now,
                               std::uint64_t& ahead);

}  // namespace troika::store
