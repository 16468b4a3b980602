#pragma once

#include <gtest/gtest.h>

#include "tests/laws/position_laws.h"
#include "tests/laws/walk.h"

namespace troika {

// How often something was hidden from a seat, and how often several guesses at it differed.
struct GuessCount {
  int hidden = 0;
  int varied = 0;
};

template <Game G>
bool looks_the_same(const Truth<G>& a, const Truth<G>& b, std::optional<Seat> viewer) {
  return viewer ? a.seen_by(*viewer) == b.seen_by(*viewer) : a.open() == b.open();
}

// Two moves that look the same to a viewer must leave that viewer the same view. Both "look the
// same" and "leave the same" are equalities, so comparing each move with the next that looks like
// it compares all.
template <Game G>
void check_keeps_secrets(const Truth<G>& truth) {
  const auto& open = truth.open();
  MoveList<G> list;
  truth.moves(list);
  for (const auto viewer : viewers_of<G>(open)) {
    std::vector<std::optional<typename G::Move>> told;
    for (const auto& m : list) told.push_back(G::glimpse(open, m, viewer));
    for (std::size_t a = 0; a < list.size(); ++a) {
      const auto twin =
          std::find(told.begin() + static_cast<std::ptrdiff_t>(a) + 1, told.end(), told[a]);
      if (twin == told.end()) continue;
      const auto& b = list[static_cast<std::size_t>(twin - told.begin())];
      Truth<G> after_a = truth;
      Truth<G> after_b = truth;
      G::play(after_a, list[a]);
      G::play(after_b, b);
      EXPECT_TRUE(looks_the_same<G>(after_a, after_b, viewer))
          << (viewer ? G::seat_name(*viewer) : "a spectator") << " can tell "
          << G::format(open, list[a]) << " from " << G::format(open, b);
    }
  }
}

// Who moves sees the whole move; what a spectator sees every seat sees; what is seen has a text.
template <Game G>
void check_glimpses(const Truth<G>& truth) {
  const auto& open = truth.open();
  const auto seats = seats_of<G>(open);
  const Turn turn = G::turn(open);
  for (const Seat s : seats) {
    if (!turn.has(s)) continue;
    MoveList<G> own;
    truth.moves(s, own);
    for (const auto& m : own)
      EXPECT_TRUE(G::glimpse(open, m, s) == m) << G::format(open, m) << " by " << G::seat_name(s);
  }
  MoveList<G> list;
  truth.moves(list);
  for (const auto& m : list) {
    const auto watched = G::glimpse(open, m, std::nullopt);
    EXPECT_TRUE(!watched || !G::format(open, *watched).empty());
    for (const Seat s : seats) {
      const auto told = G::glimpse(open, m, s);
      EXPECT_TRUE(!told || !G::format(open, *told).empty());
      EXPECT_TRUE(watched != m || told == m) << G::format(open, m) << " to " << G::seat_name(s);
      EXPECT_TRUE(!watched || told) << G::format(open, m) << " to " << G::seat_name(s);
    }
  }
}

// A guess fits the view, is a position the game can go on from, and the view's line is the same for
// every guess: it says no more than the seat knows.
template <Game G>
void check_guesses(const Truth<G>& truth, const typename G::Setup& setup, GuessCount& count,
                   Rng& rng) {
  const std::string line = G::write_position(truth);
  for (const Seat s : seats_of<G>(truth.open())) {
    const View<G> view = truth.seen_by(s);
    const std::string view_line = G::write_position(view);
    bool varied = false;
    std::string first;
    for (int i = 0; i < 6; ++i) {
      Truth<G> guess = G::guess(view, rng);
      EXPECT_TRUE(guess.seen_by(s) == view) << "a guess of " << G::seat_name(s);
      EXPECT_EQ(G::write_position(guess.seen_by(s)), view_line);
      EXPECT_EQ(G::write_position(guess.open()), G::write_position(truth.open()));
      EXPECT_EQ(G::hidden(guess), nullptr);
      const std::string guess_line = G::write_position(guess);
      if (i == 0) {
        first = guess_line;
        read_back<G>(guess_line, setup);
        MoveList<G> list;
        guess.moves(list);
        EXPECT_EQ(list.empty(), G::turn(guess.open()).is_over());
        if (!list.empty()) G::play(guess, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
      }
      varied = varied || guess_line != first;
    }
    if (view_line == line) {
      EXPECT_FALSE(varied) << "nothing is hidden from " << G::seat_name(s);
    } else {
      ++count.hidden;
      count.varied += varied ? 1 : 0;
    }
  }
}

}  // namespace troika
