#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "store/postgres.h"
#include "store/schema.h"
#include "store/site.h"
#include "store/sqlite.h"

namespace troika::store {
namespace {

void refuse_foreign(Database& database, const std::string& file) {
  bool is_foreign = false;
  database.run(R"(
select 1 from sqlite_master
where not exists (select 1 from sqlite_master where name = 'meta') limit 1)",
               {}, [&](const Row&) { is_foreign = true; });
  if (is_foreign)
    throw Trouble(Trouble::Kind::refused,
                  "The file " + file + " is a database of something else, not of troika.");
}

Engine sqlite_engine(const std::string& where) {
  const std::string file = std::filesystem::weakly_canonical(where).string();
  if (std::filesystem::is_directory(file))
    throw Trouble(Trouble::Kind::refused, file + " is a folder, not a file.");
  auto lock = std::make_shared<SiteLock>(file);
  // Made here, because SQLite would let others read it.
  if (const int fresh = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600); fresh >= 0)
    close(fresh);
  auto writer = std::make_unique<Sqlite>(file, Sqlite::Use::write);
  refuse_foreign(*writer, file);
  bring_up_to_date(*writer);
  writer->settle();
  auto reader = std::make_unique<Sqlite>(file, Sqlite::Use::read);
  return {std::move(writer), std::move(reader), nullptr, nullptr, std::move(lock)};
}

Engine postgres_engine(const std::string& url) {
  const std::string node = random_node_name();
  auto writer = std::make_unique<Postgres>(url, node, Postgres::Use::write);
  bring_up_to_date(*writer);
  auto reader = std::make_unique<Postgres>(url, node, Postgres::Use::read);
  auto listen = [url, node](Engine::Heard heard) {
    return listen_to_postgres(url, node, std::move(heard));
  };
  auto tell = [node](Database& database, const MatchId& match, const std::string& words) {
    tell_postgres(database, node, match, words);
  };
  return {std::move(writer), std::move(reader), std::move(listen), std::move(tell), nullptr};
}

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_store(std::string_view where) {
  const std::string name(where);
  const bool is_postgres = where.starts_with("postgres://") || where.starts_with("postgresql://");
  try {
    return std::make_unique<Site>(is_postgres ? postgres_engine(name) : sqlite_engine(name));
  } catch (const std::exception& error) {
    return std::unexpected(error.what());
  }
}

}  // namespace troika::store
