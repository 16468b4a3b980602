#include "store/schema.h"

#include <array>
#include <string>
#include <utility>

namespace troika::store {
namespace {

// Step n leads from version n to n + 1. A step that was ever released is never changed: a new one
// is added below it. {id}, {clustered} and {log} are the engine's own words.
constexpr std::array steps{
    // The log of every match, the lists that are made from it, and who is who.
    R"(
create table events (
  match {id}    not null,
  seq   bigint not null,  -- 1, 2, 3 … without gaps
  at    bigint not null,
  body  text   not null,
  primary key (match, seq)
) {clustered};
create table listings (
  match   {id}    primary key,
  game    text   not null,
  state   bigint not null,
  listed  bigint not null,
  created bigint not null,
  changed bigint not null,
  summary text   not null
) {clustered};
create index listings_in_lobby on listings (created) where listed = 1;
create index listings_playing on listings (created) where state = 1;
create table seats (
  match {id} not null,
  guest {id} not null,
  primary key (match, guest)
) {clustered};
create index seats_of_guest on seats (guest);
create table guests (
  id      {id}    primary key,
  name    text   not null,
  created bigint not null
) {clustered};
create table keys (
  hash    {id}    primary key,
  guest   {id}    not null,
  kind    bigint not null,
  label   text   not null,
  created bigint not null
) {clustered};
create index keys_of_guest on keys (guest);
)",
    // When somebody was there, and when nobody was.
    R"(
create table beats (
  node {id}    primary key,
  at   bigint not null
) {clustered};
create table outages (
  began bigint primary key,
  ended bigint not null
);
)",
    // All entries of the log, wherever an engine keeps them.
    "{log}",
    // Keys that are used up by time, and when a device was last there.
    R"(
alter table keys add column seen bigint not null default 0;
alter table keys add column expires bigint not null default 0;
)",
};

std::string in_dialect(std::string_view text, const Database::Dialect& dialect) {
  std::string out;
  const std::array<std::pair<std::string_view, std::string_view>, 3> words{
      {{"{id}", dialect.id}, {"{clustered}", dialect.clustered}, {"{log}", dialect.log}}};
  while (!text.empty()) {
    bool replaced = false;
    for (const auto& [word, meaning] : words) {
      if (!text.starts_with(word)) continue;
      out += meaning;
      text.remove_prefix(word.size());
      replaced = true;
      break;
    }
    if (replaced) continue;
    out += text.front();
    text.remove_prefix(1);
  }
  return out;
}

}  // namespace

std::int64_t newest_schema() { return static_cast<std::int64_t>(steps.size()); }

void bring_up_to_date(Database& database, std::int64_t upto) {
  Transaction transaction(database);
  database.lock_schema();
  database.script("create table if not exists meta (version bigint not null)");
  std::int64_t version = 0;
  database.run("select version from meta", {}, [&](const Row& row) { version = row.number(0); });
  if (version > newest_schema())
    throw Trouble(Trouble::Kind::refused,
                  "This site was written by a newer version of troika (its schema is " +
                      std::to_string(version) + ", this program knows " +
                      std::to_string(newest_schema()) + "): please update troika.");
  if (version >= upto) return;
  if (version == 0) database.run("insert into meta (version) values (0)");
  for (; version < upto; ++version)
    database.script(in_dialect(steps[static_cast<std::size_t>(version)], database.dialect()));
  database.run("update meta set version = $1", {version});
  transaction.commit();
}

}  // namespace troika::store
