#pragma once

#include <string>
#include <string_view>

#include "core/rng.h"
#include "room/deals.h"

// Random texts from the system that nobody can guess.
namespace troika::server {

room::Seed fresh_seed();
Rng fresh_rng();
std::string fresh_key();       // 256 bits as 64 hexadecimal digits
std::string fresh_match_id();  // short enough for a link, long enough not to be found: 103 bits
// The id of the table that a guest asks for by this name, the same each time; nobody can guess it,
// because nobody is told the ids of guests.
std::string match_id_of(std::string_view guest, std::string_view command);
std::string fresh_guest_id();
room::Promise fresh_promise();  // for the rematch of a new match

// What the store keeps of a key.
std::string hash_of_key(std::string_view key);

}  // namespace troika::server
