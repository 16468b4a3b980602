#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <unordered_map>

#include "store/database.h"
#include "store/sqlite_log.h"

namespace troika::store {

struct CloseSqlite {
  void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using SqliteHandle = std::unique_ptr<sqlite3, CloseSqlite>;
using SqliteStatement = std::unique_ptr<sqlite3_stmt, CloseSqlite>;

// Opens a file, or throws Trouble. `flags` are SQLITE_OPEN_….
SqliteHandle open_sqlite(const std::string& file, int flags);
[[noreturn]] void throw_trouble(sqlite3* handle, const std::string& what);

// One connection to an SQLite file.
class Sqlite : public Database {
 public:
  enum class Use { write, read };
  Sqlite(const std::string& file, Use use);

  std::uint64_t run(std::string_view sql, std::initializer_list<Value> values,
                    const EachRow& each) override;
  void script(const std::string& sql) override;
  std::vector<Saved> add(std::span<const Chain> chains, bool again) override;
  void begin() override;
  void commit() override;
  void roll_back() noexcept override;
  void lock_schema() override {}  // a transaction that writes is alone
  Dialect dialect() const override;

  // Puts in order what an earlier run has left; before anything is added.
  void settle() { log_.settle(); }

 private:
  sqlite3_stmt* prepared(std::string_view sql);
  bool add(const Chain& chain);
  void put(const Listing& listing);

  SqliteHandle handle_;
  std::unordered_map<std::string_view, SqliteStatement> statements_;
  SqliteLog log_{*this};
  bool unsettled_ = false;  // something was rolled back
};

// Keeps a second server away from a site for as long as it lives.
class SiteLock {
 public:
  explicit SiteLock(const std::string& file);  // throws Trouble when there is one
  ~SiteLock();
  SiteLock(const SiteLock&) = delete;
  SiteLock& operator=(const SiteLock&) = delete;

 private:
  int file_;
};

}  // namespace troika::store
