// Laws of rooms, over whole random matches of every game.

#include "tests/room/script.h"

namespace troika::room {
namespace {

// Whatever anybody does, the room is what follows from its log: on the node where it happened, on
// another that hears of it, and on one that loads it later. (Site checks the first two at each
// step.)
TEST(RoomLaws, a_room_is_its_log) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    SCOPED_TRACE(settings);
    Site site(settings, rng.next());
    Script script(site, rng);
    for (int step = 0; step < 250 && !::testing::Test::HasFailure(); ++step) {
      script.step();
      if (step % 20 == 0) {
        EXPECT_EQ(site.reloaded().fingerprint(), site.room().fingerprint());
      }
      if (step % 70 == 0) site.reload();
    }
  }
}

TEST(RoomLaws, matches_come_to_an_end_and_their_records_replay) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    SCOPED_TRACE(settings);
    Site site(settings, rng.next());
    Script script(site, rng);
    script.fill_seats();
    EXPECT_FALSE(site.room().record().has_value());
    while (site.room().stage() == Stage::playing && !::testing::Test::HasFailure()) script.move();
    const auto record = site.room().record();
    ASSERT_TRUE(record.has_value());
    const auto table = read_table(*record);
    ASSERT_TRUE(table.has_value()) << table.error().line << table.error().fault.reason->en;
    EXPECT_TRUE((*table)->is_over());
    EXPECT_TRUE(site.room().bots_to_act().empty());
    EXPECT_EQ(site.code("g0", Command(Play{site.room().seq(), "x"}, "late")), "match-over");
  }
}

// Who follows the news knows what who asks for everything knows.
TEST(RoomLaws, news_add_up_to_the_state) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    SCOPED_TRACE(settings);
    Site site(settings, rng.next());
    Script script(site, rng);
    const std::vector<std::string> guests{"", "g0", "g1"};
    std::vector<boost::json::object> known;
    for (const auto& guest : guests) known.push_back(site.state(guest));
    for (int step = 0; step < 120; ++step) {
      script.step();
      for (std::size_t i = 0; i < guests.size(); ++i) {
        if (rng.below(3) == 0) continue;  // a message is lost
        const auto since = static_cast<std::uint32_t>(known[i].at("seq").as_int64());
        merge(known[i],
              boost::json::parse(site.room().news(guests[i], since, site.now)).as_object());
        auto all = site.state(guests[i]);
        for (const char* key : {"board", "you", "host"}) {  // not part of the news
          all.erase(key);
          known[i].erase(key);
        }
        EXPECT_EQ(boost::json::value(known[i]), boost::json::value(all));
      }
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(RoomLaws, entries_read_back) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    Site site(settings, rng.next());
    Script script(site, rng);
    for (int step = 0; step < 100; ++step) script.step();
    for (const Entry& entry : site.log()) {
      const auto line = log::read(entry.body);
      ASSERT_TRUE(line.has_value()) << entry.body;
      EXPECT_EQ(log::write(*line), entry.body);
    }
  }
}

}  // namespace
}  // namespace troika::room
