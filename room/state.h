#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/clock.h"
#include "room/consent.h"
#include "room/deals.h"
#include "room/guestbook.h"
#include "room/journal.h"
#include "room/presence.h"
#include "room/receipts.h"
#include "room/seats.h"
#include "room/settings.h"
#include "table/table.h"

namespace troika::room {

enum class Stage : std::uint8_t { open, playing, over };

// What a room is given by those who keep it.
struct Surroundings {
  Hash hash;                 // SHA-256
  Millis patience{120'000};  // without a clock: after how long away a player counts as absent
  Measure measure = {};
};

// What all of them want again, and what they add to its deals.
struct Again {
  std::optional<Consent> consent;
  std::vector<std::string> entropies;  // by player
  std::string match;                   // once all have agreed
};

// A room as plain data: what follows from its log (room/fold.h), and who is connected.
struct State {
  State(std::string_view its_match, const Surroundings& its_surroundings)
      : match(its_match), around(its_surroundings) {}

  std::string match;
  Surroundings around;
  Settings settings;
  std::string host;
  std::unique_ptr<Table> table;
  Seats seats;
  bool started = false;
  Clocks clocks;
  Deals deals;
  std::optional<Consent> takeback;
  Again again;
  struct Claimed {
    Player by, against;
  };
  std::optional<Claimed> claimed;
  struct PersonMove {
    Player player;
    std::uint32_t event;
  };
  std::vector<PersonMove> person_moves;  // not those of bots
  Journal journal;
  Guestbook guestbook;
  Receipts receipts;
  Presence presence;
  Time last{};  // when the last entry was made; while one is made, its time

  Stage stage() const {
    if (!started) return Stage::open;
    return claimed || table->is_over() ? Stage::over : Stage::playing;
  }
  std::uint32_t seq() const { return journal.seq(); }
  std::uint32_t events() const { return static_cast<std::uint32_t>(table->seq()); }
  bool is_host(std::string_view guest) const { return guest == host; }

  // The right to look, and to move, from a place: of a guest, or of whoever plays there.
  Viewer viewer(std::string_view guest) const;
  Viewer mover(Player player) const;

  bool same_side(Player a, Player b) const;
  std::vector<Player> winners() const;
};

}  // namespace troika::room
