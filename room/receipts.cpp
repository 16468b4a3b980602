#include "room/receipts.h"

#include <algorithm>
#include <string>

#include "room/sha256.h"

namespace troika::room {
namespace {

bool is_word(std::string_view text) {
  return std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

}  // namespace

bool is_command_id(std::string_view id) { return id.size() >= 8 && id.size() <= 32 && is_word(id); }
bool is_move_id(std::string_view id) { return !id.empty() && id.size() <= 32 && is_word(id); }

// SHA-256 whatever hash the deals are made with: two commands must never have one name.
Receipts::Name Receipts::name_of(std::string_view guest, std::string_view id) {
  std::string text("troika command 1\n");
  text.append(guest).append("\n").append(id);
  const Digest digest = sha256(text);
  Name name;
  std::ranges::copy_n(digest.begin(), name.size(), name.begin());
  return name;
}

std::optional<std::uint32_t> Receipts::find(std::string_view guest, std::string_view id) const {
  const auto found = std::ranges::find(ones_, name_of(guest, id), &One::name);
  if (found == ones_.end()) return std::nullopt;
  return found->seq;
}

void Receipts::add(std::string_view guest, std::string_view id, std::uint32_t seq) {
  const One one{name_of(guest, id), seq};
  if (ones_.size() < most) return ones_.push_back(one);
  ones_[next_] = one;
  next_ = (next_ + 1) % most;
}

}  // namespace troika::room
