// Guests and the keys that show who is who.

#include <utility>

#include "store/tables.h"

namespace troika::store {
namespace {

// Columns: id, name, created.
Guest guest_of(const Row& row) {
  return {GuestId(row.text(0)), std::string(row.text(1)), Time{row.number(2)}};
}

// Columns: hash, guest, kind, label, created, seen, expires.
Key key_of(const Row& row, int first) {
  return {std::string(row.text(first)),
          GuestId(row.text(first + 1)),
          static_cast<KeyKind>(row.number(first + 2)),
          std::string(row.text(first + 3)),
          Time{row.number(first + 4)},
          Time{row.number(first + 5)},
          Time{row.number(first + 6)}};
}

std::int64_t number(Time time) { return static_cast<std::int64_t>(time); }
std::int64_t number(KeyKind kind) { return static_cast<std::int64_t>(kind); }

// Alone with the keys of this guest until the end of the transaction, also among several nodes.
bool lock_guest(Database& database, const GuestId& guest) {
  return database.run("update guests set name = name where id = $1", {guest}) == 1;
}

std::size_t count_keys(Database& database, const GuestId& guest, KeyKind kind) {
  std::int64_t count = 0;
  database.run("select count(*) from keys where guest = $1 and kind = $2", {guest, number(kind)},
               [&](const Row& row) { count = row.number(0); });
  return static_cast<std::size_t>(count);
}

bool insert_key(Database& database, const Key& key, const GuestId& guest) {
  return database.run(R"(
insert into keys (hash, guest, kind, label, created, seen, expires)
values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing)",
                      {key.hash, guest, number(key.kind), key.label, number(key.created),
                       number(key.seen), number(key.expires)}) == 1;
}

}  // namespace

std::optional<Store::Known> find_key(Database& database, const std::string& hash, Time now) {
  std::optional<Store::Known> known;
  database.run(R"(
select g.id, g.name, g.created, k.hash, k.guest, k.kind, k.label, k.created, k.seen, k.expires
from keys k join guests g on g.id = k.guest
where k.hash = $1 and (k.expires = 0 or k.expires > $2))",
               {hash, number(now)},
               [&](const Row& row) { known = {guest_of(row), key_of(row, 3)}; });
  return known;
}

std::vector<Key> read_keys_of(Database& database, const GuestId& guest) {
  std::vector<Key> all;
  database.run(R"(
select hash, guest, kind, label, created, seen, expires
from keys where guest = $1 order by created, hash)",
               {guest}, [&](const Row& row) { all.push_back(key_of(row, 0)); });
  return all;
}

bool write_guest(Database& database, const Guest& guest, const Key& key) {
  // Looked at first, so that a taken hash does not leave a guest whom nobody can be.
  bool taken = false;
  database.run("select 1 from guests where id = $1 union all select 1 from keys where hash = $2",
               {guest.id, key.hash}, [&](const Row&) { taken = true; });
  if (taken) return false;
  database.run("insert into guests (id, name, created) values ($1, $2, $3)",
               {guest.id, guest.name, number(guest.created)});
  return insert_key(database, key, guest.id);
}

bool write_name(Database& database, const GuestId& guest, const std::string& name) {
  return database.run("update guests set name = $1 where id = $2", {name, guest}) == 1;
}

Store::Put write_key(Database& database, const Key& key, std::size_t most) {
  if (!lock_guest(database, key.guest)) return Store::Put::no;
  if (key.kind == KeyKind::recovery)
    database.run("delete from keys where guest = $1 and kind = $2", {key.guest, number(key.kind)});
  else if (count_keys(database, key.guest, key.kind) >= most)
    return Store::Put::too_many;
  return insert_key(database, key, key.guest) ? Store::Put::yes : Store::Put::no;
}

bool write_seen(Database& database, const std::string& hash, Time now) {
  return database.run("update keys set seen = $1 where hash = $2 and seen < $1",
                      {number(now), hash}) == 1;
}

bool erase_key(Database& database, const std::string& hash) {
  return database.run("delete from keys where hash = $1", {hash}) == 1;
}

std::vector<std::string> erase_other_keys(Database& database, const GuestId& guest,
                                          const std::string& but) {
  lock_guest(database, guest);
  std::vector<std::string> gone;
  for (const Key& key : read_keys_of(database, guest))
    if (key.hash != but && erase_key(database, key.hash)) gone.push_back(key.hash);
  return gone;
}

std::optional<Guest> use_recovery_key(Database& database, const std::string& hash,
                                      const Key& device, std::size_t most) {
  const auto known = find_key(database, hash, device.created);
  if (!known || known->key.kind != KeyKind::recovery) return std::nullopt;
  // Another node may have been faster: then there is nothing left to erase.
  if (!lock_guest(database, known->guest.id) || !erase_key(database, hash)) return std::nullopt;
  if (count_keys(database, known->guest.id, KeyKind::device) >= most)
    database.run(R"(
delete from keys where hash in (
  select hash from keys where guest = $1 and kind = $2 order by seen, created, hash limit 1))",
                 {known->guest.id, number(KeyKind::device)});
  if (!insert_key(database, device, known->guest.id))
    throw Trouble(Trouble::Kind::refused, "The key of a device was there before.");
  return known->guest;
}

}  // namespace troika::store
