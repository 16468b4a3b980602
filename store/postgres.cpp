#include "store/postgres.h"

#include <array>
#include <charconv>
#include <cstring>
#include <random>
#include <tuple>
#include <utility>

namespace troika::store {
namespace {

// A number of our own: others may use such locks in the same database for their own ends.
constexpr const char* lock_schema_sql =
    "set local statement_timeout = 0; set local lock_timeout = 0;"
    "select pg_advisory_xact_lock(8426125318040)";

std::string without_newlines(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

[[noreturn]] void throw_trouble(Trouble::Kind kind, const std::string& message) {
  throw Trouble(kind, "The database says: " + without_newlines(message));
}

class PostgresRow final : public Row {
 public:
  PostgresRow(const PGresult* result, int row) : result_(result), row_(row) {}
  std::int64_t number(int column) const override {
    const std::string_view digits = text(column);
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }
  std::string_view text(int column) const override {
    return {PQgetvalue(result_, row_, column),
            static_cast<std::size_t>(PQgetlength(result_, row_, column))};
  }

 private:
  const PGresult* result_;
  int row_;
};

// Classes of SQLSTATE: 22 and 23 are about the data; 40 is a conflict with others, which may be
// tried again.
Trouble::Kind kind_of(std::string_view state) {
  if (state.starts_with("22") || state.starts_with("23")) return Trouble::Kind::bad_data;
  if (state.starts_with("40")) return Trouble::Kind::gone;
  return Trouble::Kind::refused;
}

}  // namespace

PostgresHandle connect_postgres(const std::string& url) {
  // What the URL says comes later and counts more.
  const std::array<std::pair<const char*, const char*>, 8> settings{{
      {"connect_timeout", "5"},
      {"keepalives_idle", "5"},
      {"keepalives_interval", "2"},
      {"keepalives_count", "3"},
      {"tcp_user_timeout", "10000"},
      {"application_name", "troika"},
      {"dbname", url.c_str()},
      {"client_encoding", "UTF8"},
  }};
  std::array<const char*, settings.size() + 1> names{}, values{};
  for (std::size_t i = 0; i < settings.size(); ++i) std::tie(names[i], values[i]) = settings[i];
  PostgresHandle connection(PQconnectdbParams(names.data(), values.data(), 1));
  if (PQstatus(connection.get()) != CONNECTION_OK)
    throw Trouble(Trouble::Kind::gone, "The database cannot be reached: " +
                                           without_newlines(PQerrorMessage(connection.get())));
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  return connection;
}

std::string random_node_name() {
  std::random_device device;
  std::string name;
  for (int i = 0; i < 16; ++i) name += "0123456789abcdef"[device() % 16];
  return name;
}

Postgres::Postgres(std::string url, std::string node, Use use)
    : url_(std::move(url)), node_(std::move(node)), use_(use) {
  connect();
}

bool Postgres::is_connected() const { return PQstatus(connection_.get()) == CONNECTION_OK; }

void Postgres::connect() {
  statements_.clear();
  connection_ = connect_postgres(url_);
  // Nobody waits for ever: what is refused can be asked again, and an operator sees it.
  script("set statement_timeout = '8s'; set lock_timeout = '3s'");
  // The planner does not know how many additions wait, and would compare each with each.
  if (use_ == Use::write) script("set enable_nestloop = off");
}

PostgresResult Postgres::checked(PGresult* raw, Trouble::Kind if_lost) {
  PostgresResult result(raw);
  const ExecStatusType status = PQresultStatus(raw);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return result;
  // An error without a code does not come from the database: the connection is lost, though its
  // status may not say so yet. With 57P… the database ends it.
  const char* const field = PQresultErrorField(raw, PG_DIAG_SQLSTATE);
  const std::string_view state = field == nullptr ? "" : field;
  const std::string message = PQerrorMessage(connection_.get());
  const bool is_lost = !is_connected() || state.empty() || state.starts_with("57P");
  if (is_lost) connection_.reset();
  throw_trouble(is_lost ? if_lost : kind_of(state), message);
}

const std::string& Postgres::prepared(std::string_view sql, const PostgresValues& values) {
  const auto found = statements_.find(sql);
  if (found != statements_.end()) return found->second;
  const std::string name = std::to_string(statements_.size());
  checked(PQprepare(connection_.get(), name.c_str(), std::string(sql).c_str(), values.size(),
                    values.types().data()),
          Trouble::Kind::gone);
  return statements_.emplace(sql, name).first->second;
}

PostgresResult Postgres::execute(std::string_view sql, const PostgresValues& values,
                                 Trouble::Kind if_lost) {
  const std::string& name = prepared(sql, values);
  std::vector<const char*> bytes;
  std::vector<int> sizes;
  for (const std::string& value : values.bytes()) {
    bytes.push_back(value.data());
    sizes.push_back(static_cast<int>(value.size()));
  }
  const std::vector<int> binary(bytes.size(), 1);
  return checked(PQexecPrepared(connection_.get(), name.c_str(), values.size(), bytes.data(),
                                sizes.data(), binary.data(), 0),
                 if_lost);
}

std::uint64_t Postgres::run(std::string_view sql, std::initializer_list<Value> values,
                            const EachRow& each) {
  PostgresValues all;
  for (const Value& value : values) std::visit([&](const auto& v) { all.add(v); }, value);
  const PostgresResult result = execute(sql, all, Trouble::Kind::gone);
  if (each)
    for (int i = 0; i < PQntuples(result.get()); ++i) each(PostgresRow(result.get(), i));
  std::uint64_t changed = 0;
  const char* count = PQcmdTuples(result.get());
  std::from_chars(count, count + std::strlen(count), changed);
  return changed;
}

void Postgres::script(const std::string& sql) {
  checked(PQexec(connection_.get(), sql.c_str()), Trouble::Kind::gone);
}

void Postgres::begin() { script("begin"); }

void Postgres::commit() { checked(PQexec(connection_.get(), "commit"), Trouble::Kind::uncertain); }

void Postgres::roll_back() noexcept {
  if (PQtransactionStatus(connection_.get()) != PQTRANS_IDLE)
    PostgresResult(PQexec(connection_.get(), "rollback"));
}

void Postgres::lock_schema() { script(lock_schema_sql); }

std::optional<Time> Postgres::time() {
  std::optional<Time> now;
  run("select (extract(epoch from clock_timestamp()) * 1000)::bigint", {},
      [&](const Row& row) { now = Time{row.number(0)}; });
  return now;
}

}  // namespace troika::store
