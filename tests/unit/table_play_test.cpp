#include <boost/json/parse.hpp>

#include "tests/laws/seed.h"
#include "tests/unit/table_helpers.h"

namespace troika {
namespace {

TEST(Table, plays_matches_to_their_end_and_records_them) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const Kind& kind : kinds_of_tables()) {
    SCOPED_TRACE(kind.game);
    const auto table = table_of(kind);
    while (!table->is_over()) random_step(*table, rng);
    EXPECT_TRUE(table->to_act().empty());
    EXPECT_FALSE(table->winners().empty());
    EXPECT_FALSE(table->results().empty());
    const auto again = read_table(table->record());
    ASSERT_TRUE(again.has_value()) << again.error().fault.reason->en;
    EXPECT_EQ((*again)->record(), table->record());
    EXPECT_EQ((*again)->seq(), table->seq());
    EXPECT_EQ((*again)->games_won(), table->games_won());
    for (const Viewer who : all_viewers(*table))
      EXPECT_EQ(all_that_is_told(**again, who), all_that_is_told(*table, who));
  }
}

TEST(Table, a_match_in_progress_goes_on_from_its_record) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const Kind& kind : kinds_of_tables()) {
    auto table = table_of(kind);
    for (int step = 0; step < 400 && !table->is_over(); ++step) {
      random_step(*table, rng);
      if (step % 37 != 0) continue;
      auto again = read_table(table->record());
      ASSERT_TRUE(again.has_value()) << kind.game << ": " << again.error().fault.reason->en;
      for (const Viewer who : all_viewers(*table))
        ASSERT_EQ(all_that_is_told(**again, who), all_that_is_told(*table, who));
      table = std::move(*again);
    }
  }
}

TEST(Table, views_are_json) {
  Rng rng(7);
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    for (int step = 0; step < 60 && !table->is_over(); ++step) {
      for (const Viewer who : all_viewers(*table)) {
        boost::system::error_code error;
        const auto view = boost::json::parse(table->view(who), error);
        ASSERT_FALSE(error) << table->view(who);
        EXPECT_EQ(std::string(view.at("game").as_string()), kind.game);
        EXPECT_EQ(view.at("legal").as_array().size(), table->legal(who).size());
      }
      random_step(*table, rng);
    }
  }
}

TEST(Table, refusals_change_nothing) {
  Rng rng(11);
  for (const Kind& kind : kinds_of_tables()) {
    const auto table = table_of(kind);
    for (int step = 0; step < 80 && !table->is_over(); ++step) {
      random_step(*table, rng);
      const std::string before = table->record();
      const auto refused = [&](Viewer who, Seq seq, std::string_view move, const Reason* why) {
        const auto done = table->play(who, seq, move);
        ASSERT_FALSE(done.has_value());
        if (why != nullptr) {
          EXPECT_EQ(done.error().reason->code, why->code);
        }
        EXPECT_EQ(table->record(), before);
      };
      if (table->is_over()) {
        refused(LocalDoor::player(Player{0}), table->seq(), "x", &table_reasons::over);
        break;
      }
      if (table->chance_acts()) {
        refused(LocalDoor::player(Player{0}), table->seq(), "x", &table_reasons::wait);
        continue;
      }
      const Player acting = table->to_act().front();
      const auto move = table->legal(LocalDoor::player(acting)).front();
      refused(LocalDoor::spectator(), table->seq(), move, &table_reasons::no_seat);
      refused(LocalDoor::player(Player{7}), table->seq(), move, &table_reasons::no_seat);
      const Seq stale = static_cast<Seq>(static_cast<unsigned>(table->seq()) - 1);
      refused(LocalDoor::player(acting), stale, move, &table_reasons::stale);
      refused(LocalDoor::player(acting), table->seq(), "", nullptr);
      refused(LocalDoor::player(acting), table->seq(), "nonsense", nullptr);
      for (std::size_t p = 0; p < table->players(); ++p) {
        const auto player = static_cast<Player>(p);
        const auto who = table->to_act();
        if (std::find(who.begin(), who.end(), player) != who.end()) continue;
        refused(LocalDoor::player(player), table->seq(), move, &table_reasons::not_your_turn);
      }
    }
  }
}

TEST(Table, options_are_checked) {
  const auto code = [](std::string_view game, const std::vector<Option>& options) {
    const auto table = make_table(game, options);
    return table ? std::string_view("taken") : table.error().reason->code;
  };
  EXPECT_EQ(code("chess", {}), "no-such-game");
  EXPECT_EQ(code("talat", {{"players", "4"}}), "bad-option");
  EXPECT_EQ(code("talat", {{"colour", "red"}}), "unknown-option");
  EXPECT_EQ(code("touche", {{"seats", "yytt"}}), "mates-adjacent");
  EXPECT_EQ(code("touche", {{"games", "2"}}), "bad-games");
  EXPECT_EQ(code("der-isses", {{"first", "3"}}), "bad-option");
  EXPECT_EQ(code("der-isses", {{"first", "2"}}), "taken");
}

}  // namespace
}  // namespace troika
