// Many people at many tables, as `troika load` lets them play. With the thread sanitizer the server
// ends with another code if it has seen a data race.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <future>
#include <regex>

#include "tests/here.h"
#include "tests/server/client.h"
#include "tests/server/process.h"
#include "tests/store/private_postgres.h"
#include "tests/store/sites.h"

namespace troika::test {
namespace {

std::string output_of(const std::string& command) {
  std::FILE* const pipe = popen(command.c_str(), "r");
  std::string text;
  std::array<char, 512> part{};
  while (std::fgets(part.data(), part.size(), pipe) != nullptr) text += part.data();
  EXPECT_EQ(pclose(pipe), 0) << text;
  return text;
}

void let_many_play(const std::string& where) {
  ServerProcess server(where);
  const std::string said =
      output_of(program() + " --lang en load --tables 60 --seconds 4 --think 20" +
                " --url http://127.0.0.1:" + std::to_string(server.port()));
  EXPECT_NE(said.find("tables 60, sockets 120"), std::string::npos) << said;
  EXPECT_NE(said.find("refused 0, lost connections 0"), std::string::npos) << said;
  EXPECT_TRUE(std::regex_search(said, std::regex("saved moves [1-9]"))) << said;
  EXPECT_EQ(server.end(), 0);
}

TEST(Load, OnSqlite) {
  const TemporaryFolder folder;
  let_many_play(folder.name() + "/troika.db");
}

// As an upgrade of the package does it.
TEST(Load, PeopleComeBackAfterARestart) {
  const TemporaryFolder folder;
  ServerProcess server(folder.name() + "/troika.db");
  const std::uint16_t port = server.port();
  auto load = std::async(std::launch::async, [&] {
    return output_of(program() + " --lang en load --tables 10 --seconds 5 --think 20" +
                     " --url http://127.0.0.1:" + std::to_string(port));
  });
  // Until all sit and play: to make and begin a table takes fewer entries than that.
  const std::regex some_hundreds("\ntroika_store_entries ([3-9][0-9]{2}|[0-9]{4})");
  Person watcher(port);
  while (!std::regex_search(watcher.get("/metrics").body, some_hundreds))
    ASSERT_NE(load.wait_for(std::chrono::seconds(0)), std::future_status::ready) << load.get();
  EXPECT_EQ(server.end(), 0);
  server.start(port);
  const std::string said = load.get();
  EXPECT_NE(said.find("refused 0, lost connections 20\ncame back 20\n"), std::string::npos) << said;
  EXPECT_EQ(server.end(), 0);
}

TEST(Load, OnPostgres) { let_many_play(PrivatePostgres::instance().new_database()); }

}  // namespace
}  // namespace troika::test
