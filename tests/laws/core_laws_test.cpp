#include "tests/games/kuhn.h"
#include "tests/laws/laws.h"

namespace troika {
namespace {

TEST(Kuhn, laws) {
  Laws<Kuhn> laws;
  laws.matches = 50;
  laws.at_game_end = [](const Truth<Kuhn>&, const Outcome<2>& outcome) {
    EXPECT_EQ(outcome.points[Seat{0}], -outcome.points[Seat{1}]);
  };
  check_laws<Kuhn>({}, laws);
  check_laws<Kuhn>({{"games", "5"}, {"first", "2"}}, laws);
}

TEST(Kuhn, chance_keeps_to_its_weights) { check_fair_chance<Kuhn>({}, 20, 1); }

}  // namespace
}  // namespace troika
