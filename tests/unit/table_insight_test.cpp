#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "table/insight.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

namespace json = boost::json;

json::object insight(std::string_view game, const std::vector<Option>& options,
                     std::string_view line, std::string_view seat) {
  auto told = insight_json(game, options, line, seat);
  EXPECT_TRUE(told.has_value()) << line;
  return told ? json::parse(*told).as_object() : json::object();
}

// What a board says about a line is what the table itself says.
TEST(Insight, boards_of_lines_are_the_boards_of_tables) {
  Rng rng(7);
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    for (int step = 0; step < 60 && !table->is_over(); ++step) {
      for (const Viewer who : all_viewers(*table)) {
        const std::string line = table->position(who);
        if (line.empty()) continue;
        const std::string seat = who.player() ? table->seat_name(*who.player()) : "";
        const auto board = board_json(kind.game, kind.options, line, seat);
        ASSERT_TRUE(board.has_value()) << line;
        // What an earlier round showed is in no line.
        json::object told = json::parse(table->board(who)).as_object();
        told.erase("last_round");
        EXPECT_EQ(json::parse(*board), told) << line;
        EXPECT_TRUE(insight_json(kind.game, kind.options, line, seat).has_value()) << line;
      }
      random_step(*table, rng);
    }
  }
}

TEST(Insight, talat_shows_captures_closed_boards_and_points) {
  const std::string line = "5/5/2b2S2/2a3T2/5 c1S4/5/5/5/b1S4 5/5/2a1S2/2c2T2/5 A - - - 2,0,1 3";
  const json::object told = insight("talat", {{"players", "3"}}, line, "A");
  EXPECT_EQ(json::serialize(told.at("captures")),
            R"([{"board":"AB","from":"c2","to":"c3"},{"board":"CA","from":"c2","to":"c3"}])");
  EXPECT_EQ(told.at("closed").as_object().size(), 1U);
  EXPECT_EQ(told.at("closed").at("BC").at("code"), "closed-no-war");
  EXPECT_EQ(told.at("score").at("A"), 10);
  EXPECT_EQ(told.at("score").at("C"), 5);
}

TEST(Insight, touche_shows_cards_of_cells_and_what_a_move_completes) {
  Rng rng(3);
  const auto table = table_of({"touche", {}});
  std::size_t completing = 0;
  while (!table->is_over()) {
    if (table->chance_acts()) {
      table->let_chance_act(rng);
      continue;
    }
    const Viewer who = LocalDoor::player(table->to_act().front());
    const std::string seat = table->seat_name(*who.player());
    const json::object told = insight("touche", {}, table->position(who), seat);
    EXPECT_EQ(told.at("cells").as_object().size(), 112U);
    const json::object& completes = told.at("completes").as_object();
    for (const std::string& move : table->legal(who)) {
      const std::size_t figure = move.find('#');
      EXPECT_EQ(completes.contains(move.substr(0, figure)), figure != move.npos) << move;
      if (!move.ends_with('~') || move == "X~") continue;
      EXPECT_NE(json::serialize(told.at("dead")).find(move.substr(0, move.size() - 1)), move.npos);
    }
    completing += completes.size();
    random_step(*table, rng);
  }
  EXPECT_GT(completing, 0U);
}

TEST(Insight, refuses_what_is_no_position) {
  EXPECT_FALSE(insight_json("talat", {}, "nothing", "A").has_value());
  EXPECT_FALSE(board_json("chess", {}, "nothing", "").has_value());
}

}  // namespace
}  // namespace troika
