#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>
#include <unordered_map>

#include "store/database.h"
#include "store/postgres_values.h"
#include "store/site.h"

namespace troika::store {

struct ClosePostgres {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresHandle = std::unique_ptr<PGconn, ClosePostgres>;
using PostgresResult = std::unique_ptr<PGresult, ClosePostgres>;

// Connects, or throws Trouble. Notices a server that has vanished without a word.
PostgresHandle connect_postgres(const std::string& url);

// A name that no other node of the site has.
std::string random_node_name();

// Hears in a thread of its own what nodes other than `node` add.
std::unique_ptr<News> listen_to_postgres(std::string url, std::string node, Engine::Heard heard);

// The channel on which nodes tell each other "node seq match".
inline constexpr const char* news_channel = "troika_news";
// And the one for "node match words".
inline constexpr const char* words_channel = "troika_words";
void tell_postgres(Database& database, const std::string& node, const MatchId& match,
                   const std::string& words);

// One connection to a PostgreSQL server.
class Postgres : public Database {
 public:
  enum class Use { write, read };
  Postgres(std::string url, std::string node, Use use);

  std::uint64_t run(std::string_view sql, std::initializer_list<Value> values,
                    const EachRow& each) override;
  void script(const std::string& sql) override;
  std::vector<Saved> add(std::span<const Chain> chains, bool again) override;
  void begin() override;
  void commit() override;
  void roll_back() noexcept override;
  void lock_schema() override;
  Dialect dialect() const override {
    return {"text collate \"C\"", "", "create view log as select match, seq, at, body from events"};
  }
  std::optional<Time> time() override;
  bool is_connected() const override;
  void connect() override;

 private:
  // `if_lost` is what it means when the connection is lost before the answer.
  PostgresResult execute(std::string_view sql, const PostgresValues& values, Trouble::Kind if_lost);
  PostgresResult checked(PGresult* result, Trouble::Kind if_lost);
  const std::string& prepared(std::string_view sql, const PostgresValues& values);
  // Their places among the chains.
  std::vector<std::size_t> save(std::span<const Chain> chains);
  std::vector<std::size_t> find_saved(std::span<const Chain> chains);

  std::string url_;
  std::string node_;
  Use use_;
  PostgresHandle connection_;
  std::unordered_map<std::string_view, std::string> statements_;  // names, by text
};

}  // namespace troika::store
