// The server says when it cannot save, and why.

#include <gtest/gtest.h>

#include <thread>

#include "store/postgres.h"
#include "store/sqlite.h"
#include "tests/server/client.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

using namespace std::chrono_literals;

class Health : public testing::TestWithParam<Kind> {
 protected:
  std::unique_ptr<Database> lock() const {
    if (GetParam() == Kind::postgres) {
      auto other = std::make_unique<Postgres>(where_, "other", Postgres::Use::write);
      other->begin();
      other->script("lock table events in exclusive mode");
      return other;
    }
    auto other = std::make_unique<Sqlite>(where_, Sqlite::Use::write);
    other->begin();
    return other;
  }
  static bool within(std::chrono::seconds time, const std::function<bool()>& holds) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (!holds() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(50ms);
    return holds();
  }
  TemporaryFolder folder_;
  std::string where_ = new_place(GetParam(), folder_);
};

INSTANTIATE_TEST_SUITE_P(Any, Health, testing::Values(Kind::sqlite, Kind::postgres), name_of_test);

TEST_P(Health, AnswersNotOkWhileNothingCanBeSaved) {
  TestServer server(TestServer::quick(), where_);
  Person ann(server.port(), "Ann");
  const std::string match = ann.make_table(R"({"game":"talat"})");
  Seat seat(ann, match);
  const auto status = [&] { return ann.get("/healthz").status; };
  EXPECT_TRUE(within(10s, [&] { return status() == 200; }));
  auto other = lock();
  EXPECT_EQ(seat.sit(), "not-saved");
  EXPECT_TRUE(within(10s, [&] { return status() == 503; }));
  const std::string text = ann.get("/metrics").body;
  EXPECT_NE(text.find("troika_store_well 0\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("troika_store_failed 0\n"), std::string::npos) << text;
  other->roll_back();
  other.reset();
  EXPECT_TRUE(within(10s, [&] { return status() == 200; }));
  EXPECT_TRUE(within(10s, [&] {
    return ann.get("/metrics").body.find("troika_health_changes_total 2\n") != std::string::npos;
  }));
  std::string code;  // the room reads its log again first
  for (int i = 0; i < 100 && code != "saved"; ++i) code = seat.sit();
  EXPECT_EQ(code, "saved");
}

}  // namespace
}  // namespace troika::test
