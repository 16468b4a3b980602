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

// What a viewer is told of the moves that can be made now, and what it sees after each.
template <Game G>
struct Prospect {
  std::vector<typename G::Move> moves;
  std::vector<Truth<G>> after;

  // At most 60 of the moves, taken at random: every two of them are going to be compared.
  Prospect(const Truth<G>& truth, Rng& rng) {
    MoveList<G> list;
    truth.moves(list);
    moves.assign(list.begin(), list.end());
    while (moves.size() > 60) {
      std::swap(moves[rng.below(static_cast<std::uint32_t>(moves.size()))], moves.back());
      moves.pop_back();
    }
    for (const auto& m : moves) G::play(after.emplace_back(truth), m);
  }

  bool same_view(std::size_t a, std::size_t b, std::optional<Seat> viewer) const {
    if (after[a].open() != after[b].open()) return false;
    return !viewer || after[a].seen_by(*viewer).own == after[b].seen_by(*viewer).own;
  }
};

// Two moves that look the same to a viewer must leave that viewer the same view. And if the view
// hides which of two moves was made, then so does what the viewer was told, unless they lead to the
// same or are made openly: then a view may forget them.
template <Game G>
void check_keeps_secrets(const Truth<G>& truth, bool seats_move_openly, Rng& rng) {
  const auto& open = truth.open();
  const Prospect<G> prospect(truth, rng);
  const auto& moves = prospect.moves;
  const bool openly = seats_move_openly && !G::turn(open).is_chance();
  for (const auto viewer : viewers_of<G>(open))
    for (std::size_t a = 0; a < moves.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        const bool told_the_same =
            G::glimpse(open, moves[a], viewer) == G::glimpse(open, moves[b], viewer);
        const bool same_view = prospect.same_view(a, b, viewer);
        if (told_the_same == same_view) continue;
        const bool harmless = same_view && (openly || prospect.after[a] == prospect.after[b]);
        EXPECT_TRUE(harmless) << (viewer ? G::seat_name(*viewer) : "a spectator")
                              << (same_view ? " is told" : " can see") << " whether it was "
                              << G::format(open, moves[a]) << " or " << G::format(open, moves[b]);
      }
}

// What is told to all of what a move did does not tell apart moves that look the same to a
// spectator.
template <Game G>
void check_facts(const Truth<G>& truth, Rng& rng) {
  const Prospect<G> prospect(truth, rng);
  std::vector<std::string> facts;
  for (std::size_t i = 0; i < prospect.moves.size(); ++i) {
    JsonText out;
    G::write_facts(out, truth.open(), prospect.moves[i], prospect.after[i].open());
    facts.push_back(std::move(out).take());
  }
  const auto watched = [&](std::size_t i) {
    return G::glimpse(truth.open(), prospect.moves[i], std::nullopt);
  };
  for (std::size_t a = 0; a < facts.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (watched(a) == watched(b) && prospect.same_view(a, b, std::nullopt)) {
        EXPECT_EQ(facts[a], facts[b]) << G::format(truth.open(), prospect.moves[a]);
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
