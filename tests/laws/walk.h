#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/match.h"

namespace troika {

// How moves are chosen at random. Plain random play names a piece at once in Der Isses! and seldom
// completes a figure in Touché; a taste leads it to where the rules are.
struct Taste {
  std::string prefer{};  // moves with this in their text are chosen if there are any
  std::string avoid{};   // moves with this in their text are mostly left alone
};

template <Game G>
Event<G> choose(const Match<G>& match, const Taste& taste, Rng& rng) {
  const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  const Turn turn = match.turn();
  if (turn.is_chance()) return {std::nullopt, match.sample(rng)};
  SeatSet seats = turn.seats();
  for (auto skip = below(static_cast<std::size_t>(seats.size())); skip > 0; --skip)
    seats.remove(seats.front());
  MoveList<G> list;
  match.moves(seats.front(), list);
  if (!taste.prefer.empty()) {
    MoveList<G> preferred;
    for (const auto& m : list)
      if (match.format(m).find(taste.prefer) != std::string::npos) preferred.push_back(m);
    if (!preferred.empty()) return {seats.front(), preferred[below(preferred.size())]};
  }
  auto chosen = list[below(list.size())];
  for (int again = 0; again < 5 && !taste.avoid.empty(); ++again)
    if (match.format(chosen).find(taste.avoid) != std::string::npos)
      chosen = list[below(list.size())];
  return {seats.front(), chosen};
}

// The seats that take part in a game.
template <Game G>
std::vector<Seat> seats_of(const typename G::Open& open) {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < G::seat_count(open); ++i) seats.push_back(seat_at(i));
  return seats;
}

// They and, with no seat, a spectator.
template <Game G>
std::vector<std::optional<Seat>> viewers_of(const typename G::Open& open) {
  std::vector<std::optional<Seat>> viewers{std::nullopt};
  for (const Seat s : seats_of<G>(open)) viewers.push_back(s);
  return viewers;
}

template <Game G>
std::vector<std::string> sorted_texts(const typename G::Open& open, const MoveList<G>& list) {
  std::vector<std::string> texts;
  for (const auto& m : list) texts.push_back(G::format(open, m));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// All moves of a position, of whoever may act.
template <Game G>
std::vector<std::string> sorted_moves(const Truth<G>& truth) {
  MoveList<G> list;
  truth.moves(list);
  return sorted_texts<G>(truth.open(), list);
}

template <Game G>
bool contains(const MoveList<G>& list, const typename G::Move& m) {
  return std::find(list.begin(), list.end(), m) != list.end();
}

}  // namespace troika
