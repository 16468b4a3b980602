#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>

namespace troika {

// Sorts so that equals keep their order: the same result everywhere. For the short lists of a bot;
// it needs no memory, unlike the standard one.
template <std::ranges::random_access_range R, class Less, class Projection = std::identity>
void sort_stably(R&& range, Less less, Projection projection = {}) {
  for (auto next = std::ranges::begin(range); next != std::ranges::end(range); ++next) {
    const auto place = std::ranges::upper_bound(std::ranges::begin(range), next,
                                                std::invoke(projection, *next), less, projection);
    std::rotate(place, next, std::next(next));
  }
}

// Takes these out, unless nothing else is left. The others keep their order.
template <class List, class Which>
void erase_unless_all(List& list, Which which) {
  if (!std::ranges::all_of(list, which)) std::erase_if(list, which);
}

}  // namespace troika
