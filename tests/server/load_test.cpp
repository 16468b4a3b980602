// Many people at many tables, as `troika load` lets them play. With the thread sanitizer the server
// ends with another code if it has seen a data race.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <regex>

#include "tests/here.h"
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

TEST(Load, OnPostgres) { let_many_play(PrivatePostgres::instance().new_database()); }

}  // namespace
}  // namespace troika::test
