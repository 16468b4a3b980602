#include "store/sqlite.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cassert>
#include <cerrno>
#include <cstring>
#include <utility>

namespace troika::store {
namespace {

constexpr int patience_ms = 3'000;  // for the locks of other programs that read or copy the file

class SqliteRow final : public Row {
 public:
  explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}
  std::int64_t number(int column) const override {
    return sqlite3_column_int64(statement_, column);
  }
  std::string_view text(int column) const override {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
  }

 private:
  sqlite3_stmt* statement_;
};

// Ready for the next use, with nothing left of this one.
class Reset {
 public:
  explicit Reset(sqlite3_stmt* statement) : statement_(statement) {}
  ~Reset() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }
  Reset(const Reset&) = delete;
  Reset& operator=(const Reset&) = delete;

 private:
  sqlite3_stmt* statement_;
};

// The values stay with the caller until the statement is reset.
int bind(sqlite3_stmt* statement, int number, const Value& value) {
  if (const auto* integer = std::get_if<std::int64_t>(&value))
    return sqlite3_bind_int64(statement, number, *integer);
  const auto text = std::get<std::string_view>(value);
  // A null pointer would be bound as NULL.
  return sqlite3_bind_text64(statement, number, text.data() == nullptr ? "" : text.data(),
                             text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

}  // namespace

void throw_trouble(sqlite3* handle, const std::string& what) {
  std::string sentence = what + ": " + sqlite3_errmsg(handle);
  if (const int error = sqlite3_system_errno(handle); error != 0)
    sentence += std::string(" (") + std::strerror(error) + ")";
  throw Trouble(Trouble::Kind::refused, sentence + ".");
}

SqliteHandle open_sqlite(const std::string& file, int flags) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &raw,
                                   flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  SqliteHandle handle(raw);
  if (code != SQLITE_OK) throw_trouble(raw, "The database " + file + " cannot be opened");
  sqlite3_busy_timeout(raw, patience_ms);
  return handle;
}

Sqlite::Sqlite(const std::string& file, Use use)
    : handle_(open_sqlite(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) {
  if (use == Use::read) {
    script("pragma query_only = on");
    return;
  }
  // FULL: a commit is on disk before anyone is told. The checkpoint, which copies the journal of
  // several commits into the file, is made rarer than usual because the writer waits for it.
  script(
      "pragma journal_mode = wal; pragma synchronous = full;"
      "pragma wal_autocheckpoint = 4000; pragma cache_size = -65536");
}

sqlite3_stmt* Sqlite::prepared(std::string_view sql) {
  SqliteStatement& known = statements_[sql];
  if (!known) {
    sqlite3_stmt* fresh = nullptr;
    if (sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &fresh, nullptr) != SQLITE_OK)
      throw_trouble(handle_.get(), "The database did not understand");
    known.reset(fresh);
    // SQLite takes $1 for a name and numbers the names as it meets them.
    for (int i = 1; i <= sqlite3_bind_parameter_count(fresh); ++i)
      assert("$" + std::to_string(i) == sqlite3_bind_parameter_name(fresh, i));
  }
  return known.get();
}

std::uint64_t Sqlite::run(std::string_view sql, std::initializer_list<Value> values,
                          const EachRow& each) {
  sqlite3_stmt* statement = prepared(sql);
  const Reset reset(statement);
  int number = 0;
  for (const Value& value : values)
    if (bind(statement, ++number, value) != SQLITE_OK)
      throw_trouble(handle_.get(), "The database did not take a value");
  int code = sqlite3_step(statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(statement))
    if (each) each(SqliteRow(statement));
  if (code != SQLITE_DONE) throw_trouble(handle_.get(), "The database failed");
  return static_cast<std::uint64_t>(sqlite3_changes64(handle_.get()));
}

void Sqlite::script(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    throw_trouble(handle_.get(), "The database failed");
}

void Sqlite::begin() { run("begin immediate", {}, nullptr); }

void Sqlite::commit() { run("commit", {}, nullptr); }

void Sqlite::roll_back() noexcept {
  // After some errors SQLite has rolled back by itself.
  if (sqlite3_get_autocommit(handle_.get()) == 0)
    sqlite3_exec(handle_.get(), "rollback", nullptr, nullptr, nullptr);
}

Database::Dialect Sqlite::dialect() const {
  return {"text", "without rowid", R"(
create table fresh_a (
  n     integer primary key,  -- see store/sqlite_log.h
  match text   not null,
  seq   bigint not null,
  at    bigint not null,
  body  text   not null
);
create table fresh_b (
  n     integer primary key,
  match text   not null,
  seq   bigint not null,
  at    bigint not null,
  body  text   not null
);
create view log as
  select match, seq, at, body from events
  union all select match, seq, at, body from fresh_a
  union all select match, seq, at, body from fresh_b;
)"};
}

std::vector<Saved> Sqlite::add(std::span<const Chain> chains, bool) {
  if (unsettled_) settle();
  unsettled_ = true;
  std::vector<Saved> saved;
  Transaction transaction(*this);
  std::size_t added = 0;
  for (const Chain& chain : chains) {
    saved.push_back(add(chain) ? Saved::yes : Saved::taken);
    added += chain.entries.size();
  }
  log_.move_slice(added);
  transaction.commit();
  unsettled_ = false;
  return saved;
}

// Looks first and then inserts plainly: nobody else writes, and an insert with a condition would
// have SQLite keep a copy of every page it touches, for the case that the statement fails.
bool Sqlite::add(const Chain& chain) {
  if (!chain.entries.empty() && chain.entries.front()->seq != log_.last(chain.match) + 1)
    return false;
  for (const Entry* entry : chain.entries) log_.append(chain.match, *entry);
  if (chain.listing != nullptr) put(*chain.listing);
  return true;
}

void Sqlite::put(const Listing& listing) {
  run(R"(
insert into listings (match, game, state, listed, created, changed, summary)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (match) do update set
  game = excluded.game, state = excluded.state, listed = excluded.listed,
  created = excluded.created, changed = excluded.changed, summary = excluded.summary)",
      {listing.match, listing.game, static_cast<std::int64_t>(listing.state),
       std::int64_t{listing.listed}, static_cast<std::int64_t>(listing.created),
       static_cast<std::int64_t>(listing.changed), listing.summary},
      nullptr);
  for (const GuestId& guest : listing.guests)
    run("insert into seats (match, guest) values ($1, $2) on conflict do nothing",
        {listing.match, guest}, nullptr);
}

SiteLock::SiteLock(const std::string& file) {
  const std::string name = file + ".lock";
  file_ = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0)
    throw Trouble(Trouble::Kind::refused,
                  "The file " + name + " cannot be made: " + std::strerror(errno) + ".");
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  close(file_);
  throw Trouble(Trouble::Kind::refused,
                "Another server has this site open (" + file +
                    "). Stop it first, or use PostgreSQL for several servers.");
}

SiteLock::~SiteLock() { close(file_); }

}  // namespace troika::store
