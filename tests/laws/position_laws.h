#pragma once

#include <gtest/gtest.h>

#include "core/view.h"
#include "tests/laws/walk.h"

namespace troika {

// Reads a line that must be readable, and whose reading must be written as the same line.
template <Game G>
std::optional<Placed<G>> read_back(const std::string& line, const typename G::Setup& setup) {
  auto placed = G::read_position(line, &setup);
  if (!placed) {
    ADD_FAILURE() << line << "\nis refused: " << placed.error().field << ", column "
                  << placed.error().column << ": " << placed.error().reason->en;
    return std::nullopt;
  }
  EXPECT_EQ(G::write_position(placed->truth), line);
  return std::move(*placed);
}

// The line of a position says all that matters: read back it has the same moves, and these lead to
// the same lines. `next` moves are tried, taken at random.
template <Game G>
void check_line(const Truth<G>& truth, const typename G::Setup& setup, int next, Rng& rng) {
  const auto placed = read_back<G>(G::write_position(truth), setup);
  if (!placed) return;
  const Truth<G>& back = placed->truth;
  EXPECT_EQ(G::turn(back.open()), G::turn(truth.open()));
  EXPECT_EQ(G::seat_count(back.open()), G::seat_count(truth.open()));
  EXPECT_EQ(G::hidden(back), nullptr);
  EXPECT_EQ(sorted_moves<G>(back), sorted_moves<G>(truth));
  for (const Seat s : seats_of<G>(truth.open()))
    EXPECT_EQ(G::write_position(back.seen_by(s)), G::write_position(truth.seen_by(s)));
  EXPECT_EQ(G::write_position(back.open()), G::write_position(truth.open()));

  MoveList<G> list;
  truth.moves(list);
  if (list.empty()) {
    EXPECT_EQ(G::outcome(back), G::outcome(truth));
    return;
  }
  for (; next > 0; --next) {
    const auto m = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    const std::string text = G::format(truth.open(), m);
    const auto same = G::parse(back.open(), text);
    ASSERT_TRUE(same.has_value()) << text;
    Truth<G> after = truth;
    Truth<G> after_back = back;
    G::play(after, m);
    G::play(after_back, *same);
    EXPECT_EQ(G::write_position(after_back), G::write_position(after)) << "after " << text;
  }
}

// What a seat knows is a line too, and enough to say what that seat may do.
template <Game G>
void check_view_lines(const Truth<G>& truth, const typename G::Setup& setup) {
  const Turn turn = G::turn(truth.open());
  read_back<G>(G::write_position(truth.open()), setup);
  for (const Seat s : seats_of<G>(truth.open())) {
    const auto placed = read_back<G>(G::write_position(truth.seen_by(s)), setup);
    if (!placed) return;
    EXPECT_EQ(G::turn(placed->truth.open()), turn);
    EXPECT_EQ(G::write_position(placed->truth.open()), G::write_position(truth.open()));
    if (turn.is_over() || turn.is_chance() || turn != Turn::of(s)) continue;
    ASSERT_EQ(G::hidden(placed->truth), nullptr) << G::hidden(placed->truth)->en;
    EXPECT_EQ(sorted_moves<G>(placed->truth), sorted_moves<G>(truth));
  }
}

// The text of a view loses nothing, for any seat and for spectators.
template <Game G>
void check_views(const Truth<G>& truth, const typename G::Setup& setup) {
  const std::string watched = write_spectators_view<G>(truth.open());
  const auto open = read_spectators_view<G>(watched, setup);
  ASSERT_TRUE(open.has_value()) << watched << ": " << open.error().reason->en;
  EXPECT_TRUE(open->value == truth.open()) << watched;
  for (const Seat s : seats_of<G>(truth.open())) {
    const View<G> view = truth.seen_by(s);
    const std::string text = write_view<G>(view);
    const auto back = read_view<G>(text, s, setup);
    ASSERT_TRUE(back.has_value()) << text << ": " << back.error().reason->en;
    EXPECT_TRUE(back->value == view) << text;
    EXPECT_EQ(write_view<G>(back->value), text);
  }
}

}  // namespace troika
