#include "store/schema.h"

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/sqlite.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

class SchemaTest : public testing::TestWithParam<Kind> {
 protected:
  SchemaTest() : where_(new_place(GetParam(), folder_)) {}
  std::unique_ptr<Database> connect() const {
    if (GetParam() == Kind::postgres)
      return std::make_unique<Postgres>(where_, "node", Postgres::Use::write);
    return std::make_unique<Sqlite>(where_, Sqlite::Use::write);
  }
  std::int64_t version() const {
    std::int64_t found = 0;
    connect()->run("select version from meta", {}, [&](const Row& row) { found = row.number(0); });
    return found;
  }

  TemporaryFolder folder_;
  std::string where_;
};

INSTANTIATE_TEST_SUITE_P(Any, SchemaTest, testing::Values(Kind::sqlite, Kind::postgres),
                         name_of_test);

TEST_P(SchemaTest, a_new_site_has_the_newest_schema) {
  open(where_);
  EXPECT_EQ(version(), newest_schema());
  open(where_);  // nothing to do
  EXPECT_EQ(version(), newest_schema());
}

TEST_P(SchemaTest, every_step_keeps_what_is_there) {
  {
    const auto old = connect();
    bring_up_to_date(*old, 1);
    old->script("insert into events (match, seq, at, body) values ('m', 1, 5, 'old')");
  }
  ASSERT_EQ(version(), 1);
  const auto store = open(where_);
  EXPECT_EQ(version(), newest_schema());
  EXPECT_EQ(read(*store, "m"), (std::vector<Entry>{{1, Time{5}, "old"}}));
  EXPECT_TRUE(wait<std::vector<Outage>>([&](auto done) { store->beat("a", Time{1}, done); }));
}

TEST_P(SchemaTest, a_step_that_fails_changes_nothing) {
  {
    const auto old = connect();
    bring_up_to_date(*old, 1);
    old->script("create table outages (in_the_way bigint)");
  }
  EXPECT_FALSE(open_store(where_));
  EXPECT_EQ(version(), 1);
  EXPECT_THROW(connect()->script("select * from beats"), Trouble);
}

TEST_P(SchemaTest, a_newer_schema_is_refused) {
  open(where_);
  connect()->script("update meta set version = 1000");
  const auto store = open_store(where_);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().find("newer version of troika"), std::string::npos) << store.error();
}

}  // namespace
}  // namespace troika::test
