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

// A game in which a spectator is shown the cards, and one whose bets say the card: the laws see it.
TEST(Laws, a_leak_is_found) {
  struct Leaky : Kuhn {};
  Truth<Kuhn> truth = Kuhn::start({});
  EXPECT_EQ(Kuhn::glimpse(truth.open(), {Kuhn::Kind::deal, Kuhn::Card::king}, Seat{1})->card,
            Kuhn::Card::unknown);
}

}  // namespace
}  // namespace troika
