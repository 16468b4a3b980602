#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "table/rulebook.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

namespace json = boost::json;

json::object insight(std::string_view game, const std::vector<Option>& options,
                     std::string_view line, std::string_view seat) {
  const auto told = (*make_rulebook(game, options))->insight(line, seat, {});
  EXPECT_TRUE(told.has_value()) << line;
  return told ? json::parse(*told).as_object() : json::object();
}

// What a text of a view says is what the table itself says, and it is enough to know what is legal
// and what is not.
TEST(Insight, a_look_at_a_view_is_a_look_at_the_table) {
  Rng rng(7);
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    const auto rules = *make_rulebook(kind.game, kind.options);
    std::set<std::uint64_t> turns;
    for (int step = 0; step < 60 && !table->is_over(); ++step) {
      for (const Viewer who : all_viewers(*table)) {
        const std::string view = table->view_text(who);
        if (view.empty() || table->position(who).empty()) continue;
        const std::string seat = who.player() ? table->seat_name(*who.player()) : "";
        const auto seen = rules->look(view, seat, {});
        ASSERT_TRUE(seen.has_value()) << view << ": " << seen.error().reason->en;
        const json::object look = json::parse(*seen).as_object();
        EXPECT_EQ(look.at("board"), json::parse(table->board(who))) << view;
        EXPECT_EQ(look.at("board"), json::parse(*rules->board(view, seat))) << view;
        EXPECT_EQ(look.at("insight"), json::parse(*rules->insight(view, seat, {}))) << view;
        turns.insert(look.at("turn").to_number<std::uint64_t>());
        JsonText out;
        table->write_look(out.open('{'), who, {});
        const json::object here = json::parse(std::move(out.close('}')).take()).as_object();
        EXPECT_EQ(here.at("board"), look.at("board"));
        EXPECT_EQ(here.at("insight"), look.at("insight"));
        EXPECT_EQ(here.at("turn"), static_cast<unsigned>(table->seq()));
        EXPECT_EQ(here.at("legal").as_array().size(), table->legal(who).size());
        if (!who.player()) {
          EXPECT_FALSE(look.contains("legal"));
          continue;
        }
        const auto legal = table->legal(who);
        const bool in_game = !legal.empty() && !legal.front().starts_with("figure=");
        EXPECT_TRUE(!in_game || here.at("legal") == look.at("legal")) << view;
        std::vector<std::string> texts;
        for (const json::value& move : look.at("legal").as_array()) {
          texts.emplace_back(move.at("text").as_string());
          EXPECT_TRUE(move.as_object().contains("act")) << texts.back();
          EXPECT_TRUE(rules->why_not(view, seat, texts.back()).has_value()) << texts.back();
        }
        EXPECT_TRUE(texts.empty() || texts == legal) << view;
        EXPECT_FALSE(rules->why_not(view, seat, "nonsense").has_value());
      }
      random_step(*table, rng);
    }
    EXPECT_GT(turns.size(), 5U) << kind.game;
  }
}

TEST(Insight, says_why_a_move_cannot_be_made) {
  const auto rules = *make_rulebook("der-isses", {});
  const std::string view = "R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --";
  EXPECT_TRUE(rules->why_not(view, "A", "$d3").has_value());
  EXPECT_EQ(rules->why_not(view, "A", "$a7").error().reason->code, "coin-on-piece");
  EXPECT_EQ(rules->why_not(view, "B", "$d3").error().reason->code, "der-isses-not-your-turn");
  EXPECT_EQ(rules->why_not(view, "C", "$d3").error().reason->code, "no-such-seat");
  EXPECT_EQ(rules->why_not(view + "\tnonsense", "A", "$d3").error().reason->code, "bad-memory");
  EXPECT_EQ(rules->why_not(view + "\t", "A", "$d3").error().reason->code, "bad-memory");
  EXPECT_TRUE(rules->why_not(view + "\tR! B B=W", "A", "$d3").has_value());
}

// The parts of moves and what they did, for who cannot read their texts.
TEST(Insight, moves_come_in_parts) {
  const auto part_of = [](std::string_view game, std::string_view view, std::string_view seat,
                          std::string_view move) {
    const auto told = (*make_rulebook(game, {}))->look(view, seat, {});
    EXPECT_TRUE(told.has_value()) << view;
    const json::value look = told ? json::parse(*told) : json::value();
    for (const json::value& legal : look.at("legal").as_array())
      if (legal.at("text").as_string() == move) return json::serialize(legal);
    return std::string("not legal");
  };
  // Red jumps over yellow and then over green.
  EXPECT_EQ(part_of("der-isses", "7/7/7/2RY3/7/5G1/2OBVW$ A play 0-0 R?", "A", "Re4"),
            R"({"text":"Re4","act":"go","piece":"R","from":"c4","to":"e4","way":["c4","e4"]})");
  EXPECT_EQ(
      part_of("der-isses", "7/7/7/2RY3/5G1/7/2OBVW$ A play 0-0 R?", "A", "Rg2"),
      R"({"text":"Rg2","act":"go","piece":"R","from":"c4","to":"g2","way":["c4","e4","g2"]})");
  EXPECT_EQ(
      part_of("talat", "5/5/2b2S2/2a3T2/5 c1S4/5/5/5/b1S4 5/5/2a1S2/2c2T2/5 A - - - 2,0,1 3", "A",
              "AB:c2xc3"),
      R"({"text":"AB:c2xc3","act":"capture","board":"AB","from":"c2","to":"c3","taken":"2S"})");
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
  EXPECT_FALSE((*make_rulebook("talat", {}))->insight("nothing", "A", {}).has_value());
  EXPECT_FALSE((*make_rulebook("talat", {}))->board("nothing", "").has_value());
}

}  // namespace
}  // namespace troika
