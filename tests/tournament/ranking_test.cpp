// Rankings as the games say, by hand-made examples and against what the games themselves count.

#include "table/ranking.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "table/table.h"
#include "tests/laws/seed.h"

namespace troika {
namespace {

using Options = std::vector<Option>;

std::unique_ptr<Ranking> ranking(std::string_view game, const Options& options = {}) {
  auto made = make_ranking(game, options);
  EXPECT_TRUE(made) << made.error().reason->en;
  return std::move(*made);
}

std::vector<Tally> tallies(const Ranking& how, const Sheet& sheet) {
  const auto counted = how.count(sheet);
  return counted ? counted->tallies : std::vector<Tally>{};
}
using Tallies = std::vector<Tally>;

TEST(Ranking, touche_counts_the_printed_points) {
  const auto square = ranking("touche");
  EXPECT_EQ(tallies(*square, {"square", {{4}, {1}}}), (Tallies{{40, 4, 1}, {10, 1, 0}}));
  EXPECT_EQ(tallies(*square, {"square", {{0}, {4}}}), (Tallies{{0, 0, 0}, {65, 4, 1}}));
  EXPECT_EQ(tallies(*square, {"square", {{2}, {2}}}), (Tallies{{20, 2, 0}, {20, 2, 0}}));
  EXPECT_EQ(tallies(*square, {"square", {{4}, {4}}}), Tallies{});  // the first with four has won
  EXPECT_EQ(tallies(*square, {"square", {{5}, {0}}}), Tallies{});
  EXPECT_EQ(tallies(*square, {"line", {{1}, {0}}}), Tallies{});
  EXPECT_EQ(tallies(*square, {"square", {{1}}}), Tallies{});
  EXPECT_EQ(square->walkover(), (Tally{40, 4, 1}));

  const auto mixed = ranking("touche", {{"figures", "combination"}});
  EXPECT_EQ(tallies(*mixed, {"combination", {{1, 1, 1, 1}, {0, 0, 0, 1}}}),
            (Tallies{{70, 4, 1}, {15, 1, 0}}));
  EXPECT_EQ(tallies(*mixed, {"combination", {{0, 0, 0, 4}, {0, 0, 0, 0}}}),
            (Tallies{{105, 4, 1}, {0, 0, 0}}));
  EXPECT_EQ(mixed->walkover(), (Tally{60, 4, 1}));
  const auto different = ranking("touche", {{"figures", "combination"}, {"different", "1"}});
  EXPECT_EQ(tallies(*different, {"combination", {{2, 1, 1, 0}, {0, 0, 0, 0}}}), Tallies{});
  EXPECT_EQ(different->walkover(), (Tally{70, 4, 1}));

  const auto own = ranking("touche", {{"figures", "own"}, {"own", "xxxx:r@12*2"}});
  EXPECT_EQ(tallies(*own, {"own", {{2}, {1}}}), (Tallies{{24, 2, 1}, {12, 1, 0}}));
  const auto three = ranking("touche", {{"games", "3"}, {"figures", "line,tee"}});
  EXPECT_EQ(three->walkover(), (Tally{30 + 45, 6, 2}));
  EXPECT_EQ(three->subjects(), (std::vector<std::string>{"line", "tee"}));
}

TEST(Ranking, der_isses_counts_matches_and_coins) {
  const auto how = ranking("der-isses");
  EXPECT_EQ(tallies(*how, {"", {{4}, {3}}}), (Tallies{{1, 4}, {0, 3}}));
  EXPECT_EQ(tallies(*how, {"", {{4}, {4}}}), Tallies{});
  EXPECT_EQ(tallies(*how, {"", {{3}, {3}}}), Tallies{});
  EXPECT_EQ(how->walkover(), (Tally{1, 4}));
}

TEST(Ranking, talat_shares_wins) {
  const auto three = ranking("talat");
  EXPECT_EQ(tallies(*three, {"", {{3, 0}, {0, 5}, {1, 0}}}), (Tallies{{3, 15}, {3, 15}, {0, 5}}));
  EXPECT_EQ(tallies(*three, {"", {{0, 0}, {0, 0}, {0, 0}}}), (Tallies{{2, 0}, {2, 0}, {2, 0}}));
  EXPECT_EQ(tallies(*three, {"", {{2, 1}, {1, 1}, {1, 0}}}), (Tallies{{6, 13}, {0, 8}, {0, 5}}));
  const auto two = ranking("talat", {{"players", "2"}, {"games", "3"}});
  EXPECT_EQ(two->sides(), 2U);
  EXPECT_EQ(two->walkover(), (Tally{12, 6}));
}

// What is counted from the sheets of a record is what the game counted: points per seat of every
// finished game, and who won.
TEST(Ranking, sheets_of_a_match_add_up_to_its_results) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  const std::pair<std::string, Options> all[] = {
      {"der-isses", {}},
      {"talat", {}},
      {"talat", {{"players", "2"}, {"games", "3"}}},
      {"touche", {{"games", "3"}, {"figures", "square,combination"}}},
      {"touche", {{"seats", "ytytl"}, {"figures", "combination"}}},
      {"touche", {{"figures", "own"}, {"own", "xxx:r@7+xx/xx:-@9*3"}}},
  };
  for (const auto& [game, options] : all)
    for (int match = 0; match < 3; ++match) {
      const auto table = *make_table(game, options);
      while (!table->is_over()) {
        if (table->chance_acts()) {
          table->let_chance_act(rng);
          continue;
        }
        const Viewer who = LocalDoor::player(table->to_act().front());
        const auto moves = table->moves(who);
        ASSERT_TRUE(table->play(who, table->seq(),
                                moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      }
      const auto how = ranking(game, options);
      const auto sheets = how->sheets(table->record());
      ASSERT_TRUE(sheets);
      ASSERT_EQ(sheets->size(), table->results().size());
      const std::size_t points = game == "touche" ? 0 : 1;  // which merit that is
      for (std::size_t i = 0; i < sheets->size(); ++i) {
        const auto counted = how->count((*sheets)[i]);
        ASSERT_TRUE(counted) << game;
        const Table::GameResult& result = table->results()[i];
        for (std::size_t seat = 0; seat < result.players.size(); ++seat) {
          const std::size_t side = how->side_of(result.players[seat]);
          EXPECT_EQ(counted->tallies[side][points], result.points[seat]) << game;
          EXPECT_EQ(counted->won[side], result.won[seat]) << game;
        }
      }
    }
}

}  // namespace
}  // namespace troika
