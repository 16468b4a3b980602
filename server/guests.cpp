#include "server/guests.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/json_text.h"
#include "room/names.h"
#include "room/reasons.h"
#include "server/reasons.h"
#include "server/secrets.h"

namespace troika::server {
namespace {

constexpr std::size_t most_tokens = 20;
constexpr std::size_t most_devices = 50;
constexpr std::int64_t recovery_life_ms = std::int64_t{7} * 24 * 3'600'000;

// How a key is called when it is listed or dropped.
std::string id_of(const store::Key& key) { return key.hash.substr(0, 16); }

store::Time later(store::Time time, std::int64_t ms) {
  return store::Time{static_cast<std::int64_t>(time) + ms};
}

}  // namespace

std::string browser_of(std::string_view agent) {
  using Names = std::pair<std::string_view, std::string_view>;  // in the header, for people
  // The first that fits: most browsers claim to be others as well.
  constexpr std::array<Names, 8> browsers{{{"Edg", "Edge"},
                                           {"OPR/", "Opera"},
                                           {"SamsungBrowser/", "Samsung Internet"},
                                           {"FxiOS/", "Firefox"},
                                           {"Firefox/", "Firefox"},
                                           {"CriOS/", "Chrome"},
                                           {"Chrome/", "Chrome"},
                                           {"Safari/", "Safari"}}};
  constexpr std::array<Names, 7> systems{{{"Android", "Android"},
                                          {"iPhone", "iPhone"},
                                          {"iPad", "iPad"},
                                          {"Windows", "Windows"},
                                          {"CrOS", "ChromeOS"},
                                          {"Mac OS X", "macOS"},
                                          {"Linux", "Linux"}}};
  const auto name_in = [&](const auto& names) -> std::string {
    const auto found = std::ranges::find_if(
        names, [&](const Names& one) { return agent.find(one.first) != std::string_view::npos; });
    return found == names.end() ? std::string() : std::string(found->second);
  };
  const std::string browser = name_in(browsers), system = name_in(systems);
  return browser.empty() || system.empty() ? browser + system : browser + " · " + system;
}

Guests::Answer<Visitor> Guests::who(std::string key, store::KeyKind kind) {
  if (key.empty()) co_return Visitor{};
  const std::string hash = hash_of_key(key);
  const auto known = co_await house_.ask<std::optional<store::Store::Known>>(
      [&](auto done) { house_.store.find_key(hash, stored(house_.now()), std::move(done)); });
  if (!known) co_return fault(reasons::storage_away);
  if (!*known || (*known)->key.kind != kind) co_return Visitor{};
  co_return Visitor{(*known)->guest.id, (*known)->guest.name, hash, kind == store::KeyKind::token,
                    (*known)->key.seen};
}

Guests::Answer<Guests::Made> Guests::make(std::string name, std::string browser) {
  if (!room::is_name(name)) co_return fault(room::reasons::bad_name, "name");
  const std::string key = fresh_key();
  const store::Time now = stored(house_.now());
  const store::Guest guest{fresh_guest_id(), name, now};
  const store::Key device{
      hash_of_key(key), guest.id, store::KeyKind::device, std::move(browser), now, now, {}};
  const auto made = co_await house_.ask<bool>(
      [&](auto done) { house_.store.put_guest(guest, device, std::move(done)); });
  if (!made || !*made) co_return fault(reasons::not_saved);
  co_return Made{{guest.id, name, device.hash, false, now}, key};
}

Guests::Answer<void> Guests::rename(Visitor& visitor, std::string name) {
  if (!room::is_name(name)) co_return fault(room::reasons::bad_name, "name");
  if (name == visitor.name) co_return std::expected<void, Fault>{};
  const auto renamed = co_await house_.ask<bool>(
      [&](auto done) { house_.store.rename(visitor.guest, name, std::move(done)); });
  if (!renamed || !*renamed) co_return fault(reasons::not_saved);
  visitor.name = std::move(name);
  co_return std::expected<void, Fault>{};
}

Guests::Answer<std::string> Guests::put_key(const std::string& guest, store::KeyKind kind,
                                            std::string label) {
  const std::string key = fresh_key();
  const store::Time now = stored(house_.now());
  store::Key row{hash_of_key(key), guest, kind, std::move(label), now, now, {}};
  if (kind == store::KeyKind::recovery) row.expires = later(now, recovery_life_ms);
  const auto put = co_await house_.ask<store::Store::Put>(
      [&](auto done) { house_.store.put_key(row, most_tokens, std::move(done)); });
  if (put && *put == store::Store::Put::too_many) co_return fault(reasons::too_many_tokens);
  if (!put || *put != store::Store::Put::yes) co_return fault(reasons::not_saved);
  co_return key;
}

// ---- recovery

Guests::Answer<std::string> Guests::make_recovery(const Visitor& visitor) {
  co_return co_await put_key(visitor.guest, store::KeyKind::recovery, {});
}

Guests::Answer<Visitor> Guests::whose_recovery(std::string key) {
  auto visitor = co_await who(std::move(key), store::KeyKind::recovery);
  if (visitor && !visitor->is_guest()) co_return fault(reasons::used_up);
  co_return visitor;
}

Guests::Answer<Guests::Made> Guests::recover(std::string key, std::string browser) {
  const std::string fresh = fresh_key();
  const store::Time now = stored(house_.now());
  const store::Key device{
      hash_of_key(fresh), {}, store::KeyKind::device, std::move(browser), now, now, {}};
  const auto guest = co_await house_.ask<std::optional<store::Guest>>([&](auto done) {
    house_.store.recover(hash_of_key(key), device, most_devices, std::move(done));
  });
  if (!guest) co_return fault(reasons::storage_away);
  if (!*guest) co_return fault(reasons::used_up);
  co_return Made{{(*guest)->id, (*guest)->name, device.hash, false, now}, fresh};
}

// ---- devices and tokens

Guests::Answer<std::vector<store::Key>> Guests::keys_of(const Visitor& visitor,
                                                        store::KeyKind kind) {
  auto keys = co_await house_.ask<std::vector<store::Key>>(
      [&](auto done) { house_.store.keys_of(visitor.guest, std::move(done)); });
  if (!keys) co_return fault(reasons::storage_away);
  std::erase_if(*keys, [&](const auto& key) { return key.kind != kind; });
  co_return std::move(*keys);
}

Guests::Answer<std::string> Guests::make_token(const Visitor& visitor, std::string label) {
  if (!room::is_name(label)) co_return fault(reasons::bad_label, "label");
  co_return co_await put_key(visitor.guest, store::KeyKind::token, std::move(label));
}

Guests::Answer<std::string> Guests::tokens(const Visitor& visitor) {
  const auto tokens = co_await keys_of(visitor, store::KeyKind::token);
  if (!tokens) co_return std::unexpected(tokens.error());
  JsonText out;
  out.open('{').key("tokens").open('[');
  for (const store::Key& key : *tokens) {
    out.open('{').key("id").value(id_of(key)).key("label").value(key.label);
    out.key("created").value(static_cast<std::int64_t>(key.created)).close('}');
  }
  co_return std::move(out.close(']').close('}')).take();
}

Guests::Answer<std::string> Guests::devices(const Visitor& visitor) {
  const auto devices = co_await keys_of(visitor, store::KeyKind::device);
  if (!devices) co_return std::unexpected(devices.error());
  JsonText out;
  out.open('{').key("devices").open('[');
  for (const store::Key& key : *devices) {
    const store::Time seen = std::max(key.seen, key.created);
    out.open('{').key("id").value(id_of(key)).key("browser").value(key.label);
    out.key("created").value(static_cast<std::int64_t>(key.created));
    out.key("seen").value(static_cast<std::int64_t>(seen));
    out.key("this").value(key.hash == visitor.key).close('}');
  }
  co_return std::move(out.close(']').close('}')).take();
}

Guests::Answer<std::string> Guests::drop(const Visitor& visitor, store::KeyKind kind,
                                         std::string id) {
  const auto keys = co_await keys_of(visitor, kind);
  if (!keys) co_return std::unexpected(keys.error());
  const auto found = std::ranges::find(*keys, id, id_of);
  if (found == keys->end())
    co_return fault(kind == store::KeyKind::token ? reasons::no_such_token
                                                  : reasons::no_such_device);
  const auto dropped = co_await house_.ask<bool>(
      [&](auto done) { house_.store.drop_key(found->hash, std::move(done)); });
  if (!dropped) co_return fault(reasons::storage_away);
  on_dropped(found->hash);
  co_return found->hash;
}

Guests::Answer<void> Guests::drop_others(const Visitor& visitor) {
  const auto dropped = co_await house_.ask<std::vector<std::string>>([&](auto done) {
    house_.store.drop_other_keys(visitor.guest, visitor.key, std::move(done));
  });
  if (!dropped) co_return fault(reasons::storage_away);
  for (const std::string& hash : *dropped) on_dropped(hash);
  co_return std::expected<void, Fault>{};
}

Task<> Guests::see(const Visitor& visitor) {
  co_await house_.ask<bool>(
      [&](auto done) { house_.store.see_key(visitor.key, stored(house_.now()), std::move(done)); });
}

}  // namespace troika::server
