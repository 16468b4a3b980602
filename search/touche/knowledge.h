#pragma once

#include <array>
#include <optional>

#include "games/touche/rules.h"
#include "search/bot.h"
#include "search/touche/eye.h"
#include "search/touche/world.h"

namespace troika::touche {

// What a seat can conclude about the hidden hands. The view tells which cards are unseen. After a
// shuffle the deck was exactly what had been discarded, so unseen cards beyond that are in hands
// (RULES 14). And a card that a seat would have played, had it held it, is less likely there until
// it has drawn anew.
class Knowledge {
 public:
  // Without an eye every unseen card is equally likely everywhere.
  Knowledge(const Seen<Touche>& seen, const Eye* eye);

  const Open& open() const { return open_; }
  // A world that fits.
  World imagine(Rng& rng) const;

 private:
  static constexpr std::uint32_t one = 1024;
  using Likely = std::array<std::uint32_t, faces>;  // by card, `one` is as likely as any

  void find_held(const Seen<Touche>& seen);
  void read_play(const Witnessed<Touche>& event, const Eye& eye);

  Open open_;
  Seat seat_;
  Spent spent_;
  Hand hand_;
  std::array<std::uint8_t, faces> unseen_{};
  std::array<std::uint8_t, faces> held_{};  // of these: certainly in a hand
  BySeat<Likely, most_seats> likely_{};
};

}  // namespace troika::touche
