#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/room/site.h"

namespace troika::room {

// Tables of all games with all kinds of clocks and seats. The people are g0, g1, ...
inline std::vector<std::string> all_settings() {
  return {
      R"({"game":"der-isses","clock":{"kind":"total","base":60000,"increment":2000}})",
      R"({"game":"der-isses","seats":["open",{"bot":1}],"absent":"claim"})",
      R"({"game":"talat","clock":{"kind":"per-move","base":30000}})",
      R"({"game":"talat","options":{"players":"2","games":"2"},"absent":"wait"})",
      R"({"game":"talat","seats":[{"bot":2},"person",{"bot":3}],"listed":true})",
      R"({"game":"touche","clock":{"kind":"days","base":86400000},"absent":"claim"})",
      R"({"game":"touche","options":{"seats":"ytyt","figures":"named","games":"3"}})",
      R"({"game":"touche","options":{"seats":"ytl","freeswap":"1"},"seats":["open",{"bot":1},"open"]})",
  };
}

// People who do all kinds of things at a table, most of them sensible.
class Script {
 public:
  Script(Site& site, Rng& rng) : site_(site), rng_(rng) {}

  void fill_seats() {
    for (int i = 0; i < 6; ++i)
      site_.code("g" + std::to_string(i),
                 Sit{{}, "Guest " + std::to_string(i), text(rng_.below(9))});
    site_.code("host", Start{});
    ASSERT_EQ(site_.room().stage(), Stage::playing);
  }

  // A random legal move of somebody who is to act.
  void move() {
    for (const BotTurn& turn : site_.room().bots_to_act()) {
      const auto mind = make_mind(site_.room().settings().game, "random");
      const auto situation = site_.room().situation(turn.player);
      EXPECT_EQ(site_.bot_code(turn, (*mind)->choose(*situation, (*mind)->usual_limits(), rng_)),
                "done");
      return;
    }
    const std::uint32_t first = rng_.below(6);
    for (std::uint32_t i = 0; i < 6; ++i) {
      const std::string guest = "g" + std::to_string((first + i) % 6);
      const auto moves = site_.legal(guest);
      if (moves.empty()) continue;
      EXPECT_EQ(site_.play(guest, moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]),
                "done");
      return;
    }
    // All who are to act have left their seats to bots or are away: they come back.
    for (int i = 0; i < 6; ++i) site_.code("g" + std::to_string(i), Return{});
  }

  void step() {
    site_.pass(Millis(rng_.below(4) == 0 ? rng_.below(100'000) : rng_.below(2'000)));
    const std::uint32_t what = rng_.below(100);
    if (site_.room().stage() == Stage::open && what < 30) return fill_or_not();
    if (site_.room().stage() == Stage::playing && what < 60) return move();
    any_command();
  }

 private:
  void fill_or_not() {
    if (rng_.below(4) == 0) return fill_seats();
    site_.code(guest(), Sit{{}, "Имя \"" + text(3) + '"', text(rng_.below(70))});
  }

  void any_command() {
    const Player somebody{static_cast<std::uint8_t>(rng_.below(7))};
    switch (rng_.below(14)) {
      case 0:
        site_.code(guest(), Sit{somebody, text(rng_.below(45)), text(rng_.below(70))});
        break;
      case 1:
        site_.code(guest(), Rename{text(rng_.below(45))});
        break;
      case 2:
        if (rng_.below(4) == 0) site_.code(guest(), Leave{});
        break;
      case 3:
        site_.code(guest(), Start{});
        break;
      case 4:
        site_.code(guest(), Command(Play{rng_.below(site_.room().seq() + 2), text(4)}, text(3)));
        break;
      case 5:
        site_.code(guest(), AskTakeback{});
        break;
      case 6:
      case 7:
        site_.code(guest(), AnswerTakeback{rng_.below(4) != 0});
        break;
      case 8:
        site_.code(guest(), CallBot{somebody});
        break;
      case 9:
        site_.code(guest(), Return{});
        break;
      case 10:
        if (rng_.below(8) == 0) site_.code(guest(), Claim{somebody});
        break;
      case 11:
        site_.code(guest(), Rematch{rng_.below(3) != 0, text(4), "next" + text(2)});
        break;
      case 12:
        site_.tick();
        break;
      default:
        if (static_cast<std::size_t>(somebody) >= site_.room().players()) break;
        if (rng_.below(2) == 0)
          site_.room().set_here(somebody);
        else
          site_.room().set_away(somebody, site_.now);
    }
  }

  std::string guest() {
    const std::uint32_t i = rng_.below(8);
    return i == 6 ? "" : i == 7 ? "host" : "g" + std::to_string(i);
  }
  std::string text(std::uint32_t length) {
    std::string letters;
    for (; length > 0; --length) letters += static_cast<char>('a' + rng_.below(26));
    return letters;
  }

  Site& site_;
  Rng& rng_;
};

// What a client does with news.
inline void merge(boost::json::object& known, const boost::json::object& news) {
  for (const char* key : {"takeback", "rematch", "legal", "may_call_bot", "may_claim"})
    known.erase(key);  // what is not in the news is no longer there
  for (const auto& one : news) {
    if (one.key() == "since" || one.key() == "events" || one.key() == "from") continue;
    known[one.key()] = one.value();
  }
  if (!news.contains("events")) return;
  if (!known.contains("events")) known["events"] = boost::json::array{};
  known["from"] = 0;
  auto& events = known["events"].as_array();
  events.resize(static_cast<std::size_t>(news.at("from").as_int64()));
  for (const auto& event : news.at("events").as_array()) events.push_back(event);
}

}  // namespace troika::room
