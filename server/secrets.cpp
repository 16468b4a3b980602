#include "server/secrets.h"

#include <sys/random.h>

#include <array>
#include <cerrno>
#include <span>
#include <system_error>

#include "room/sha256.h"

namespace troika::server {
namespace {

void fill(std::span<std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw std::system_error(errno, std::generic_category(), "getrandom");
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

room::Digest fresh_digest() {
  room::Digest digest;
  fill(digest);
  return digest;
}

Rng rng_from(const room::Digest& digest) {
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < digest.size(); ++i) words[i / 8] = words[i / 8] << 8U | digest[i];
  return Rng(words);
}

// A letter first, and no capitals: a link is sometimes read out.
std::string match_id_from(Rng rng) {
  constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789";
  std::string id;
  for (std::size_t i = 0; i < 20; ++i) id += signs[rng.below(i == 0 ? 26 : 36)];
  return id;
}

}  // namespace

room::Seed fresh_seed() { return {fresh_digest()}; }

Rng fresh_rng() { return rng_from(fresh_digest()); }

std::string fresh_key() { return room::hex(fresh_digest()); }

std::string fresh_match_id() { return match_id_from(fresh_rng()); }

std::string match_id_of(std::string_view guest, std::string_view command) {
  std::string text("troika table 1\n");
  text.append(guest).append("\n").append(command);
  return match_id_from(rng_from(room::sha256(text)));
}

room::Promise fresh_promise() { return {fresh_match_id(), fresh_seed()}; }

std::string fresh_guest_id() { return fresh_key().substr(0, 32); }

std::string hash_of_key(std::string_view key) { return room::hex(room::sha256(key)); }

}  // namespace troika::server
