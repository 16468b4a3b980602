#include <filesystem>

#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "tests/games/kuhn.h"
#include "tests/golden/playthrough.h"
#include "tests/here.h"

namespace troika {
namespace {

// Where two texts first differ, for people.
std::string first_difference(const std::string& golden, const std::string& now) {
  std::istringstream golden_lines(golden);
  std::istringstream now_lines(now);
  for (int number = 1;; ++number) {
    std::string was;
    std::string is;
    const bool more_golden = static_cast<bool>(std::getline(golden_lines, was));
    const bool more_now = static_cast<bool>(std::getline(now_lines, is));
    if (!more_golden && !more_now) return "the ends of lines";
    if (was != is || more_golden != more_now)
      return "line " + std::to_string(number) + "\n golden: " + was + "\n    now: " + is;
  }
}

// Makes every golden playthrough of a game again. With TROIKA_REGEN_GOLDEN set (by
// scripts/regen_golden.sh and nothing else) it is written instead of compared.
template <Game G>
void check_golden() {
  int files = 0;
  const std::filesystem::path folder = in_source("tests/golden");
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".txt" || !name.starts_with(std::string(G::name) + "-"))
      continue;
    SCOPED_TRACE(name);
    ++files;
    std::ifstream file(entry.path(), std::ios::binary);
    std::stringstream golden;
    golden << file.rdbuf();
    const Recipe recipe = read_recipe(golden);
    ASSERT_EQ(recipe.game, G::name);
    ASSERT_EQ(recipe.version, G::version);
    const std::string now = write_recipe(recipe) + '\n' + Playthrough<G>(recipe).write();
    if (std::getenv("TROIKA_REGEN_GOLDEN") != nullptr) {
      std::ofstream(entry.path(), std::ios::binary) << now;
    } else if (now != golden.str()) {
      ADD_FAILURE() << "first difference: " << first_difference(golden.str(), now);
    }
  }
  EXPECT_GT(files, 0) << "there is no playthrough of " << G::name;
}

TEST(Golden, kuhn) { check_golden<Kuhn>(); }
TEST(Golden, der_isses) { check_golden<DerIsses>(); }
TEST(Golden, talat) { check_golden<Talat>(); }
TEST(Golden, touche) { check_golden<Touche>(); }

}  // namespace
}  // namespace troika
