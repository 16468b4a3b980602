#pragma once

#include <string>
#include <string_view>

#include "core/rng.h"
#include "room/fairness.h"

// Random texts from the system that nobody can guess.
namespace troika::server {

room::Seed fresh_seed();
Rng fresh_rng();
std::string fresh_key();       // 256 bits as 64 hexadecimal digits
std::string fresh_match_id();  // short enough for a link, long enough not to be found: 103 bits
std::string fresh_guest_id();

// What the store keeps of a key.
std::string hash_of_key(std::string_view key);

}  // namespace troika::server
