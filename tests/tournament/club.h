#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <string>
#include <vector>

#include "core/rng.h"
#include "room/sha256.h"
#include "tests/laws/seed.h"
#include "tournament/tournament.h"

namespace troika::tournament {

inline Settings settings_of(const std::string& json) {
  const auto settings = read_settings(boost::json::parse(json).as_object());
  EXPECT_TRUE(settings) << settings.error().reason->en;
  return settings.value_or(Settings{});
}

// A tournament with its host "h"; whatever it does is also read back from its log.
class Club {
 public:
  explicit Club(const std::string& settings, std::uint8_t seed = 7)
      : Club(Tournament::create({"evening", settings_of(settings), "h", seed_of(seed)},
                                room::sha256)) {}

  const State& state() const { return tournament_.state(); }
  Tournament& tournament() { return tournament_; }

  // The code of the reason why not; empty: done.
  std::string act(const Command& command, std::string_view guest = "h") {
    const std::string before = told();
    const auto done = tournament_.act(guest, command);
    if (!done) {
      EXPECT_EQ(told(), before);
      return std::string(done.error().reason->code);
    }
    keep(*done);
    return {};
  }
  void join(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::string name = "p" + std::to_string(state().entrants.size());
      ASSERT_EQ(act(Join{name}, name), "");
    }
  }
  std::vector<std::string>& log() { return log_; }
  Tournament reloaded() const {
    std::vector<Entry> entries;
    for (const std::string& body : log_)
      entries.push_back({static_cast<std::uint32_t>(entries.size() + 1), Time{}, body});
    auto loaded = Tournament::load("evening", entries, room::sha256);
    EXPECT_TRUE(loaded);
    return *loaded;
  }
  std::string told() const { return tournament_.tell("h", {}) + tournament_.csv({}); }
  void check_log() const {
    const Tournament again = reloaded();
    EXPECT_EQ(again.tell("h", {}) + again.csv({}), told());
  }

 private:
  explicit Club(Tournament::Made made) : tournament_(std::move(made.tournament)) {
    keep(made.done);
  }
  static room::Seed seed_of(std::uint8_t number) {
    room::Seed seed;
    seed.bytes.fill(number);
    return seed;
  }
  void keep(const Done& done) {
    log_.insert(log_.end(), done.bodies.begin(), done.bodies.end());
    EXPECT_EQ(done.seq, log_.size());
    EXPECT_EQ(tournament_.seq(), log_.size());
  }

  Tournament tournament_;
  std::vector<std::string> log_;
};

inline const std::string iss_swiss =
    R"({"name":"Thursday","format":"swiss","table":{"game":"der-isses"}})";
inline const std::string iss_all =
    R"({"name":"Thursday","format":"round-robin","table":{"game":"der-isses"}})";
inline const std::string iss_open =
    R"({"name":"Thursday","format":"open","table":{"game":"der-isses"}})";
inline const std::string talat_all =
    R"({"name":"Thursday","format":"round-robin","table":{"game":"talat"}})";
inline const std::string talat_swiss =
    R"({"name":"Thursday","format":"swiss","rounds":4,"table":{"game":"talat"}})";
inline const std::string talat_open =
    R"({"name":"Thursday","format":"open","table":{"game":"talat"}})";
inline const std::string touche_teams =
    R"({"name":"Thursday","format":"swiss","best_of":3,"duplicate":true,
        "table":{"game":"touche","options":{"seats":"ytyt"}}})";

// A result that there can be.
inline std::vector<Sheet> some_sheets(const Ranking& ranking, Rng& rng) {
  for (;;) {
    const auto subjects = ranking.subjects();
    Sheet sheet{subjects[rng.below(static_cast<std::uint32_t>(subjects.size()))], {}};
    for (std::size_t side = 0; side < ranking.sides(); ++side) {
      auto& marks = sheet.marks.emplace_back();
      for (const Mark& mark : ranking.marks(sheet.about))
        marks.push_back(static_cast<int>(rng.below(static_cast<std::uint32_t>(mark.most) + 1)));
    }
    if (ranking.count(sheet)) return {sheet};
  }
}

}  // namespace troika::tournament
