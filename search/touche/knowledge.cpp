#include "search/touche/knowledge.h"

#include <algorithm>

namespace troika::touche {
namespace {

// Older plays tell nothing any more: the cards have been drawn since.
constexpr std::size_t rounds_remembered = 10;

// By how much a play tells against a card that is worth more than what was played.
constexpr double surprise = 15;

}  // namespace

Knowledge::Knowledge(const Seen<Touche>& seen, const Eye* eye)
    : open_(seen.view.open),
      seat_(seen.view.seat),
      spent_(Spent::in(open_)),
      hand_(seen.view.own.hand) {
  for (std::size_t face = 0; face < faces; ++face)
    unseen_[face] = static_cast<std::uint8_t>(copies(static_cast<Card>(face)));
  const auto saw = [&](Card card) {
    if (card != unknown_card) --unseen_[index(card)];
  };
  for (const Card card : open_.discards) saw(card);
  for (const Card card : hand_) saw(card);
  for (std::size_t i = 0; i < most_seats; ++i) likely_[seat_at(i)].fill(one);
  if (eye == nullptr) return;

  find_held(seen);
  const std::size_t remembered = rounds_remembered * open_.seating.seats();
  const std::size_t begin = seen.history.size() > remembered ? seen.history.size() - remembered : 0;
  for (std::size_t i = begin; i < seen.history.size(); ++i) read_play(seen.history[i], *eye);
}

void Knowledge::find_held(const Seen<Touche>& seen) {
  const auto shuffled_at =
      std::find_if(seen.history.rbegin(), seen.history.rend(),
                   [](const auto& event) { return event.actor && event.before.deck_size == 0; });
  if (shuffled_at == seen.history.rend()) return;
  std::array<std::uint8_t, faces> deck{};
  for (const Card card : shuffled_at->before.discards) {
    if (card == unknown_card) return;
    ++deck[index(card)];
  }
  ++deck[index(shuffled_at->move.card())];
  for (std::size_t face = 0; face < faces; ++face) {
    if (unseen_[face] > deck[face])
      held_[face] = static_cast<std::uint8_t>(unseen_[face] - deck[face]);
  }
}

void Knowledge::read_play(const Witnessed<Touche>& event, const Eye& eye) {
  if (!event.actor || *event.actor == seat_) return;
  const Open& before = event.before;
  Likely& likely = likely_[*event.actor];
  const bool completes = event.move.figure() != no_figure;
  const auto worth = eye.worth_of_cards(before, Spent::in(before), *event.actor);
  const double played = worth[index(event.move.card())];
  for (std::size_t face = 0; face < faces; ++face) {
    if (unseen_[face] == 0) continue;
    const auto card = static_cast<Card>(face);
    if (!completes && card != event.move.card()) {
      const double more = worth[face] - played;
      if (more > 0)
        likely[face] = static_cast<std::uint32_t>(likely[face] * surprise / (surprise + more));
    }
    // One of the five is now a card of which nothing is known.
    likely[face] = (likely[face] * 4 + one) / 5;
  }
}

World Knowledge::imagine(Rng& rng) const {
  World world;
  world.open = open_;
  world.spent = spent_;
  world.hands[seat_] = hand_;
  auto left = unseen_;
  auto held = held_;
  const std::size_t seats = open_.seating.seats();

  // What is certainly in some hand, then the rest of the hands.
  for (std::size_t face = 0; face < faces; ++face) {
    for (; held[face] > 0; --held[face]) {
      std::uint32_t total = 0;
      BySeat<std::uint32_t, most_seats> weights;
      for (std::size_t i = 0; i < seats; ++i) {
        const Seat seat = seat_at(i);
        if (seat == seat_) continue;
        const auto room = static_cast<std::uint32_t>(full_hand - world.hands[seat].size());
        weights[seat] = room * (likely_[seat][face] + 1);
        total += weights[seat];
      }
      if (total == 0) break;
      std::uint32_t chosen = rng.below(total);
      std::size_t i = 0;
      while (chosen >= weights[seat_at(i)]) chosen -= weights[seat_at(i++)];
      world.hands[seat_at(i)].push_back(static_cast<Card>(face));
      --left[face];
    }
  }
  for (std::size_t i = 0; i < seats; ++i) {
    const Seat seat = seat_at(i);
    while (seat != seat_ && world.hands[seat].size() < full_hand) {
      std::array<std::uint32_t, faces> weights;
      std::uint32_t total = 0;
      for (std::size_t face = 0; face < faces; ++face) {
        weights[face] = left[face] * (likely_[seat][face] + 1);
        total += weights[face];
      }
      std::uint32_t chosen = rng.below(total);
      std::size_t face = 0;
      while (chosen >= weights[face]) chosen -= weights[face++];
      world.hands[seat].push_back(static_cast<Card>(face));
      --left[face];
    }
  }
  for (std::size_t face = 0; face < faces; ++face) {
    for (; left[face] > 0; --left[face]) world.deck.push_back(static_cast<Card>(face));
  }
  world.deck = shuffled(world.deck, rng);
  return world;
}

}  // namespace troika::touche
