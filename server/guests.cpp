#include "server/guests.h"

#include <algorithm>

#include "core/json_text.h"
#include "room/names.h"
#include "room/reasons.h"
#include "server/reasons.h"
#include "server/secrets.h"

namespace troika::server {
namespace {

constexpr std::size_t most_tokens = 20;

// How a token is called when it is listed or dropped.
std::string id_of(const store::Key& key) { return key.hash.substr(0, 16); }

}  // namespace

Guests::Answer<Visitor> Guests::who(std::string key, store::KeyKind kind) {
  if (key.empty()) co_return Visitor{};
  const std::string hash = hash_of_key(key);
  const auto known = co_await house_.ask<std::optional<store::Store::Known>>(
      [&](auto done) { house_.store.find_key(hash, std::move(done)); });
  if (!known) co_return fault(reasons::storage_away);
  if (!*known || (*known)->key.kind != kind) co_return Visitor{};
  co_return Visitor{(*known)->guest.id, (*known)->guest.name, hash, kind == store::KeyKind::token};
}

Guests::Answer<Guests::Made> Guests::make(std::string name) {
  if (!room::is_name(name)) co_return fault(room::reasons::bad_name, "name");
  const std::string key = fresh_key();
  const store::Time now = stored(house_.now());
  const store::Guest guest{fresh_guest_id(), name, now};
  const store::Key device{hash_of_key(key), guest.id, store::KeyKind::device, {}, now};
  const auto made = co_await house_.ask<bool>(
      [&](auto done) { house_.store.put_guest(guest, device, std::move(done)); });
  if (!made || !*made) co_return fault(reasons::not_saved);
  co_return Made{{guest.id, name, device.hash, false}, key};
}

Guests::Answer<void> Guests::rename(Visitor& visitor, std::string name) {
  if (!room::is_name(name)) co_return fault(room::reasons::bad_name, "name");
  const auto renamed = co_await house_.ask<bool>(
      [&](auto done) { house_.store.rename(visitor.guest, name, std::move(done)); });
  if (!renamed || !*renamed) co_return fault(reasons::not_saved);
  visitor.name = std::move(name);
  co_return std::expected<void, Fault>{};
}

Guests::Answer<std::string> Guests::put_key(const std::string& guest, store::KeyKind kind,
                                            std::string label) {
  const std::string key = fresh_key();
  const store::Key row{hash_of_key(key), guest, kind, std::move(label), stored(house_.now())};
  const auto put =
      co_await house_.ask<bool>([&](auto done) { house_.store.put_key(row, std::move(done)); });
  if (!put || !*put) co_return fault(reasons::not_saved);
  co_return key;
}

Guests::Answer<std::string> Guests::make_recovery(const Visitor& visitor) {
  co_return co_await put_key(visitor.guest, store::KeyKind::recovery, {});
}

// The key goes first: of two who use it at the same time, one gets in.
Guests::Answer<Guests::Made> Guests::recover(std::string key) {
  auto visitor = co_await who(std::move(key), store::KeyKind::recovery);
  if (!visitor) co_return std::unexpected(visitor.error());
  if (!visitor->is_guest()) co_return fault(reasons::used_up);
  const auto dropped = co_await house_.ask<bool>(
      [&](auto done) { house_.store.drop_key(visitor->key, std::move(done)); });
  if (!dropped) co_return fault(reasons::storage_away);
  if (!*dropped) co_return fault(reasons::used_up);
  auto device = co_await put_key(visitor->guest, store::KeyKind::device, {});
  if (!device) co_return std::unexpected(device.error());
  co_return Made{std::move(*visitor), std::move(*device)};
}

Guests::Answer<std::vector<store::Key>> Guests::tokens_of(const Visitor& visitor) {
  auto keys = co_await house_.ask<std::vector<store::Key>>(
      [&](auto done) { house_.store.keys_of(visitor.guest, std::move(done)); });
  if (!keys) co_return fault(reasons::storage_away);
  std::erase_if(*keys, [](const auto& key) { return key.kind != store::KeyKind::token; });
  co_return std::move(*keys);
}

Guests::Answer<std::string> Guests::make_token(const Visitor& visitor, std::string label) {
  if (!room::is_name(label)) co_return fault(reasons::bad_label, "label");
  const auto tokens = co_await tokens_of(visitor);
  if (!tokens) co_return std::unexpected(tokens.error());
  if (tokens->size() >= most_tokens) co_return fault(reasons::too_many_tokens);
  co_return co_await put_key(visitor.guest, store::KeyKind::token, std::move(label));
}

Guests::Answer<std::string> Guests::tokens(const Visitor& visitor) {
  const auto tokens = co_await tokens_of(visitor);
  if (!tokens) co_return std::unexpected(tokens.error());
  JsonText out;
  out.open('{').key("tokens").open('[');
  for (const store::Key& key : *tokens) {
    out.open('{').key("id").value(id_of(key)).key("label").value(key.label);
    out.key("created").value(static_cast<std::int64_t>(key.created)).close('}');
  }
  co_return std::move(out.close(']').close('}')).take();
}

Guests::Answer<void> Guests::drop_token(const Visitor& visitor, std::string id) {
  const auto tokens = co_await tokens_of(visitor);
  if (!tokens) co_return std::unexpected(tokens.error());
  const auto found = std::ranges::find(*tokens, id, id_of);
  if (found == tokens->end()) co_return fault(reasons::no_such_token);
  const auto dropped = co_await house_.ask<bool>(
      [&](auto done) { house_.store.drop_key(found->hash, std::move(done)); });
  if (!dropped) co_return fault(reasons::storage_away);
  co_return std::expected<void, Fault>{};
}

}  // namespace troika::server
