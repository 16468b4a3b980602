// Laws of whole tournaments, over random evenings.

#include <algorithm>
#include <map>
#include <set>

#include "tests/tournament/club.h"

namespace troika::tournament {
namespace {

// Somebody does something.
void step(Club& club, Rng& rng) {
  const State& state = club.state();
  const auto some = [&](std::size_t count) {
    return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(count)));
  };
  std::vector<TableNumber> running;
  for (TableNumber t = 0; t < state.tables.size(); ++t)
    if (!state.tables[t].is_done()) running.push_back(t);
  switch (rng.below(12)) {
    case 0: {
      const std::string name = "n" + std::to_string(state.entries);
      Join join{.name = name};
      if (state.members() > 1) join.members = {"one", "two"};
      club.act(join, name);
      break;
    }
    case 1:
      if (!state.entrants.empty()) club.act(Leave{some(state.entrants.size())});
      break;
    case 2:
      if (!state.entrants.empty()) club.act(Return{some(state.entrants.size())});
      break;
    case 3:
      club.act(rng.below(4) == 0 ? Command(Pause{}) : Command(Resume{}));
      break;
    case 4:
      if (!state.tables.empty())
        club.act(Correct{some(state.tables.size()), some_sheets(*state.ranking, rng)});
      break;
    case 5:
      if (!running.empty()) {
        const TableNumber table = running[some(running.size())];
        club.act(Forfeit{table, {state.tables[table].entrants[some(state.sides())]}});
      }
      break;
    case 6:
    case 7:
      club.act(Start{});
      club.act(MakeRound{state.made.size() + 1});
      break;
    default:
      if (!running.empty())
        club.act(Report{running[some(running.size())], some_sheets(*state.ranking, rng)});
  }
}

TEST(TournamentLaws, a_tournament_is_its_log) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings :
       {iss_swiss, iss_all, iss_open, talat_all, talat_swiss, talat_open, touche_teams})
    for (int evening = 0; evening < 4; ++evening) {
      SCOPED_TRACE(settings);
      Club club(settings, static_cast<std::uint8_t>(rng.below(256)));
      if (club.state().members() == 1) club.join(3 + rng.below(8));
      for (int i = 0; i < 120 && !::testing::Test::HasFailure(); ++i) {
        step(club, rng);
        if (i % 30 == 0) club.check_log();
      }
      club.act(End{});
      club.check_log();
      // Every entry reads back as it was written.
      for (const std::string& body : club.log()) {
        const auto read = log::read(body);
        ASSERT_TRUE(read) << body;
        EXPECT_EQ(log::write(*read), body);
      }
    }
}

// However people come and go: at one table at a time, and in Swiss nobody twice with somebody.
TEST(TournamentLaws, nobody_sits_at_two_tables_or_meets_twice) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : {iss_swiss, iss_open, talat_open})
    for (int evening = 0; evening < 6; ++evening) {
      Club club(settings);
      club.join(4 + rng.below(20));
      for (int i = 0; i < 150; ++i) {
        step(club, rng);
        std::vector<int> busy(club.state().entrants.size());
        std::set<std::pair<EntrantNumber, EntrantNumber>> met;
        for (const Seated& table : club.state().tables) {
          for (const EntrantNumber who : table.entrants)
            if (!table.is_done() && !table.has_forfeited(who)) {
              ASSERT_LE(++busy[who], 1);
            }
          if (settings != iss_swiss) continue;
          ASSERT_TRUE(met.insert(std::minmax(table.entrants[0], table.entrants[1])).second);
        }
        for (const Entrant& entrant : club.state().entrants)
          if (settings == iss_swiss) {
            ASSERT_LE(entrant.rests, 1);
          }
      }
    }
}

// In an open evening nobody waits who could play, except for those who have just met.
TEST(TournamentLaws, whoever_is_free_is_paired) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  Club club(iss_open);
  club.join(9);
  ASSERT_EQ(club.act(Start{}), "");
  EXPECT_EQ(club.state().tables.size(), 4U);
  std::map<std::pair<EntrantNumber, EntrantNumber>, int> met;
  for (int i = 0; i < 200; ++i) {
    std::vector<TableNumber> running;
    for (TableNumber t = 0; t < club.state().tables.size(); ++t)
      if (!club.state().tables[t].is_done()) running.push_back(t);
    ASSERT_GE(running.size(), 3U);
    ASSERT_EQ(club.act(Report{running[rng.below(static_cast<std::uint32_t>(running.size()))],
                              some_sheets(*club.state().ranking, rng)}),
              "");
  }
  for (const Seated& table : club.state().tables)
    ++met[std::minmax(table.entrants[0], table.entrants[1])];
  EXPECT_EQ(met.size(), 36U);  // everybody with everybody
}

TEST(TournamentLaws, what_is_not_a_log_is_refused) {
  for (const char* text : {"", "{}", "[]", R"({"k":"paused"})", R"({"k":"created"})",
                           R"({"k":"joined","guest":1,"name":"x"})"}) {
    const auto loaded = Tournament::load("x", {{1, Time{}, text}}, room::sha256);
    ASSERT_FALSE(loaded) << text;
    EXPECT_EQ(loaded.error().reason->code, "tournament-broken-log");
  }
  EXPECT_FALSE(Tournament::load("x", {}, room::sha256));
}

}  // namespace
}  // namespace troika::tournament
