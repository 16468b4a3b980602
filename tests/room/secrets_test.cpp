// Two rooms that differ only in what a guest may not know tell that guest the same, byte for byte.

#include "tests/room/script.h"

namespace troika::room {
namespace {

// A commitment and a seal differ when the secret differs; that they hide it is SHA-256's business.
// Here they are made blind, so that everything else can be compared.
Digest blind_hash(std::string_view text) {
  if (text.starts_with("troika seal 1\n") || text.starts_with("troika seed 1\n")) return {};
  return sha256(text);
}

std::string all_that_is_told(const Room& room, std::string_view guest, Time now) {
  std::string all = room.state(guest, now);
  for (const std::uint32_t since : {0U, room.seq() / 2, room.seq() - 1, room.seq()})
    all += '\n' + room.news(guest, since, now);
  return all + '\n' + room.listing().summary;
}

// What the rules themselves have shown to a guest: its position, and the cards turned up so far.
std::string shown_to(const Room& room, std::string_view guest, Time now) {
  const auto state = boost::json::parse(room.state(guest, now));
  std::string shown(state.at("line").as_string());
  for (const auto& event : state.at("events").as_array())
    if (const auto* cards = event.as_object().if_contains("shown"))
      shown += '\n' + std::string(cards->as_string());
  return shown;
}

// A log with one secret changed, and who knows about it.
struct OtherWorld {
  std::vector<Entry> log;
  std::optional<Player> knows;
};

// Another choice of a player, or two cards of the last shuffle swapped.
OtherWorld with_another_secret(std::vector<Entry> log, Rng& rng) {
  for (std::size_t i = log.size(); i-- > 0;) {
    auto line = log::read(log[i].body);
    auto* moved = std::get_if<log::Moved>(&line->body);
    auto* started = std::get_if<log::Started>(&line->body);
    if (moved != nullptr && moved->move.size() == 3 && moved->move[1] == '=' && rng.below(2) == 0) {
      moved->move[2] = "ROYGBVW"[rng.below(7)];
      log[i].body = log::write(*line);
      return {std::move(log), moved->player};
    }
    if (moved == nullptr && started == nullptr) continue;
    auto& chances = moved != nullptr ? moved->chances : started->chances;
    if (chances.size() < 20) continue;
    // The lots that are drawn first are for all to see.
    const auto lots = static_cast<std::size_t>(std::ranges::count_if(
        chances, [](const std::string& move) { return move.starts_with("lot="); }));
    const auto cards = static_cast<std::uint32_t>(chances.size() - lots);
    std::swap(chances[lots + rng.below(cards)], chances[lots + rng.below(cards)]);
    log[i].body = log::write(*line);
    break;
  }
  return {std::move(log), {}};
}

// Around the first difference; empty if there is none.
std::string difference(const std::string& a, const std::string& b) {
  const auto [x, y] = std::ranges::mismatch(a, b);
  if (x == a.end() && y == b.end()) return {};
  const auto at = static_cast<std::size_t>(x - a.begin());
  const std::size_t from = at > 60 ? at - 60 : 0;
  return a.substr(from, 90) + "\n" + b.substr(from, 90);
}

// Plays a whole match; at every step, worlds with other secrets are made and compared.
void compare_worlds(const std::string& settings, Rng& rng, int most_steps, int& compared) {
  SCOPED_TRACE(settings);
  Site site(settings, rng.next(), blind_hash);
  Script script(site, rng);
  script.fill_seats();
  for (int step = 0; step < most_steps && site.room().stage() == Stage::playing; ++step) {
    const Room room = site.reloaded();
    for (int attempt = 0; attempt < 4; ++attempt) {
      const auto world = with_another_secret(site.log(), rng);
      const auto other = Room::load("match", world.log, {blind_hash});
      if (!other) continue;  // the change contradicts what happened later
      for (const std::string guest : {"", "g0", "g1", "g2", "host"}) {
        if (world.knows && room.place(guest) == world.knows) continue;
        if (shown_to(room, guest, site.now) != shown_to(*other, guest, site.now)) continue;
        compared += other->fingerprint() != room.fingerprint() ? 1 : 0;
        ASSERT_EQ(difference(all_that_is_told(*other, guest, site.now),
                             all_that_is_told(room, guest, site.now)),
                  "")
            << "told to " << guest;
      }
    }
    script.move();
  }
}

TEST(RoomSecrets, choices_of_der_isses) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  int compared = 0;
  for (int match = 0; match < 4; ++match)
    compare_worlds(R"({"game":"der-isses","seats":["open","open"]})", rng, 1000, compared);
  EXPECT_GT(compared, 50);
}

TEST(RoomSecrets, hands_and_decks_of_touche) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  int compared = 0;
  compare_worlds(R"({"game":"touche"})", rng, 60, compared);
  compare_worlds(R"({"game":"touche","options":{"seats":"ytyt"}})", rng, 60, compared);
  EXPECT_GT(compared, 50);
}

// Talat hides nothing; a room of it still has the server's seed.
TEST(RoomSecrets, the_seed) {
  SCOPED_TRACE(seed_trace());
  Rng rng(test_seed());
  for (const std::string& settings : all_settings()) {
    const std::uint64_t number = rng.next();
    const std::string seed = hex(seed_from(number).bytes);
    Site site(settings, number);
    Script script(site, rng);
    for (int step = 0; step < 60; ++step) {
      for (const std::string guest : {"", "g0", "host"}) {
        const bool over = site.room().stage() == Stage::over;
        const std::string told = all_that_is_told(site.room(), guest, site.now);
        ASSERT_EQ(told.find(seed) != std::string::npos, over);
        ASSERT_EQ(told.find("\"guest\""), std::string::npos);
      }
      script.step();
    }
  }
}

// Everything a guest was told while the other's choice was open must not have it in any form.
TEST(RoomSecrets, a_choice_is_not_in_any_byte) {
  Site site(R"({"game":"der-isses","options":{"first":"1"}})");
  seat_two(site);
  ASSERT_EQ(site.play_first("ann"), "done");
  ASSERT_EQ(site.play("ann", "A=G"), "done");
  for (const std::string guest : {"", "bob", "host"})
    EXPECT_EQ(all_that_is_told(site.room(), guest, site.now).find("A=G"), std::string::npos);
  EXPECT_NE(all_that_is_told(site.room(), "ann", site.now).find("A=G"), std::string::npos);
}

TEST(RoomSecrets, guest_ids_are_told_to_nobody) {
  Site site(R"({"game":"der-isses"})");
  ASSERT_EQ(site.code("secret-guest-1", Sit{{}, "Ann", ""}), "done");
  ASSERT_EQ(site.code("secret-guest-2", Sit{{}, "Bob", ""}), "done");
  for (const std::string guest : {"", "secret-guest-1", "host"}) {
    const std::string told = all_that_is_told(site.room(), guest, site.now);
    EXPECT_EQ(told.find("secret-guest"), std::string::npos);
  }
}

}  // namespace
}  // namespace troika::room
